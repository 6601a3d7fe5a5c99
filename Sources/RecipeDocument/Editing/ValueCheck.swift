// Values are checked by what their key means, before anything is written: `servings=four people` is no number.

internal import Quantities
internal import SourceText

/// Checks values that a user gives.
enum ValueCheck {
  /// Throws when a value makes no sense for its key.
  static func check(_ key: RecipeKey?, named name: String, _ value: String) throws(EditRefusal) {
    let isText = value.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && scalar.value != 0x7F && scalar.value != 0xFEFF || scalar == "\n" || scalar == "\t"
    }
    guard let hint = isText ? hint(key, value) : "write text without control characters" else { return }
    throw EditRefusal(.editValueUnclear, nil, [name, value, hint])
  }

  /// What to write instead; nil when the value is good.
  private static func hint(_ key: RecipeKey?, _ value: String) -> String? {
    switch key {
    case .servings:
      let hasDigit = value.utf8.contains(where: \.isDigit)
      let isPositive = ServingsText.parse(value).map { ($0.amount.low ?? $0.amount.high ?? .zero) > .zero } ?? false
      return hasDigit && isPositive
        ? nil : "write a number, with a word if it counts something: `4`, `4-6`, `12 cookies`"
    case .rating: return RatingText.parse(value) != nil ? nil : "write a number from 0 to 5"
    case .prepTime, .cookTime, .totalTime:
      return TimeText.read(value).minutes != nil ? nil : "write it like `45 min`, `1 h 30 min` or `PT1H30M`"
    case .favorite: return FavoriteText.parse(value) != nil ? nil : "write `yes` or `no`"
    case .created: return DateText.parse(value) != nil ? nil : "write it like `2026-11-30`"
    case .language: return LanguageText.code(value) != nil ? nil : "write a code of two letters: `en`, `de`, `fr`"
    case .title:
      return value.trimmingBlanks.isEmpty || value.utf8.contains(where: \.isLineBreak) ? "write one line" : nil
    case .tags, .equipment, .category:
      return ListText.distinct([value]).isEmpty ? "write words, separated by commas" : nil
    case .some(let key):
      guard let nutrient = key.nutrient else { return nil }
      return NutrientText.parse(value, nutrient) != nil ? nil : "write a number: `12`, `3.5 g`"
    case .none: return nil
    }
  }

  /// Throws when a text cannot be a key.
  static func checkKey(_ key: String) throws(EditRefusal) {
    let bytes = Array(key.utf8)
    let isGood =
      !bytes.isEmpty && bytes.count <= 100
      && bytes.allSatisfy { $0 >= .space && $0 != .colon && $0 != .equals && $0 != 0x7F }
    guard isGood, key.trimmingBlanks == key else { throw EditRefusal(.editKeyUnclear, nil, [key]) }
  }
}
