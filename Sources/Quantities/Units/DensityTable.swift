// What a millilitre of the commonest foods weighs: the bridge between cups and grams.

/// How heavy a food is for its volume.
public struct Density: Hashable, Sendable {
  /// The food the figure was measured on.
  public let food: String
  /// Grams a millilitre.
  public let gramsPerMillilitre: Rational
  /// Where the figure comes from: "USDA 168894", or the settings file.
  public let source: String
}

/// Densities by name of food.
public struct DensityTable: Sendable {
  private let extra: [NameWords: Density]

  /// The built-in table with densities of the settings file in front, in grams a millilitre.
  public init(extra: [String: Rational] = [:]) {
    self.extra = Dictionary(
      extra.map { name, value in
        (NameWords(name), Density(food: name, gramsPerMillilitre: value, source: ".vault.yaml"))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The density of a food: of that name, else of the longest known name that ends it, as "cake flour" ends "sifted cake flour".
  public func density(of food: String) -> Density? {
    let words = NameWords(food)
    for start in words.words.indices {
      if let found = extra[NameWords(words: Array(words.words[start...]))] { return found }
    }
    return Self.builtIn(words)
  }

  /// The names of the foods of the built-in table, synonyms left out.
  public static var foods: [String] { rows.compactMap { $0.names.first.map { text($0) } } }

  /// One line of the table, as places in it.
  private struct Row: Sendable {
    var names: [Range<Int>] = []
    var figure = 0..<0
    var source = 0..<0

    var density: Density? {
      guard let food = names.first, let grams = Rational(DensityTable.text(figure))?.divided(by: 1000) else {
        return nil
      }
      return Density(
        food: DensityTable.text(food), gramsPerMillilitre: grams, source: "USDA " + DensityTable.text(source))
    }
  }

  private static var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: DensityFigures.rows.utf8Start, count: DensityFigures.rows.utf8CodeUnitCount)
  }

  private static func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private static let rows: [Row] = {
    var rows: [Row] = []
    var row = Row()
    var start = 0
    var field = 0
    let bytes = DensityTable.bytes
    for index in 0...bytes.count {
      let byte = index < bytes.count ? bytes[index] : UInt8(ascii: "\n")
      switch (byte, field) {
      case (UInt8(ascii: ","), 0): row.names.append(start..<index)
      case (UInt8(ascii: "|"), 0):
        row.names.append(start..<index)
        field = 1
      case (UInt8(ascii: "|"), _):
        row.figure = start..<index
        field = 2
      case (UInt8(ascii: "\n"), _):
        row.source = start..<index
        if field == 2 { rows.append(row) }
        row = Row()
        field = 0
      default: continue
      }
      start = index + 1
    }
    return rows
  }()

  /// The row whose longest name ends `food`; the names are compared only where their last words begin alike.
  private static func builtIn(_ food: NameWords) -> Density? {
    guard let initial = food.words.last?.utf8.first else { return nil }
    var best: (row: Row, count: Int)?
    let bytes = DensityTable.bytes
    for row in rows {
      for name in row.names {
        let lastWord = bytes[name].lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? name.lowerBound
        guard lastWord < name.upperBound, mayBeginWith(initial, bytes[lastWord]) else { continue }
        let words = NameWords(text(name)).words
        guard food.words.suffix(words.count) == words[...], words.count > best?.count ?? 0 else { continue }
        best = (row, words.count)
      }
    }
    return best?.row.density
  }

  /// Whether a word of this first byte can be one that begins with `initial` once folded.
  private static func mayBeginWith(_ initial: UInt8, _ byte: UInt8) -> Bool {
    byte >= 0x80 || byte | 0x20 == initial || byte == initial
  }
}
