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

  /// The density of a food: of exactly that name, else of the longest known name that ends the name asked for ("sifted cake flour").
  public func density(of food: String) -> Density? {
    let words = NameWords(food)
    for start in words.words.indices {
      let tail = NameWords(words: Array(words.words[start...]))
      if let found = extra[tail] ?? Self.builtIn[tail] { return found }
    }
    return nil
  }

  /// The names of the foods of the built-in table, synonyms left out.
  public static var foods: [String] { rows.map(\.names[0]) }

  private static let builtIn: [NameWords: Density] = {
    var result: [NameWords: Density] = [:]
    for row in rows {
      for name in row.names where result[NameWords(name)] == nil { result[NameWords(name)] = row.density }
    }
    return result
  }()

  private static let rows: [(names: [String], density: Density)] = DensityFigures.rows.description.split(
    separator: "\n"
  ).compactMap {
    line in
    let fields = line.split(separator: "|").map(String.init)
    guard fields.count == 3, let milligrams = Int(fields[1]), let value = Rational(milligrams, 1000),
      let food = fields[0].split(separator: ",").first
    else { return nil }
    let names = fields[0].split(separator: ",").map(String.init)
    return (names, Density(food: String(food), gramsPerMillilitre: value, source: "USDA " + fields[2]))
  }
}
