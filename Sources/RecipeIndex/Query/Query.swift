// What a query asks for, as a tree. Any text is a query; how it is read stands in QueryParser.swift.

public import SourceText

/// A question about recipes.
public struct Query: Sendable, Hashable {
  /// What is asked.
  let root: QueryNode
  /// What looks like an operator and was read as text.
  public let notes: [Diagnostic]

  /// The query that every recipe answers.
  public static let everything = Query(root: .all([]), notes: [])

  /// Whether it asks for nothing in particular.
  public var isEverything: Bool { root == .all([]) }

  /// The texts that it looks for, those under a negation aside.
  var positiveTexts: [TextMatch] { root.positiveTexts }

  /// Whether it names a field that may be a front-matter key.
  var needsKeys: Bool { root.needsKeys }
}

/// A part of a query.
indirect enum QueryNode: Sendable, Hashable {
  /// All of these; without any, every recipe.
  case all([QueryNode])
  /// One of these.
  case any([QueryNode])
  /// Not this.
  case not(QueryNode)
  /// A text in some fields.
  case text(TextMatch)
  /// A text in the values of a front-matter key; `literal` is the whole word as text, should no recipe have the key.
  case key(String, needle: [UInt8], isWhole: Bool, literal: TextMatch)
  /// A comparison; `literal` as for `key`.
  case compare(Comparison, literal: TextMatch)
  /// Something is stated; `literal` as for `key`.
  case has(String, literal: TextMatch)
  /// Marked as a favorite.
  case favorite

  // Recursion of both is bounded by QueryBrackets.depthLimit and the parser's alias limit.
  fileprivate var positiveTexts: [TextMatch] {
    switch self {
    case .all(let parts), .any(let parts): parts.flatMap(\.positiveTexts)
    case .text(let match): match.needle.isEmpty ? [] : [match]
    default: []
    }
  }

  fileprivate var needsKeys: Bool {
    switch self {
    case .all(let parts), .any(let parts): parts.contains { $0.needsKeys }
    case .not(let part): part.needsKeys
    case .key, .compare, .has: true
    case .text, .favorite: false
    }
  }
}

/// A text to look for.
struct TextMatch: Sendable, Hashable {
  /// Where.
  var fields: SearchFields
  /// What, in the form of `SearchText`; the empty text is in every recipe.
  var needle: [UInt8]
  /// Whether it must be the whole value: `tag:=dinner`.
  var isWhole = false

  /// Text as a person typed it.
  init(_ text: some Sequence<UInt8>, in fields: SearchFields = .everywhere, isWhole: Bool = false) {
    self.fields = fields
    needle = SearchText.make(Array(text))
    self.isWhole = isWhole
  }
}

/// A comparison of a value with a constant.
struct Comparison: Sendable, Hashable {
  /// How they are compared.
  enum Operator: String, Sendable, Hashable, CaseIterable {
    // The longer ones first, as they are looked for.
    case atMost = "<="
    case atLeast = ">="
    case less = "<"
    case more = ">"
    case equal = "="
  }

  /// The key in lower case, as written.
  var key: String
  var relation: Operator
  var value: QueryValue
}
