// Tags in one text: `a, b`, `#a #b`, `a; b`, with or without quotes.

public import SourceText

/// Takes a line of tags apart.
public enum TagText {
  /// Where each tag stands in the text, quotes and `#` left out.
  public static func split(_ bytes: [UInt8]) -> [Span] {
    let separators = separators(bytes)
    var result: [Span] = []
    var start = 0
    for position in 0...bytes.count {
      guard position == bytes.count || isSeparator(bytes[position], separators) else { continue }
      let tag = bare(bytes, Span(start, position))
      if !tag.isEmpty { result.append(tag) }
      start = position + 1
    }
    return result
  }

  /// What separates the tags of a text.
  private enum Separators { case commas, hashes, none }

  private static func separators(_ bytes: [UInt8]) -> Separators {
    if bytes.contains(.comma) || bytes.contains(0x3B) || bytes.contains(where: \.isLineBreak) { return .commas }
    let words = bytes.split(whereSeparator: \.isBlank)
    if words.count > 1, words.allSatisfy({ $0.first == .hash }) { return .hashes }
    return .none
  }

  private static func isSeparator(_ byte: UInt8, _ separators: Separators) -> Bool {
    switch separators {
    case .commas: byte == .comma || byte == 0x3B || byte.isLineBreak
    case .hashes: byte.isBlank
    case .none: false
    }
  }

  private static func bare(_ bytes: [UInt8], _ span: Span) -> Span {
    var span = ByteScanning.trimAll(bytes, span)
    if span.count >= 2, let quote = quote(bytes[span.start]), bytes[span.end - 1] == quote {
      span = ByteScanning.trim(bytes, Span(span.start + 1, span.end - 1))
    }
    while !span.isEmpty, bytes[span.start] == .hash { span = Span(span.start + 1, span.end) }
    return span
  }

  private static func quote(_ byte: UInt8) -> UInt8? {
    byte == .quote || byte == .apostrophe || byte == 0x60 ? byte : nil
  }
}
