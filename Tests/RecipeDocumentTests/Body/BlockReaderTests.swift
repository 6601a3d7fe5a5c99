// Blocks begin and end where they stand in the file, whatever ends its lines.

import SourceText
import Testing

@testable import RecipeDocument

@Suite struct BlockReaderTests {
  private func blocks(_ text: String) -> [(kind: Block.Kind, start: Int, lines: Range<Int>, depth: Int)] {
    let bytes = Array(text.utf8)
    let lines = BodyLines(bytes, Span(0, bytes.count), firstNumber: 1)
    return BlockReader.read(bytes, lines).map { ($0.kind, $0.start, $0.startLine..<$0.endLine, $0.quoteDepth) }
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func headingParagraphAndList(_ end: String) {
    let found = blocks(["# A", "", "one", "two", "", "- x", "- y", "", "tail"].joined(separator: end))
    #expect(
      found.map(\.kind) == [
        .heading(level: 1), .paragraph, .list(isOrdered: false), .item, .paragraph, .item, .paragraph, .paragraph,
      ])
    #expect(found.map(\.lines) == [0..<1, 2..<4, 5..<7, 5..<6, 5..<6, 6..<7, 6..<7, 8..<9])
  }

  @Test func theContentStartsAfterTheMarkers() {
    let text = "> - 1. deep\n"
    let found = blocks(text)
    #expect(found.last?.start == 7)
    #expect(found.last?.depth == 1)
  }

  @Test func aSetextHeadingHoldsItsUnderline() {
    #expect(blocks("Soup\n====\n\ntext\n").map(\.lines) == [0..<2, 3..<4])
  }

  @Test func aQuoteEndsWithItsLastLine() {
    let found = blocks("> a\n> b\n>\n> c\n\nd\n")
    #expect(found.map(\.lines) == [0..<4, 0..<2, 3..<4, 5..<6])
  }

  @Test func linesOfABodyAreCountedInTheFile() {
    let bytes = Array("---\n---\na\r\nb".utf8)
    let lines = BodyLines(bytes, Span(8, bytes.count), firstNumber: 3)
    #expect(lines.count == 2)
    #expect(lines.content(0, bytes) == Span(8, 9))
    #expect(lines.number(of: 11) == 4)
  }
}
