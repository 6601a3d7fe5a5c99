// Scalars out of bytes that are known to be UTF-8.

/// Decodes single scalars.
enum UTF8Walk {
  /// The scalar at `index` and its length in bytes; a byte that begins none counts alone, what is cut off reads as zeros.
  @inline(__always)
  static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> (UInt32, Int) {
    guard index >= 0, index < bytes.count else { return (0, 1) }
    let first = UInt32(bytes[index])
    switch first {
    case 0xc2..<0xe0: return ((first & 0x1f) << 6 | rest(bytes, index + 1), 2)
    case 0xe0..<0xf0: return ((first & 0x0f) << 12 | rest(bytes, index + 1) << 6 | rest(bytes, index + 2), 3)
    case 0xf0..<0xf5:
      let high = (first & 0x07) << 18 | rest(bytes, index + 1) << 12
      return (high | rest(bytes, index + 2) << 6 | rest(bytes, index + 3), 4)
    default: return (first, 1)
    }
  }

  @inline(__always)
  private static func rest(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt32 {
    index < bytes.count ? UInt32(bytes[index] & 0x3f) : 0
  }
}
