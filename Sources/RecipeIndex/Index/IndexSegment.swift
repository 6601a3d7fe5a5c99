// The recipes of one index file, read straight from its bytes.

internal import Quantities
internal import SourceText
internal import VaultFolder

/// One index file as a set of recipes.
final class IndexSegment: Sendable {
  let file: IndexFile

  init(_ file: IndexFile) { self.file = file }

  /// How many recipes it holds.
  var count: Int { file.header.recipes }

  private func fixed(_ recipe: Int) -> UnsafeRawBufferPointer {
    file.part(.entries, recipe * EntryLayout.size, EntryLayout.size)
  }

  /// The bytes of a recipe's summary.
  func summaryBytes(_ recipe: Int) -> UnsafeRawBufferPointer {
    let entry = fixed(recipe)
    return file.part(
      .summaries, Int(truncatingIfNeeded: entry.word64(EntryLayout.summaryOffset)),
      Int(entry.word32(EntryLayout.summaryLength)))
  }

  func summary(_ recipe: Int) -> RecipeSummary { SummaryCoding.read(summaryBytes(recipe), facts: facts(recipe)) }

  func facts(_ recipe: Int) -> RecipeFacts { EntryLayout.facts(fixed(recipe)) }

  /// The path of a recipe.
  func path(_ recipe: Int) -> UnsafeRawBufferPointer {
    let place = LinePlace(file.section(.linePlaces), recipe)
    return place.pathCount == LinePlace.changedPath
      ? SummaryCoding.path(summaryBytes(recipe)) : file.part(.lines, Int(place.offset), Int(place.pathCount))
  }

  /// The line that lists print into a pipe.
  func line(_ recipe: Int) -> UnsafeRawBufferPointer {
    let place = LinePlace(file.section(.linePlaces), recipe)
    return file.part(.lines, Int(place.offset), Int(place.count))
  }

  func filledFields(_ recipe: Int) -> SearchFields {
    let entry = fixed(recipe)
    var last: UInt32 = 0
    var fields: SearchFields = []
    for field in SearchField.allCases {
      let end = entry.word32(EntryLayout.fieldEnds + 4 * field.rawValue)
      if end > last { fields.insert(SearchFields(field)) }
      last = end
    }
    return fields
  }

  func values(of key: [UInt8], _ recipe: Int) -> [[UInt8]] {
    var values: [[UInt8]] = []
    SummaryCoding.eachKey(summaryBytes(recipe)) { name, texts in
      if Folding.fold(Array(name)) == key { values += texts.map { SearchText.make(Array($0)) } }
    }
    return values
  }

  /// The folded text of one field.
  func text(_ recipe: Int, _ field: SearchField) -> UnsafeRawBufferPointer {
    let entry = fixed(recipe)
    let start = field.rawValue == 0 ? 0 : Int(entry.word32(EntryLayout.fieldEnds + 4 * (field.rawValue - 1)))
    let end = Int(entry.word32(EntryLayout.fieldEnds + 4 * field.rawValue))
    guard start < end else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return file.part(.texts, Int(truncatingIfNeeded: entry.word64(EntryLayout.textOffset)) + start, end - start)
  }

  /// The whole entry of a recipe, to be put into another index.
  func entry(_ recipe: Int) -> RecipeEntry {
    let entry = fixed(recipe)
    let ends = SearchField.allCases.map { entry.word32(EntryLayout.fieldEnds + 4 * $0.rawValue) }
    let text = file.part(
      .texts, Int(truncatingIfNeeded: entry.word64(EntryLayout.textOffset)), Int(entry.word32(EntryLayout.textLength)))
    return RecipeEntry(
      fixed: Array(entry), summary: Array(summaryBytes(recipe)), line: Array(line(recipe)), text: Array(text),
      fieldEnds: ends)
  }

  /// The front-matter keys, folded.
  var keys: [String] {
    file.section(.keys).split(separator: RecipeRecord.separator).map { String(decoding: $0, as: UTF8.self) }
  }
}
