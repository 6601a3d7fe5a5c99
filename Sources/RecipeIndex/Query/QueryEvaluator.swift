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
  /// Where each text of the query stands.
  ///
  /// No dictionary: queries have few texts, and making one at run time costs more than all of them.
  private var looked: [(match: TextMatch, text: FoundText)] = []
  private var wanted: [TextMatch] = []

  /// Prepares a resolved query: every text is looked up once.
  init(_ query: Query, over store: Store) {
    self.store = store
    root = query.root
    collect(root, isNegated: false)
  }

  /// The recipes that answer, in the order of their numbers.
  func run() -> [Hit] {
    var answers = (0..<store.count).map { store.isAlive($0) }
    narrow(&answers, to: root)
    let texts = wanted.compactMap { match in
      found(match).map { (text: $0, rarity: Ranking.rarity($0.recipes, of: store.aliveCount)) }
    }
    return answers.indices.compactMap { answers[$0] ? hit($0, texts) : nil }
  }

  private mutating func collect(_ node: QueryNode, isNegated: Bool) {
    switch node {
    case .all(let parts), .any(let parts): for part in parts { collect(part, isNegated: isNegated) }
    case .not(let part): collect(part, isNegated: !isNegated)
    case .text(let match):
      if match.needle.isEmpty { return }
      if found(match) == nil { looked.append((match, store.find(match))) }
      if !isNegated, !wanted.contains(match) { wanted.append(match) }
    case .key, .compare, .has, .favorite: break
    }
  }

  private func found(_ match: TextMatch) -> FoundText? { looked.first { $0.match == match }?.text }

  private func hit(_ number: Int, _ texts: [(text: FoundText, rarity: Double)]) -> Hit {
    var score = 0.0
    var fields: UInt16 = 0
    for (text, rarity) in texts where text.parts[number] != 0 {
      score += rarity * Ranking.weight(parts: text.parts[number], wholes: text.wholes[number])
      fields |= text.parts[number]
    }
    return Hit(number: number, score: score, fields: SearchFields(rawValue: fields))
  }

  /// Takes the recipes that a part of the query does not hold for out of the answers; all recipes at once, so that a query of
  /// words costs a look through some bytes a word.
  ///
  /// Recursion is bounded by QueryBrackets.depthLimit and the parser's alias limit.
  private func narrow(_ answers: inout [Bool], to node: QueryNode) {
    switch node {
    case .all(let parts):
      for part in parts where answers.contains(true) { narrow(&answers, to: part) }
    case .any(let parts):
      var some = [Bool](repeating: false, count: answers.count)
      for part in parts {
        var own = answers
        narrow(&own, to: part)
        for number in own.indices where own[number] { some[number] = true }
      }
      answers = some
    case .not(let part):
      var own = answers
      narrow(&own, to: part)
      for number in own.indices where own[number] { answers[number] = false }
    case .text(let match):
      guard !match.needle.isEmpty, let parts = found(match)?.parts else { return }
      for number in answers.indices where parts[number] == 0 { answers[number] = false }
    case .key, .compare, .has, .favorite:
      for number in answers.indices where answers[number] { answers[number] = holds(node, number) }
    }
  }

  /// Whether a part that is no text and has no parts holds for a recipe.
  private func holds(_ node: QueryNode, _ number: Int) -> Bool {
    switch node {
    case .key(let key, let needle, let isWhole, _):
      store.values(of: key, number).contains { isWhole ? $0 == needle : Bytes.contains($0, needle) }
    case .compare(let comparison, _): holds(comparison, number)
    case .has(let key, _): has(key, number)
    case .favorite: store.facts(number).isFavorite
    case .all, .any, .not, .text: true
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
