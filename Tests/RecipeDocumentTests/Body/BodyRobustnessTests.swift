// No input makes reading fail: every fixture cut at every byte, and with random bytes flipped, keeps the promises about spans.

import RecipeDocument
import SourceText
import Testing

@Suite struct BodyRobustnessTests {
  @Test(arguments: Fixture.dialects) func cutAtEveryByte(_ fixture: Fixture) throws {
    let bytes = try fixture.bytes()
    for count in 0...bytes.count {
      let problem = Promises.broken(by: Array(bytes[..<count]))
      #expect(problem == nil, "\(fixture.name) cut at \(count)")
    }
  }

  @Test(arguments: Fixture.dialects) func flippedBytes(_ fixture: Fixture) throws {
    let original = try fixture.bytes()
    for seed in UInt64(1)...20 {
      var random = SplitMix(seed)
      var bytes = original
      for _ in 0..<(1 + bytes.count / 50) {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      #expect(Promises.broken(by: bytes) == nil, "\(fixture.name) seed \(seed)")
    }
  }

  @Test func markupInAnyOrder() {
    let pieces = [
      "- ", "1. ", "> ", "# ", "```\n", "---\n", "***", "__", "[", "](", ")", "![[", "]]", "<div>", "</", "<!--", "|",
      "|-|\n", "\n", "\n\n", "\r",
      "\t", "Ingredients", "Steps:", "½", "2 cups", "&amp;", "{{<", "\u{FEFF}", "做法", "**", "`", "~~", "\\", "    ",
      "[x]: y\n", "::", "#tag ",
    ]
    for seed in UInt64(1)...400 {
      var random = SplitMix(seed)
      var text = ""
      for _ in 0..<60 { text += pieces[Int(random.next() % UInt64(pieces.count))] }
      #expect(Promises.broken(by: Array(text.utf8)) == nil, "seed \(seed)")
    }
  }

  @Test func deepNestingEnds() {
    for text in [
      String(repeating: ">", count: 20_000) + " x", String(repeating: "- ", count: 5_000) + "x",
      String(repeating: "[", count: 20_000),
      String(repeating: "*a ", count: 20_000), String(repeating: "(", count: 20_000),
      String(repeating: "[a](", count: 5_000),
    ] {
      #expect(Promises.broken(by: Array(text.utf8)) == nil)
    }
  }

  @Test func aLargeFileIsNoRecipe() {
    let document = RecipeDocument(
      bytes: Array(repeating: UInt8(ascii: "x"), count: RecipeDocument.maximumSize + 1), path: "big.md")
    #expect(!document.recipe.isRecipe)
    #expect(document.diagnostics.map(\.id) == [.fileTooLarge])
  }
}

/// A small generator of random numbers that a seed repeats.
struct SplitMix {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// What every document promises about its spans.
enum Promises {
  /// The first promise that reading `bytes` breaks; nil when all hold.
  static func broken(by bytes: [UInt8]) -> String? {
    let recipe = RecipeDocument(bytes: bytes, path: "x.md").recipe
    for item in recipe.ingredients {
      if let problem = problem(item.text, item.itemSpan, bytes) { return "ingredient: " + problem }
    }
    for step in recipe.steps {
      if let problem = problem(step.text, step.itemSpan, bytes) { return "step: " + problem }
    }
    let spans = (recipe.ingredients.map(\.itemSpan) + recipe.steps.map(\.itemSpan)).sorted()
    for (left, right) in zip(spans, spans.dropFirst()) where left.overlaps(right) { return "\(left) overlaps \(right)" }
    for link in recipe.links where !isInside(link.span, bytes) || !isInside(link.targetSpan, bytes) {
      return "link \(link)"
    }
    for text in [recipe.title, recipe.description, recipe.notes, recipe.source, recipe.image].compactMap({ $0?.text }) {
      if let problem = problem(text, nil, bytes) { return "field: " + problem }
    }
    return nil
  }

  private static func problem(_ text: MappedText, _ item: Span?, _ bytes: [UInt8]) -> String? {
    for piece in text.pieces {
      let source = Span(piece.source, piece.source + piece.text.count)
      guard isInside(source, bytes) else { return "\(source) is not in the file" }
      if Array(bytes[source.range]) != Array(text.bytes[piece.text.range]) { return "\(source) holds other bytes" }
      if let item, !item.contains(source) { return "\(source) is not in its item \(item)" }
    }
    return nil
  }

  /// Whether a span lies in the file and splits no scalar.
  private static func isInside(_ span: Span, _ bytes: [UInt8]) -> Bool {
    guard span.start >= 0, span.end <= bytes.count else { return false }
    return !splitsScalar(span.start, bytes) && !splitsScalar(span.end, bytes)
  }

  private static func splitsScalar(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    guard offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 else { return false }
    var start = offset - 1
    while start > 0, offset - start < 3, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let length = bytes[start] >= 0xF0 ? 4 : bytes[start] >= 0xE0 ? 3 : bytes[start] >= 0xC2 ? 2 : 1
    guard start + length > offset, start + length <= bytes.count else { return false }
    return bytes[(start + 1)..<(start + length)].allSatisfy { $0 & 0xC0 == 0x80 }
  }
}
