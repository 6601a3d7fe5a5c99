// From the words of a query to its tree. Words side by side must all match and bind tighter than `OR`.

internal import SourceText

extension Query {
  /// The query of one text; every sequence of bytes is one.
  ///
  /// `aliases` are the named queries of the settings: `@name` stands for the text of that name.
  public init(_ text: some Sequence<UInt8>, aliases: [String: String] = [:]) {
    var parser = QueryParser(aliases: aliases)
    let (node, notes) = parser.parse(Array(text))
    self.init(root: node, notes: notes)
  }

  /// The query of a text.
  public init(_ text: String, aliases: [String: String] = [:]) { self.init(text.utf8, aliases: aliases) }

  /// The query of the words of a command line.
  public init(words: [String], aliases: [String: String] = [:]) {
    self.init(words.joined(separator: " "), aliases: aliases)
  }
}

/// Builds trees.
struct QueryParser {
  /// Named queries may name others, this deep.
  private static let aliasLimit = 8

  let aliases: [String: String]
  private var aliasDepth = 0

  init(aliases: [String: String]) { self.aliases = aliases }

  /// An open bracket: the alternatives that are done and the one that is being read.
  private struct Level {
    var start = 0
    var isNegated = false
    var alternatives: [[QueryNode]] = []
    var current: [QueryNode] = []

    var node: QueryNode {
      let parts = (alternatives + [current]).map { $0.count == 1 ? $0[0] : .all($0) }
      return parts.count == 1 ? parts[0] : .any(parts)
    }
  }

  mutating func parse(_ bytes: [UInt8]) -> (QueryNode, [Diagnostic]) {
    let lexed = QueryLexer.read(bytes)
    let tokens = lexed.tokens
    var notes = lexed.notes
    var levels = [Level()]
    for (number, token) in tokens.enumerated() {
      var level = levels.removeLast()
      switch token.kind {
      case .open(let isNegated):
        levels += [level, Level(start: token.span.start, isNegated: isNegated)]
        continue
      case .close:
        let isEmpty = level.alternatives.isEmpty && level.current.isEmpty
        let inner = isEmpty ? .text(TextMatch(bytes[level.start..<token.span.end])) : level.node
        if isEmpty { notes.append(Diagnostic(.queryBracketEmpty, Span(level.start, token.span.end))) }
        let isNegated = level.isNegated && !isEmpty
        // The lexer hands out brackets in pairs only, so that there is a level below.
        level = levels.popLast() ?? Level()
        level.current.append(isNegated ? .not(inner) : inner)
      case .or:
        if !level.current.isEmpty, Self.beginsOperand(tokens, number + 1) {
          level.alternatives.append(level.current)
          level.current = []
        } else {
          notes.append(Diagnostic(.queryOrAlone, token.span))
          level.current.append(.text(TextMatch(bytes[token.span.range])))
        }
      case .term:
        level.current.append(term(bytes, token.span, &notes))
      }
      levels.append(level)
    }
    return (levels.last?.node ?? .all([]), notes.sorted { ($0.span?.start ?? 0) < ($1.span?.start ?? 0) })
  }

  private static func beginsOperand(_ tokens: [QueryToken], _ number: Int) -> Bool {
    guard tokens.indices.contains(number) else { return false }
    switch tokens[number].kind {
    case .term, .open: return true
    case .or, .close: return false
    }
  }

  private mutating func term(_ bytes: [UInt8], _ span: Span, _ notes: inout [Diagnostic]) -> QueryNode {
    if bytes[span.start] == UInt8(ascii: "@") || bytes[span.range].starts(with: "-@".utf8) {
      if let node = alias(bytes[span.range], span, &notes) { return node }
    }
    let (node, more) = QueryTerm.read(bytes, span)
    notes += more
    return node
  }

  /// The query of this name; nil when there is none, so that the word is text.
  private mutating func alias(_ word: ArraySlice<UInt8>, _ span: Span, _ notes: inout [Diagnostic]) -> QueryNode? {
    let isNegated = word.first == UInt8(ascii: "-")
    let name = String(decoding: word.dropFirst(isNegated ? 2 : 1), as: UTF8.self)
    if name.isEmpty { return nil }
    guard let text = aliases[name] else {
      let known = NearName.find(name, in: aliases.keys.sorted()).map { "@" + $0 }
      notes.append(Diagnostic(.queryAliasUnknown, span, ["@" + name, known ?? "it under aliases: in .vault.yaml"]))
      return nil
    }
    guard aliasDepth < Self.aliasLimit else {
      notes.append(Diagnostic(.queryAliasCircle, span, ["@" + name]))
      return nil
    }
    aliasDepth += 1
    defer { aliasDepth -= 1 }
    let (node, inner) = parse(Array(text.utf8))
    // What is to be said of the named query stands at the name; a circle is told once.
    for note in inner where !notes.contains(where: { $0.id == note.id && $0.arguments == note.arguments }) {
      notes.append(Diagnostic(note.id, span, note.arguments))
    }
    return isNegated ? .not(node) : node
  }
}
