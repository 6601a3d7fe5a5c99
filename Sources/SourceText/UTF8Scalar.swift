// Text of a file may hold any bytes; this reads the next scalar of it and never traps.

/// One scalar of UTF-8 text and how many bytes it takes.
@frozen
public struct UTF8Scalar: Hashable, Sendable {
  /// The scalar's number; U+FFFD for bytes that are not UTF-8.
  public let value: UInt32
  /// How many bytes it takes, 1 to 4.
  public let count: Int
  /// Whether the bytes are UTF-8.
  public let isValid: Bool

  /// Reads the scalar at `offset`, which must be inside the text; of bytes that are not UTF-8 it takes the longest run that could begin a scalar.
  @inlinable
  public init(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    let lead = bytes[offset]
    if lead < 0x80 {
      self.init(value: UInt32(lead), count: 1, isValid: true)
      return
    }
    let length = lead < 0xC2 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 1
    var value = UInt32(lead) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    var count = 1
    while count < length, offset &+ count < bytes.count {
      let byte = bytes[offset &+ count]
      // The second byte is limited after some leads: no longer forms than needed, no surrogates, nothing over U+10FFFF.
      let low: UInt8 = count > 1 ? 0x80 : lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80
      let high: UInt8 = count > 1 ? 0xBF : lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF
      guard byte >= low, byte <= high else { break }
      value = value << 6 | UInt32(byte & 0x3F)
      count &+= 1
    }
    let isWhole = count == length && length > 1
    self.init(value: isWhole ? value : 0xFFFD, count: count, isValid: isWhole)
  }

  @inlinable
  init(value: UInt32, count: Int, isValid: Bool) {
    self.value = value
    self.count = count
    self.isValid = isValid
  }

  /// Writes a scalar as UTF-8 and returns how many bytes that took; the target needs room for 4.
  @inlinable
  static func write(_ value: UInt32, to target: UnsafeMutablePointer<UInt8>) -> Int {
    if value < 0x80 {
      target[0] = UInt8(truncatingIfNeeded: value)
      return 1
    }
    if value < 0x800 {
      target[0] = 0xC0 | UInt8(truncatingIfNeeded: value >> 6)
      target[1] = 0x80 | UInt8(truncatingIfNeeded: value & 0x3F)
      return 2
    }
    if value < 0x10000 {
      target[0] = 0xE0 | UInt8(truncatingIfNeeded: value >> 12)
      target[1] = 0x80 | UInt8(truncatingIfNeeded: value >> 6 & 0x3F)
      target[2] = 0x80 | UInt8(truncatingIfNeeded: value & 0x3F)
      return 3
    }
    target[0] = 0xF0 | UInt8(truncatingIfNeeded: value >> 18)
    target[1] = 0x80 | UInt8(truncatingIfNeeded: value >> 12 & 0x3F)
    target[2] = 0x80 | UInt8(truncatingIfNeeded: value >> 6 & 0x3F)
    target[3] = 0x80 | UInt8(truncatingIfNeeded: value & 0x3F)
    return 4
  }
}
