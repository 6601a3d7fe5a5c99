// "500 g minced beef" is not beef that somebody minces, and a can of tomatoes not a tomato: what a line asks the shop for.

internal import Quantities
internal import SourceText

/// The food of an ingredient line as the shop knows it.
struct FoodLabel: Hashable {
  /// The name by which it is merged, found in an aisle and looked up.
  var name: String
  /// The name that is shown beside the amount.
  var shown: String

  /// A food by its name.
  init(name: String, shown: String) {
    self.name = name
    self.shown = shown
  }

  /// Pepper of which no amount is named is black pepper, not a vegetable.
  var seasoning: FoodLabel {
    FoodName(name).key == "pepper" ? FoodLabel(name: "black pepper", shown: "black pepper") : self
  }

  /// The food of a line in a language.
  init(_ line: IngredientLine, _ language: FoodLanguage.Code) {
    name = line.name
    shown = line.name
    if let garlic = CloveWords.food(line) {
      (name, shown) = (garlic, garlic)
      return
    }
    let rules = FoodLanguage.rules(language)
    if let prepared = Self.prepared(line, rules) {
      name = prepared
      shown = prepared
    }
    guard language == .english, ["can", "jar"].contains(line.measure?.unit?.id) else { return }
    let key = FoodName(name, rules).key
    if let canned = BuiltInAisles.kind("canned " + key, .english), canned != BuiltInAisles.kind(key, .english) {
      name = "canned " + name
    }
  }

  /// The name with the preparation before it, where both together name a food that is sold; counted things are prepared at home.
  private static func prepared(_ line: IngredientLine, _ rules: FoodLanguage) -> String? {
    guard let preparation = line.preparation, let before = line.preparationSpan, let after = line.nameSpan,
      before.end <= after.start, after.start - before.end <= 2, line.measure?.unit != nil
    else { return nil }
    let whole = preparation + " " + line.name
    return FoodName(whole, rules).stems.count > FoodName(line.name, rules).stems.count ? whole : nil
  }
}
