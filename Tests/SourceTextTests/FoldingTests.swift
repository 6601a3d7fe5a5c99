import Testing

@testable import SourceText

@Suite struct FoldingTests {
  @Test(arguments: [
    ("Jalapeño", "jalapeno"), ("Crème Brûlée", "creme brulee"), ("Straße", "strasse"), ("STRASSE", "strasse"),
    ("Smørbrød", "smorbrod"), ("味噌", "味噌"), ("ﬁg", "fig"), ("æbleskiver", "aebleskiver"), ("Œufs", "oeufs"),
    ("Żółty", "zolty"), ("đậu hũ", "dau hu"), ("ılık İçli", "ilik icli"), ("ＦＬＯＵＲ　１", "flour 1"), ("ﾊﾟﾝ", "パン"),
    ("ﾃﾞｻﾞｰﾄ", "デザート"), ("が", "が"), ("か\u{3099}", "が"), ("ハ\u{309A}ン", "パン"), ("ウ\u{3099}", "ヴ"), ("㌀", "アパート"),
    ("김치", "김치"), ("\u{1100}\u{1175}\u{11B7}\u{110E}\u{1175}", "김치"), ("ㅋㅋ", "ㅋㅋ"), ("㈀㉠", "(ㄱ)ㄱ"),
    ("Grandma’s “best” – 1⁄2", "grandma's \"best\" - 1/2"), ("½", "1/2"), ("ς", "σ"), ("Ёлки й", "елки и"),
    ("soft\u{AD}en\u{200B}ed\u{FEFF}", "softened"), ("❤\u{FE0F}", "❤"), ("👩\u{200D}🍳", "👩🍳"), ("ไข่เจียว", "ไข่เจียว"),
    ("Ünïcödé", "unicode"), ("U\u{308}ber", "uber"), ("²", "2"), ("ΆΣ", "ασ"), ("", ""), ("가\u{11A8}", "각"),
    ("𝐁𝐨𝐥𝐝", "bold"), ("\u{F900}", "豈"), ("\u{2F800}", "丽"), ("🏴\u{E0067}\u{E0062}", "🏴"), ("㎏", "kg"), ("℃", "°c"),
    ("の゛", "の゛"), ("@[`{AZ", "@[`{az"), ("ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_", "abcdefghijklmnopqrstuvwxyz[]^_"),
  ])
  func folds(_ text: String, _ folded: String) {
    #expect(Array(Folding.fold(text).unicodeScalars) == Array(folded.unicodeScalars))
  }

  @Test func invalidBytesBecomeTheReplacementCharacter() {
    #expect(Folding.fold([0x41, 0xFF, 0x42]) == Array("a\u{FFFD}b".utf8))
    #expect(Folding.fold([0xE2, 0xCC, 0x81, 0x82, 0xAC]) == Array("\u{FFFD}\u{FFFD}\u{FFFD}".utf8))
    #expect(Folding.fold([0xC3]) == Array("\u{FFFD}".utf8))
  }

  @Test func foldsEveryScalarOnce() {
    for block in stride(from: UInt32(0), through: 0x10FFFF, by: 512) {
      var text = ""
      for scalar in (block..<block + 512).compactMap(Unicode.Scalar.init) { text.unicodeScalars += [scalar, "a"] }
      let once = Folding.fold(text)
      if !Folding.fold(once).utf8.elementsEqual(once.utf8) { Issue.record("from U+\(String(block, radix: 16))") }
    }
  }

  @Test func agreesWithTheStandardLibraryOnLatinLetters() {
    for value in UInt32(0xC0)...0x24F {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else { continue }
      let decomposed = String(scalar).decomposedStringOfScalars
      guard decomposed.count > 1, let base = decomposed.first, base.isASCII else { continue }
      #expect(Folding.fold(String(scalar)) == base.properties.lowercaseMapping)
    }
  }

  @Test(arguments: [UInt64(1), 2, 3, 4, 5])
  func isIdempotentOnRandomBytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let bytes = random.text(upTo: 40)
      let once = Folding.fold(bytes)
      if Folding.fold(once) != once { Issue.record("seed \(seed): \(bytes)") }
    }
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func knowsWhereEachByteCameFrom(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      let bytes = random.text(upTo: 60)
      let folded = bytes.withUnsafeBufferPointer(Folding.foldWithSource)
      #expect(folded.bytes == Folding.fold(bytes), "seed \(seed): \(bytes)")
      var end = 0
      for offset in folded.bytes.indices {
        let span = folded.sourceSpan(of: Span(offset, offset + 1))
        let isInOrder = span.start <= span.end && span.end <= bytes.count && span.end >= end
        if !isInOrder { Issue.record("seed \(seed): \(bytes)") }
        end = span.end
      }
    }
  }

  @Test func findsTheOriginalOfAMatch() {
    let text = Array("Gru\u{308}ße, ﬁgs".utf8)
    let folded = text.withUnsafeBufferPointer(Folding.foldWithSource)
    #expect(String(decoding: folded.bytes, as: UTF8.self) == "grusse, figs")
    #expect(text[folded.sourceSpan(of: Span(2, 3)).range] == ArraySlice("u\u{308}".utf8))
    #expect(text[folded.sourceSpan(of: Span(3, 4)).range] == ArraySlice("ß".utf8))
    #expect(text[folded.sourceSpan(of: Span(8, 10)).range] == ArraySlice("ﬁ".utf8))
    #expect(folded.sourceSpan(of: Span(5, 99)) == Span(text.count, text.count))
  }

  @Test func addsToWhatIsThere() {
    var output = Array("か".utf8)
    Array("\u{3099}A".utf8).withUnsafeBufferPointer { Folding.fold($0, into: &output) }
    #expect(output == Array("か\u{3099}a".utf8))
  }

  @Test func longTextsThatGrowAreWhole() {
    let text = String(repeating: "\u{FDFA}", count: 500)
    #expect(Folding.fold(text) == String(repeating: Folding.fold("\u{FDFA}"), count: 500))
  }
}

extension String {
  /// The canonical decomposition, found by comparing with combinations of ASCII letters and marks, which needs no Foundation.
  fileprivate var decomposedStringOfScalars: [Unicode.Scalar] {
    for base in (UInt8(ascii: "A")...UInt8(ascii: "z")) {
      for mark in UInt32(0x300)...0x331 {
        guard let mark = Unicode.Scalar(mark) else { continue }
        let base = Unicode.Scalar(base)
        var text = String(base)
        text.unicodeScalars.append(mark)
        if text == self { return [base, mark] }
      }
    }
    return Array(unicodeScalars)
  }
}
