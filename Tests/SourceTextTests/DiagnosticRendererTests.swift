import Testing

@testable import SourceText

@Suite struct DiagnosticRendererTests {
  /// The excerpt and caret of the bytes between the brackets ⟦ and ⟧.
  private func show(_ marked: String, columns: Int = 100) -> [String] {
    let open = Array("⟦".utf8)
    let close = Array("⟧".utf8)
    var bytes = Array(marked.utf8)
    guard let start = bytes.firstRange(of: open) else { return [] }
    bytes.removeSubrange(start)
    guard let end = bytes.firstRange(of: close) else { return [] }
    bytes.removeSubrange(end)
    let diagnostic = Diagnostic(.amountZeroDenominator, Span(start.lowerBound, end.lowerBound), ["1/0"])
    let text = DiagnosticRenderer(columns: columns).text(of: diagnostic, path: "a.md", lines: LineIndex(bytes))
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func layout() {
    let bytes = Array((String(repeating: "\n", count: 13) + "- 1/0 cup stock\n").utf8)
    let diagnostic = Diagnostic(.amountZeroDenominator, Span(15, 18), ["1/0"])
    let text = DiagnosticRenderer().text(of: diagnostic, path: "soups/minestrone.md", lines: LineIndex(bytes))
    #expect(
      text == """
        soups/minestrone.md:14:3: error: the amount '1/0' divides by zero [amount-zero-denominator]
        14 | - 1/0 cup stock
           |   ^~~
        hint: write 1/2 or 0.5, or leave the amount out
        """)
  }

  @Test(arguments: [
    ("- ⟦1/0⟧ x", "1 | - 1/0 x", "  |   ^~~"),
    ("味噌⟦1/0⟧", "1 | 味噌1/0", "  |     ^~~"),
    ("⟦味噌⟧ x", "1 | 味噌 x", "  | ^~~~"),
    ("Cre\u{301}me ⟦1⟧", "1 | Cre\u{301}me 1", "  |       ^"),
    ("cre⟦\u{301}⟧me", "1 | cre\u{301}me", "  |   ^"),
    ("\t⟦1/0⟧", "1 |         1/0", "  |         ^~~"),
    ("ab\t⟦1⟧\tx", "1 | ab      1       x", "  |         ^"),
    ("⟦\t⟧x", "1 |         x", "  | ^~~~~~~~"),
    ("👩\u{200D}🍳 ⟦1⟧", "1 | 👩\u{200D}🍳 1", "  |    ^"),
    ("🇩🇪❤\u{FE0F}⟦1⟧", "1 | 🇩🇪❤\u{FE0F}1", "  |     ^"),
    ("\u{1B}[31m⟦1⟧", "1 | \\x1B[31m1", "  |         ^"),
    ("a\u{202E}b ⟦1⟧", "1 | a\\u{202E}b 1", "  |            ^"),
    ("1 cup⟦⟧", "1 | 1 cup", "  |      ^"),
    ("⟦⟧", "1 |", "  | ^"),
    ("a⟦b\nc⟧d", "1 | ab", "  |  ^"),
    ("x\r\ny⟦z⟧\rw", "2 | yz", "  |  ^"),
    ("\u{FEFF}⟦1⟧", "1 | 1", "  | ^"),
  ])
  func caretStandsRight(_ marked: String, _ line: String, _ caret: String) {
    let lines = show(marked)
    #expect(lines.dropFirst().first == line)
    #expect(lines.dropFirst(2).first == caret)
  }

  @Test func longLinesAreCutAroundTheCaret() {
    let long = String(repeating: "abcdefghi ", count: 20_000)
    let lines = show(long + "⟦1/0⟧" + long, columns: 60)
    #expect(lines[1].hasPrefix("1 | …") && lines[1].hasSuffix("…"))
    #expect(DisplayWidth.of(lines[1]) <= 60)
    let caret = lines[2].firstIndex(of: "^").map { lines[2].distance(from: lines[2].startIndex, to: $0) } ?? 0
    #expect(String(lines[1].dropFirst(caret).prefix(3)) == "1/0")
    let start = show("⟦1/0⟧ " + long, columns: 60)
    #expect(start[1].hasPrefix("1 | 1/0 abc") && start[1].hasSuffix("…"))
    let end = show(long + "⟦1/0⟧", columns: 60)
    #expect(end[1].hasPrefix("1 | …") && end[1].hasSuffix(" 1/0"))
  }

  @Test func invalidBytesAreShownAsReplacement() {
    let bytes: [UInt8] = [0xFF, 0x31]
    let text = DiagnosticRenderer().text(
      of: Diagnostic(.amountZeroDenominator, Span(1, 2), ["1"]), path: "a", lines: LineIndex(bytes))
    #expect(text.contains("\n1 | \u{FFFD}1\n  |  ^\n"))
  }

  @Test func withoutPlace() {
    let renderer = DiagnosticRenderer()
    let diagnostic = Diagnostic(.fileUnreadable, nil, ["no\nsuch\u{1B} file"])
    #expect(
      renderer.text(of: diagnostic, path: "a\nb.md", lines: nil)
        == "a\\x0Ab.md: error: the file cannot be read: no\\x0Asuch\\x1B file [file-unreadable]")
    #expect(renderer.text(of: diagnostic, path: nil, lines: nil).hasPrefix("error: the file"))
  }

  @Test func coloursAreOnlyAround() {
    let bytes = Array("- 1/0".utf8)
    let diagnostic = Diagnostic(.amountZeroDenominator, Span(2, 5), ["1/0"])
    let plain = DiagnosticRenderer().text(of: diagnostic, path: "a", lines: LineIndex(bytes))
    let colored = DiagnosticRenderer(isColored: true).text(of: diagnostic, path: "a", lines: LineIndex(bytes))
    var stripped = ""
    var isEscape = false
    for character in colored {
      if character == "\u{1B}" { isEscape = true }
      if !isEscape { stripped.append(character) }
      if isEscape, character == "m" { isEscape = false }
    }
    #expect(stripped == plain && colored != plain)
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func anySpanOfAnyBytesIsShown(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let bytes = random.text(upTo: 200)
      let start = Int.random(in: -2...bytes.count + 2, using: &random)
      let span = Span(start, start + Int.random(in: 0...20, using: &random))
      let columns = Int.random(in: 0...80, using: &random)
      let text = DiagnosticRenderer(columns: columns).text(
        of: Diagnostic(.amountZeroDenominator, span, [""]), path: "a", lines: LineIndex(bytes))
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      // A mark after an escape joins its last letter when the whole line is measured, which may count a column more.
      if lines.count != 4 || DisplayWidth.of(lines[1]) > max(columns, 30) + 4 {
        Issue.record("seed \(seed): \(bytes) \(span) \(columns): \(lines)")
      }
    }
  }
}
