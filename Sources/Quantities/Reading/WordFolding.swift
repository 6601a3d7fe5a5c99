// Words are compared by a hash of their folded bytes, computed while the line is taken apart: no string is made.

/// Case and accent folding of the words of ingredient lines: ASCII, Latin, Cyrillic and full-width letters.
///
/// Coarser and cheaper than the folding of search: one byte a letter, combining marks dropped, and only used to compare hashes.
enum WordFolding {
  /// The start of a hash.
  static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The hash with one more folded byte.
  @inline(__always)
  static func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// The hash of several words as one phrase.
  @inline(__always)
  static func join(_ hash: UInt64, _ next: UInt64) -> UInt64 {
    ((hash &* 0x9e37_79b9_7f4a_7c15) ^ (hash >> 29)) &+ (next | 1)
  }

  /// The hash with one more scalar, folded.
  static func mix(_ hash: UInt64, scalar: UInt32) -> UInt64 {
    switch scalar {
    case 0x41...0x5a: return mix(hash, UInt8(truncatingIfNeeded: scalar | 0x20))
    case 0..<0x80: return mix(hash, UInt8(truncatingIfNeeded: scalar))
    case 0xc0..<0x180: return mix(hash, latin(scalar))
    case 0x300..<0x370: return hash
    case 0x410..<0x430: return wide(hash, scalar + 0x20)
    case 0x2018, 0x2019: return mix(hash, 0x27)
    case 0xff21..<0xff3b: return mix(hash, UInt8(truncatingIfNeeded: scalar - 0xff21 + 0x61))
    case 0xff41..<0xff5b: return mix(hash, UInt8(truncatingIfNeeded: scalar - 0xff41 + 0x61))
    default: return wide(hash, scalar)
    }
  }

  private static func wide(_ hash: UInt64, _ scalar: UInt32) -> UInt64 {
    let high = mix(hash, UInt8(truncatingIfNeeded: scalar >> 16))
    return mix(mix(high, UInt8(truncatingIfNeeded: scalar >> 8)), UInt8(truncatingIfNeeded: scalar))
  }

  /// The base letter of U+00C0 to U+017F.
  private static func latin(_ scalar: UInt32) -> UInt8 {
    let offset = Int(scalar) - 0xc0
    guard offset >= 0, offset < letters.utf8CodeUnitCount else { return 0x3f }
    return letters.utf8Start[offset]
  }

  private static let letters: StaticString =
    "aaaaaaaceeeeiiiidnooooo*ouuuuytsaaaaaaaceeeeiiiidnooooo/ouuuuytyaaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"

  /// The hash of one word.
  static func hash(_ word: some StringProtocol) -> UInt64 {
    var hash = seed
    for scalar in word.unicodeScalars { hash = mix(hash, scalar: scalar.value) }
    return hash
  }

  /// The folded text, for tables that are keyed by strings and not on the hot path.
  static func fold(_ text: some StringProtocol) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x41...0x5a: result.append(Unicode.Scalar(UInt8(scalar.value | 0x20)))
      case 0xc0..<0x180: result.append(Unicode.Scalar(latin(scalar.value)))
      case 0x300..<0x370: continue
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
