// In a list of texts some are labels of what follows: `For the sauce:`, `**Sauce**`.

internal import SourceText

/// Tells labels from items.
enum ItemLabel {
  /// The group that a text opens; nil when it is an item.
  static func name(_ text: String, isStep: Bool) -> String? {
    let trimmed = Array(text.utf8)
    var span = ByteScanning.trimAll(trimmed, Span(0, trimmed.count))
    guard span.count >= 2, span.count <= 60 else { return nil }
    var isLabel = false
    if trimmed[span.start] == .hash {
      while span.start < span.end, trimmed[span.start] == .hash { span = Span(span.start + 1, span.end) }
      isLabel = span.start < span.end && trimmed[span.start].isBlank
    }
    if span.count > 4, trimmed[span.range].prefix(2).allSatisfy({ $0 == 0x2A }),
      trimmed[span.range].dropFirst(2).firstIndex(of: 0x2A) == span.end - 2 || isBoldWithColon(trimmed, span)
    {
      isLabel = true
    }
    while span.count > 4, trimmed[span.start] == 0x2A, trimmed[span.end - 1] == 0x2A {
      span = Span(span.start + 1, span.end - 1)
    }
    if span.count > 1, trimmed[span.end - 1] == .colon {
      isLabel = true
      span = Span(span.start, span.end - 1)
    }
    while span.count > 4, trimmed[span.start] == 0x2A, trimmed[span.end - 1] == 0x2A {
      span = Span(span.start + 1, span.end - 1)
    }
    span = ByteScanning.trim(trimmed, span)
    guard isLabel, !span.isEmpty, isStep || !trimmed[span.start].isDigit else { return nil }
    return String(decoding: trimmed[span.range], as: UTF8.self)
  }

  private static func isBoldWithColon(_ bytes: [UInt8], _ span: Span) -> Bool {
    bytes[span.end - 1] == .colon && span.count > 5 && bytes[span.end - 2] == 0x2A && bytes[span.end - 3] == 0x2A
  }

  /// A line without the mark of a list item: `- `, `* `, `1. `, `[ ]`.
  static func skipMark(_ bytes: [UInt8], _ line: Span) -> Span {
    var span = ByteScanning.trim(bytes, line)
    guard span.count > 1 else { return span }
    var position = span.start
    if bytes[position] == .hyphen || bytes[position] == 0x2A || bytes[position] == 0x2B {
      position += 1
    } else {
      while position < span.end, bytes[position].isDigit { position += 1 }
      guard position > span.start, position < span.end, bytes[position] == .dot || bytes[position] == 0x29 else {
        return span
      }
      position += 1
    }
    guard position < span.end, bytes[position].isBlank else { return span }
    span = ByteScanning.trim(bytes, Span(position, span.end))
    if span.count >= 3, bytes[span.start] == .openBracket, bytes[span.start + 2] == .closeBracket {
      span = ByteScanning.trim(bytes, Span(span.start + 3, span.end))
    }
    return span
  }

  /// The parts of `flour, sugar, 2 eggs`; nil when the commas may mean something else.
  static func commaParts(_ bytes: [UInt8]) -> [Span]? {
    let parts = bytes.split(separator: .comma, omittingEmptySubsequences: false)
      .map { ByteScanning.trimAll(bytes, Span($0.startIndex, $0.endIndex)) }
    guard parts.count >= 3, parts.allSatisfy({ !$0.isEmpty && $0.count <= 40 }) else { return nil }
    let numbers = parts.filter { bytes[$0.start].isDigit }.count
    return numbers == 0 && !bytes.contains(where: \.isDigit) || numbers * 2 >= parts.count ? parts : nil
  }
}
