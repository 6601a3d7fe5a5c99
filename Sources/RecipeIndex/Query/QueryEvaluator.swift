// Which recipes answer a query, and how well.

internal import Quantities

/// A recipe that answers a query.
public struct Hit: Sendable, Hashable {
  /// Its number in the snapshot.
  public let number: Int
  /// How well it answers; 0 when the query looks for no text.
  public let score: Double
  /// Where the texts of the query stand in it.
  public let fields: SearchFields
}

/// Evaluates one query over a store.
struct QueryEvaluator<Store: RecipeStore> {
  private let store: Store
  private let root: QueryNode
  private var found: [TextMatch: FoundText] = [:]
  private var wanted: [(match: TextMatch, rarity: Double)] = []

  /// Prepares a resolved query: every text is looked up once.
  init(_ query: Query, over store: Store) {
    self.store = store
    root = query.root
    collect(root, isNegated: false)
  }

  /// The recipes that answer, in the order of their numbers.
  func run() -> [Hit] {
    (0..<store.count).compactMap { number in
      store.isAlive(number) && matches(root, number) ? hit(number) : nil
    }
  }

  private mutating func collect(_ node: QueryNode, isNegated: Bool) {
    switch node {
    case .all(let parts), .any(let parts): for part in parts { collect(part, isNegated: isNegated) }
    case .not(let part): collect(part, isNegated: !isNegated)
    case .text(let match):
      if found[match] == nil { found[match] = store.find(match) }
      if !isNegated, !match.needle.isEmpty, !wanted.contains(where: { $0.match == match }) {
        wanted.append((match, Ranking.rarity(found[match]?.recipes ?? 0, of: store.aliveCount)))
      }
    case .key, .compare, .has, .favorite: break
    }
  }

  private func hit(_ number: Int) -> Hit {
    var score = 0.0
    var fields: UInt16 = 0
    for (match, rarity) in wanted {
      guard let found = found[match], found.parts[number] != 0 else { continue }
      score += rarity * Ranking.weight(parts: found.parts[number], wholes: found.wholes[number])
      fields |= found.parts[number]
    }
    return Hit(number: number, score: score, fields: SearchFields(rawValue: fields))
  }

  // Recursion is bounded by QueryBrackets.depthLimit and the parser's alias limit.
  private func matches(_ node: QueryNode, _ number: Int) -> Bool {
    switch node {
    case .all(let parts): parts.allSatisfy { matches($0, number) }
    case .any(let parts): parts.contains { matches($0, number) }
    case .not(let part): !matches(part, number)
    case .text(let match): match.needle.isEmpty || (found[match]?.parts[number] ?? 0) != 0
    case .key(let key, let needle, let isWhole, _):
      store.values(of: key, number).contains { isWhole ? $0 == needle : Bytes.contains($0, needle) }
    case .compare(let comparison, _): holds(comparison, number)
    case .has(let key, _): has(key, number)
    case .favorite: store.facts(number).isFavorite
    }
  }

  private func holds(_ comparison: Comparison, _ number: Int) -> Bool {
    guard let known = ComparableKey(comparison.key) else {
      return store.values(of: comparison.key, number).contains { comparison.holds(for: $0) }
    }
    let facts = store.facts(number)
    switch known {
    case .time: return comparison.holds(minutes: facts.total)
    case .prep: return comparison.holds(minutes: facts.prep)
    case .cook: return comparison.holds(minutes: facts.cook)
    case .servings: return comparison.holds(range: facts.servings)
    case .rating: return comparison.holds(number: facts.rating)
    case .created: return comparison.holds(date: store.created(number))
    }
  }

  private func has(_ key: String, _ number: Int) -> Bool {
    if let field = SearchField(query: key) { return store.filledFields(number).contains(SearchFields(field)) }
    let facts = store.facts(number)
    switch ComparableKey(key) {
    case .time: return facts.total != nil
    case .prep: return facts.prep != nil
    case .cook: return facts.cook != nil
    case .servings: return facts.servings != nil
    case .rating: return facts.rating != nil
    case .created: return store.created(number) != nil
    case nil: break
    }
    switch key {
    case "favorite": return facts.isFavorite
    case "image": return facts.hasImage
    default: return !store.values(of: key, number).isEmpty
    }
  }
}
