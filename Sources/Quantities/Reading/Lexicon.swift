// Units, number words and word classes in one hash table, built on first use, so that a word of a line costs one look-up.

/// What the table knows of a word or phrase.
struct LexiconEntry: Sendable {
  var hash: UInt64
  var classes: WordClass
  /// The row of the unit table plus one; 0 for no unit.
  var unit: UInt16 = 0
  /// The value of a number word; a denominator of 0 means none.
  var numerator: UInt16 = 0
  var denominator: UInt16 = 0
}

/// The vocabulary of ingredient lines, by folded hash.
final class Lexicon: Sendable {
  /// The one lexicon.
  static let shared = Lexicon()

  /// The canonical ids of the unit table, by row.
  let unitIDs: [String]
  /// The dimensions of the unit table, by row.
  let dimensions: [Dimension]
  /// The rows plus one of units that signs stand for: `T`, `#`, `"`.
  let tablespoon: UInt16
  let teaspoon: UInt16
  let pound: UInt16
  let inch: UInt16
  private let slots: [LexiconEntry]
  private let mask: Int

  private init() {
    var builder = LexiconBuilder()
    builder.addUnits(UnitNames.rows)
    builder.addWords(WordClasses.rows)
    unitIDs = builder.unitIDs
    dimensions = builder.dimensions
    slots = builder.slots
    mask = slots.count - 1
    tablespoon = UInt16(truncatingIfNeeded: (unitIDs.firstIndex(of: "tbsp") ?? -1) + 1)
    teaspoon = UInt16(truncatingIfNeeded: (unitIDs.firstIndex(of: "tsp") ?? -1) + 1)
    pound = UInt16(truncatingIfNeeded: (unitIDs.firstIndex(of: "lb") ?? -1) + 1)
    inch = UInt16(truncatingIfNeeded: (unitIDs.firstIndex(of: "inch") ?? -1) + 1)
  }

  /// The entry of a folded hash.
  @inline(__always)
  func entry(_ hash: UInt64) -> LexiconEntry? {
    var position = Int(truncatingIfNeeded: hash >> 20) & mask
    while true {
      let slot = slots[position]
      if slot.hash == hash { return slot }
      if slot.hash == 0 { return nil }
      position = (position + 1) & mask
    }
  }

  /// The row of the unit with this name, which may be several words; `T` is a tablespoon, `t` a teaspoon.
  func unit(named name: String) -> Int? {
    let trimmed = String((name.hasSuffix(".") ? String(name.dropLast()) : name).map { $0 == "." ? " " : $0 })
    if trimmed == "T" || trimmed == "Tb" { return Int(tablespoon) - 1 }
    guard let entry = entry(LexiconBuilder.hash(trimmed).whole), entry.unit > 0 else { return nil }
    return Int(entry.unit) - 1
  }
}
