// Front matter that libyaml refuses is often plain to a person. A copy with stumbling blocks masked, byte for byte of the same length,
// shows libyaml the structure; the texts are then read from the file itself.

internal import SourceText

/// Masks what libyaml stumbles over.
struct YAMLRepair {
  private var bytes: [UInt8]
  private var isOneLine = false

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The text with the line breaks masked that YAML 1.1 knows and no editor shows (U+0085, U+2028, U+2029); nil when it has none.
  static func withoutHiddenBreaks(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var result: [UInt8]?
    for position in text.indices {
      guard let length = hiddenBreak(text, position) else { continue }
      var copy = result ?? Array(text)
      for offset in 0..<length { copy[position - text.startIndex + offset] = mask }
      result = copy
    }
    return result
  }

  private static func hiddenBreak(_ text: ArraySlice<UInt8>, _ position: Int) -> Int? {
    let byte = text[position]
    if byte == 0xC2, position + 1 < text.endIndex, text[position + 1] == 0x85 { return 2 }
    guard byte == 0xE2, position + 2 < text.endIndex, text[position + 1] == 0x80 else { return nil }
    return text[position + 2] == 0xA8 || text[position + 2] == 0xA9 ? 3 : nil
  }

  /// The block with tabs of indentation as spaces, and values that are unmistakably text masked as such.
  static func masked(_ block: ArraySlice<UInt8>) -> [UInt8] {
    var repair = YAMLRepair(bytes: withoutHiddenBreaks(block) ?? Array(block))
    repair.maskBadBytes()
    let content = ByteScanning.trimAll(repair.bytes, Span(0, repair.bytes.count))
    repair.isOneLine = !repair.bytes[content.range].contains(where: \.isLineBreak)
    var position = 0
    while position < repair.bytes.count {
      let end = ByteScanning.lineEnd(repair.bytes, position, repair.bytes.count)
      repair.maskLine(position, end)
      position = ByteScanning.afterBreak(repair.bytes, end, repair.bytes.count)
    }
    return repair.bytes
  }

  /// Masks control characters and bytes that are not UTF-8.
  private mutating func maskBadBytes() {
    var bad: [Span] = []
    bytes.withUnsafeBufferPointer { buffer in
      var position = 0
      while position < buffer.count {
        let scalar = UTF8Scalar(in: buffer, at: position)
        if !scalar.isValid || Self.isControl(scalar.value) { bad.append(Span(position, position + scalar.count)) }
        position += scalar.count
      }
    }
    for span in bad { for position in span.range { bytes[position] = Self.mask } }
  }

  private static func isControl(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  private mutating func maskLine(_ start: Int, _ end: Int) {
    var position = start
    var isItem = false
    // Indentation and the marks of list items.
    while position < end {
      if bytes[position] == .tab { bytes[position] = .space }
      if bytes[position] == .space {
        position += 1
      } else if bytes[position] == .hyphen, position + 1 < end, bytes[position + 1].isBlank {
        position += 1
        isItem = true
      } else {
        break
      }
    }
    guard position < end, bytes[position] != .hash else { return }
    if let colon = Self.keyColon(bytes, position, end) {
      maskValue(colon + 1, end)
    } else if isItem {
      maskValue(position, end)
    }
  }

  /// The colon after a plain or quoted key that begins at `start`; nil when the line has none.
  static func keyColon(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int? {
    guard start < end else { return nil }
    let first = bytes[start]
    if first == .openBracket || first == .openBrace || first == .hash || first == .hyphen && start + 1 == end {
      return nil
    }
    var position = start
    if first == .quote || first == .apostrophe {
      position += 1
      while position < end, bytes[position] != first { position += 1 }
    }
    while position < end {
      if bytes[position] == .colon, position > start, position + 1 == end || bytes[position + 1].isBlank {
        return position
      }
      if bytes[position] == .hash, position > start, bytes[position - 1].isBlank { return nil }
      position += 1
    }
    return nil
  }

  /// Masks the value from `start` on when it is text that libyaml would take for something else.
  private mutating func maskValue(_ start: Int, _ end: Int) {
    for position in start..<end {
      guard bytes[position].isBlank else { break }
      bytes[position] = .space
    }
    var span = ByteScanning.trim(bytes, Span(start, end))
    guard !span.isEmpty else { return }
    let first = bytes[span.start]
    switch first {
    case .openBracket, .openBrace, 0x7C, 0x3E: return
    case .quote, .apostrophe:
      maskQuoted(span, first)
      return
    case 0x26, 0x2A, 0x21:
      // An anchor, alias or tag is one word; with anything else it is text (`*bold* words`).
      guard !isName(span) else { return }
      bytes[span.start] = Self.mask
    case 0x25, 0x40, 0x60, .comma, .closeBracket, .closeBrace: bytes[span.start] = Self.mask
    default: break
    }
    if let comment = commentStart(span) { span = ByteScanning.trim(bytes, Span(span.start, comment)) }
    for position in span.range where bytes[position] == .colon { bytes[position] = Self.mask }
  }

  /// Masks the inner quotes of a quoted value, or all of them when text follows the closing one.
  private mutating func maskQuoted(_ span: Span, _ quote: UInt8) {
    var inner = span
    if let comment = commentAfterQuote(span, quote) { inner = ByteScanning.trim(bytes, Span(span.start, comment)) }
    let closes = inner.count >= 2 && bytes[inner.end - 1] == quote
    if !closes, !isOneLine, !bytes[(inner.start + 1)..<inner.end].contains(quote) { return }
    let range = closes ? (inner.start + 1)..<(inner.end - 1) : inner.range
    for position in range {
      let isEscaped = quote == .quote && position > range.lowerBound && bytes[position - 1] == .backslash
      if bytes[position] == quote, !isEscaped { bytes[position] = Self.mask }
      if !closes, bytes[position] == .colon { bytes[position] = Self.mask }
    }
  }

  /// A comment behind the closing quote.
  private func commentAfterQuote(_ span: Span, _ quote: UInt8) -> Int? {
    var position = span.end - 1
    while position > span.start {
      if bytes[position] == quote { return nil }
      if bytes[position] == .hash, bytes[position - 1].isBlank {
        let before = ByteScanning.trim(bytes, Span(span.start, position))
        if before.count >= 2, bytes[before.end - 1] == quote { return position }
      }
      position -= 1
    }
    return nil
  }

  private func commentStart(_ span: Span) -> Int? {
    span.range.first { bytes[$0] == .hash && $0 > span.start && bytes[$0 - 1].isBlank }
  }

  private func isName(_ span: Span) -> Bool {
    var end = span.start + 1
    while end < span.end, bytes[end].isLetter || bytes[end].isDigit || bytes[end] == .hyphen || bytes[end] == 0x5F {
      end += 1
    }
    return end > span.start + 1 && (end == span.end || bytes[end].isBlank)
  }

  /// Stands for a masked byte; plain text to libyaml.
  private static let mask: UInt8 = 0x5F
}
