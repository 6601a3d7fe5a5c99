// The text of TOML's multi-line strings with the places of its bytes.

internal import SourceText

/// Reads multi-line strings.
enum TOMLText {
  /// The text of a `'''` string: its bytes, every line break one `\n`.
  static func lines(_ source: [UInt8], _ span: Span) -> MappedText {
    var text = MappedText()
    var position = span.start
    while position < span.end {
      let end = ByteScanning.lineEnd(source, position, span.end)
      text.append(source, Span(position, end))
      if end < span.end { text.append(unplaced: "\n") }
      position = ByteScanning.afterBreak(source, end, span.end)
    }
    return text
  }

  /// The text of a `"""` string, escapes undone.
  static func multiLine(_ source: [UInt8], _ span: Span) -> MappedText {
    var text = MappedText()
    var position = span.start
    var isTrimming = false
    while position < span.end {
      var end = ByteScanning.lineEnd(source, position, span.end)
      let next = ByteScanning.afterBreak(source, end, span.end)
      if isTrimming { position = ByteScanning.skipBlanks(source, position, end) }
      if isTrimming, position == end {
        position = next
        continue
      }
      isTrimming = endsInBackslash(source, &end, from: position)
      text.append(YAMLText.unescaped(source, Span(position, end)))
      if !isTrimming, next > end { text.append(unplaced: "\n") }
      position = next
    }
    return text
  }

  /// Whether the line ends in an escaped line break; `end` is then moved before the backslash.
  private static func endsInBackslash(_ source: [UInt8], _ end: inout Int, from start: Int) -> Bool {
    let line = ByteScanning.trim(source, Span(start, end))
    var slashes = 0
    while line.end - slashes > line.start, source[line.end - slashes - 1] == .backslash { slashes += 1 }
    guard slashes % 2 == 1, end < source.count, source[end].isLineBreak else { return false }
    end = line.end - 1
    return true
  }
}
