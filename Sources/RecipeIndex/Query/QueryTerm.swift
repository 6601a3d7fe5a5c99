// One word of a query, with what stands before it: `-title:"lemon cake"`, `time:<30m`, `has:image`.

internal import SourceText

/// Reads one word of a query.
struct QueryTerm {
  private let bytes: ArraySlice<UInt8>
  private let span: Span
  private var notes: [Diagnostic] = []

  /// What a word asks for, and what is to be said about it.
  static func read(_ bytes: [UInt8], _ span: Span) -> (node: QueryNode, notes: [Diagnostic]) {
    var term = QueryTerm(bytes: bytes[span.range], span: span)
    let isNegated = term.bytes.count > 1 && term.bytes.first == UInt8(ascii: "-")
    let node = term.node(isNegated ? term.bytes.dropFirst() : term.bytes)
    return (isNegated ? .not(node) : node, term.notes)
  }

  private init(bytes: ArraySlice<UInt8>, span: Span) {
    self.bytes = bytes
    self.span = span
  }

  private mutating func note(_ id: DiagnosticID, _ arguments: String...) {
    notes.append(Diagnostic(id, span, arguments))
  }

  private mutating func node(_ body: ArraySlice<UInt8>) -> QueryNode {
    if let field = Self.field(body) { return fieldNode(field.name, field.value, literal: TextMatch(body)) }
    if let phrase = Self.phrase(body) { return .text(TextMatch(phrase)) }
    if body.first == UInt8(ascii: "\""), body.count > 1 { note(.queryQuoteOpen) }
    return .text(TextMatch(body))
  }

  /// What stands between quotes, when they enclose all of it.
  private static func phrase(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard text.count >= 2, text.first == UInt8(ascii: "\""), text.last == UInt8(ascii: "\"") else { return nil }
    return text.dropFirst().dropLast()
  }

  /// `name:value` with a name that begins with a letter; times of day and web addresses are no fields.
  private static func field(_ text: ArraySlice<UInt8>) -> (name: String, value: ArraySlice<UInt8>)? {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), let first = text.first else { return nil }
    let name = text[..<colon]
    let value = text[(colon + 1)...]
    guard isLetter(first), name.allSatisfy(isNameByte), !value.isEmpty, !value.starts(with: "//".utf8) else {
      return nil
    }
    return (String(decoding: Folding.fold(Array(name)), as: UTF8.self), value)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 &- 0x61 < 26 || byte >= 0x80 }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte &- 0x30 < 10 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }

  private mutating func fieldNode(_ name: String, _ value: ArraySlice<UInt8>, literal: TextMatch) -> QueryNode {
    switch name {
    case "is": return isNode(value, literal)
    case "has": return .has(Self.key(value), literal: literal)
    case "missing": return .not(.has(Self.key(value), literal: literal))
    default: break
    }
    let (relation, rest) = Self.relation(value)
    let text = Self.phrase(rest) ?? rest
    if value.first == UInt8(ascii: "\""), Self.phrase(value) == nil { note(.queryQuoteOpen) }
    if value.first == UInt8(ascii: "("), value.last != UInt8(ascii: ")") { note(.queryFieldBracket, name) }
    let isWhole = relation == .equal
    if relation == nil || isWhole, let field = SearchField(query: name) {
      return .text(TextMatch(text, in: SearchFields(field), isWhole: isWhole))
    }
    if let known = ComparableKey(name) { return comparison(name, known, relation ?? .equal, text, literal) }
    guard let relation, !isWhole else {
      return .key(name, needle: SearchText.make(Array(text)), isWhole: isWhole, literal: literal)
    }
    let constant = QueryValue(text)
    if constant.isNearlyDate { note(.queryValueUnreadable, String(decoding: bytes, as: UTF8.self), "\(name):>2026-06") }
    return .compare(Comparison(key: name, relation: relation, value: constant), literal: literal)
  }

  private mutating func isNode(_ value: ArraySlice<UInt8>, _ literal: TextMatch) -> QueryNode {
    if ["favorite", "favourite", "fav"].contains(Self.key(value)) { return .favorite }
    note(.queryWordUnknown, String(decoding: bytes, as: UTF8.self), "is:favorite")
    return .text(literal)
  }

  private mutating func comparison(
    _ name: String, _ known: ComparableKey, _ relation: Comparison.Operator, _ text: ArraySlice<UInt8>,
    _ literal: TextMatch
  ) -> QueryNode {
    let value = QueryValue(text)
    if known.accepts(value) {
      return .compare(Comparison(key: name, relation: relation, value: value), literal: literal)
    }
    note(.queryValueUnreadable, String(decoding: bytes, as: UTF8.self), known.example)
    return .text(literal)
  }

  private static func key(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: SearchText.make(Array(phrase(bytes) ?? bytes)), as: UTF8.self)
  }

  private static func relation(_ value: ArraySlice<UInt8>) -> (Comparison.Operator?, ArraySlice<UInt8>) {
    for relation in Comparison.Operator.allCases where value.starts(with: relation.rawValue.utf8) {
      let rest = value.dropFirst(relation.rawValue.utf8.count)
      if !rest.isEmpty { return (relation, rest) }
    }
    return (nil, value)
  }
}

/// The values of every recipe that are compared by their meaning.
enum ComparableKey: Hashable {
  case time, prep, cook, servings, rating, created

  /// The key that a query names.
  init?(_ name: String) {
    switch name {
    case "time", "total", "minutes": self = .time
    case "prep": self = .prep
    case "cook": self = .cook
    case "servings", "serves", "yield": self = .servings
    case "rating": self = .rating
    case "created", "date": self = .created
    default: return nil
    }
  }

  func accepts(_ value: QueryValue) -> Bool {
    switch self {
    case .time, .prep, .cook: value.minutes != nil
    case .servings, .rating: value.number != nil
    case .created: value.date != nil
    }
  }

  /// How a comparison with it is written.
  var example: String {
    switch self {
    case .time: "time:<30m"
    case .prep: "prep:<15m"
    case .cook: "cook:<1h30"
    case .servings: "servings:>=4"
    case .rating: "rating:>=4"
    case .created: "created:>2026-01"
    }
  }
}
