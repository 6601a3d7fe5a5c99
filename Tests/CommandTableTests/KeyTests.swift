import Testing

@testable import CommandTable

@Suite struct KeyTests {
  private func keys(_ text: String) -> [Key] {
    var decoder = KeyDecoder()
    decoder.feed(text.utf8)
    var keys: [Key] = []
    while let key = decoder.next(isFinal: true) { keys.append(key) }
    return keys
  }

  @Test(arguments: [
    ("ab", [Key.character("a"), .character("b")]), ("é味🍲", [.character("é"), .character("味"), .character("🍲")]),
    ("\r\n", [.enter, .enter]), ("\t \u{7F}\u{8}", [.tab, .character(" "), .backspace, .backspace]),
    ("\u{3}\u{1A}", [.control("c"), .control("z")]), ("\u{1B}", [.escape]), ("\u{1B}q", [.escape, .character("q")]),
    ("\u{1B}[A\u{1B}[B\u{1B}OC\u{1B}[D", [.up, .down, .right, .left]),
    ("\u{1B}[H\u{1B}[4~\u{1B}[5~\u{1B}[6~\u{1B}[3~", [.home, .end, .pageUp, .pageDown, .delete]),
    ("\u{1B}[1;5C", [.right]), ("\u{1B}[99zq", [.character("q")]), ("\u{0}x", [.character("x")]), ("\u{1B}[", []),
  ])
  func decodes(_ text: String, _ expected: [Key]) {
    #expect(keys(text) == expected)
  }

  @Test func sequencesMayComeInParts() {
    var decoder = KeyDecoder()
    for byte in "\u{1B}[".utf8 {
      decoder.feed([byte])
      #expect(decoder.next(isFinal: false) == nil)
    }
    decoder.feed("A".utf8)
    #expect(decoder.next(isFinal: false) == .up)
    let bytes = Array("味".utf8)
    decoder.feed(bytes[..<1])
    #expect(decoder.next(isFinal: false) == nil)
    decoder.feed(bytes[1...])
    #expect(decoder.next(isFinal: false) == .character("味"))
    #expect(!decoder.isWaiting)
  }

  @Test func badBytesAreSkipped() {
    var decoder = KeyDecoder()
    decoder.feed([0xFF, 0xC3, 0x28])
    #expect(decoder.next(isFinal: true) == .character("("))
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func anyBytesComeToAnEnd(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      var decoder = KeyDecoder()
      decoder.feed(random.text(upTo: 30))
      while decoder.next(isFinal: false) != nil {}
      while decoder.next(isFinal: true) != nil {}
      #expect(!decoder.isWaiting, "seed \(seed)")
    }
  }
}
