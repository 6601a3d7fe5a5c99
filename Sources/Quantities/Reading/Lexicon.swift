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
  let pound: UInt16
  let inch: UInt16
  private let slots: [LexiconEntry]
  private let mask: Int

  private init() {
    var builder = Builder()
    unitIDs = UnitTable.all.map(\.id)
    dimensions = UnitTable.all.map(\.dimension)
    builder.addUnits(UnitNames.rows.description)
    builder.addWords(WordClasses.rows.description)
    slots = builder.slots
    mask = slots.count - 1
    tablespoon = UInt16(truncatingIfNeeded: (unitIDs.firstIndex(of: "tbsp") ?? -1) + 1)
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
    let trimmed = name.hasSuffix(".") ? String(name.dropLast()) : name
    if trimmed == "T" || trimmed == "Tb" { return unit(named: "tbsp") }
    guard let entry = entry(Builder.hash(phrase: String(trimmed.map { $0 == "." ? " " : $0 }), separator: " ").whole),
      entry.unit > 0
    else { return nil }
    return Int(entry.unit) - 1
  }

  /// Collects the entries.
  private struct Builder {
    var slots = [LexiconEntry](repeating: LexiconEntry(hash: 0, classes: []), count: 8192)

    /// The hash of a phrase, and of its first word when it has several.
    static func hash(phrase: some StringProtocol, separator: Character) -> (first: UInt64?, whole: UInt64) {
      let words = phrase.split(separator: separator)
      guard let first = words.first else { return (nil, 0) }
      let start = WordFolding.hash(first)
      if words.count == 1 { return (nil, start) }
      return (start, words.dropFirst().reduce(start) { WordFolding.join($0, WordFolding.hash($1)) })
    }

    mutating func addUnits(_ text: String) {
      for (row, line) in text.split(separator: "\n").enumerated() {
        guard let names = line.split(separator: "|", omittingEmptySubsequences: false).last else { continue }
        for name in names.split(whereSeparator: { $0 == " " || $0 == "/" }) {
          add(name) { if $0.unit == 0 { $0.unit = UInt16(truncatingIfNeeded: row + 1) } }
        }
      }
    }

    mutating func addWords(_ text: String) {
      for line in text.split(separator: "\n") {
        let parts = line.split(separator: "|")
        guard parts.count == 2, let head = parts.first, let words = parts.last else { continue }
        var classes: WordClass = []
        var value: Rational?
        for name in head.split(separator: " ") {
          if name.hasPrefix("number=") {
            value = Rational(String(name.dropFirst(7)))
          } else {
            classes.formUnion(WordClass.named[String(name)] ?? [])
          }
        }
        for word in words.split(separator: " ") { add(word, classes, value) }
      }
    }

    private mutating func add(_ word: Substring, _ classes: WordClass, _ value: Rational?) {
      add(word) { entry in
        entry.classes.formUnion(classes)
        guard let value, entry.denominator == 0 else { return }
        entry.numerator = UInt16(truncatingIfNeeded: value.numerator)
        entry.denominator = UInt16(truncatingIfNeeded: value.denominator)
      }
    }

    private mutating func add(_ word: Substring, _ change: (inout LexiconEntry) -> Void) {
      let (first, whole) = Self.hash(phrase: word, separator: "_")
      if let first { update(first) { $0.classes.insert(.phraseStart) } }
      update(whole, change)
    }

    private mutating func update(_ hash: UInt64, _ change: (inout LexiconEntry) -> Void) {
      guard hash != 0 else { return }
      var position = Int(truncatingIfNeeded: hash >> 20) & (slots.count - 1)
      while slots[position].hash != 0 && slots[position].hash != hash { position = (position + 1) & (slots.count - 1) }
      slots[position].hash = hash
      change(&slots[position])
    }
  }
}

extension WordClass {
  /// The classes by the names that the rows use.
  fileprivate static let named: [String: WordClass] = [
    "size": .size, "filling": .filling, "preparation": .preparation, "adverb": .adverb, "adjective": .adjective,
    "approximately": .approximately, "article": .article, "of": .of, "to": .to, "or": .or, "and": .and, "plus": .plus,
    "stop": .stop, "taste": .taste, "optional": .optional, "vague": .vague, "upTo": .upTo, "atLeast": .atLeast,
    "unitFirst": .unitFirst, "unitLast": .unitLast, "label": .label, "notAmount": .notAmount, "from": .from,
    "minus": .minus, "state": .state, "preposition": .preposition, "each": .each, "fractionWord": .fractionWord,
    "heading": .heading, "with": .with,
  ]
}
