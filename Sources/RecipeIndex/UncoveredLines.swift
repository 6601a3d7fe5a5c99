// A line of a file that the reader put nowhere can still be searched for: nothing that stands in a recipe is unfindable.

internal import RecipeDocument
internal import SourceText

/// Lines of the body that are in no field of the recipe.
enum UncoveredLines {
  /// The lines of the body, headings aside, of which no byte stands in a field.
  static func find(in document: RecipeDocument) -> [[UInt8]] {
    let bytes = document.bytes
    let covered = spans(of: document.recipe).sorted()
    var lines: [[UInt8]] = []
    var next = 0
    var position = document.frontMatter?.span.end ?? 0
    while position < bytes.count {
      let end = bytes[position...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
      while next < covered.count, covered[next].end <= position { next += 1 }
      let isCovered = next < covered.count && covered[next].start < end
      if !isCovered, hasText(bytes[position..<end]) { lines.append(Array(bytes[position..<end])) }
      position = end + 1
    }
    return lines
  }

  /// Whether a line says something: rules, fences and headings do not.
  private static func hasText(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first(where: { !SearchText.isBlank($0) }), first != UInt8(ascii: "#") else { return false }
    return line.contains { isLetter($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || byte & 0xDF &- 0x41 < 26 || byte &- 0x30 < 10 }

  private static func spans(of recipe: Recipe) -> [Span] {
    var spans: [Span] = recipe.ingredients.map(\.itemSpan) + recipe.steps.map(\.itemSpan)
    let strings: [Field<String>?] =
      [
        recipe.title, recipe.description, recipe.category, recipe.cuisine, recipe.difficulty, recipe.created,
        recipe.author, recipe.source, recipe.image, recipe.notes,
      ] + recipe.tags + recipe.equipment + recipe.nutrition.values.map { $0 }
    let times = [recipe.times.prep, recipe.times.cook, recipe.times.total]
    var texts = strings.compactMap { $0?.text } + times.compactMap { $0?.text }
    texts += [recipe.rating?.text, recipe.favorite?.text, recipe.servings?.text].compactMap { $0 }
    for text in texts {
      // The runs themselves: between two of them there may be a line that is in no field.
      spans += text.pieces.map { Span($0.source, $0.source + $0.text.count) }
    }
    return spans
  }
}
