// Amounts in the file change in their author's notation, and nothing else of the line does.
import Quantities
import Testing

@Suite struct LineScalerTests {
  @Test(arguments: [
    ("1/3 cup oil", "2", "2/3 cup oil"), ("0.5 l milk", "3", "1.5 l milk"), ("1 kg flour", "1/2", "0.5 kg flour"),
    ("100 g flour", "1/3", "33 1/3 g flour"), ("one onion", "2", "2 onion"), ("half a lemon", "3", "1 1/2 lemon"),
    ("1lb 2oz beef", "2", "2lb 4oz beef"), ("1 cup plus 2 tablespoons flour", "2", "2 cup plus 4 tablespoons flour"),
    ("酱油2勺", "3", "酱油6勺"), ("1,000 g flour", "2", "2,000 g flour"), ("1.500 g Mehl", "2", "3.000 g Mehl"),
    ("1⁄2 cup oil", "3", "1 1⁄2 cup oil"), ("½ cup minus 1 tablespoon flour", "2", "1 cup minus 2 tablespoon flour"),
    ("2 x 400 g cans tomatoes", "2", "4 x 400 g cans tomatoes"), ("1-1/2 cups oil", "3", "4-1/2 cups oil"),
    ("2 cm ginger", "2", "4 cm ginger"), ("4 large or 8 small shanks", "2", "8 large or 16 small shanks"),
    ("1g-2g salt", "2", "2g-4g salt"), ("2 a 3 huevos", "2", "4 a 6 huevos"), ("２５０ml 牛乳", "2", "５００ml 牛乳"),
    ("Mehl 500 g", "2", "Mehl 1000 g"), ("butter (2 sticks), melted", "2", "butter (4 sticks), melted"),
    ("3 carrots, cut into 2 cm cubes", "2", "6 carrots, cut into 2 cm cubes"), ("6+ eggs", "2", "12+ eggs"),
    ("le jus d'un citron", "2", "le jus de 2 citron"), ("le jus de 2 citron", "1/2", "le jus de 1 citron"),
    ("00 flour, 500 g", "2", "00 flour, 1000 g"), ("5-spice powder, 1 tsp", "3", "5-spice powder, 3 tsp"),
    ("7-Up, 1 can", "2", "7-Up, 2 can"), ("500 g 00 flour", "3", "1500 g 00 flour"),
    ("1 cup 2% milk", "2", "2 cup 2% milk"), ("1 and 1/2 cups flour", "3", "4 and 1/2 cups flour"),
  ])
  func rewrites(_ text: String, _ factor: String, _ right: String) { #expect(rewritten(text, factor) == right) }

  @Test func theHabitsOfTheRecipeDecideWhereTheLineSaysNothing() {
    let parser = IngredientParser()
    let hints = NotationHints(lines: [parser.parse("0,5 l Milch"), parser.parse("1½ TL Salz")])
    let half = Rational(1, 2) ?? 1
    #expect(LineScaler(hints: hints).text(parser.parse("1 kg Mehl"), by: half) == "0,5 kg Mehl")
    #expect(LineScaler(hints: hints).text(parser.parse("3 EL Öl"), by: half) == "1½ EL Öl")
  }

  @Test func fixedAmountsStay() {
    var settings = QuantitySettings()
    settings.fixedMark = "!"
    let line = IngredientParser(settings: settings).parse("2 bay leaves!")
    #expect(line.isFixed)
    #expect(LineScaler(settings: settings).edits(line, by: 2) == [])
  }
}
