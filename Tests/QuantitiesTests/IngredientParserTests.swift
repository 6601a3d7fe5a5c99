// The forms of ingredient lines that everything else builds on.
import Quantities
import SourceText
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

  /// `text | low | high | unit | name | preparation`, empty for none.
  @Test(arguments: [
    "1.125 g salt|9/8|9/8|g|salt|", "1,000 g sugar|1000|1000|g|sugar|", "1,5 kg Kartoffeln|3/2|3/2|kg|Kartoffeln|",
    "1.500 g Mehl|1500|1500|g|Mehl|",
    "1.25 kg flour|5/4|5/4|kg|flour|", "1-1/2 cups milk|3/2|3/2|cup|milk|", "1 and 1/2 cups flour|3/2|3/2|cup|flour|",
    "½ cup oil|1/2|1/2|cup|oil|", "1 ½ cups oil|3/2|3/2|cup|oil|", "1⁄4 tsp salt|1/4|1/4|tsp|salt|",
    "２ cups rice|2|2|cup|rice|", "half a lemon|1/2|1/2||lemon|", "a couple of onions|2|2||onions|",
    "eine Zwiebel|1|1||Zwiebel|", "ein halber Liter Milch|1/2|1/2|l|Milch|", "2 bis 3 Eier|2|3||Eier|",
    "3 or 4 sprigs thyme|3|4|sprig|thyme|", "up to 5 cups flour||5|cup|flour|", "6+ eggs|6|||eggs|",
    "~200 g rice|200|200|g|rice|", "about 2 cups rice|2|2|cup|rice|", "ca. 500 g Mehl|500|500|g|Mehl|",
    "1# beef|1|1|lb|beef|", "1g-2g salt|1|2|g|salt|", "Uova, 6|6|6||Uova|", "Salt – 5 g|5|5|g|Salt|",
    "盐 3-5g|3|5|g|盐|", "**500 g** flour|500|500|g|flour|", "`2 cups` flour, sifted|2|2|cup|flour|sifted",
    "juice of 2 lemons|2|2||lemons|juice of", "pinch of salt|||pinch|salt|",
    "salt to taste||||salt|to taste", "sale q.b.||||sale|q.b.", "盐适量||||盐|适量", "n. B. Pfeffer||||Pfeffer|",
    "lemon wedges, for serving||||lemon wedges|for serving", "1 T butter|1|1|tbsp|butter|", "1 t salt|1|1|tsp|salt|",
    "4 medium-size fennel bulbs|4|4|bulb|fennel|medium-size", "3 garlic cloves, minced|3|3|clove|garlic|minced",
    "2 cloves|2|2||cloves|", "4 flooms of yeast|4|4|flooms|yeast|", "1 leg of lamb|1|1||leg of lamb|",
    "skinless, boneless chicken breast||||skinless, boneless chicken breast|",
    "2 tsp corn, peanut or vegetable oil|2|2|tsp|corn, peanut or vegetable oil|",
    "7UP||||7UP|", "70% dark chocolate||||70% dark chocolate|", "1 cup 2% milk|1|1|cup|2% milk|",
    "flour type 405||||flour type 405|", "400 g Karotte(n)|400|400|g|Karotte(n)|", "a little butter||||butter|",
    "1/4-inch-thick slices of bread|1|1|slice|bread|", "125g/4½oz pack butter|125|125|g|butter|",
    "1 gr. Zwiebel|1|1||Zwiebel|gr.", "100 gr. farine|100|100|g|farine|", "100 gr. Mehl|100|100|g|Mehl|",
    "1 gestr. TL Salz|1|1|tsp|Salz|", "2 geh. EL Mehl|2|2|tbsp|Mehl|", "1 kl. Apfel|1|1||Apfel|kl.",
    "1 m.-gr. Zwiebel|1|1||Zwiebel|m.-gr.", "1 Prise/n Zucker|1|1|pinch|Zucker|", "1 Tasse/n Reis|1|1|cup|Reis|",
    "1 Zehe/n Knoblauch|1|1|clove|Knoblauch|", "2 Ei(er)|2|2||Ei(er)|", "1 Zwiebel/n|1|1||Zwiebel/n|",
    "1 cup milk/cream|1|1|cup|milk/cream|", "je 1 Prise Salz und Pfeffer|1|1|pinch|Salz und Pfeffer|",
    "1 pinch each of salt and pepper|1|1|pinch|salt and pepper|", "2 cc de levure|2|2|tsp|levure|",
    "5 cc milk|5|5|ml|milk|", "2 c.c. de levure|2|2|tsp|levure|", "1 cs d'huile|1|1|tbsp|huile|",
    "2 c. à s. d'huile|2|2|tbsp|huile|", "00 flour, 500 g|500|500|g|00 flour|", "2-onions|2|2||onions|",
    "5-spice powder, 1 tsp|1|1|tsp|5-spice powder|", "7-Up, 1 can|1|1|can|7-Up|", "牛肉　200g|200|200|g|牛肉|",
    "1 batch of another recipe|1|1|batch|another recipe|", "面粉 125g x 4= 500g|500|500|g|面粉|",
  ])
  func forms(_ row: String) {
    let fields = row.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let line = parser.parse(fields[0])
    #expect((line.measure?.amount.low?.description ?? "") == fields[1], "\(row)")
    #expect((line.measure?.amount.high?.description ?? "") == fields[2], "\(row)")
    #expect((line.unit?.id ?? "") == fields[3], "\(row)")
    #expect(line.name == fields[4], "\(row)")
    #expect((line.preparation ?? "") == fields[5], "\(row)")
  }

  @Test(arguments: [
    ("1 cup (240 ml) milk", "240 ml"), ("150g/5¼oz rice", "21/4 oz"), ("butter (2 sticks / 8 oz), melted", "8 oz"),
    ("1 salmon fillet, about 1 1/2 pounds", "3/2 lb"), ("500g (1lb 2oz) rice", "18 oz"),
    ("1 cup; 240 ml water", "240 ml"),
  ])
  func equivalents(_ text: String, _ right: String) {
    let also = parser.parse(text).also
    #expect(also.map { "\($0.amount.low?.description ?? "") \($0.unit?.id ?? "")" } == [right])
  }

  @Test func amountsToAddAndTakeOff() {
    #expect(parser.parse("1 cup plus 2 tablespoons flour").plus.first?.amount == Amount(2))
    #expect(parser.parse("1 cup, 2 tablespoons flour").plus.first?.amount == Amount(2))
    #expect(parser.parse("1 cup, 240 ml milk").also.first?.amount == Amount(240))
    #expect(parser.parse("1 lb 2 oz beef").plus.first?.unit?.id == "oz")
    #expect(parser.parse("½ cup minus 1 tablespoon flour").plus.first?.amount == Amount(-1))
  }

  @Test(arguments: [
    "1 14-ounce can tomatoes", "1 can (14 oz) tomatoes", "2 x 14 oz cans tomatoes", "1 can tomatoes (14 oz)",
    "2 14 oz. cans tomatoes",
    "2x14oz cans tomatoes",
  ])
  func sizes(_ text: String) {
    let line = parser.parse(text)
    #expect(line.size?.amount == Amount(14), "\(text)")
    #expect(line.unit?.id == "can", "\(text)")
    #expect(line.name == "tomatoes", "\(text)")
    #expect(line.also.isEmpty, "\(text)")
  }

  @Test func tableRowsAreLines() {
    let line = parser.parse("| 2 | cups | flour |")
    #expect(line.measure?.amount == Amount(2))
    #expect(line.unit?.id == "cup")
    #expect(line.name == "flour")
  }

  @Test func marks() {
    #expect(parser.parse("1 tsp chili (optional)").isOptional)
    #expect(parser.parse("(optional) 1 tsp chili").measure?.amount == Amount(1))
    #expect(parser.parse("salt to taste").isFixed)
    #expect(parser.parse("=1 tsp salt").isFixed)
    #expect(!parser.parse("1 tsp salt").isFixed)
  }

  @Test func invalidTextIsReadAsShown() {
    let line = parser.parse([0x31, 0x20, 0x67, 0x20, 0xff, 0x61])
    #expect(line.text == "1 g \u{FFFD}a")
    #expect(line.name == "\u{FFFD}a")
    #expect(line.nameSpan?.end == 8)
  }

  @Test func hostileLinesTakeNoTime() {
    for text in [
      String(repeating: "(", count: 1_000_000), String(repeating: "1 ", count: 1_000_000),
      String(repeating: "a", count: 2000), String(repeating: "(1 ", count: 600),
    ] {
      #expect(parser.parse(text).text == text)
    }
  }

  @Test func ingredientsAreToldFromProse() {
    for text in ["200 g flour", "2 eggs", "Mehl 500 g", "pinch of salt", "盐适量"] {
      #expect(parser.parse(text).looksLikeIngredient, "\(text)")
    }
    for text in [
      "Heat the oven.", "salt", "Stir well and serve with the remaining sauce on the side.", "Bake for 20 minutes",
    ] {
      #expect(!parser.parse(text).looksLikeIngredient, "\(text)")
    }
  }
}
