// The text of a YAML scalar with the places of its bytes: quotes, escapes and folded lines undone, as the standard says.

internal import SourceText

/// Reads the text of one scalar from the bytes of the file.
struct YAMLText {
  private let source: [UInt8]
  private var text = MappedText()
  /// Line breaks met since the last text; folded when text follows.
  private var breaks = 0

  /// The text of the scalar at `span`, which begins after its anchor and tag.
  static func read(_ source: [UInt8], _ span: Span, _ style: FrontMatterValue.Style) -> MappedText {
    var reader = YAMLText(source: source)
    switch style {
    case .plain: reader.readFlow(span, quote: 0)
    case .singleQuoted: reader.readFlow(inside(span), quote: .apostrophe)
    case .doubleQuoted: reader.readFlow(inside(span), quote: .quote)
    case .block: reader.readBlock(span)
    }
    return reader.text
  }

  /// The text of a part of a line of a double-quoted scalar, its escapes undone.
  static func unescaped(_ source: [UInt8], _ span: Span) -> MappedText {
    var reader = YAMLText(source: source)
    var position = span.start
    _ = reader.readLine(&position, span.end, .quote)
    return reader.text
  }

  private init(source: [UInt8]) { self.source = source }

  private static func inside(_ span: Span) -> Span { Span(span.start + 1, max(span.start + 1, span.end - 1)) }

  // MARK: Plain and quoted

  /// Reads a scalar whose lines are folded.
  private mutating func readFlow(_ span: Span, quote: UInt8) {
    var position = span.start
    while position <= span.end {
      let end = ByteScanning.lineEnd(source, position, span.end)
      let isFirst = position == span.start
      let isLast = end == span.end
      var from = isFirst ? position : ByteScanning.skipBlanks(source, position, end)
      var to = end
      if !isLast { while to > from, source[to - 1].isBlank { to -= 1 } }
      if from < to || isLast {
        fold()
        if readLine(&from, to, quote) { breaks = -1 }
      }
      if isLast { return }
      breaks += 1
      position = ByteScanning.afterBreak(source, end, span.end)
    }
  }

  /// Writes what the line breaks before a line stand for.
  private mutating func fold() {
    if breaks == 1 { text.append(unplaced: " ") }
    if breaks > 1 { text.append(unplaced: String(repeating: "\n", count: breaks - 1)) }
    breaks = 0
  }

  /// Reads one line, its escapes undone; whether it ends in an escaped line break.
  private mutating func readLine(_ position: inout Int, _ end: Int, _ quote: UInt8) -> Bool {
    var runStart = position
    while position < end {
      let byte = source[position]
      if quote == .apostrophe, byte == .apostrophe, position + 1 < end, source[position + 1] == .apostrophe {
        text.append(source, Span(runStart, position + 1))
        position += 2
        runStart = position
      } else if quote == .quote, byte == .backslash {
        text.append(source, Span(runStart, position))
        if position + 1 >= end { return true }
        position = readEscape(position + 1, end)
        runStart = position
      } else {
        position += 1
      }
    }
    text.append(source, Span(runStart, end))
    return false
  }

  /// Writes what an escape stands for; the position after it.
  private mutating func readEscape(_ position: Int, _ end: Int) -> Int {
    switch source[position] {
    case 0x78: return readHex(position + 1, 2, end)
    case 0x75: return readHex(position + 1, 4, end)
    case 0x55: return readHex(position + 1, 8, end)
    case .space, .quote, .backslash, 0x2F: text.append(source, Span(position, position + 1))
    case .tab: text.append(source, Span(position, position + 1))
    case let other:
      if let named = Self.named[other] { text.append(unplaced: named) }
    }
    return position + 1
  }

  private mutating func readHex(_ start: Int, _ digits: Int, _ end: Int) -> Int {
    let stop = min(start + digits, end)
    let value = UInt32(String(decoding: source[start..<stop], as: UTF8.self), radix: 16)
    let scalar = value.flatMap { Unicode.Scalar($0) } ?? "\u{FFFD}"
    text.append(unplaced: String(Character(scalar)))
    return stop
  }

  private static let named: [UInt8: String] = [
    0x30: "\0", 0x61: "\u{7}", 0x62: "\u{8}", 0x74: "\t", 0x6E: "\n", 0x76: "\u{B}", 0x66: "\u{C}", 0x72: "\r",
    0x65: "\u{1B}", 0x4E: "\u{85}", 0x5F: "\u{A0}", 0x4C: "\u{2028}", 0x50: "\u{2029}",
  ]

  // MARK: Blocks

  /// Reads a `|` or `>` block.
  private mutating func readBlock(_ span: Span) {
    let headerEnd = ByteScanning.lineEnd(source, span.start, span.end)
    guard span.start < headerEnd else { return }
    let isFolded = source[span.start] == 0x3E
    let header = source[span.start..<headerEnd].prefix(3)
    // Measured on the first line, also where the header states it: that number counts from the parent's column.
    var indent: Int?
    let keepsBreaks = header.contains(0x2B)
    let stripsBreaks = header.contains(.hyphen)
    var lines: [Span] = []
    var position = ByteScanning.afterBreak(source, headerEnd, span.end)
    while position < span.end {
      let end = ByteScanning.lineEnd(source, position, span.end)
      lines.append(Span(position, end))
      position = ByteScanning.afterBreak(source, end, span.end)
    }
    for line in lines where indent == nil {
      let first = ByteScanning.skipSpaces(source, line.start, line.end)
      if first < line.end { indent = first - line.start }
    }
    writeBlock(lines, indent: indent ?? 0, isFolded: isFolded, keepsBreaks: keepsBreaks, stripsBreaks: stripsBreaks)
  }

  private mutating func writeBlock(
    _ lines: [Span], indent: Int, isFolded: Bool, keepsBreaks: Bool, stripsBreaks: Bool
  ) {
    var pending = 0
    var wasMoreIndented = false
    var hasText = false
    for line in lines {
      let start = min(ByteScanning.skipSpaces(source, line.start, line.end), line.start + indent)
      if start == line.end {
        pending += 1
        continue
      }
      let isMoreIndented = source[start].isBlank
      if hasText, isFolded, !isMoreIndented, !wasMoreIndented {
        text.append(unplaced: pending == 1 ? " " : String(repeating: "\n", count: pending - 1))
      } else {
        text.append(unplaced: String(repeating: "\n", count: pending))
      }
      text.append(source, Span(start, line.end))
      pending = 1
      hasText = true
      wasMoreIndented = isMoreIndented
    }
    if keepsBreaks {
      text.append(unplaced: String(repeating: "\n", count: pending))
    } else if !stripsBreaks, hasText {
      text.append(unplaced: "\n")
    }
  }
}

extension ByteScanning {
  /// The first position from `start` on, before `limit`, that holds no space.
  static func skipSpaces(_ bytes: [UInt8], _ start: Int, _ limit: Int) -> Int {
    var position = start
    while position < limit, bytes[position] == .space { position += 1 }
    return position
  }
}
