// Lines read like ingredients or like instructions.

import Testing

@testable import RecipeDocument

@Suite struct LikenessTests {
  @Test(arguments: [
    "2 cups flour", "½ onion", "~100 g rice", "a pinch of salt", "eine Prise Salz", "salt", "Tomatoes (400g)",
    "Canola or other vegetable oil.",
  ])
  func ingredients(_ line: String) {
    #expect(Likeness.isIngredientLike(Array(line.utf8)))
    #expect(!Likeness.isStepLike(Array(line.utf8)))
  }

  @Test(arguments: [
    "Chop the onion.", "Den Ofen vorheizen.", "Mélanger le tout.", "Boil",
    "When it boils, take it from the heat and leave it for ten minutes.",
  ])
  func steps(_ line: String) {
    #expect(Likeness.isStepLike(Array(line.utf8)))
    #expect(!Likeness.isIngredientLike(Array(line.utf8)))
  }

  @Test func wordKeysAreFolded() {
    #expect(WordKey.make("🍽️ Zutaten — für den Teig:".utf8) == "zutaten fur den teig")
    #expect(WordKey.make("必备原料（2人）".utf8) == "必备原料 2人")
    #expect(WordKey.make("...".utf8) == "")
  }
}
