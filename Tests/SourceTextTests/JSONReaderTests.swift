import Testing

@testable import SourceText

@Suite struct JSONReaderTests {
  private func read(_ text: String) -> JSONValue? { try? JSONReader.read(Array(text.utf8)) }

  @Test func readsEveryKindOfValue() {
    let value = read(#" {"a": [1, -2.5e+3, 0, true, false, null, {}, []], "b\n": "x", "a": "last"} "#)
    #expect(
      value
        == .object([
          .init(
            "a",
            .array([
              .number("1"), .number("-2.5e+3"), .number("0"), .bool(true), .bool(false), .null, .object([]), .array([]),
            ])),
          .init("b\n", .string("x")), .init("a", .string("last")),
        ]))
    #expect(value?["a"]?.string == "last" && value?["c"] == nil && value?.members?.count == 3)
    #expect(read("\u{FEFF}3")?.numberText == "3")
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u5473""#, "é味"), (#""\uD83C\uDF72""#, "🍲"),
    (#""\ud83c""#, "\u{FFFD}"),
    (#""\uDF72x""#, "\u{FFFD}x"), (#""\ud83c\u0041""#, "\u{FFFD}A"), ("\"é🍲\"", "é🍲"), (#""""#, ""),
  ])
  func readsStrings(_ json: String, _ text: String) {
    #expect(read(json)?.string == text)
  }

  @Test(arguments: [
    "", " ", "{", "[", "\"", "[1,]", "{\"a\":1,}", "{a:1}", "{\"a\" 1}", "01", "-", "1.", ".5", "1e", "+1", "nul",
    "truex", "1 2", "[1 2]",
    "\"a\nb\"", "\"\\x\"", "\"\\u12g4\"", "\"\\u12", "'a'", "NaN", "\u{0}", "]", "}",
  ])
  func refusesWhatIsNone(_ text: String) { #expect(read(text) == nil) }

  @Test func controlCharactersCanBeAllowed() throws {
    #expect(try JSONReader.read(Array("\"a\nb\"".utf8), allowsControlCharacters: true) == .string("a\nb"))
  }

  @Test func invalidBytesAreReplaced() throws {
    #expect(try JSONReader.read([0x22, 0x61, 0xFF, 0x22]) == .string("a\u{FFFD}"))
  }

  @Test func depthIsLimited() {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect((try? JSONReader.read(nested(JSONReader.depthLimit))) != nil)
    #expect(throws: JSONProblem(kind: .tooDeep, offset: JSONReader.depthLimit)) {
      try JSONReader.read(nested(JSONReader.depthLimit + 1))
    }
    #expect(throws: JSONProblem.self) { try JSONReader.read(Array(repeating: UInt8(ascii: "["), count: 1_000_000)) }
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func whatIsWrittenIsReadAgain(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let text = String(decoding: random.text(upTo: 30), as: UTF8.self)
      var writer = JSONWriter()
      writer.object { json in
        json.field(text, text)
        json.field("list", [text, ""])
        json.field("n", Int.min)
      }
      let value = try JSONReader.read(writer.bytes)
      let isSame = value["list"]?.array?.first?.string?.unicodeScalars.elementsEqual(text.unicodeScalars) ?? false
      if !isSame || value["n"]?.numberText != "\(Int.min)" { Issue.record("seed \(seed): \(text)") }
    }
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func anyBytesGiveAnAnswer(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"a\"", "\"", "\\u", "\\uD83C", "1", "-", ".", "e", "true", "null", " ", "é",
    ]
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 0..<12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      _ = read(text)
    }
  }
}
