// The forms of ingredient lines that everything else builds on.
import Quantities
import Testing

@Suite struct IngredientParserTests {
  private let parser = IngredientParser()

  @Test(arguments: [
    ("225 g butter, softened", "225", "g", "butter", "softened"),
    ("1 1/2 lemons, juiced", "3/2", "", "lemons", "juiced"),
    ("Mehl 500 g", "500", "g", "Mehl", ""),
    ("3EL Öl", "3", "tbsp", "Öl", ""),
    ("砂糖 50g", "50", "g", "砂糖", ""),
    ("2 garlic cloves", "2", "clove", "garlic", ""),
    ("1 cup finely chopped fresh basil", "1", "cup", "fresh basil", "finely chopped"),
  ])
  func commonForms(_ text: String, _ low: String, _ unit: String, _ name: String, _ preparation: String) {
    let line = parser.parse(text)
    #expect(line.measure?.amount.low?.description == low)
    #expect((line.unit?.id ?? "") == unit)
    #expect(line.name == name)
    #expect((line.preparation ?? "") == preparation)
  }

  @Test func rangesKeepBothEnds() {
    let line = parser.parse("2 -4 cloves garlic")
    #expect(line.measure?.amount == Amount(low: 2, high: 4))
    #expect(line.unit?.id == "clove")
  }

  @Test func sizeOfAContainerIsNotTheAmount() {
    let line = parser.parse("1 (14 oz) can tomatoes")
    #expect(line.measure?.amount == Amount(1))
    #expect(line.unit?.id == "can")
    #expect(line.size?.amount == Amount(14))
  }
}
