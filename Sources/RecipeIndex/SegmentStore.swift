// The recipes of an index: those of the base that still hold, and those of the delta, numbered after them.

internal import Quantities
internal import SourceText
internal import VaultFolder

/// A store of indexed recipes.
final class SegmentStore: RecipeStore {
  private let base: IndexSegment
  /// The pieces of the delta, the oldest first.
  private let pieces: [IndexSegment]
  /// For each recipe whether it still holds.
  private let isAlive: [Bool]

  init(base: IndexSegment, pieces: [IndexSegment], isAlive: [Bool]) {
    self.base = base
    self.pieces = pieces
    self.isAlive = isAlive
    aliveCount = isAlive.count { $0 }
  }

  /// Whether something in the files was not as it was written; the answers given so far mean nothing then.
  var isDamaged: Bool { base.file.isDamaged || pieces.contains { $0.file.isDamaged } }

  var count: Int { isAlive.count }

  let aliveCount: Int

  /// How many recipes of the delta still hold.
  var recentCount: Int { isAlive[base.count...].count { $0 } }

  var keys: Set<String> { pieces.reduce(into: Set(base.keys)) { $0.formUnion($1.keys) } }

  func isAlive(_ number: Int) -> Bool { isAlive[number] }

  /// The segment of a recipe and its number there.
  private func place(_ number: Int) -> (IndexSegment, Int) {
    if number < base.count { return (base, number) }
    var rest = number - base.count
    for piece in pieces {
      if rest < piece.count { return (piece, rest) }
      rest -= piece.count
    }
    return (base, number)
  }

  func find(_ match: TextMatch) -> FoundText {
    var found = IndexSearch(base).find(match)
    for piece in pieces {
      let more = IndexSearch(piece).find(match)
      found.parts += more.parts
      found.wholes += more.wholes
    }
    for number in isAlive.indices where !isAlive[number] {
      found.parts[number] = 0
      found.wholes[number] = 0
    }
    return found
  }

  /// The words near to one, those of base and delta together.
  func near(_ filter: NearTermFilter, in fields: SearchFields) -> [NearTerm] {
    var terms: [NearTerm] = []
    var start = 0
    for segment in [base] + pieces {
      for term in IndexSearch(segment).near(filter, in: fields, isAlive: { isAlive[start + $0] }) {
        if let known = terms.firstIndex(where: { $0.text == term.text }) {
          terms[known].recipes += term.recipes
          terms[known].isProminent = terms[known].isProminent || term.isProminent
        } else {
          terms.append(term)
        }
      }
      start += segment.count
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
    let ranks = base.file.section(.ranks)
    return numbers.map { $0 < base.count ? ranks.word64(8 * $0) : recentRanks[$0 - base.count] }
  }

  /// The ranks of the delta's recipes; each piece knows only the order of its own, so that those at one place of the base are compared.
  private lazy var recentRanks: [UInt64] = {
    let ranks = pieces.flatMap { piece in
      let ranks = piece.file.section(.ranks)
      return (0..<piece.count).map { ranks.word64(8 * $0) }
    }
    if pieces.count < 2 { return ranks }
    let order = ranks.indices.sorted { left, right in
      let (a, b) = (TitleRank.before(ranks[left]), TitleRank.before(ranks[right]))
      return a != b
        ? a < b : TitleOrder.precedes(summaryBytes(base.count + left), summaryBytes(base.count + right))
    }
    var common = ranks
    for (rank, number) in order.enumerated() {
      common[number] = TitleRank.delta(rank, before: TitleRank.before(ranks[number]))
    }
    return common
  }()

  func merits(_ numbers: [Int]) -> [UInt32] {
    let merits = base.file.section(.merits)
    return numbers.map { number in
      if number < base.count { return merits.word32(4 * number) }
      let (segment, recipe) = place(number)
      return segment.file.section(.merits).word32(4 * recipe)
    }
  }

  var numbersByTitle: [Int] {
    let order = base.file.section(.order)
    var numbers: [Int] = []
    numbers.reserveCapacity(count)
    for place in 0..<base.count {
      let number = Int(order.word32(4 * place))
      if number >= base.count { base.file.reportDamage() } else if isAlive[number] { numbers.append(number) }
    }
    guard count > base.count else { return numbers }
    numbers += (base.count..<count).filter { isAlive[$0] }
    let ranks = titleRanks(numbers)
    return numbers.indices.sorted { ranks[$0] < ranks[$1] }.map { numbers[$0] }
  }
}
