// A query as words, phrases and brackets, each with its place, so that what turns out to be no operator can be put back as text.

internal import SourceText

/// A piece of a query.
struct QueryToken: Hashable {
  enum Kind: Hashable {
    /// `(`, or `-(`.
    case open(isNegated: Bool)
    /// `)`.
    case close
    /// `OR`.
    case or
    /// A word, with what stands before its value: `-title:` and whether the value stood in quotes.
    case term
  }

  var kind: Kind
  /// All of it.
  var span: Span
}

/// Cuts a query.
struct QueryLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var tokens: [QueryToken] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The pieces of a query, whose brackets all have their partners.
  static func read(_ bytes: [UInt8]) -> (tokens: [QueryToken], notes: [Diagnostic]) {
    var lexer = QueryLexer(bytes)
    lexer.cut()
    return QueryBrackets.match(lexer.tokens, in: bytes)
  }

  private mutating func cut() {
    while position < bytes.count {
      let byte = bytes[position]
      if SearchText.isBlank(byte) {
        position += 1
      } else if byte == UInt8(ascii: "(") {
        add(.open(isNegated: false), length: 1)
      } else if byte == UInt8(ascii: ")") {
        add(.close, length: 1)
      } else if byte == UInt8(ascii: "-"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "(") {
        add(.open(isNegated: true), length: 2)
      } else {
        takeTerm()
      }
    }
  }

  private mutating func add(_ kind: QueryToken.Kind, length: Int) {
    tokens.append(QueryToken(kind: kind, span: Span(position, position + length)))
    position += length
  }

  /// A run without blanks; blanks inside closed quotes belong to it, brackets that it opens itself too.
  private mutating func takeTerm() {
    let start = position
    var depth = 0
    while position < bytes.count, !SearchText.isBlank(bytes[position]) {
      switch bytes[position] {
      case UInt8(ascii: "\"") where mayOpenQuote(start): position = endOfQuote(position) ?? position
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")") where depth == 0: return finishTerm(start)
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      position += 1
    }
    finishTerm(start)
  }

  private mutating func finishTerm(_ start: Int) {
    let isOr = bytes[start..<position].elementsEqual("OR".utf8)
    tokens.append(QueryToken(kind: isOr ? .or : .term, span: Span(start, position)))
  }

  /// A quote opens a phrase at the start of a word, after `-` and after `field:`; elsewhere it is an inch mark.
  private func mayOpenQuote(_ start: Int) -> Bool {
    position == start || [UInt8(ascii: ":"), UInt8(ascii: "=")].contains(bytes[position - 1])
      || (position == start + 1 && bytes[start] == UInt8(ascii: "-"))
  }

  /// The place of the closing quote.
  private func endOfQuote(_ start: Int) -> Int? {
    bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "\""))
  }
}

/// Finds the partner of each bracket; a bracket without one becomes text again.
enum QueryBrackets {
  /// Deeper brackets than these are text.
  static let depthLimit = 64

  static func match(_ tokens: [QueryToken], in bytes: [UInt8]) -> ([QueryToken], [Diagnostic]) {
    let (matched, deep) = partners(tokens)
    var result: [QueryToken] = []
    var notes: [Diagnostic] = []
    // The last piece is a lone bracket, so that a word right after it is joined to it.
    var isOpenText = false
    for (number, token) in tokens.enumerated() {
      let isText = token.kind.isBracket && !matched.contains(number)
      if isText { notes.append(Diagnostic(deep.contains(number) ? .queryTooDeep : .queryBracketAlone, token.span)) }
      let touches = result.last?.span.end == token.span.start && result.last?.kind == .term
      if touches, isText || (isOpenText && token.kind == .term), let last = result.popLast() {
        result.append(QueryToken(kind: .term, span: last.span.union(token.span)))
      } else {
        result.append(isText ? QueryToken(kind: .term, span: token.span) : token)
      }
      isOpenText = isText
    }
    return (result, notes)
  }

  /// The brackets that have a partner, and those whose partner does not count because they stand too deep.
  private static func partners(_ tokens: [QueryToken]) -> (matched: Set<Int>, deep: Set<Int>) {
    var matched: Set<Int> = []
    var deep: Set<Int> = []
    var open: [Int] = []
    for (number, token) in tokens.enumerated() {
      switch token.kind {
      case .open: open.append(number)
      case .close:
        guard let partner = open.popLast() else { continue }
        if open.count < depthLimit { matched.formUnion([partner, number]) } else { deep.formUnion([partner, number]) }
      case .or, .term: break
      }
    }
    return (matched, deep)
  }
}

extension QueryToken.Kind {
  var isBracket: Bool {
    switch self {
    case .open, .close: true
    case .or, .term: false
    }
  }
}
