// Most bytes of a recipe are plain letters: eight of them are looked at as one number, and only what is left is looked at byte by byte.

/// Eight bytes at once; every answer has the high bit of each byte that it is true of, and no other bits.
public struct ByteBlock: Sendable {
  /// The bytes, the first in the lowest bits.
  public let bits: UInt64

  @usableFromInline static let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  @usableFromInline static let high: UInt64 = 0x8080_8080_8080_8080

  /// How many bytes a block has.
  public static let size = 8

  /// The eight bytes at an offset, all of which must be there.
  @inlinable
  public init(_ bytes: UnsafeRawPointer, at offset: Int) {
    bits = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @usableFromInline
  init(bits: UInt64) { self.bits = bits }

  /// The bytes with the letters A to Z in lower case, and the sixth bit of all other bytes set too.
  @inlinable
  public var inLowerCase: ByteBlock { ByteBlock(bits: bits | Self.all(0x20)) }

  /// The bytes from 128 on.
  @inlinable
  public var beyondASCII: UInt64 { bits & Self.high }

  /// The bytes that are `byte`, which is below 128.
  @inlinable
  public func equal(_ byte: UInt8) -> UInt64 {
    let difference = bits ^ Self.all(byte)
    return ~((difference & Self.low) &+ Self.low | difference) & Self.high
  }

  /// The bytes from `first` to `last`, both below 128.
  @inlinable
  public func between(_ first: UInt8, _ last: UInt8) -> UInt64 {
    let lows = bits & Self.low
    let isAbove = lows &+ Self.all(0x80 &- first)
    let isBeyond = lows &+ Self.all(0x7F &- last)
    return isAbove & ~isBeyond & ~bits & Self.high
  }

  /// The eight-fold `byte`.
  @inlinable
  static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Whether an answer is true of all eight bytes.
  @inlinable
  public static func isTrueOfAll(_ answer: UInt64) -> Bool { answer == high }

  /// How many bytes at the beginning an answer is true of.
  @inlinable
  public static func countOfFirst(_ answer: UInt64) -> Int { (answer ^ high).trailingZeroBitCount &>> 3 }
}
