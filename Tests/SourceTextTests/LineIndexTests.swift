import Testing

@testable import SourceText

@Suite struct LineIndexTests {
  @Test func findsEveryKindOfLineEnd() {
    let index = LineIndex(Array("a\nb\r\nc\rd\n\r\n\r\re".utf8))
    let lines = (1...index.count).map { String(decoding: index.bytes[index.span(ofLine: $0).range], as: UTF8.self) }
    #expect(lines == ["a", "b", "c", "d", "", "", "", "e"])
  }

  @Test func emptyTextAndFinalLineEnds() {
    #expect(LineIndex([]).count == 1)
    #expect(LineIndex(Array("a".utf8)).count == 1)
    #expect(LineIndex(Array("a\n".utf8)).count == 2)
    #expect(LineIndex(Array("a\r".utf8)).count == 2)
    #expect(LineIndex([]).span(ofLine: 7) == Span(0, 0))
  }

  @Test func columnsCountCharacters() {
    let text = "x\nCre\u{301}me 👩\u{200D}🍳味!"
    let index = LineIndex(Array(text.utf8))
    let offset = Array(text.utf8).count - 1
    #expect(index.position(of: offset) == (2, 9))
    #expect(index.position(of: 0) == (1, 1))
    #expect(index.position(of: 2) == (2, 1))
    #expect(index.position(of: 999) == (2, 10))
    #expect(index.position(of: -5) == (1, 1))
  }

  @Test func aByteOrderMarkIsNoColumn() {
    let index = LineIndex(Array("\u{FEFF}ab".utf8))
    #expect(index.position(of: 0) == (1, 1))
    #expect(index.position(of: 3) == (1, 1))
    #expect(index.position(of: 4) == (1, 2))
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func everyByteIsOnItsLine(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let bytes = random.text(upTo: 40)
      let index = LineIndex(bytes)
      var line = 1
      for offset in bytes.indices {
        if index.line(of: offset) != line { Issue.record("seed \(seed): \(bytes) at \(offset)") }
        let isReturn = bytes[offset] == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A)
        if bytes[offset] == 0x0A || isReturn { line += 1 }
      }
      #expect(index.count == line)
    }
  }
}
