import Testing

@testable import SourceText

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("Soup", "Soup"), ("a\u{1B}[31mb", "a\\x1B[31mb"), ("a\nb\tc", "a\\x0Ab\\x09c"), ("\u{202E}evil", "\\u{202E}evil"),
    ("\u{9B}x", "\\x9Bx"), ("\u{2066}\u{200F}", "\\u{2066}\\u{200F}"), ("👩\u{200D}🍳 é 味", "👩\u{200D}🍳 é 味"),
    ("\u{7F}", "\\x7F"),
  ])
  func escapesWhatWouldCommandTheTerminal(_ text: String, _ shown: String) {
    #expect(TerminalText.escaped(text) == shown)
  }

  @Test func linesCanStay() {
    #expect(TerminalText.escaped("a\n\tb\r\u{1B}", keepingLines: true) == "a\n\tb\\x0D\\x1B")
  }
}
