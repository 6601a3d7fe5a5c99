// How amounts look on the screen.
import Quantities
import Testing

@Suite struct AmountFormatterTests {
  private let formatter = AmountFormatter()

  private func shown(_ value: String, _ unit: String?) -> String {
    guard let value = Rational(value) else { return "" }
    return formatter.show(Amount(value), unit.map { MeasureUnit(id: $0, isKnown: true) }).text
  }

  @Test(arguments: [
    ("3", "tsp", "1 tbsp"), ("4", "tbsp", "1/4 cup"), ("1000", "g", "1 kg"), ("1500", "g", "1.5 kg"),
    ("2", "tsp", "2 tsp"),
    ("5", "tbsp", "5 tbsp"), ("8", "tbsp", "1/2 cup"), ("1/16", "cup", "1 tbsp"), ("1/8", "cup", "2 tbsp"),
    ("16", "oz", "1 lb"),
    ("20", "oz", "1 1/4 lb"), ("17", "oz", "17 oz"), ("1/2", "kg", "500 g"), ("1/4", "l", "250 ml"),
    ("1/32", "tsp", "1/2 pinch"),
    ("3/16", "tsp", "≈ 1/4 tsp"), ("1/18", "tsp", "≈ 1/16 tsp"), ("1/24", "tsp", "2/3 pinch"),
    ("1/12", "tsp", "≈ 1/16 tsp"), ("1/6", "tsp", "≈ 1/8 tsp"), ("1/16", "tsp", "1/16 tsp"), ("35", "oz", "≈ 2 1/4 lb"),
    ("33", "oz", "≈ 2 lb"), ("5/7", "cup", "≈ 3/4 cup"), ("4/7", "cup", "9 1/4 tbsp"), ("100/3", "g", "33.3 g"),
    ("1/3", "cup", "1/3 cup"), ("5/8", "cup", "5/8 cup"),
    ("1/1000000", "g", "0.001 mg"),
    ("4/3", "kg", "1.33 kg"), ("2", "cup", "2 cups"), ("1", "clove", "1 clove"), ("3", "clove", "3 cloves"),
  ])
  func units(_ value: String, _ unit: String, _ right: String) { #expect(shown(value, unit) == right) }

  @Test func nothingIsRoundedToNothing() {
    for unit in UnitTable.all {
      for below in [3, 7, 1000, 999_983] {
        let text = shown("1/\(below)", unit.id)
        #expect(text.contains { $0.isNumber && $0 != "0" }, "1/\(below) \(unit.id): \(text)")
      }
    }
  }

  @Test func roundingIsNeverMoreThanTwoPercentUnmarked() {
    for above in 1...200 {
      for below in 1...24 {
        guard let value = Rational(above, below) else { continue }
        let shown = formatter.show(Amount(value), MeasureUnit(id: "cup", isKnown: true), steps: false)
        guard !shown.isFarOff, let read = IngredientParser().parse(shown.text + " x").measure?.amount.low else {
          continue
        }
        #expect(
          abs(read.approximation - value.approximation) <= value.approximation / 50 + 1e-9, "\(value): \(shown.text)")
      }
    }
  }

  @Test func exactShowsFractions() {
    var style = NumberStyle()
    style.exact = true
    let exact = AmountFormatter(style: style)
    #expect(exact.show(Amount(Rational(100, 3) ?? 0), MeasureUnit(id: "g", isKnown: true)).text == "33 1/3 g")
    #expect(exact.show(Amount(1000), MeasureUnit(id: "g", isKnown: true)).text == "1000 g")
  }

  @Test func rangesAndOpenEnds() {
    let cup = MeasureUnit(id: "cup", isKnown: true)
    #expect(Amount(low: 1, high: 2).map { formatter.show($0, cup).text } == "1–2 cups")
    #expect(Amount(low: 6, high: nil).map { formatter.show($0, nil).text } == "6+")
    #expect(Amount(low: nil, high: 5).map { formatter.show($0, cup).text } == "≤ 5 cups")
  }
}

@Suite struct LineFormatterTests {
  @Test(arguments: [
    ("3 eggs", "1/2", "1 1/2 eggs (1–2)"),
    ("1 can beans", "3", "3 cans beans"),
    ("1 Dose Mais", "2", "2 Dosen Mais"),
    ("a pinch of salt", "2", "2 pinches of salt"),
    ("2 garlic cloves", "1/2", "1 garlic clove"),
    ("up to 5 cups flour", "2", "up to 10 cups flour"),
    ("about 2 cups rice", "2", "about 4 cups rice"),
    ("1 cup plus 2 tablespoons flour", "2", "2 cups plus 4 tablespoons flour"),
    ("200g/7oz rice", "3/2", "300g/10 1/2oz rice"),
    ("1 cup milk (240 ml)", "1/2", "1/2 cup milk (120 ml)"),
    ("6 teaspoons sugar", "1/2", "1 tablespoon sugar"),
    ("大さじ2 砂糖", "2", "大さじ4 砂糖"),
    ("2 EL Öl", "2", "4 EL Öl"),
    ("=2 bay leaves", "3", "=2 bay leaves"),
    (".5 teaspoon salt", "2", "1 teaspoon salt"),
    (".25 cup milk", "2", "1/2 cup milk"),
    ("about .5 cup milk", "1/2", "about 1/4 cup milk"),
    ("ca.500 g Mehl", "1/2", "ca.250 g Mehl"),
    ("1 kg/2 lb 4 oz potatoes", "2", "2 kg/4 lb 8 oz potatoes"),
    ("1 kg/2 lb 4 oz potatoes", "4/9", "444 g/1 lb potatoes"),
    ("1 dozen eggs", "2", "2 dozen eggs"),
    ("le jus d'un citron", "2", "le jus de 2 citron"), (".25 tsp salt", "2/3", "≈ 1/8 tsp salt"),
    ("3/4 cup plus 2 tablespoons flour", "1/12", "1 tbsp plus 1/2 teaspoon flour"),
    ("1 Zitrone", "1/6", "≈ 1/8 Zitrone"),
  ])
  func scaled(_ text: String, _ factor: String, _ right: String) { #expect(shown(text, factor) == right) }

  @Test(arguments: [
    ("2 cups milk", QuantitySettings.System.metric, "473 ml milk"),
    ("1 lb beef", .metric, "454 g beef"),
    ("500 g flour", .us, "17 5/8 oz flour"),
    ("1 (14 oz) can tomatoes", .metric, "1 (397 g) can tomatoes"),
    ("1-inch piece ginger", .metric, "2.5-cm piece ginger"),
    ("2 tbsp oil", .metric, "2 tbsp oil"),
    ("1 l water", .us, "4 1/4 cups water"),
    ("3 eggs", .us, "3 eggs"), ("200g/7oz rice", .us, "200g/7oz rice"),
    ("1 cup (240 ml) milk", .us, "1 cup (240 ml) milk"), ("100 ml milk", .us, "6 3/4 tbsp milk"),
    ("1 kg flour", .us, "≈ 2 1/4 lb flour"),
    ("2 14-ounce cans beans", .metric, "2 397-gram cans beans"),
    ("4- to 6-inch sticks", .us, "4- to 6-inch sticks"),
    ("250 g butter", .metric, "250 g butter"),
  ])
  func inOtherUnits(_ text: String, _ system: QuantitySettings.System, _ right: String) {
    #expect(shown(text, "1", to: system) == right)
  }

  @Test func exactAmounts() { #expect(shown("100 g flour", "1/3", exact: true) == "33 1/3 g flour") }
}
