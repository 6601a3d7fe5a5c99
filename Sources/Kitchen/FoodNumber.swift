// "4 onions" but "1 onion": the shown name agrees with its number, in English, where the rules are sure enough.

/// The English forms of a name.
enum FoodNumber {
  /// The name with its last word in the plural; a name that is one already, or has none, stays.
  static func plural(_ name: String) -> String {
    guard let (rest, last) = split(name) else { return name }
    let folded = last.lowercased()
    if FoodLanguage.english.stem(folded) != folded || uncountable.contains(folded) { return name }
    if let irregular = irregular.first(where: { folded.hasSuffix($0.key) }) {
      return rest + last.dropLast(irregular.key.count) + irregular.value
    }
    if folded.hasSuffix("y"), let before = folded.dropLast().last, !"aeiou".contains(before) {
      return rest + last.dropLast() + "ies"
    }
    return rest + last + (folded.hasSuffix(in: ["s", "x", "ch", "sh", "z"]) ? "es" : "s")
  }

  /// The name with its last word in the singular.
  static func singular(_ name: String) -> String {
    guard let (rest, last) = split(name), last.allSatisfy(\.isASCII) else { return name }
    let stem = FoodLanguage.english.stem(last.lowercased())
    guard stem != last.lowercased(), stem.first == last.lowercased().first, last.count > stem.count else { return name }
    return rest + (last.first?.isUppercase == true ? stem.prefix(1).uppercased() + stem.dropFirst() : stem)
  }

  private static let irregular = [
    "potato": "potatoes", "tomato": "tomatoes", "mango": "mangoes", "leaf": "leaves", "loaf": "loaves",
    "half": "halves", "knife": "knives", "radius": "radii",
  ]

  private static let uncountable: Set<String> = [
    "garlic", "ginger", "rice", "flour", "sugar", "salt", "butter", "milk", "water", "bread", "cheese", "celery",
    "parsley", "cilantro", "basil", "thyme", "rosemary", "mint", "dill", "chicken", "beef", "pork", "lamb", "fish",
    "salmon", "cod", "tuna", "bacon", "ham", "broccoli", "spinach", "lettuce", "asparagus", "couscous", "hummus",
    "molasses", "pepperoni", "salami", "pasta", "spaghetti", "yeast", "honey", "vanilla", "cinnamon", "gnocchi",
    "fennel", "kale", "corn", "tofu", "squid", "shrimp", "mozzarella", "feta", "stock", "broth", "cream", "oil",
    "vinegar", "sauce", "juice", "zest", "paper", "foil",
  ]

  /// The name before its last word, and that word; nil when the name does not end in a word of letters.
  private static func split(_ name: String) -> (String, Substring)? {
    let last = name.reversed().prefix { $0.isLetter }.count
    guard last > 1 else { return nil }
    return (String(name.dropLast(last)), name.suffix(last))
  }
}

extension ShoppingLine {
  /// Makes the name agree with the number of what is counted, in English.
  mutating func agree() {
    // Other languages that have no rules here would get English endings.
    guard language?.hasPrefix("en") ?? true, quantities.count == 1, let only = quantities.first, only.unit == nil
    else { return }
    name = only.isPlural ? FoodNumber.plural(name) : FoodNumber.singular(name)
  }
}
