import Testing

@testable import VaultCommands

@Suite struct TerminalImageTests {
  @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")])
  func base64IsThatOfTheStandard(text: String, encoded: String) {
    #expect(String(decoding: Base64.encode(Array(text.utf8)), as: UTF8.self) == encoded)
  }

  @Test func onlyTerminalsThatShowPicturesGetThem() {
    #expect(TerminalImage.supported { ["TERM": "xterm-kitty"][$0] } == .kitty)
    #expect(TerminalImage.supported { ["TERM_PROGRAM": "WezTerm"][$0] } == .inline)
    #expect(TerminalImage.supported { ["TERM": "xterm-256color"][$0] } == nil)
  }

  @Test func kittyTakesOnlyPNG() {
    #expect(TerminalImage.kitty.sequence([0xFF, 0xD8]) == nil)
    #expect(TerminalImage.kitty.sequence([0x89, 0x50, 0x4E, 0x47] + [UInt8](repeating: 0, count: 9000)) != nil)
  }
}
