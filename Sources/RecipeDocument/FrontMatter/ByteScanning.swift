// Small questions about the bytes of a line that every reader of front matter asks.

internal import SourceText

extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let hash: UInt8 = 0x23
  static let apostrophe: UInt8 = 0x27
  static let comma: UInt8 = 0x2C
  static let hyphen: UInt8 = 0x2D
  static let dot: UInt8 = 0x2E
  static let colon: UInt8 = 0x3A
  static let equals: UInt8 = 0x3D
  static let openBracket: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let closeBracket: UInt8 = 0x5D
  static let openBrace: UInt8 = 0x7B
  static let closeBrace: UInt8 = 0x7D

  /// A space or a tab.
  var isBlank: Bool { self == .space || self == .tab }
  /// A line feed or a carriage return.
  var isLineBreak: Bool { self == .lineFeed || self == .carriageReturn }
  /// `0` to `9`.
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  /// `a` to `z` or `A` to `Z`.
  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
}

/// Positions in the bytes of a file; every function stays inside them.
enum ByteScanning {
  /// The first position from `start` on, before `limit`, that holds a line break; else `limit`.
  static func lineEnd(_ bytes: [UInt8], _ start: Int, _ limit: Int) -> Int {
    var position = start
    while position < limit, !bytes[position].isLineBreak { position += 1 }
    return position
  }

  /// The position after the line break at `position`; `position` itself when there is none.
  static func afterBreak(_ bytes: [UInt8], _ position: Int, _ limit: Int) -> Int {
    guard position < limit, bytes[position].isLineBreak else { return position }
    let isPair = bytes[position] == .carriageReturn && position + 1 < limit && bytes[position + 1] == .lineFeed
    return position + (isPair ? 2 : 1)
  }

  /// The first byte of the line that holds `position`, not before `floor`.
  static func lineStart(_ bytes: [UInt8], _ position: Int, floor: Int) -> Int {
    var start = min(position, bytes.count)
    while start > floor, !bytes[start - 1].isLineBreak { start -= 1 }
    return start
  }

  /// The first position from `start` on, before `limit`, that holds no blank.
  static func skipBlanks(_ bytes: [UInt8], _ start: Int, _ limit: Int) -> Int {
    var position = start
    while position < limit, bytes[position].isBlank { position += 1 }
    return position
  }

  /// `span` without blanks at its ends.
  static func trim(_ bytes: [UInt8], _ span: Span) -> Span {
    let start = skipBlanks(bytes, span.start, span.end)
    var end = span.end
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    return Span(start, end)
  }

  /// `span` without blanks and line breaks at its ends.
  static func trimAll(_ bytes: [UInt8], _ span: Span) -> Span {
    var (start, end) = (span.start, span.end)
    while start < end, bytes[start].isBlank || bytes[start].isLineBreak { start += 1 }
    while end > start, bytes[end - 1].isBlank || bytes[end - 1].isLineBreak { end -= 1 }
    return Span(start, end)
  }
}
