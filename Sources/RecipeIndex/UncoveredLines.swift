// A line of a file that the reader put nowhere can still be searched for: nothing that stands in a recipe is unfindable.

internal import RecipeDocument
internal import SourceText

/// Lines of the body that are in no field of the recipe.
enum UncoveredLines {
  /// The lines of the body, headings aside, of which no byte stands in a field.
  static func find(in document: RecipeDocument) -> [[UInt8]] {
    let covered = spans(of: document.recipe).sorted()
    return document.bytes.withUnsafeBufferPointer { bytes in
      var lines: [[UInt8]] = []
      var next = 0
      var position = document.frontMatter?.span.end ?? 0
      while position < bytes.count {
        var end = position
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end &+= 1 }
        while next < covered.count, covered[next].end <= position { next += 1 }
        let isCovered = next < covered.count && covered[next].start < end
        let line = UnsafeBufferPointer(rebasing: bytes[position..<end])
        if !isCovered, hasText(line) { lines.append(Array(line)) }
        position = end + 1
      }
      return lines
    }
  }

  /// Whether a line says something: rules, fences and headings do not.
  private static func hasText(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = line.first(where: { !SearchText.isBlank($0) }), first != UInt8(ascii: "#") else { return false }
    return line.contains { isLetter($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || byte & 0xDF &- 0x41 < 26 || byte &- 0x30 < 10 }

  private static func spans(of recipe: Recipe) -> [Span] {
    var spans: [Span] = []
    for ingredient in recipe.ingredients { spans.append(ingredient.itemSpan) }
    for step in recipe.steps { spans.append(step.itemSpan) }
    // The runs themselves: between two of them there may be a line that is in no field.
    func add(_ text: MappedText?) {
      for piece in text?.pieces ?? [] { spans.append(Span(piece.source, piece.source + piece.text.count)) }
    }
    add(recipe.title.text)
    add(recipe.description?.text)
    add(recipe.category?.text)
    add(recipe.cuisine?.text)
    add(recipe.difficulty?.text)
    add(recipe.created?.text)
    add(recipe.author?.text)
    add(recipe.source?.text)
    add(recipe.image?.text)
    add(recipe.notes?.text)
    for tag in recipe.tags { add(tag.text) }
    for item in recipe.equipment { add(item.text) }
    for nutrient in recipe.nutrition.values { add(nutrient.text) }
    add(recipe.times.prep?.text)
    add(recipe.times.cook?.text)
    add(recipe.times.total?.text)
    add(recipe.rating?.text)
    add(recipe.favorite?.text)
    add(recipe.servings?.text)
    return spans
  }
}
