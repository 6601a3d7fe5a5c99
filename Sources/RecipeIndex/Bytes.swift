// Looking for bytes in bytes with the C library's own search, which is faster than anything written by hand.

internal import CSystem

/// Searches bytes.
public enum Bytes {
  /// The first place of `needle` at or after `start`; the empty needle is everywhere.
  static func find(_ needle: [UInt8], in text: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
    guard start >= 0, start <= text.count else { return nil }
    if needle.isEmpty { return start }
    guard let base = text.baseAddress else { return nil }
    return needle.withUnsafeBufferPointer { needle in
      csystem_memmem(base + start, text.count - start, needle.baseAddress, needle.count).map { place in
        place - UnsafeRawPointer(base)
      }
    }
  }

  /// Whether `text` holds `needle`.
  public static func contains(_ text: [UInt8], _ needle: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { find(needle, in: $0) != nil }
  }

  /// Whether a byte is part of a word: letters, digits, and everything beyond ASCII.
  static func isWord(_ byte: UInt8) -> Bool { byte | 0x20 &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80 }
}
