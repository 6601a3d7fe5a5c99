// Which words before a colon are fields is only known when the recipes are: `note:x` is a field where some recipe has the key, else text.

internal import SourceText

/// Turns the unknown fields of a query into text.
struct QueryResolver {
  /// Keys that every vault knows, whether or not a recipe has them.
  static let builtIn = [
    "title", "tags", "tag", "category", "cuisine", "equipment", "ingredients", "ingredient", "steps", "step", "notes",
    "note", "description", "source", "path", "time", "total", "prep", "cook", "servings", "rating", "favorite",
    "created", "image", "author", "difficulty", "language", "cooked",
  ]

  private let keys: Set<String>
  private var notes: [Diagnostic] = []

  /// The query as it is evaluated over recipes with these keys.
  static func resolve(_ query: Query, keys: Set<String>) -> Query {
    var resolver = QueryResolver(keys: keys.union(builtIn))
    let root = resolver.resolve(query.root)
    return Query(root: root, notes: query.notes + resolver.notes)
  }

  private init(keys: Set<String>) { self.keys = keys }

  // Recursion is bounded by QueryBrackets.depthLimit and the parser's alias limit.
  private mutating func resolve(_ node: QueryNode) -> QueryNode {
    switch node {
    case .all(let parts): return .all(parts.map { resolve($0) })
    case .any(let parts): return .any(parts.map { resolve($0) })
    case .not(.has(let key, let literal)): return known(key, literal) ? node : .text(literal)
    case .not(let part): return .not(resolve(part))
    case .key(let key, _, _, let literal), .has(let key, let literal):
      return known(key, literal) ? node : .text(literal)
    case .compare(let comparison, let literal):
      return ComparableKey(comparison.key) != nil || known(comparison.key, literal) ? node : .text(literal)
    case .text, .favorite: return node
    }
  }

  private mutating func known(_ key: String, _ literal: TextMatch) -> Bool {
    if keys.contains(key) { return true }
    let near = NearName.find(key, in: keys.sorted())
    let hint = near.map { "did you mean '\($0)'?" } ?? "fields are listed by `vault help query`"
    notes.append(Diagnostic(.queryFieldUnknown, nil, [key, String(decoding: literal.needle, as: UTF8.self), hint]))
    return false
  }
}
