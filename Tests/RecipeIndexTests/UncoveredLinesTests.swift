import RecipeDocument
import Testing

@testable import RecipeIndex

@Suite struct UncoveredLinesTests {
  private func lines(_ text: String) -> [String] {
    var lines: [String] = []
    let document = RecipeDocument(bytes: Array(text.utf8), path: "soup.md", settings: ReadingSettings())
    UncoveredLines.each(in: document) { lines.append(String(decoding: $0, as: UTF8.self)) }
    return lines
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func whatIsInNoFieldIsFoundWhateverEndsALine(_ end: String) {
    let text = "# Soup\n\n- 1 leek\n- salt\n\n***\n\n<!-- a -->\n<!-- b -->\n\n1. Cook.\n\n<!-- c -->"
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines(parts.joined(separator: end)) == ["<!-- a -->", "<!-- b -->", "<!-- c -->"])
  }
}
