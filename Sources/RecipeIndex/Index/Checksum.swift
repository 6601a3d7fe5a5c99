// Whether bytes on the disk are still the ones that were written there.

/// A fast 64-bit checksum in the manner of xxHash64 (by Yann Collet); it finds damage, not malice.
enum Checksum {
  private static let first: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let second: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let third: UInt64 = 0x1656_67B1_9E37_79F9

  /// The checksum of some bytes.
  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var lanes = SIMD4<UInt64>(first &+ second, second, 0, 0 &- first)
    var position = 0
    while position &+ 32 <= bytes.count {
      let words = bytes.loadUnaligned(fromByteOffset: position, as: SIMD4<UInt64>.self)
      lanes = rotated(lanes &+ words &* second, 31) &* first
      position &+= 32
    }
    var sum = UInt64(bytes.count) &+ third
    for lane in 0..<4 { sum = (sum ^ rotated(lanes[lane], UInt64(7 &* lane &+ 1))) &* first &+ third }
    while position < bytes.count {
      sum = rotated(sum ^ (UInt64(bytes[position]) &* third), 11) &* first
      position &+= 1
    }
    sum = (sum ^ sum >> 33) &* second
    return sum ^ sum >> 29
  }

  /// The checksum of some bytes.
  static func of(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes { of($0) } }

  private static func rotated(_ lanes: SIMD4<UInt64>, _ count: UInt64) -> SIMD4<UInt64> {
    lanes &<< SIMD4(repeating: count) | lanes &>> SIMD4(repeating: 64 &- count)
  }

  private static func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 { word &<< count | word &>> (64 &- count) }
}
