// One quick hash for all tables of words: of the index while it is made, and of the vocabularies that every run needs.

/// Hashes of bytes; the same in every run on every machine.
public enum ByteHash {
  /// The hash of some bytes.
  @inlinable
  public static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return ofShort(0, count: 0) }
    var state: UInt64 = 0
    var place = 0
    while place &+ ByteBlock.size <= bytes.count {
      state = mixed(state) ^ ByteBlock(start, at: place).bits
      place &+= ByteBlock.size
    }
    var rest: UInt64 = 0
    for offset in place..<max(place, bytes.count) { rest |= UInt64(bytes[offset]) &<< UInt64(8 &* (offset &- place)) }
    return ofShort(place == 0 ? rest : mixed(state) ^ rest, count: bytes.count)
  }

  /// The hash of less than eight bytes, which are the lowest of `bits`; all others are zero.
  @inlinable
  public static func ofShort(_ bits: UInt64, count: Int) -> UInt64 {
    mixed(bits ^ UInt64(truncatingIfNeeded: count) &<< 56)
  }

  /// Spreads every bit over all others (the second half of SplitMix64, by Sebastiano Vigna).
  @inlinable
  static func mixed(_ value: UInt64) -> UInt64 {
    let product = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    let mixed = (product ^ product >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
