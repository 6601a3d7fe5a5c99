// What can be cooked with what is there.

import Testing

@testable import Kitchen

private let omelette = recipe("omelette", ["3 eggs", "1 tbsp unsalted butter", "salt", "chives (optional)"])
private let cake = recipe("cake", ["200 g plain flour", "4 eggs", "100 g ground almonds", "200 g sugar"])

@Test func completeDishesLackNothing() {
  let suggestion = Suggester(have: ["eggs", "butter"]).judge(omelette)
  #expect(suggestion?.isComplete == true)
  #expect(suggestion?.present == ["eggs", "unsalted butter"])
}

@Test func whatIsMissingIsNamed() {
  #expect(Suggester(have: ["egg", "flour"]).judge(cake)?.missing == ["ground almonds", "sugar"])
}

@Test func aDishThatUsesNothingOfItIsLeftOut() {
  #expect(Suggester(have: ["saffron"]).judge(cake) == nil)
  #expect(Suggester(have: ["eggs"]).judge(recipe("empty", [])) == nil)
}

@Test func staplesDoNotCount() {
  #expect(Suggester(have: ["egg"], staples: ["flour", "sugar"]).judge(cake)?.missing == ["ground almonds"])
  #expect(Suggester(have: ["egg"], staples: []).judge(omelette)?.missing == ["unsalted butter", "salt"])
}

@Test func withoutAGroupOrAFood() {
  #expect(Suggester(have: ["eggs"], without: ["nuts"]).judge(cake) == nil)
  #expect(Suggester(have: ["eggs"], without: ["dairy"]).judge(omelette) == nil)
  #expect(Suggester(have: ["eggs"], without: ["flour"]).judge(cake) == nil)
  #expect(Suggester(have: ["eggs"], without: ["eggs"]).judge(cake) == nil)
  #expect(Suggester(have: ["eggs"], without: ["fish", "ham"]).judge(cake) != nil)
  #expect(Suggester(have: ["eggs"], without: ["dairy"]).judge(cake) != nil)
}

@Test func thePantryIsComparedByAmount() {
  let pantry = PantryFile(Array("- 100 g flour\n- 6 eggs\n- sugar\n- 1 kg ground almonds\n".utf8))
  let suggestion = Suggester(have: [], pantry: pantry).judge(recipe("c", ["250 g flour", "4 eggs", "200 g sugar"]))
  #expect(suggestion?.missing == ["150 g flour"])
  #expect(suggestion?.present == ["eggs", "sugar"])
}

@Test func alternativesAndOtherKinds() {
  #expect(Suggester(have: ["margarine"]).judge(recipe("a", ["50 g butter or margarine"]))?.isComplete == true)
  #expect(
    Suggester(have: ["milk"]).judge(recipe("a", ["400 ml coconut milk", "1 l milk"]))?.missing == ["coconut milk"])
  #expect(Suggester(have: ["Eier"]).judge(recipe("a", ["2 Eier"], language: "de"))?.isComplete == true)
}

@Test func theBestComesFirst() {
  let lists = [
    CookingSuggestion(present: ["a"], missing: ["b"]), CookingSuggestion(present: ["a"], missing: []),
    CookingSuggestion(present: ["a", "c"], missing: ["b"]),
  ]
  #expect(lists.sorted(by: CookingSuggestion.isBetter).map(\.present) == [["a"], ["a", "c"], ["a"]])
}

@Test func aPlainNameMeansAllCutsAndKinds() {
  func missing(_ have: [String], _ lines: [String], _ language: String? = nil) -> [String]? {
    Suggester(have: have).judge(recipe("a", lines, language: language))?.missing
  }
  #expect(missing(["chicken"], ["4 chicken thighs", "1 onion"]) == ["onion"])
  #expect(missing(["chicken"], ["1 l chicken stock"]) == nil)
  #expect(missing(["rice"], ["200 g basmati rice", "1 tsp salt"]) == [])
  #expect(missing(["rice"], ["200 g rice noodles"]) == nil)
  #expect(missing(["pasta"], ["400 g spaghetti", "1 egg"]) == ["egg"])
  #expect(missing(["fish"], ["2 salmon fillets"]) == [])
  #expect(missing(["milk"], ["1 can coconut milk"]) == nil)
  #expect(missing(["eggs"], ["2 tbsp mayonnaise"]) == nil)
}

@Test func staplesOfAnotherLanguageAreKnown() {
  let salted = recipe("a", ["200 g Mehl", "1 TL Salz", "etwas Pfeffer", "Salz und Pfeffer"], language: "de")
  #expect(Suggester(have: ["Mehl"], staples: ["salt", "pepper"]).judge(salted)?.missing == [])
  let (rest, covered) = ShoppingList([ShoppingRequest(salted)]).subtracting(
    PantryFile([]), staples: ["salt", "pepper"])
  #expect(shown(rest) == ["200 g Mehl"] && covered.count == 2)
}

@Test(
  arguments: [
    ("200 g almond flour", "en"), ("1 tbsp flaked almonds", "en"), ("50 g Mandelblättchen", "de"),
    ("2 EL Walnussöl", "de"),
    ("100 g gehackte Nüsse", "de"), ("50 g de cerneaux de noix", "fr"), ("30 g de poudre d'amande", "fr"),
    ("2 nueces", "es"), ("50 g nocciole", "it"), ("100 g amandelspijs", "nl"), ("50 g hasselnötter", "sv"),
    ("ピーナッツ 30g", "ja"), ("花生 50克", "zh"), ("1 tbsp Nutella", "en"), ("2 tbsp pesto", "en"),
    ("100 g sugar, mixed with chopped pecans", "en"), ("30 g pistachios (optional)", "en"),
  ])
func nutsAreAllTheirKinds(_ line: String, _ language: String) {
  let dish = recipe("a", ["1 onion", line], language: language)
  #expect(Suggester(have: ["onion"], without: ["nuts"]).judge(dish) == nil)
  #expect(Suggester(have: ["onion"], without: ["Nüsse"]).judge(dish) == nil)
}

@Test(
  arguments: [
    ("1 pinch nutmeg", "en"), ("1 butternut squash", "en"), ("200 ml coconut milk", "en"), ("100 g rice flour", "en"),
    ("1 Prise Muskatnuss", "de"), ("1 pincée de noix de muscade", "fr"), ("200 g de champignons", "fr"),
    ("1 noix de beurre", "fr"), ("nuez moscada", "es"), ("olive senza nocciolo", "it"), ("2 doughnuts", "en"),
    ("100 g marshmallows", "en"), ("4 chestnut mushrooms", "en"),
  ])
func whatOnlySoundsLikeNutsIsNone(_ line: String, _ language: String) {
  let dish = recipe("a", ["1 onion", line], language: language)
  #expect(Suggester(have: ["onion"], without: ["nuts"]).judge(dish) != nil)
}

@Test func linkedRecipesAreLookedInto() {
  let paste = recipe("paste", ["100 g peanuts"])
  let dish = recipe("dish", ["1 onion", "2 tbsp paste -> paste.md"])
  let inside: RecipeExpansion.Resolver = { link, _ in link == "paste.md" ? paste : nil }
  #expect(Suggester(have: ["onion"], without: ["nuts"]).judge(dish, resolve: inside) == nil)
  #expect(Suggester(have: ["onion"], without: ["fish"]).judge(dish, resolve: inside) != nil)
}

@Test func unknownFoodsAreNamedWithNearOnes() {
  let catalogue = FoodCatalogue()
  func unknown(_ word: String) -> String {
    let found = Suggester.unknown(word, names: ["smoked wakame"], catalogue: catalogue)
    return found.isUnknown ? found.near ?? "?" : "known"
  }
  #expect(unknown("nuts") == "known")
  #expect(unknown("Mandeln") == "known")
  #expect(unknown("wakame") == "known")
  #expect(unknown("peanutz") == "peanut")
  #expect(unknown("almnods") == "almond")
  #expect(unknown("glutn") == "gluten")
  #expect(unknown("xyzzyqq") == "?")
}
