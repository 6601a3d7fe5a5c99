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
    let text =
      "# Soup\n\n## Ingredients\n\n- 1 leek\n- salt\n\n***\n\n## History\n\nA king ate it.\n\n## Steps\n\n1. Cook.\n"
    let found = lines(text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end))
    #expect(found.contains("A king ate it.") || found.isEmpty)
    #expect(!found.contains { $0.contains("leek") || $0.contains("***") || $0.contains("#") })
  }

  @Test func commentsAreFound() {
    #expect(
      lines("# Soup\n\n- 1 leek\n- salt\n\n<!-- from aunt Edna -->\n\n1. Cook.\n").contains("<!-- from aunt Edna -->"))
  }
}
