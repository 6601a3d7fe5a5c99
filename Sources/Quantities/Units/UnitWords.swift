// What a unit's written word tells beyond its id: "EL" is a tablespoon of 15 ml everywhere, "tablespoons" asks for long names.

/// What is known of a unit by the word it was written with.
enum UnitWords {
  /// English words of units whose size differs by country.
  private static let english: Set<String> = [
    "tsp", "tsps", "t", "teasp", "teaspoon", "teaspoons", "teaspoonful", "teaspoonfuls", "tbsp", "tbsps", "tbs", "tbls",
    "tb", "tbl",
    "tblsp", "tblspn", "tablespoon", "tablespoons", "tablesp", "tablespoonful", "tablespoonfuls", "cup", "cups", "c",
    "cupful", "cupfuls",
    "oz", "ozs", "ounce", "ounces", "lb", "lbs", "pound", "pounds", "pint", "pints", "pt", "pts", "quart", "quarts",
    "qt", "qts",
    "fl oz", "floz", "fluid ounce", "fluid ounces", "g", "kg", "mg", "ml", "l", "cl", "dl", "mm", "cm", "gram", "grams",
    "gramme", "grammes",
    "kilogram", "kilograms", "kilo", "kilos", "litre", "litres", "liter", "liters", "millilitre", "millilitres",
    "milliliter", "milliliters",
    "gr", "gm", "gms",
  ]

  /// Whether the word is English or a symbol that all languages share.
  static func isShared(_ word: String) -> Bool { english.contains(trimmed(word)) }

  /// Whether the word is a long name, so that another unit's name beside it should be long too.
  static func isLong(_ word: String) -> Bool { trimmed(word).utf8.count > 4 }

  /// The unit system that the word itself tells; nil when the settings decide.
  static func system(of word: String, id: String) -> QuantitySettings.System? {
    guard ["tsp", "tbsp", "cup"].contains(id), !isShared(word) else { return nil }
    return word == "カップ" ? .jp : .metric
  }

  private static func trimmed(_ word: String) -> String {
    let folded = WordFolding.fold(word)
    return folded.hasSuffix(".") ? String(folded.dropLast()) : folded
  }
}
