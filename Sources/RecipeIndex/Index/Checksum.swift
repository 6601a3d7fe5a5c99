// Whether bytes on the disk are still the ones that were written there.

/// A fast 64-bit checksum that multiplies words of eight bytes, in the manner of wyhash (by Wang Yi); it finds damage, not malice.
enum Checksum {
  private static let keys: (UInt64, UInt64, UInt64, UInt64) = (
    0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x27D4_EB2F_1656_67C5
  )

  /// The checksum of some bytes.
  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var (a, b, c, d) = keys
    let (keyA, keyB, keyC, keyD) = keys
    var place = 0
    // Four chains side by side, because each waits for its own multiplication.
    while place &+ 64 <= bytes.count {
      a = mixed(a ^ word(bytes, place), keyB ^ word(bytes, place &+ 8))
      b = mixed(b ^ word(bytes, place &+ 16), keyC ^ word(bytes, place &+ 24))
      c = mixed(c ^ word(bytes, place &+ 32), keyD ^ word(bytes, place &+ 40))
      d = mixed(d ^ word(bytes, place &+ 48), keyA ^ word(bytes, place &+ 56))
      place &+= 64
    }
    var sum = mixed(a ^ b, keyA) ^ mixed(c ^ d &* keyC, keyB) ^ UInt64(bytes.count)
    while place &+ 8 <= bytes.count {
      sum = mixed(sum ^ word(bytes, place), keyC)
      place &+= 8
    }
    while place < bytes.count {
      sum = mixed(sum ^ UInt64(bytes[place]), keyD)
      place &+= 1
    }
    return mixed(sum, keyB ^ UInt64(bytes.count))
  }

  /// The checksum of some bytes.
  static func of(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes { of($0) } }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// Both halves of the product, so that every bit of either word counts.
  private static func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}
