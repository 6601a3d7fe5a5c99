// Amounts behind the name grow along; numbers that are no amounts stay.
import Quantities
import Testing

@Suite struct FurtherAmountsTests {
  @Test(arguments: [
    ("3 eggs, plus 1 yolk", "6 eggs, plus 2 yolk"),
    ("100 g butter or 80 ml oil", "200 g butter or 160 ml oil"),
    ("about 1 cup (or 250 ml) water", "about 2 cup (or 500 ml) water"),
    ("20 g butter + 10 g for the pan", "40 g butter + 20 g for the pan"),
    ("3 oeufs + 1 jaune", "6 oeufs + 2 jaune"),
    ("2 lemons, juice of 1 and zest of 2", "4 lemons, juice of 2 and zest of 4"),
    ("zest of 1 lemon, juice of 1/2", "zest of 2 lemon, juice of 1"),
    ("1 1/2 cups flour, plus 2 tbsp for dusting", "3 cups flour, plus 4 tbsp for dusting"),
    ("1 apple or 2 small pears", "2 apple or 4 small pears"),
    ("1 onion, cut into 2 cm cubes, plus 1 for garnish", "2 onion, cut into 2 cm cubes, plus 2 for garnish"),
    ("1 can (14 oz or 400 g) beans", "2 can (14 oz or 400 g) beans"),
    ("1 onion, cut into 2 or 3 pieces", "2 onion, cut into 2 or 3 pieces"),
    ("2 chicken breasts, 200 g or 8 oz each", "4 chicken breasts, 200 g or 8 oz each"),
    ("300 g chocolate, 200 g chopped and 100 g melted", "600 g chocolate, 200 g chopped and 100 g melted"),
    ("2 tbsp 2% or 1% milk", "4 tbsp 2% or 1% milk"),
    ("500 g flour type 405 or 550", "1000 g flour type 405 or 550"),
    ("1 steak, 2 cm or 3 cm thick", "2 steak, 2 cm or 3 cm thick"),
  ])
  func doubledAndBack(_ text: String, _ right: String) {
    #expect(rewritten(text, "2") == right)
    #expect(rewritten(right, "1/2") == text)
  }

  @Test func shownToo() {
    #expect(shown("100 g butter or 80 ml oil", "2") == "200 g butter or 160 ml oil")
    #expect(shown("100 g butter or 80 ml oil", "1", to: .us) == "3 1/2 oz butter or 1/3 cup oil")
  }
}
