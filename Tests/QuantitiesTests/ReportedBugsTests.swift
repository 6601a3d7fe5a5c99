// Public bug reports about numbers in recipe tools, each with the right result.
import Quantities
import SourceText
import Testing

@Suite struct ReportedBugsTests {
  @Test(arguments: [
    ("1 5/8 cup milk", "1", "1 5/8 cup milk"),
    ("125 g flour", "1", "125 g flour"),
    ("2-4 cloves garlic", "2", "4–8 cloves garlic"),
    ("4 - 5 eggs", "2", "8–10 eggs"),
    ("1/8 tsp salt", "1/2", "1/16 tsp salt"),
    ("0.2 cup oil", "3", "0.6 cup oil"),
    ("1/3 cup oil", "3", "1 cup oil"),
    ("0.3333 cup oil", "3", "1 cup oil"),
    ("1 1/2 oz rum", "2", "3 oz rum"),
    ("1½ cups milk", "1", "1½ cups milk"),
    ("1½ cups milk", "2", "3 cups milk"),
    ("2½ cups milk", "3", "7½ cups milk"),
    ("2/3 cup milk", "1", "2/3 cup milk"),
    ("0,5 l Milch", "3", "1,5 l Milch"),
    ("salt to taste", "2", "salt to taste"),
    ("2 (14 oz) cans tomatoes", "2", "4 (14 oz) cans tomatoes"),
    ("1-inch piece ginger", "2", "2 1-inch pieces ginger"),
    ("4/7 cup milk", "1", "4/7 cup milk"),
    ("1/7 cup milk", "4", "4/7 cup milk"),
    ("2 Spanish onions", "2", "4 Spanish onions"),
  ])
  func scaledForTheScreen(_ text: String, _ factor: String, _ right: String) { #expect(shown(text, factor) == right) }

  @Test(arguments: [
    ("1½ cups milk", "1", "1½ cups milk"),
    ("2½ cups milk", "3", "7½ cups milk"),
    ("1½ cups milk", "3", "4½ cups milk"),
    ("0,5 l Milch", "3", "1,5 l Milch"),
    ("500g flour", "1/2", "250g flour"),
    ("3 -4 eggs", "2", "6 -8 eggs"),
    ("2 (14 oz) cans tomatoes", "2", "4 (14 oz) cans tomatoes"),
    ("salt to taste", "2", "salt to taste"),
    ("bake at 180 °C for 30 min", "2", "bake at 180 °C for 30 min"),
  ])
  func scaledInTheFile(_ text: String, _ factor: String, _ right: String) { #expect(rewritten(text, factor) == right) }

  @Test func fractionsBelowOneKeepTheirWholeNumber() {
    #expect(
      AmountFormatter().show(Amount(Rational(3, 2) ?? 0), MeasureUnit(id: "tsp", isKnown: true)).text == "1 1/2 tsp")
  }

  @Test func spacesBeforeTheSecondNumberAreNoMinusSign() {
    #expect(IngredientParser().parse("3 -4 servings").measure?.amount == Amount(low: 3, high: 4))
    #expect(IngredientParser().parse("4 - 5 eggs").measure?.amount == Amount(low: 4, high: 5))
  }

  @Test func nothingIsMarkedAsRoundedWithinTwoPercent() {
    let formatter = AmountFormatter()
    let cup = MeasureUnit(id: "cup", isKnown: true)
    #expect(formatter.show(Amount(Rational(9999, 10000) ?? 0), cup).text == "1 cup")
    #expect(formatter.show(Amount(Rational(9999, 10000) ?? 0), cup).isFarOff == false)
  }

  @Test func halfServingsDouble() throws {
    let servings = try #require(Rational("4.5").map(Amount.init))
    #expect(servings.multiplied(by: 2) == Amount(9))
    #expect(try Scaling.servings(text: "9").factor(servings: servings, lines: []) == 2)
  }

  @Test func factorsApplyToTheUnscaledRecipe() throws {
    let line = IngredientParser().parse("3 eggs")
    let doubled = try #require(LineScaler().text(line, by: 2))
    #expect(LineScaler().text(IngredientParser().parse(doubled), by: Rational(1, 2) ?? 0) == "3 eggs")
    #expect(LineScaler().text(line, by: 4) == "12 eggs")
    #expect(LineScaler().text(line, by: 4) == "12 eggs")
  }

  @Test func yieldsAreAmountsWithUnits() {
    let parser = IngredientParser()
    #expect(parser.parse("2940 g").measure?.amount == Amount(2940))
    #expect(parser.parse("2940 g").unit?.id == "g")
    #expect(parser.parse("12 cookies").measure?.amount == Amount(12))
    #expect(parser.parse("12 cookies").name == "cookies")
    #expect(parser.parse("about 200 ml").measure?.amount == Amount(200))
    #expect(parser.parse("12-18").measure?.amount == Amount(low: 12, high: 18))
  }

  @Test func aMugIsNoMicrogram() {
    #expect(IngredientParser().parse("1 mug rice").unit?.id == "mug")
    #expect(IngredientParser().parse("2 Spanish onions").unit == nil)
  }

  @Test func inchMarksBreakNothing() {
    #expect(IngredientParser().parse("carrots, cut into `1` strips").name == "carrots")
    #expect(IngredientParser().parse("carrots, cut into 1\" strips").preparation == "cut into 1\" strips")
  }

  @Test func aRangeTimesASize() {
    let line = IngredientParser().parse("3 - 4 x 15ml spoons oil")
    #expect(line.measure?.amount == Amount(low: 3, high: 4))
    #expect(line.size?.amount == Amount(15))
    #expect(line.size?.unit?.id == "ml")
  }

  @Test(arguments: [
    ("砂糖 50g", "50", "g", "砂糖"), ("2¼ l Wasser", "9/4", "l", "Wasser"), ("2 EL Öl", "2", "tbsp", "Öl"),
  ])
  func otherLanguages(_ text: String, _ low: String, _ unit: String, _ name: String) {
    let line = IngredientParser().parse(text)
    #expect(line.measure?.amount.low?.description == low)
    #expect(line.unit?.id == unit)
    #expect(line.name == name)
  }
}
