// Files that are not UTF-8 are read all the same; this says where they are not.

internal import SourceText

/// Finds bytes that are not UTF-8.
enum UTF8Check {
  /// Whether every byte belongs to UTF-8.
  static func isValid(_ bytes: [UInt8]) -> Bool {
    var diagnostics: [Diagnostic] = []
    report(bytes, &diagnostics)
    return diagnostics.isEmpty
  }

  /// Adds one diagnostic, at the first wrong byte, if there is one.
  static func report(_ bytes: [UInt8], _ diagnostics: inout [Diagnostic]) {
    var count = 0
    var first: Int?
    var index = 0
    bytes.withUnsafeBufferPointer { buffer in
      while index < buffer.count {
        if buffer[index] < 0x80 {
          index = afterASCII(buffer, index)
          continue
        }
        let length = validLength(buffer, index)
        if length == 0 {
          if first == nil { first = index }
          count += 1
          index += 1
        } else {
          index += length
        }
      }
    }
    guard let first else { return }
    var end = first + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    diagnostics.append(Diagnostic(.invalidUTF8, Span(first, end), ["\(count)"]))
  }

  /// The offset of the first byte beyond ASCII after `index`; eight bytes at a time.
  private static func afterASCII(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    var index = index + 1
    let raw = UnsafeRawBufferPointer(bytes)
    while index + 8 <= raw.count, raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      index += 8
    }
    while index < bytes.count, bytes[index] < 0x80 { index += 1 }
    return index
  }

  /// The length of the scalar at `index`; 0 when there is none.
  static func validLength(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    func tail(_ offset: Int) -> Bool { index + offset < bytes.count && bytes[index + offset] & 0xC0 == 0x80 }
    let first = bytes[index]
    switch first {
    case 0..<0x80: return 1
    case 0xC2...0xDF: return tail(1) ? 2 : 0
    case 0xE0...0xEF:
      guard tail(1), tail(2) else { return 0 }
      if first == 0xE0, bytes[index + 1] < 0xA0 { return 0 }
      if first == 0xED, bytes[index + 1] >= 0xA0 { return 0 }
      return 3
    case 0xF0...0xF4:
      guard tail(1), tail(2), tail(3) else { return 0 }
      if first == 0xF0, bytes[index + 1] < 0x90 { return 0 }
      if first == 0xF4, bytes[index + 1] >= 0x90 { return 0 }
      return 4
    default: return 0
    }
  }
}
