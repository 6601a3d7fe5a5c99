// `--without nuts` means almonds too: words for groups of foods that people leave out.

internal import SourceText

/// Groups of foods by a word.
struct FoodGroups: Sendable {
  /// What belongs to a group: aisles, and lines of the aisles' table by one of their English names.
  private struct Group {
    var aisles: Set<String> = []
    var foods: [String] = []
    var except: [String] = []
  }

  private static let groups: [String: Group] = [
    "nut": Group(foods: [
      "almond", "walnut", "pecan", "hazelnut", "cashew", "peanut", "pistachio", "pine nut", "nut", "marzipan",
      "peanut butter", "almond butter", "almond flour", "chestnut",
    ]),
    "dairy": Group(
      aisles: ["Dairy and Eggs"],
      except: [
        "egg", "egg white", "egg yolk", "egg wash", "quail egg", "plant milk", "vegan cream", "margarine", "lard",
        "vegan cheese", "puff pastry", "fresh yeast", "hummus", "fresh pasta",
      ]),
    "egg": Group(foods: ["egg", "egg white", "egg yolk", "quail egg", "mayonnaise"]),
    "meat": Group(aisles: ["Meat"]),
    "fish": Group(aisles: ["Fish"], foods: ["tuna", "anchovy", "fish sauce"]),
    "pork": Group(foods: ["pork", "ground pork", "bacon", "pancetta", "ham", "sausage", "chorizo", "lard"]),
    "gluten": Group(
      aisles: ["Bakery"],
      foods: [
        "flour", "bread flour", "self raising flour", "whole wheat flour", "pasta", "spaghetti", "lasagne sheet",
        "noodle", "couscous", "semolina", "breadcrumb", "puff pastry", "fresh pasta", "cereal", "cookie", "beer",
        "soy sauce",
      ]),
    "alcohol": Group(aisles: ["Wine, Beer and Spirits"]),
    "sugar": Group(foods: ["sugar", "brown sugar", "powdered sugar", "vanilla sugar"]),
    "seafood": Group(aisles: ["Fish"]),
    "pasta": Group(foods: ["pasta", "spaghetti", "lasagne sheet", "fresh pasta"]),
  ]

  /// Groups that a person who has such a food at hand means as a whole; an egg in the hand is no mayonnaise.
  static let whole: Set<String> = ["meat", "fish", "seafood", "pasta"]

  private static let synonyms = [
    "milk product": "dairy", "lactose": "dairy", "nuss": "nut", "noix": "nut", "fleisch": "meat", "viande": "meat",
    "carne": "meat", "fisch": "fish", "poisson": "fish", "pescado": "fish", "pesce": "fish", "alkohol": "alcohol",
    "alcool": "alcohol", "wheat": "gluten", "shellfish": "seafood",
  ]

  /// The lines of the aisles' table that a word for a group means; nil for a word that names a food.
  static func kinds(_ word: String) -> Set<Int>? {
    let key = FoodName(word).key
    guard let group = groups[key] ?? synonyms[key].flatMap({ groups[$0] }) else { return nil }
    func kind(_ name: String) -> Int? { BuiltInAisles.kind(FoodName(name).key, .english) }
    let aisles = Set(group.aisles.compactMap { BuiltInAisles.names.firstIndex(of: $0) })
    return BuiltInAisles.kinds(in: aisles).union(group.foods.compactMap(kind)).subtracting(
      group.except.compactMap(kind))
  }
}
