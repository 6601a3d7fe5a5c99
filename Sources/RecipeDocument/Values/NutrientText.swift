// Nutrients are written as `177 calories`, `13.2 g sugar`, `Fat: 8,6 g`; the JSON contract wants decimals in one unit each.

internal import Quantities
internal import SourceText

/// Reads amounts of nutrients.
public enum NutrientText {
  /// The decimal in the nutrient's unit; nil when the text states no number.
  ///
  /// kJ become kcal (4.184 kJ each), g and mg what the nutrient is counted in.
  public static func parse(_ text: String, _ nutrient: Nutrient) -> String? {
    let tokens = NumberScanner.tokens(text)
    guard let index = tokens.firstIndex(where: { if case .number = $0.token { true } else { false } }),
      case .number(let value) = tokens[index].token
    else { return nil }
    var factor: Rational? = 1
    if index + 1 < tokens.count, case .word(let unit) = tokens[index + 1].token {
      switch (nutrient, unit) {
      case (.calories, "kj"): factor = Rational(1000, 4184)
      case (.sodium, "g"), (.cholesterol, "g"): factor = 1000
      case (.calories, _), (.sodium, _), (.cholesterol, _): break
      case (_, "mg"): factor = Rational(1, 1000)
      default: break
      }
    }
    guard let factor, let result = value.multiplied(by: factor) else { return nil }
    return decimal(result)
  }

  /// The nutrient that a line such as `13.2 g sugar` or `Sugar: 13 g` names, with its amount.
  public static func line(_ text: String, settings: ReadingSettings = ReadingSettings()) -> (Nutrient, String)? {
    let parts = text.split(separator: ":", maxSplits: 1)
    if parts.count == 2, let nutrient = RecipeKey.lookup(String(parts[0]), settings: settings)?.nutrient {
      return parse(String(parts[1]), nutrient).map { (nutrient, $0) }
    }
    let tokens = NumberScanner.tokens(text)
    let words = tokens.compactMap { if case .word(let word) = $0.token { word } else { nil } }
    let known = words.filter { !units.contains($0) }
    guard let nutrient = nutrient(known, settings) ?? (words.contains("kcal") || words.contains("kj") ? .calories : nil)
    else { return nil }
    return parse(text, nutrient).map { (nutrient, $0) }
  }

  private static func nutrient(_ words: [String], _ settings: ReadingSettings) -> Nutrient? {
    RecipeKey.lookup(words.joined(separator: " "), settings: settings)?.nutrient
      ?? words.lazy.compactMap { RecipeKey.lookup($0, settings: settings)?.nutrient }.first
  }

  private static let units: Set<String> = ["g", "mg", "kcal", "kj", "of", "per", "serving", "ca", "about"]

  /// Up to two decimals, none when they are zero.
  private static func decimal(_ value: Rational) -> String? {
    guard let hundredths = value.multiplied(by: 100), let half = Rational(1, 2),
      let rounded = hundredths.adding(half)?.floor,
      rounded >= 0
    else { return nil }
    let fraction = rounded % 100
    if fraction == 0 { return "\(rounded / 100)" }
    let digits = fraction % 10 == 0 ? "\(fraction / 10)" : (fraction < 10 ? "0\(fraction)" : "\(fraction)")
    return "\(rounded / 100).\(digits)"
  }
}
