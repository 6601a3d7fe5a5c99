// Where libyaml refuses a front matter, its lines are grouped by the top-level key that they follow.

internal import SourceText

/// Splits a front matter into the blocks of its top-level keys.
enum YAMLBlocks {
  /// The lines of each key, comments and blank lines after it left out.
  static func split(_ source: [UInt8], _ content: Span) -> [Span] {
    var blocks: [Span] = []
    var start: Int?
    var end = content.start
    forEachLine(source, content) { line, next in
      if isKeyLine(source, line) {
        if let start { blocks.append(Span(start, end)) }
        start = line.start
        end = next
      } else if start != nil, !ByteScanning.trim(source, line).isEmpty, source[line.start] != .hash {
        end = next
      }
    }
    if let start { blocks.append(Span(start, end)) }
    return blocks
  }

  /// Whether lines that libyaml refuses are a front matter all the same: they begin with a key, and most of those at the margin are keys.
  static func looksLikeMapping(_ source: [UInt8], _ content: Span, _ blocks: [Span]) -> Bool {
    var keys = 0
    var others = 0
    var beginsWithKey: Bool?
    forEachLine(source, content) { line, _ in
      guard !line.isEmpty, !source[line.start].isBlank, source[line.start] != .hash else { return }
      let isKey = isKeyLine(source, line)
      if beginsWithKey == nil { beginsWithKey = isKey }
      if isKey { keys += 1 } else if source[line.start] != .hyphen { others += 1 }
    }
    return beginsWithKey == true && keys >= others
  }

  /// Whether a line at the margin begins with `key:`, the key being of a few words at most.
  private static func isKeyLine(_ source: [UInt8], _ line: Span) -> Bool {
    guard !line.isEmpty, !source[line.start].isBlank,
      let colon = YAMLRepair.keyColon(source, line.start, line.end)
    else { return false }
    let words = source[line.start..<colon].reduce(1) { $0 + ($1 == .space ? 1 : 0) }
    let isListItem = source[line.start] == .hyphen && source[line.start + 1].isBlank
    return !isListItem && words <= 4 && colon - line.start <= 60
  }

  private static func forEachLine(_ source: [UInt8], _ content: Span, _ body: (_ line: Span, _ next: Int) -> Void) {
    var position = content.start
    while position < content.end {
      let end = ByteScanning.lineEnd(source, position, content.end)
      let next = ByteScanning.afterBreak(source, end, content.end)
      body(Span(position, end), next)
      position = next
    }
  }
}
