// `--without nuts` means almonds too: words for groups of foods that people leave out.

internal import SourceText

/// Groups of foods by a word.
struct FoodGroups: Sendable {
  /// What belongs to a group: aisles, and lines of the aisles' table by one of their English names.
  private struct Group {
    var aisles: Set<String> = []
    var foods: [String] = []
    var except: [String] = []
    /// Folded parts of words, and whole words, that name such a food in any of ten languages.
    var words: [String] = []
    /// What holds such a part and is something else.
    var butNot: [String] = []
  }

  private static let groups: [String: Group] = [
    "nut": Group(
      foods: [
        "almond", "walnut", "pecan", "hazelnut", "cashew", "peanut", "pistachio", "pine nut", "nut", "peanut butter",
      ],
      words: nuts, butNot: noNuts),
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

  /// `=` before whole words, `^` before the beginnings of words; others stand anywhere in a word.
  private static let nuts = """
    almond mandel ^amande almendra mandorl amendoa amandel hazelnut haselnuss noisette avellana nocciola nocciole nocciolin \
    ^avela hazelno hasselnot walnut walnuss walnot valnot ^pecan ^pekan cashew kaschu anacard ^cajou ^caju pistach pistacc \
    pistazi peanut erdnuss cacahuete cacahuat ^arachid amendoim ^pinda jordnot macadamia paranuss brazil_nut pine_nut \
    pinienkern =pignon =pignons ^pinon =pinoli =pinolo marzip marzap massepain mazapan ^pralin ^nougat nutella frangipan \
    gianduja amaretti amaretto =pesto =satay =nuss =nusse =nussen ^nusskern =nut =nuts =noix =nuez =nueces =noce =noci \
    =noten =notter ^notenmix アーモンド くるみ 胡桃 ピーナッツ カシュー ナッツ ピスタチオ 落花生 松の実 杏仁 核桃 花生 \
    腰果 榛子 开心果 松子 坚果 碧根果
    """.split { $0 == " " || $0 == "\n" }.map { $0.replacing("_", " ") }

  private static let noNuts = [
    "noix de coco", "noix de muscade", "noix de saint", "noix de veau", "noix de beurre", "nuez moscada",
    "noce moscata",
    "noce di cocco", "noce di burro", "beurre noisette", "noisette de beurre", "noisettes de beurre", "pommes noisette",
    "muskatnuss", "kokosnuss", "pinonate", "nut free", "nussfrei", "crookneck",
    "杏仁豆腐の素",
  ]

  /// Groups that a person who has such a food at hand means as a whole; an egg in the hand is no mayonnaise.
  static let whole: Set<String> = ["meat", "fish", "seafood", "pasta"]

  private static let synonyms = [
    "milk product": "dairy", "lactose": "dairy", "nuss": "nut", "noix": "nut", "fleisch": "meat", "viande": "meat",
    "carne": "meat", "fisch": "fish", "poisson": "fish", "pescado": "fish", "pesce": "fish", "alkohol": "alcohol",
    "alcool": "alcohol", "wheat": "gluten", "shellfish": "seafood", "nusse": "nut", "nussen": "nut", "tree nut": "nut",
    "tree nuts": "nut", "nuez": "nut", "nueces": "nut", "noce": "nut", "noci": "nut", "frutos secos": "nut",
    "frutta secca": "nut", "fruits a coque": "nut", "noten": "nut", "notter": "nut", "ナッツ": "nut", "坚果": "nut",
    "milchprodukte": "dairy", "laktose": "dairy", "produits laitiers": "dairy", "lacteos": "dairy",
    "latticini": "dairy",
    "weizen": "gluten", "eier": "egg", "oeufs": "egg", "œufs": "egg", "huevos": "egg", "uova": "egg",
  ]

  /// All words for groups.
  static var names: [String] { groups.keys.map { ["nut": "nuts", "egg": "eggs"][$0] ?? $0 } + Array(synonyms.keys) }

  private static func group(_ word: String) -> Group? {
    let keys = [FoodName(word).key, Folding.fold(word.trimmingBlanks)]
    return keys.lazy.compactMap { groups[$0] ?? synonyms[$0].flatMap { groups[$0] } }.first
  }

  /// The lines of the aisles' table that a word for a group means; nil for a word that names a food.
  static func kinds(_ word: String) -> Set<Int>? {
    guard let group = group(word) else { return nil }
    func kind(_ name: String) -> Int? { BuiltInAisles.kind(FoodName(name).key, .english) }
    let aisles = Set(group.aisles.compactMap { BuiltInAisles.names.firstIndex(of: $0) })
    return BuiltInAisles.kinds(in: aisles).union(group.foods.compactMap(kind)).subtracting(
      group.except.compactMap(kind))
  }

  /// A folded text without the names in it that only look as if they were of a group.
  static func others(_ word: String, outOf text: String) -> String {
    var text = text
    for other in group(word)?.butNot ?? [] where text.contains(other) { text = text.replacing(other, " ") }
    return text
  }

  /// Whether a text names a food of a group by a word or a part of one: "Mandelblättchen" are nuts.
  static func names(_ word: String, in text: String) -> Bool {
    guard let group = group(word), !group.words.isEmpty else { return false }
    let folded = others(word, outOf: Folding.fold(text))
    let words = Set(FoodWord.words(of: folded).map(\.folded))
    return group.words.contains { part in
      switch part.first {
      case "=": words.contains(String(part.dropFirst()))
      case "^": words.contains { $0.hasPrefix(part.dropFirst()) }
      default: folded.contains(part)
      }
    }
  }
}

extension String {
  /// The text with one text in the place of another.
  fileprivate func replacing(_ old: String, _ new: String) -> String {
    var result = ""
    var rest = self[...]
    while let found = rest.firstRange(of: old) {
      result += rest[..<found.lowerBound] + new
      rest = rest[found.upperBound...]
    }
    return result + rest
  }

  /// Whether a text stands in this one.
  fileprivate func contains(_ text: String) -> Bool { self[...].firstRange(of: text) != nil }
}

extension Substring {
  fileprivate func replacing(_ old: String, _ new: String) -> String { String(self).replacing(old, new) }
}
