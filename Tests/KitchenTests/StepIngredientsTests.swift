// Which ingredients a step uses.

import Testing

@testable import Kitchen

private func used(_ ingredients: [String], _ step: String, language: String? = nil) -> [Int] {
  StepIngredients(recipe("a", ingredients, language: language).ingredients, language: language).used(in: step)
}

@Test func wholeNamesAndMainWords() {
  let cake = [
    "200 g plain flour", "100 g butter, softened", "3 large eggs", "1 tbsp peanut butter", "200 ml chicken stock",
  ]
  #expect(used(cake, "Rub the butter into the flour.") == [0, 1])
  #expect(used(cake, "Stir in the peanut butter.") == [3])
  #expect(used(cake, "Beat each egg (one by one) in.") == [2])
  #expect(used(cake, "Fry the chicken.") == [])
  #expect(used(cake, "Pour in the stock and the eggs") == [2, 4])
  #expect(used(cake, "Heat the oven.") == [])
  #expect(used(cake, "") == [])
}

@Test func twoIngredientsWithOneMainWord() {
  let both = ["100 g brown sugar", "50 g caster sugar"]
  #expect(used(both, "Add the sugar.") == [0, 1])
  #expect(used(both, "Add the brown sugar.") == [0])
}

@Test func theSameFoodTwice() {
  #expect(used(["100 g butter", "1 tbsp butter, for the tin"], "Melt the butter.") == [0, 1])
}

@Test func otherLanguages() {
  #expect(used(["3 Eier", "200 g Mehl"], "Das Ei mit dem Mehl verrühren", language: "de") == [0, 1])
  let noodles = ["150 ml Mineralwasser", "1 Prise Muskatnuss", "200 g Bergkäse", "3 Zwiebeln", "1 Ei", "50 g Butter"]
  #expect(used(noodles, "Wasser mit Muskat schlagen", language: "de") == [0, 1])
  #expect(used(noodles, "Die Zwiebelringe braten, Käse darüber", language: "de") == [2, 3])
  #expect(used(noodles, "Im Ofen bei mittlerer Hitze eine Einlage backen", language: "de") == [])
  #expect(used(["2 cuillères à soupe d'huile d'olive", "1 oignon"], "Chauffer l'huile", language: "fr") == [0])
}
