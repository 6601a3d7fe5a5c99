// Keys and values of TOML, one after the other.

internal import SourceText

/// Reads keys and values from a position of a file on.
struct TOMLScanner {
  /// Where the next byte is read.
  private(set) var position: Int
  /// A bare value that is no number, boolean or date and was read as text.
  private(set) var doubtful: Span?

  private let source: [UInt8]
  private let limit: Int

  /// A scanner of `source` between two positions.
  init(_ source: [UInt8], from position: Int, to limit: Int) {
    self.source = source
    self.position = position
    self.limit = limit
  }

  private var byte: UInt8? { position < limit ? source[position] : nil }

  /// Whether nothing but blanks and a comment is left on the line.
  var isAtLineEnd: Bool {
    let next = ByteScanning.skipBlanks(source, position, limit)
    return next == limit || source[next].isLineBreak || source[next] == .hash
  }

  /// Skips blanks and then `expected`, if it is there.
  mutating func takes(_ expected: UInt8) -> Bool {
    position = ByteScanning.skipBlanks(source, position, limit)
    guard byte == expected else { return false }
    position += 1
    return true
  }

  /// A key with its dots; nil when there is none.
  mutating func readKey() -> [TOMLKey]? {
    var path: [TOMLKey] = []
    repeat {
      position = ByteScanning.skipBlanks(source, position, limit)
      guard let key = readKeyPart(), path.count < YAMLEvents.maximumDepth else { return nil }
      path.append(key)
    } while takes(.dot)
    return path
  }

  private mutating func readKeyPart() -> TOMLKey? {
    let start = position
    if byte == .quote || byte == .apostrophe {
      guard let text = readString()?.text else { return nil }
      return TOMLKey(text: text.string, span: Span(start, position))
    }
    while let byte, Self.isBareKey(byte) { position += 1 }
    guard position > start else { return nil }
    let span = Span(start, position)
    return TOMLKey(text: MappedText(source, span).string, span: span)
  }

  private static func isBareKey(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == .hyphen || byte == 0x5F || byte >= 0x80
  }

  // MARK: Values

  /// The value that follows; nil when it is not understood.
  mutating func readValue(depth: Int = 0) -> FrontMatterValue? {
    guard depth < YAMLEvents.maximumDepth else { return nil }
    position = ByteScanning.skipBlanks(source, position, limit)
    switch byte {
    case .quote, .apostrophe: return readString()
    case .openBracket: return readArray(depth)
    case .openBrace: return readInlineTable(depth)
    default: return readBare(depth)
    }
  }

  /// A number, boolean or date; other words are read as text.
  private mutating func readBare(_ depth: Int) -> FrontMatterValue? {
    let start = position
    while let byte, !byte.isLineBreak, byte != .hash {
      if depth > 0, byte == .comma || byte == .closeBracket || byte == .closeBrace { break }
      position += 1
    }
    let span = ByteScanning.trim(source, Span(start, position))
    guard !span.isEmpty else { return nil }
    position = span.end
    let text = MappedText(source, span)
    let first = source[span.start]
    let isWord = text.string == "true" || text.string == "false" || text.string == "inf" || text.string == "nan"
    if !isWord, !first.isDigit, first != .hyphen, first != 0x2B { doubtful = span }
    return FrontMatterValue(content: .scalar(text: text, style: .plain), span: span)
  }

  private mutating func readArray(_ depth: Int) -> FrontMatterValue? {
    let start = position
    position += 1
    var items: [FrontMatterValue] = []
    while true {
      skipBetweenItems()
      guard let byte else { return nil }
      if byte == .closeBracket { break }
      guard let item = readValue(depth: depth + 1) else { return nil }
      items.append(item)
      skipBetweenItems()
      if self.byte == .comma { position += 1 } else if self.byte != .closeBracket { return nil }
    }
    position += 1
    return FrontMatterValue(content: .list(items, isFlow: true), span: Span(start, position))
  }

  /// Blanks, line breaks and comments.
  private mutating func skipBetweenItems() {
    while let byte {
      if byte.isBlank || byte.isLineBreak {
        position += 1
      } else if byte == .hash {
        position = ByteScanning.lineEnd(source, position, limit)
      } else {
        return
      }
    }
  }

  private mutating func readInlineTable(_ depth: Int) -> FrontMatterValue? {
    let start = position
    position += 1
    var entries: [FrontMatterEntry] = []
    while true {
      skipBetweenItems()
      guard let byte else { return nil }
      if byte == .closeBrace { break }
      guard let path = readKey(), let key = path.first, path.count == 1, takes(.equals),
        let value = readValue(depth: depth + 1)
      else { return nil }
      entries.append(
        FrontMatterEntry(key: key.text, keySpan: key.span, value: value, span: key.span.union(value.span)))
      skipBetweenItems()
      if self.byte == .comma { position += 1 } else if self.byte != .closeBrace { return nil }
    }
    position += 1
    return FrontMatterValue(content: .map(entries, isFlow: true), span: Span(start, position))
  }

  // MARK: Strings

  /// A string of any of the four kinds.
  private mutating func readString() -> FrontMatterValue? {
    guard let quote = byte else { return nil }
    let isTriple = position + 2 < limit && source[position + 1] == quote && source[position + 2] == quote
    return isTriple ? readMultiLine(quote) : readSingleLine(quote)
  }

  private mutating func readSingleLine(_ quote: UInt8) -> FrontMatterValue? {
    let start = position
    position += 1
    while let byte, byte != quote {
      if byte.isLineBreak { return nil }
      position += quote == .quote && byte == .backslash ? 2 : 1
    }
    guard byte == quote else { return nil }
    position += 1
    let span = Span(start, position)
    let style: FrontMatterValue.Style = quote == .quote ? .doubleQuoted : .singleQuoted
    let text =
      quote == .quote
      ? YAMLText.read(source, span, .doubleQuoted) : MappedText(source, Span(start + 1, position - 1))
    return FrontMatterValue(content: .scalar(text: text, style: style), span: span)
  }

  private mutating func readMultiLine(_ quote: UInt8) -> FrontMatterValue? {
    let start = position
    position += 3
    let inner = ByteScanning.afterBreak(source, position, limit)
    position = inner
    while let byte {
      if quote == .quote, byte == .backslash {
        position += 2
      } else if byte == quote, position + 2 < limit, source[position + 1] == quote, source[position + 2] == quote {
        break
      } else {
        position += 1
      }
    }
    guard position + 2 < limit, byte == quote else { return nil }
    // Up to two quotes may stand right before the closing three.
    while position + 3 < limit, source[position + 3] == quote, position - inner < limit { position += 1 }
    let content = Span(inner, position)
    position += 3
    let text = quote == .quote ? TOMLText.multiLine(source, content) : TOMLText.lines(source, content)
    return FrontMatterValue(content: .scalar(text: text, style: .block), span: Span(start, position))
  }
}
