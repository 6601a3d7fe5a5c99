import SourceText
import Testing

@testable import CommandTable

@Suite struct TextWrapperTests {
  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("one  two", 80, ["one two"]), ("", 10, [""]),
    ("a\n\nb", 10, ["a", "", "b"]),
    ("abcdefghij", 4, ["abcd", "efgh", "ij"]), ("味噌汁を作る", 6, ["味噌汁", "を作る"]), ("味噌汁。", 6, ["味噌", "汁。"]),
    ("crème brûlée", 6, ["crème", "brûlée"]), ("a 味噌", 4, ["a 味", "噌"]), ("x", 0, ["x"]),
    ("👩\u{200D}🍳👩\u{200D}🍳", 3, ["👩\u{200D}🍳", "👩\u{200D}🍳"]),
  ])
  func wraps(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(TextWrapper.lines(text, width: width) == lines)
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func fitsAndLosesNothing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let text = TerminalText.escaped(String(decoding: random.text(upTo: 60), as: UTF8.self))
      let width = Int.random(in: 8...40, using: &random)
      let lines = TextWrapper.lines(text, width: width)
      if lines.joined().filter({ !$0.isWhitespace }).unicodeScalars.count
        != text.filter({ !$0.isWhitespace }).unicodeScalars.count
      {
        Issue.record("seed \(seed): \(text) \(width)")
      }
      // Marks at the begin of a line may join with a letter that they did not join with before.
      if lines.contains(where: { DisplayWidth.of($0) > width + 1 }) { Issue.record("seed \(seed): \(text) \(width)") }
    }
  }
}
