// The piece of a recipe's text that shows why it was found: looked for in folded text, shown as written.

public import RecipeDocument
public import SourceText

/// A piece of a recipe with the found texts marked.
public struct Snippet: Sendable, Hashable {
  /// The part of the recipe it is from.
  public let field: SearchField
  /// The text as written; line ends are blanks, `…` where something was cut off.
  public let text: String
  /// The marked bytes of `text`, in order, apart from each other.
  public let marks: [Span]
}

extension SearchResult {
  /// The piece of a document that shows best why it answers the query; nil when the query looks for no text.
  public func snippet(of document: RecipeDocument, width: Int = 80) -> Snippet? {
    SnippetMaker(query: query, width: width).make(document)
  }
}

/// Cuts snippets.
struct SnippetMaker {
  private let matches: [TextMatch]
  private let width: Int

  init(query: Query, width: Int) {
    matches = query.positiveTexts
    self.width = max(width, 8)
  }

  func make(_ document: RecipeDocument) -> Snippet? {
    var best: (marks: Int, field: SearchField, text: FoldedValue)?
    for (field, value) in Self.values(document) {
      let wanted = matches.filter { $0.fields.contains(SearchFields(field)) }
      if wanted.isEmpty { continue }
      let folded = FoldedValue(value)
      let found = wanted.count { !folded.places(of: $0.needle).isEmpty }
      // The first with the most of the query's words; the title is shown anyway and comes last.
      if found > (best?.marks ?? 0) { best = (found, field, folded) }
    }
    guard let best else { return nil }
    let places = matches.filter { $0.fields.contains(SearchFields(best.field)) }.flatMap {
      best.text.places(of: $0.needle)
    }
    return cut(best.text.original, Self.merged(places), best.field)
  }

  /// The texts of a recipe, the most telling first.
  private static func values(_ document: RecipeDocument) -> [(SearchField, [UInt8])] {
    let recipe = document.recipe
    var values: [(SearchField, [UInt8])] = []
    values += recipe.ingredients.map { (.ingredient, $0.text.bytes) }
    values += recipe.steps.map { (.step, $0.text.bytes) }
    let others: [(SearchField, Field<String>?)] = [
      (.description, recipe.description), (.note, recipe.notes), (.category, recipe.category),
      (.cuisine, recipe.cuisine), (.source, recipe.source),
    ]
    values += others.compactMap { field, value in value.map { (field, Array($0.value.utf8)) } }
    values += recipe.equipment.map { (.equipment, Array($0.value.utf8)) }
    values += recipe.tags.map { (.tag, Array($0.value.utf8)) }
    values += groups(recipe.ingredients.map(\.group), .ingredient) + groups(recipe.steps.map(\.group), .step)
    UncoveredLines.each(in: document) { values.append((.other, Array($0))) }
    return values + [(.title, Array(recipe.title.value.utf8))]
  }

  private static func groups(_ names: [String?], _ field: SearchField) -> [(SearchField, [UInt8])] {
    names.compactMap { name in name.map { (field, Array($0.utf8)) } }
  }

  /// Spans in order, those that touch joined.
  private static func merged(_ spans: [Span]) -> [Span] {
    var result: [Span] = []
    for span in spans.sorted() {
      if let last = result.last, span.start <= last.end {
        result[result.count - 1] = last.union(span)
      } else {
        result.append(span)
      }
    }
    return result
  }

  /// At most `width` letters around the first mark.
  private func cut(_ bytes: [UInt8], _ marks: [Span], _ field: SearchField) -> Snippet {
    let text = String(decoding: bytes, as: UTF8.self)
    let first = marks.first?.start ?? 0
    var start = text.utf8.index(text.startIndex, offsetBy: min(first, text.utf8.count))
    start = text.index(start, offsetBy: -width / 3, limitedBy: text.startIndex) ?? text.startIndex
    let end = text.index(start, offsetBy: width, limitedBy: text.endIndex) ?? text.endIndex
    let from = text.utf8.distance(from: text.startIndex, to: start)
    let to = text.utf8.distance(from: text.startIndex, to: end)
    let before = from > 0 ? "…" : ""
    let shift = before.utf8.count - from
    let inside = marks.compactMap { mark -> Span? in
      let clipped = Span(max(mark.start, from), min(mark.end, to))
      return mark.end <= from || mark.start >= to || clipped.isEmpty ? nil : clipped.shifted(by: shift)
    }
    return Snippet(field: field, text: before + text[start..<end] + (to < bytes.count ? "…" : ""), marks: inside)
  }
}

/// A value as written and folded.
private struct FoldedValue {
  let original: [UInt8]
  private let folded: FoldedText

  init(_ value: [UInt8]) {
    // Invalid UTF-8 would change the length when it is shown.
    let valid = Array(String(decoding: value, as: UTF8.self).utf8)
    let words = valid.split { SearchText.isBlank($0) }
    original = Array(words.joined(separator: [UInt8(ascii: " ")]))
    folded = original.withUnsafeBufferPointer { Folding.foldWithSource($0) }
  }

  /// Where a text stands in the original.
  func places(of needle: [UInt8]) -> [Span] {
    var places: [Span] = []
    folded.bytes.withUnsafeBufferPointer { text in
      var start = 0
      while let place = Bytes.find(needle, in: text, from: start) {
        places.append(folded.sourceSpan(of: Span(place, place + needle.count)))
        start = place + needle.count
      }
    }
    return places
  }
}
