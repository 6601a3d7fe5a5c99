// Recipes that were just read, searched by looking through their texts one after the other.

internal import SourceText
internal import VaultFolder

/// A store of records.
struct RecordStore: RecipeStore {
  let records: [RecipeRecord]
  let keys: Set<String>
  let numbersByTitle: [Int]
  private let ranks: [UInt64]

  init(_ records: [RecipeRecord]) {
    self.records = records
    keys = records.reduce(into: []) { keys, record in
      for key in record.summary.frontMatter.keys { keys.insert(Folding.fold(key)) }
    }
    let order = records.indices.sorted { left, right in
      let (a, b) = (records[left].summary, records[right].summary)
      return a.sortTitle != b.sortTitle ? a.sortTitle.lexicographicallyPrecedes(b.sortTitle) : a.path < b.path
    }
    var ranks = [UInt64](repeating: 0, count: records.count)
    for (rank, number) in order.enumerated() { ranks[number] = UInt64(rank) }
    self.ranks = ranks
    numbersByTitle = order
  }

  var count: Int { records.count }

  var aliveCount: Int { records.count }

  func find(_ match: TextMatch) -> FoundText {
    var result = FoundText(count: count)
    for number in records.indices {
      for field in match.fields.list {
        let (isPart, isWhole) = TextSearch.look(for: match, in: records[number].texts[field])
        if isPart { result.parts[number] |= 1 << UInt16(field.rawValue) }
        if isWhole { result.wholes[number] |= 1 << UInt16(field.rawValue) }
      }
    }
    return result
  }

  func summary(_ number: Int) -> RecipeSummary { records[number].summary }

  func facts(_ number: Int) -> RecipeFacts { RecipeFacts(records[number].summary) }

  func values(of key: String, _ number: Int) -> [[UInt8]] {
    records[number].summary.frontMatter.filter { Folding.fold($0.key) == key }.flatMap(\.value)
      .map { SearchText.make(Array($0.utf8)) }
  }

  func filledFields(_ number: Int) -> SearchFields {
    SearchField.allCases.reduce(into: []) { fields, field in
      if !records[number].texts[field].isEmpty { fields.insert(SearchFields(field)) }
    }
  }

  func created(_ number: Int) -> String? { records[number].summary.created }

  func path(_ number: Int) -> VaultPath { records[number].summary.path }

  func titleRanks(_ numbers: [Int]) -> [UInt64] { numbers.map { ranks[$0] } }

  func merits(_ numbers: [Int]) -> [UInt32] { numbers.map { Merit.of(facts($0)) } }

  func isAlive(_ number: Int) -> Bool { true }
}

extension RecipeFacts {
  init(_ summary: RecipeSummary) {
    self.init(
      prep: summary.prep, cook: summary.cook, total: summary.total, servings: summary.servings, rating: summary.rating,
      isFavorite: summary.isFavorite, hasImage: summary.image != nil)
  }
}
