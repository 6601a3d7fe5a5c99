// Best match first: title over tags over ingredients over the rest, whole words over parts, rarer words over commoner.

internal import Glibc
internal import Quantities

/// How good a match is.
enum Ranking {
  /// How much a whole word counts against a part; less than the step from one field to the next.
  private static let whole = 1.5

  /// The weight of a text in the fields in which it stands; what stands in several counts a little more.
  static func weight(parts: UInt16, wholes: UInt16) -> Double {
    var best = 0.0
    var sum = 0.0
    var rest = parts
    while rest != 0 {
      let bit = rest & (0 &- rest)
      rest &= rest &- 1
      let weight = (SearchField(rawValue: bit.trailingZeroBitCount)?.weight ?? 0) * (wholes & bit != 0 ? whole : 1)
      best = max(best, weight)
      sum += weight
    }
    return best + (sum - best) / 32
  }

  /// How rare a text is: 1 when every recipe has it, more the fewer do.
  static func rarity(_ recipes: Int, of all: Int) -> Double { log2(1 + Double(all) / Double(max(recipes, 1))) }
}
