// Fills the lexicon from its two tables in one walk over their bytes: a tenth of a millisecond, paid by the first line that is read.

/// Collects the entries of the lexicon.
struct LexiconBuilder {
  /// The hash table; the count is a power of two, empty slots have the hash 0.
  private(set) var slots = [LexiconEntry](repeating: LexiconEntry(hash: 0, classes: []), count: 8192)
  /// The canonical ids of the unit table, by row.
  private(set) var unitIDs: [String] = []
  /// The dimensions of the unit table, by row.
  private(set) var dimensions: [Dimension] = []

  /// Adds the rows `id|dimension|factor|names`.
  mutating func addUnits(_ table: StaticString) {
    let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    for line in Lines(bytes) {
      let bars = line.indices.filter { bytes[$0] == UInt8(ascii: "|") }
      guard bars.count == 3 else { continue }
      unitIDs.append(Self.text(bytes, line.lowerBound..<bars[0]))
      dimensions.append(Dimension(rawValue: Self.text(bytes, bars[0] + 1..<bars[1])) ?? .count)
      let row = UInt16(truncatingIfNeeded: unitIDs.count)
      forEachWord(bytes, bars[2] + 1..<line.upperBound) { first, whole, builder in
        if let first { builder.update(first) { $0.classes.insert(.phraseStart) } }
        builder.update(whole) { if $0.unit == 0 { $0.unit = row } }
      }
    }
  }

  /// Adds the rows `class names|words`.
  mutating func addWords(_ table: StaticString) {
    let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    for line in Lines(bytes) {
      guard let bar = line.first(where: { bytes[$0] == UInt8(ascii: "|") }) else { continue }
      var classes: WordClass = []
      var value: Rational?
      for name in Self.text(bytes, line.lowerBound..<bar).split(separator: " ") {
        if name.hasPrefix("number=") {
          value = Rational(String(name.dropFirst(7)))
        } else {
          classes.formUnion(WordClass.named[String(name)] ?? [])
        }
      }
      forEachWord(bytes, bar + 1..<line.upperBound) { first, whole, builder in
        if let first { builder.update(first) { $0.classes.insert(.phraseStart) } }
        builder.update(whole) { $0.add(classes, value) }
      }
    }
  }

  /// The hash of a name, and of its first word when blanks or `_` divide it into several.
  static func hash(_ name: String) -> (first: UInt64?, whole: UInt64) {
    var name = name
    return name.withUTF8 { hash($0, 0..<$0.count) }
  }

  /// The same for a name inside other bytes.
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> (first: UInt64?, whole: UInt64) {
    var first: UInt64?
    var phrase: UInt64?
    var word = WordFolding.seed
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "_") || byte == UInt8(ascii: " ") {
        if word != WordFolding.seed {
          first = first ?? word
          phrase = phrase.map { WordFolding.join($0, word) } ?? word
          word = WordFolding.seed
        }
        index += 1
        continue
      }
      let (scalar, length) = UTF8Walk.scalar(bytes, index)
      word = WordFolding.mix(word, scalar: scalar)
      index += length
    }
    guard let phrase else { return (nil, word == WordFolding.seed ? 0 : word) }
    return (first, word == WordFolding.seed ? phrase : WordFolding.join(phrase, word))
  }

  private mutating func forEachWord(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ body: (UInt64?, UInt64, inout LexiconBuilder) -> Void
  ) {
    var start = range.lowerBound
    for index in range.lowerBound...range.upperBound {
      let isEnd = index == range.upperBound || bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "/")
      guard isEnd else { continue }
      if index > start {
        let (first, whole) = Self.hash(bytes, start..<index)
        body(first, whole, &self)
      }
      start = index + 1
    }
  }

  private mutating func update(_ hash: UInt64, _ change: (inout LexiconEntry) -> Void) {
    guard hash != 0 else { return }
    let mask = slots.count - 1
    var position = Int(truncatingIfNeeded: hash >> 20) & mask
    while slots[position].hash != 0 && slots[position].hash != hash { position = (position + 1) & mask }
    slots[position].hash = hash
    change(&slots[position])
  }

  private static func text(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// The lines of a table, as ranges of its bytes.
  private struct Lines: Sequence, IteratorProtocol {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var start = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func next() -> Range<Int>? {
      guard start < bytes.count else { return nil }
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      defer { start = end + 1 }
      return start..<end
    }
  }
}

extension LexiconEntry {
  fileprivate mutating func add(_ classes: WordClass, _ value: Rational?) {
    self.classes.formUnion(classes)
    guard let value, denominator == 0 else { return }
    numerator = UInt16(truncatingIfNeeded: value.numerator)
    denominator = UInt16(truncatingIfNeeded: value.denominator)
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
