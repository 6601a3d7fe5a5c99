// Orders hits. Equal ones keep the order of titles, then of paths, so that the same question always has the same answer.

internal import Quantities
internal import SourceText
internal import VaultFolder

/// Orders hits by what their recipes say.
enum SortKeys {
  /// Best first, ties by favorite and rating; by title alone when no hit has a score.
  static func bestFirst(_ hits: [Hit], in store: some RecipeStore) -> [Hit] {
    guard hits.contains(where: { $0.score > 0 }) else { return sortedByTitle(hits, in: store) }
    let numbers = hits.map(\.number)
    let merits = store.merits(numbers)
    let ranks = store.titleRanks(numbers)
    var keys = hits.indices.map { place in
      BestFirst(score: hits[place].score, merit: merits[place], rank: ranks[place], place: place)
    }
    keys.sort { $0.precedes($1) }
    return keys.map { hits[$0.place] }
  }

  /// All that the order of good hits looks at, side by side in memory.
  private struct BestFirst {
    let score: Double
    let merit: UInt32
    let rank: UInt64
    let place: Int

    func precedes(_ other: BestFirst) -> Bool {
      if score != other.score { return score > other.score }
      if merit != other.merit { return merit > other.merit }
      return rank < other.rank
    }
  }

  static func sorted(_ hits: [Hit], by key: SortKey, in store: some RecipeStore) -> [Hit] {
    let byTitle = sortedByTitle(hits, in: store)
    if key.value == .title { return key.isDescending ? byTitle.reversed() : byTitle }
    let values = byTitle.map { value(of: $0, key.value, in: store) }
    let order = byTitle.indices.sorted { left, right in
      guard let a = values[left], let b = values[right] else {
        if (values[left] == nil) != (values[right] == nil) { return values[right] == nil }
        return left < right
      }
      if a == b { return left < right }
      return key.isDescending ? b < a : a < b
    }
    return order.map { byTitle[$0] }
  }

  private static func sortedByTitle(_ hits: [Hit], in store: some RecipeStore) -> [Hit] {
    if hits.count > store.count / 8 {
      // The order of all is known; those that are no hits fall out.
      var places = [Int32](repeating: -1, count: store.count)
      for (place, hit) in hits.enumerated() { places[hit.number] = Int32(truncatingIfNeeded: place) }
      return store.numbersByTitle.compactMap { places[$0] < 0 ? nil : hits[Int(places[$0])] }
    }
    let ranks = store.titleRanks(hits.map(\.number))
    return hits.indices.sorted { ranks[$0] < ranks[$1] }.map { hits[$0] }
  }

  private static func value(of hit: Hit, _ key: SortKey.Value, in store: some RecipeStore) -> SortValue? {
    let facts = store.facts(hit.number)
    switch key {
    // Hits stand in the order of titles already, and equal ones stay so.
    case .title: return nil
    case .path: return .text(store.path(hit.number).bytes)
    case .time: return facts.total.map { .number(Rational($0)) }
    case .prep: return facts.prep.map { .number(Rational($0)) }
    case .cook: return facts.cook.map { .number(Rational($0)) }
    case .servings: return (facts.servings?.low ?? facts.servings?.high).map { .number($0) }
    case .rating: return facts.rating.map { .number($0) }
    case .created: return store.created(hit.number).map { .text(Array($0.utf8)) }
    case .favorite: return facts.isFavorite ? .number(0) : nil
    case .score: return .score(-hit.score)
    case .frontMatter(let key):
      return store.values(of: Folding.fold(key), hit.number).max { a, b in
        SortValue(a) < SortValue(b)
      }.map { SortValue($0) }
    }
  }
}

/// A value that others are compared with; numbers come before texts.
enum SortValue: Comparable {
  case score(Double)
  case number(Rational)
  case text([UInt8])

  /// A front-matter value: a number where all of it is one, else text.
  init(_ text: [UInt8]) {
    var reader = NumberReader(text)
    self = reader.wholeNumber().map { .number($0) } ?? .text(text)
  }

  static func < (left: SortValue, right: SortValue) -> Bool {
    switch (left, right) {
    case (.score(let a), .score(let b)): a < b
    case (.number(let a), .number(let b)): a < b
    case (.text(let a), .text(let b)): a.lexicographicallyPrecedes(b)
    case (.score, _), (.number, .text): true
    case (.text, _), (.number, .score): false
    }
  }
}
