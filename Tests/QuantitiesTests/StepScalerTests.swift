// Amounts in steps follow only when they repeat an ingredient beside its name.
import Quantities
import Testing

@Suite struct StepScalerTests {
  private let ingredients = ["200 g sugar", "2 eggs", "1 cup flour", "50g 砂糖", "salt to taste"].map {
    IngredientParser().parse($0)
  }

  @Test(arguments: [
    (
      "Mix the 200 g sugar with 2 eggs and bake at 200 °C for 2 hours.",
      "Mix the 400 g sugar with 4 eggs and bake at 200 °C for 2 hours."
    ),
    ("Add the flour (1 cup) and 1 cup water.", "Add the flour (2 cup) and 1 cup water."),
    ("Add 200 g of the sugar; 2 large eggs.", "Add 400 g of the sugar; 4 large eggs."),
    ("Add 100 g of the sugar.", "Add 100 g of the sugar."),
    ("Beat for 2 minutes. Eggs go in 2 bowls.", "Beat for 2 minutes. Eggs go in 2 bowls."),
    ("加入50g砂糖", "加入100g砂糖"), ("水，50g 砂糖，盐", "水，100g 砂糖，盐"),
    ("Roll out 2 cm thick.", "Roll out 2 cm thick."),
    ("Add two eggs. Add the two eggs.", "Add two eggs. Add the two eggs."),
    ("Take 200 g sugar per litre.", "Take 200 g sugar per litre."),
    ("Take 2 eggs for every 200 g sugar.", "Take 2 eggs for every 200 g sugar."),
    ("Je 200 g sugar ein Glas.", "Je 200 g sugar ein Glas."),
  ])
  func doubled(_ text: String, _ right: String) {
    #expect(edited(text, StepScaler().edits(text, by: 2, ingredients: ingredients)) == right)
    #expect(StepScaler().edits(text, by: 1, ingredients: ingredients).isEmpty)
  }

  @Test func shownAsTheListShowsThem() {
    let shown = { (text: String, factor: Rational, system: QuantitySettings.System?) in
      let scaler = StepScaler(formatter: LineFormatter(target: system))
      return edited(text, scaler.edits(text, by: factor, ingredients: self.ingredients))
    }
    #expect(shown("Mix 200g sugar and two eggs.", 1, .us) == "Mix 7oz sugar and two eggs.")
    #expect(shown("Mix 200 g sugar, 2 eggs.", 5, nil) == "Mix 1 kg sugar, 10 eggs.")
    #expect(shown("Mix 100 g sugar.", 1, .us) == "Mix 100 g sugar.")
  }
}
