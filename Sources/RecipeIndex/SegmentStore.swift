// The recipes of an index: those of the base that still hold, and those of the delta, numbered after them.

internal import Quantities
internal import SourceText
internal import VaultFolder

/// A store of indexed recipes.
final class SegmentStore: RecipeStore {
  let base: IndexSegment
  let delta: IndexSegment?
  /// For each recipe of the base whether it still holds.
  private let isBaseAlive: [Bool]

  init(base: IndexSegment, delta: IndexSegment?, isBaseAlive: [Bool]) {
    self.base = base
    self.delta = delta
    self.isBaseAlive = isBaseAlive
    aliveCount = isBaseAlive.count { $0 } + (delta?.count ?? 0)
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

  func path(_ number: Int) -> VaultPath { VaultPath(bytes: Array(pathBytes(number))) }

  /// The bytes of the path.
  func pathBytes(_ number: Int) -> UnsafeRawBufferPointer {
    let (segment, recipe) = place(number)
    return segment.path(recipe)
  }

  /// The line that lists print into a pipe.
  func line(_ number: Int) -> UnsafeRawBufferPointer {
    let (segment, recipe) = place(number)
    return segment.line(recipe)
  }

  func titleRanks(_ numbers: [Int]) -> [UInt64] {
    let (ranks, recent) = (base.file.section(.ranks), delta?.file.section(.ranks))
    return numbers.map { number in
      number < base.count ? ranks.word64(8 * number) : recent?.word64(8 * (number - base.count)) ?? 0
    }
  }

  func merits(_ numbers: [Int]) -> [UInt32] {
    let (merits, recent) = (base.file.section(.merits), delta?.file.section(.merits))
    return numbers.map { number in
      number < base.count ? merits.word32(4 * number) : recent?.word32(4 * (number - base.count)) ?? 0
    }
  }

  var numbersByTitle: [Int] {
    let order = base.file.section(.order)
    var numbers: [Int] = []
    numbers.reserveCapacity(count)
    for place in 0..<base.count {
      let number = Int(order.word32(4 * place))
      if number >= base.count { base.file.reportDamage() } else if isBaseAlive[number] { numbers.append(number) }
    }
    guard let delta, delta.count > 0 else { return numbers }
    numbers += base.count..<count
    let ranks = titleRanks(numbers)
    return numbers.indices.sorted { ranks[$0] < ranks[$1] }.map { numbers[$0] }
  }
}
