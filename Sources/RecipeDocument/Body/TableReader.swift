// Pipe tables, which cmark leaves as paragraphs.

internal import SourceText

/// Finds and splits the rows of tables.
enum TableReader {
  /// The index of the line that is a table's head (its next line is the row of dashes); nil when there is no table.
  static func headLine(_ bytes: [UInt8], _ lines: [Span]) -> Int? {
    for index in lines.indices.dropFirst() where isDelimiter(bytes, lines[index]) && hasBar(bytes, lines[index - 1]) {
      return index - 1
    }
    return nil
  }

  private static func hasBar(_ bytes: [UInt8], _ line: Span) -> Bool {
    line.range.contains { bytes[$0] == UInt8(ascii: "|") }
  }

  /// Whether a line is the row of dashes: `|---|:-:|`.
  private static func isDelimiter(_ bytes: [UInt8], _ line: Span) -> Bool {
    var (dashes, bars) = (0, 0)
    for offset in line.range {
      switch bytes[offset] {
      case UInt8(ascii: "-"): dashes += 1
      case UInt8(ascii: "|"): bars += 1
      case UInt8(ascii: ":"), 32, 9: break
      default: return false
      }
    }
    // More columns than a screen has are no table, and would cost time for each row.
    return dashes > 0 && bars > 0 && bars <= 400
  }

  /// The cells of a row, without the blanks around them.
  static func cells(_ bytes: [UInt8], _ row: Span) -> [Span] {
    var line = bytes.trimmingBlanks(row)
    if !line.isEmpty, bytes[line.start] == UInt8(ascii: "|") { line = Span(line.start + 1, line.end) }
    if !line.isEmpty, bytes[line.end - 1] == UInt8(ascii: "|"),
      !(line.count > 1 && bytes[line.end - 2] == UInt8(ascii: "\\"))
    {
      line = Span(line.start, line.end - 1)
    }
    var result: [Span] = []
    var start = line.start
    var position = line.start
    var isWiki = false
    while position < line.end {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "["): isWiki = position + 1 < line.end && bytes[position + 1] == UInt8(ascii: "[") || isWiki
      case UInt8(ascii: "]"): isWiki = false
      case UInt8(ascii: "|") where !isWiki:
        result.append(bytes.trimmingBlanks(Span(start, position)))
        start = position + 1
      default: break
      }
      position += 1
    }
    result.append(bytes.trimmingBlanks(Span(min(start, line.end), line.end)))
    return result
  }
}
