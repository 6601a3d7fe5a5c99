// The TOML between two `+++` fences, read by hand: a few kinds of values, each with its bytes.

internal import SourceText

/// Reads the lines between `+++` fences.
struct TOMLFrontMatter {
  /// More keys than this are not read.
  private static let maximumKeys = 2_000

  /// The top-level keys in the order of the file.
  private(set) var entries: [FrontMatterEntry] = []
  /// What is wrong with them.
  private(set) var diagnostics: [Diagnostic] = []

  private let source: [UInt8]
  private var table: [TOMLKey] = []
  private var count = 0

  /// The content of a front matter; lines that are no TOML give diagnostics.
  static func read(_ source: [UInt8], _ content: Span) -> TOMLFrontMatter {
    var reader = TOMLFrontMatter(source: source)
    var position = content.start
    while position < content.end, reader.count < maximumKeys {
      position = reader.readStatement(position, content.end)
    }
    if position < content.end {
      reader.diagnostics.append(
        Diagnostic(.tomlUnreadable, Span(position, position), ["more than \(maximumKeys) keys"]))
    }
    return reader
  }

  private init(source: [UInt8]) { self.source = source }

  /// Reads a key, a table header, a comment or an empty line; the start of the next line.
  private mutating func readStatement(_ start: Int, _ limit: Int) -> Int {
    let lineEnd = ByteScanning.lineEnd(source, start, limit)
    let position = ByteScanning.skipBlanks(source, start, lineEnd)
    if position == lineEnd || source[position] == .hash { return ByteScanning.afterBreak(source, lineEnd, limit) }
    if source[position] == .openBracket { return readHeader(start, position, lineEnd, limit) }
    return readAssignment(start, position, lineEnd, limit)
  }

  private mutating func readHeader(_ start: Int, _ bracket: Int, _ lineEnd: Int, _ limit: Int) -> Int {
    let next = ByteScanning.afterBreak(source, lineEnd, limit)
    let isArray = bracket + 1 < lineEnd && source[bracket + 1] == .openBracket
    var scanner = TOMLScanner(source, from: bracket + (isArray ? 2 : 1), to: lineEnd)
    let line = Span(start, next)
    guard let path = scanner.readKey(), scanner.takes(.closeBracket), !isArray || scanner.takes(.closeBracket),
      scanner.isAtLineEnd
    else {
      fail(line, "this table header is not understood")
      return next
    }
    count += 1
    table = path
    let header = Span(bracket, lineEnd)
    if isArray {
      let item = FrontMatterValue(content: .map([], isFlow: false), span: header)
      TOMLTree.appendItem(item, path: path, line: line, to: &entries)
    } else if !TOMLTree.insert(nil, path: path, line: line, valueSpan: header, into: &entries) {
      fail(line, "this table stands twice")
    }
    return next
  }

  private mutating func readAssignment(_ start: Int, _ keyStart: Int, _ lineEnd: Int, _ limit: Int) -> Int {
    var scanner = TOMLScanner(source, from: keyStart, to: limit)
    let next = ByteScanning.afterBreak(source, lineEnd, limit)
    let line = Span(start, next)
    guard let path = scanner.readKey(), scanner.takes(.equals) else {
      fail(line, "a line is `key = value`")
      return next
    }
    count += 1
    guard let value = scanner.readValue(), scanner.isAtLineEnd else {
      fail(line, "this value is not understood")
      let keySpan = path.reduce(path.first?.span ?? line) { $0.union($1.span) }
      entries.append(
        FrontMatterEntry(
          key: path.first?.text ?? "", keySpan: keySpan,
          value: FrontMatterValue(content: .null, span: Span(keySpan.end, lineEnd)), span: line, isReadable: false))
      return next
    }
    if let doubtful = scanner.doubtful {
      diagnostics.append(Diagnostic(.tomlUnquoted, doubtful, [path.first?.text ?? ""]))
    }
    let end = ByteScanning.lineEnd(source, value.span.end, limit)
    let statement = Span(start, ByteScanning.afterBreak(source, end, limit))
    if !TOMLTree.insert(value, path: table + path, line: statement, valueSpan: value.span, into: &entries) {
      diagnostics.append(Diagnostic(.duplicateKey, path.last?.span ?? line, [path.last?.text ?? ""]))
      if table.isEmpty, path.count == 1, let key = path.first {
        entries.append(FrontMatterEntry(key: key.text, keySpan: key.span, value: value, span: statement))
      }
    }
    return statement.end
  }

  private mutating func fail(_ line: Span, _ reason: String) {
    diagnostics.append(Diagnostic(.tomlUnreadable, ByteScanning.trimAll(source, line), [reason]))
  }
}

/// One part of a dotted key.
struct TOMLKey: Hashable {
  /// The key, unquoted.
  var text: String
  /// Its bytes as written.
  var span: Span
}
