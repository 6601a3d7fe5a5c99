// The recipes of an index: those of the base that still hold, and those of the delta, numbered after them.

internal import Quantities
internal import SourceText

/// A store of indexed recipes.
struct SegmentStore: RecipeStore {
  let base: IndexSegment
  let delta: IndexSegment?
  /// For each recipe of the base whether it still holds.
  private let isBaseAlive: [Bool]
  /// Where the delta's recipes stand among the titles of the base.
  private let deltaRanks: [UInt64]

  init(base: IndexSegment, delta: IndexSegment?, isBaseAlive: [Bool]) {
    self.base = base
    self.delta = delta
    self.isBaseAlive = isBaseAlive
    aliveCount = isBaseAlive.count { $0 } + (delta?.count ?? 0)
    deltaRanks = delta.map { Self.ranks(of: $0, among: base) } ?? []
  }

  /// Whether something in the files was not as it was written; the answers given so far mean nothing then.
  var isDamaged: Bool { base.file.isDamaged || delta?.file.isDamaged == true }

  var count: Int { base.count + (delta?.count ?? 0) }

  let aliveCount: Int

  var keys: Set<String> { Set(base.keys).union(delta?.keys ?? []) }

  func isAlive(_ number: Int) -> Bool { number >= base.count || isBaseAlive[number] }

  /// The segment of a recipe and its number there.
  private func place(_ number: Int) -> (IndexSegment, Int) {
    if let delta, number >= base.count { return (delta, number - base.count) }
    return (base, number)
  }

  func find(_ match: TextMatch) -> FoundText {
    var found = IndexSearch(base).find(match)
    for number in isBaseAlive.indices where !isBaseAlive[number] {
      found.parts[number] = 0
      found.wholes[number] = 0
    }
    if let delta {
      let more = IndexSearch(delta).find(match)
      found.parts += more.parts
      found.wholes += more.wholes
    }
    return found
  }

  /// The words near to one, those of base and delta together.
  func near(_ filter: NearTermFilter, in fields: SearchFields) -> [NearTerm] {
    var terms = IndexSearch(base).near(filter, in: fields) { isBaseAlive[$0] }
    for term in delta.map({ IndexSearch($0).near(filter, in: fields) { _ in true } }) ?? [] {
      if let known = terms.firstIndex(where: { $0.text == term.text }) {
        terms[known].recipes += term.recipes
        terms[known].isProminent = terms[known].isProminent || term.isProminent
      } else {
        terms.append(term)
      }
    }
    return terms
  }

  func summary(_ number: Int) -> RecipeSummary {
    let (segment, recipe) = place(number)
    return segment.summary(recipe)
  }

  func summaryBytes(_ number: Int) -> UnsafeRawBufferPointer {
    let (segment, recipe) = place(number)
    return segment.summaryBytes(recipe)
  }

  func facts(_ number: Int) -> RecipeFacts {
    let (segment, recipe) = place(number)
    return segment.facts(recipe)
  }

  func created(_ number: Int) -> String? { SummaryCoding.created(summaryBytes(number)) }

  func values(of key: String, _ number: Int) -> [[UInt8]] {
    let (segment, recipe) = place(number)
    return segment.values(of: Array(key.utf8), recipe)
  }

  func filledFields(_ number: Int) -> SearchFields {
    let (segment, recipe) = place(number)
    return segment.filledFields(recipe)
  }

  /// The rank in the base above, so that there is room for those of the delta below and between.
  func titleRank(_ number: Int) -> UInt64 {
    if number >= base.count { return deltaRanks[number - base.count] }
    return UInt64(base.titleRank(number)) << 32 | 0xFFFF_FFFF
  }

  private static func ranks(of delta: IndexSegment, among base: IndexSegment) -> [UInt64] {
    guard delta.count > 0 else { return [] }
    var byRank = [Int](repeating: 0, count: base.count)
    for number in 0..<base.count {
      let rank = Int(base.titleRank(number))
      if rank < base.count { byRank[rank] = number } else { base.file.reportDamage() }
    }
    return (0..<delta.count).map { number in
      let bytes = delta.summaryBytes(number)
      var low = 0
      var high = base.count
      while low < high {
        let middle = (low + high) / 2
        if precedes(base.summaryBytes(byRank[middle]), bytes) { low = middle + 1 } else { high = middle }
      }
      return UInt64(low) << 32 | UInt64(delta.titleRank(number))
    }
  }

  private static func precedes(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    let (a, b) = (SummaryCoding.sortTitle(left), SummaryCoding.sortTitle(right))
    if !a.elementsEqual(b) { return a.lexicographicallyPrecedes(b) }
    return SummaryCoding.path(left).lexicographicallyPrecedes(SummaryCoding.path(right))
  }
}
