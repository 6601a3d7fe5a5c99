// Which food a name means and in which aisle it is bought.

import Quantities
import RecipeDocument
import Testing

@testable import Kitchen

private let own = FoodCatalogue(
  aisles: Aisles(
    file: Array(
      """
      # My shop

      ## Market

      - spring onion | scallion | Frühlingszwiebel
      - milk

      ## Baking

      - flour
      """.utf8)))

@Test func theVaultsOwnFileDecides() {
  #expect(own.place("scallions").name == "Market")
  #expect(own.place("whole milk").name == "Market")
  #expect(own.place("plain flour").name == "Baking")
  // Aisles of the same name as a built-in one take its foods too; the rest is Other, last.
  #expect(own.place("baking powder").name == "Baking")
  #expect(own.place("beef").name == Aisles.other && own.place("beef").order == 2)
  let names = ["scallion", "spring onions"].map { own.key(own.name($0)) }
  #expect(names[0] == names[1])
  #expect(own.key(own.name("coconut milk")) != own.key(own.name("milk")))
}

@Test func anAislesFileOfAnyShapeIsRead() {
  for text in ["", "- a\n", "#\n-\n", "# A\n- |||\n", "\u{FEFF}# A\r\n- b | c\r\n", "```\n- x\n", "# A\n# A\n- y"] {
    let catalogue = FoodCatalogue(aisles: Aisles(file: Array(text.utf8)))
    #expect(!catalogue.place("unobtainium").name.isEmpty)
    #expect(shop(recipe("a", ["1 unobtainium", "1 gizmo"]), options: .init(catalogue: catalogue)).count == 2)
  }
}

@Test func foodsWithoutAnAisleAreKnown() {
  let parser = IngredientParser()
  let catalogue = FoodCatalogue()
  func isUnplaced(_ text: String, _ language: String? = nil) -> Bool {
    catalogue.isUnplaced(parser.parse(text), language: language)
  }
  #expect(isUnplaced("2 unobtainium"))
  #expect(!isUnplaced("2 onions") && !isUnplaced("salt and pepper") && !isUnplaced("1 l water") && !isUnplaced(""))
  #expect(!isUnplaced("2 Zwiebeln", "de") && !isUnplaced("2 oignons", "fr") && !isUnplaced("2 cebollas", "es"))
  #expect(!isUnplaced("2 cipolle", "it"))
}

@Test func foodsHaveAislesInLanguagesWithoutRules() {
  let catalogue = FoodCatalogue()
  #expect(catalogue.place("sobrecoxas", language: "pt").name == "Meat")
  #expect(catalogue.place("runderriblappen", language: "nl").name == "Meat")
  #expect(catalogue.place("gula lökar", language: "sv").name == "Produce")
  #expect(catalogue.place("粒マスタード", language: "ja").name == "Sauces and Condiments")
  #expect(FoodCatalogue(language: "zh").place("新鲜鸡胸肉").name == "Meat")
  #expect(catalogue.place("runderriblappen", language: "en").name == Aisles.other)
  // Names are merged as before: what is of one food in the table stays two foods on a list.
  #expect(catalogue.key(catalogue.name("cebolas", language: "pt"), language: "pt") != "onion")
}

@Test func theBuiltInTableIsLarge() {
  for code in FoodLanguage.Code.allCases {
    let foods = (0..<BuiltInAisles.kindCount).flatMap { BuiltInAisles.foods(ofKind: $0, code) }
    #expect(Set(foods).count >= (code == .english ? 400 : 300), "\(code): \(Set(foods).count)")
  }
}

@Test func nearlyEveryIngredientOfTheSampleVaultHasAnAisle() {
  let catalogue = FoodCatalogue()
  var all = 0
  var unplaced: [String] = []
  for document in sampleVault.values {
    for ingredient in document.recipe.ingredients where ingredient.link == nil {
      all += 1
      if catalogue.isUnplaced(ingredient.line, language: document.recipe.language) {
        unplaced.append(ingredient.line.name)
      }
    }
  }
  #expect(all > 500)
  #expect(unplaced.count * 100 <= all * 3, "\(unplaced)")
}
