// A line of a file that the reader put nowhere can still be searched for: nothing that stands in a recipe is unfindable.

internal import Glibc
internal import RecipeDocument
internal import SourceText

/// Lines of the body that are in no field of the recipe.
enum UncoveredLines {
  /// Calls with the lines of the body, headings aside, of which no byte stands in a field.
  static func each(in document: RecipeDocument, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    let covered = spans(of: document.recipe).sorted()
    document.bytes.withUnsafeBufferPointer { bytes in
      var next = 0
      var position = document.frontMatter?.span.end ?? 0
      var lineEnds = LineEnds(bytes, from: position)
      while position < bytes.count {
        let end = lineEnds.next(from: position)
        while next < covered.count, covered[next].end <= position { next += 1 }
        let isCovered = next < covered.count && covered[next].start < end
        let line = UnsafeBufferPointer(rebasing: bytes[position..<end])
        if !isCovered, hasText(line) { body(line) }
        position = end + 1
      }
    }
  }

  /// Finds the next line feed or carriage return; most files have only one of them, which is then looked for once.
  private struct LineEnds {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var feed: Int
    private var carriageReturn: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
      self.bytes = bytes
      feed = Self.find(10, bytes, start)
      carriageReturn = Self.find(13, bytes, start)
    }

    mutating func next(from start: Int) -> Int {
      if feed < start { feed = Self.find(10, bytes, start) }
      if carriageReturn < start { carriageReturn = Self.find(13, bytes, start) }
      return min(feed, carriageReturn)
    }

    private static func find(_ byte: Int32, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
      guard let base = bytes.baseAddress, start < bytes.count,
        let place = memchr(base + start, byte, bytes.count - start)
      else { return bytes.count }
      return UnsafeRawPointer(place) - UnsafeRawPointer(base)
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
