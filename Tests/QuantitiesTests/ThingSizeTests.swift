// The size of a thing is never multiplied: there are more things.
import Quantities
import Testing

@Suite struct ThingSizeTests {
  @Test(arguments: [
    ("9\" pie crust", "2 9\" pie crust"), ("2 to 3-inch cinnamon stick", "2 2 to 3-inch cinnamon sticks"),
    ("2 inch piece of ginger", "2 2 inch pieces of ginger"), ("2 cm ginger", "4 cm ginger"),
    ("1-inch piece ginger", "2 1-inch pieces ginger"), ("1-inch ginger", "2-inch ginger"),
    ("9-inch tortillas", "9-inch tortillas"), ("9 inch pie crust", "2 9 inch pie crust"),
    ("12 oz can evaporated milk", "2 12 oz cans evaporated milk"),
    ("125g/4½oz pack butter", "2 125g/4½oz packs butter"), ("250 g bag frozen spinach", "2 250 g bags frozen spinach"),
    ("400 g tins tomatoes", "800 g tins tomatoes"), ("1/2 pound bag spinach", "2 × 1/2 pound bags spinach"),
    ("1 cup jar salsa", "2 cups jar salsa"),
    ("2 (14 oz) cans beans", "4 (14 oz) cans beans"),
  ])
  func shownDoubled(_ text: String, _ right: String) { #expect(shown(text, "2") == right) }

  @Test(arguments: [
    ("9\" pie crust", "2 9\" pie crust"), ("2 to 3-inch cinnamon stick", "2 2 to 3-inch cinnamon stick"),
    ("9-inch tortillas", "9-inch tortillas"), ("2 cm ginger", "4 cm ginger"),
    ("1/2-inch pie crust", "2 x 1/2-inch pie crust"),
  ])
  func writtenDoubled(_ text: String, _ right: String) { #expect(rewritten(text, "2") == right) }

  @Test func aBrokenNumberOfThingsIsToldFromTheirSize() {
    #expect(shown("12 oz can milk", "3/2") == "1 1/2 × 12 oz cans milk")
    #expect(shown("12 oz can milk", "1", to: .metric) == "340 g can milk")
  }

  @Test func asAValue() {
    let crust = IngredientParser().parse("9\" pie crust").scaled(by: 2)
    #expect(crust.measure?.amount == Amount(2))
    #expect(crust.size?.amount == Amount(9))
    #expect(IngredientParser().parse("12 oz can milk").scaled(by: 2).measure?.amount == Amount(24))
    #expect(IngredientParser().parse("3 eggs").scaled(by: 2).measure?.amount == Amount(6))
    #expect(IngredientParser().parse("=3 eggs").scaled(by: 2).measure?.amount == Amount(3))
  }

  @Test(arguments: [
    ("9\" pie crust", "2 9\" pie crust", true), ("9\" pie crust", "18\" pie crust", false),
    ("3 eggs, plus 1 yolk", "6 eggs, plus 2 yolk", true), ("3 eggs, plus 1 yolk", "6 eggs, plus 1 yolk", false),
    ("le jus d'un citron", "le jus de 2 citron", true), ("1 egg, beaten", "2 egg, whole", false),
    ("1 (14 oz) can beans", "2 (28 oz) can beans", false), ("salt", "salt", true), ("=2 eggs", "=2 eggs", true),
  ])
  func twiceAsMuch(_ old: String, _ new: String, _ isRight: Bool) {
    let parser = IngredientParser()
    #expect(parser.parse(new).isScaled(parser.parse(old), by: 2) == isRight)
  }
}
