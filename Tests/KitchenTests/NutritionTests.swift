// Nutrients of recipes, checked against sums by hand.

import Quantities
import RecipeDocument
import Testing

@testable import Kitchen

private func nutrition(_ document: RecipeDocument) -> Nutrition {
  Nutrition(ShoppingRecipe(document)) { link, _ in
    let name = link.split(separator: "/").last.map(String.init) ?? link
    return sampleVault.first { $0.key.hasSuffix(name) || $0.key.hasSuffix(name + ".md") }.map {
      ShoppingRecipe($0.value)
    }
  }
}

private func nutrition(
  _ lines: [String], servings: Int = 1, stated: [Nutrient: String] = [:], foods: NutritionFoods = .init()
)
  -> Nutrition
{
  let makes = Servings(amount: Amount(Rational(servings)), unit: "servings")
  return Nutrition(recipe("a", lines, makes: makes), stated: stated, foods: foods)
}

/// Grams by the kitchen scale times USDA's figures for 100 g: kcal, protein, fat, carbohydrate.
private let byHand: [(path: String, servings: Double, parts: [(grams: Double, per100: [Double])])] = [
  (
    "breakfast/Overnight Oats.md", 2,
    [
      (100, [379, 13.15, 6.52, 67.7]), (206, [61, 3.15, 3.25, 4.8]), (150, [61, 3.47, 3.25, 4.66]),
      (12, [486, 16.54, 30.74, 42.12]), (21, [304, 0.3, 0, 82.4]), (182, [52, 0.26, 0.17, 13.81]),
      (40, [654, 15.23, 65.21, 13.71]),
    ]
  ),
  (
    "desserts/chocolate-mousse.md", 4,
    [
      (150, [598, 7.79, 42.63, 45.9]), (30, [717, 0.85, 81.11, 0.06]), (200, [143, 12.56, 9.51, 0.72]),
      (30, [387, 0, 0, 99.98]),
    ]
  ),
  (
    "desserts/rice-pudding.md", 4,
    [
      (100, [358, 6.5, 0.52, 79.15]), (50, [387, 0, 0, 99.98]), (1031, [61, 3.15, 3.25, 4.8]),
      (20, [717, 0.85, 81.11, 0.06]),
    ]
  ),
  (
    "sides/hummus.md", 6,
    [
      (250, [378, 20.47, 6.04, 62.95]), (180, [595, 17, 53.76, 21.19]), (61, [22, 0.35, 0.24, 6.9]),
      (6, [149, 6.36, 0.5, 33.06]), (27, [884, 0, 100, 0]),
    ]
  ),
  (
    "soups/red-lentil-soup.md", 4,
    [
      (27, [884, 0, 100, 0]), (110, [40, 1.1, 0.1, 9.34]), (61, [41, 0.93, 0.24, 9.58]), (16, [82, 4.32, 0.47, 18.91]),
      (2, [375, 17.81, 22.27, 44.24]), (200, [358, 23.91, 2.17, 63.1]), (84, [29, 1.1, 0.3, 9.32]),
      (40, [717, 0.85, 81.11, 0.06]),
    ]
  ),
]

@Test(arguments: byHand.indices)
func fiveRecipesAreWithinTenPercentOfTheSumByHand(_ index: Int) throws {
  let hand = byHand[index]
  let result = nutrition(try #require(sampleVault[hand.path]))
  for (place, nutrient) in [Nutrient.calories, .protein, .fat, .carbohydrate].enumerated() {
    let expected = hand.parts.reduce(0) { $0 + $1.grams * $1.per100[place] / 100 } / hand.servings
    let computed = try #require(result.perServing?[nutrient])
    #expect(abs(computed - expected) <= 0.1 * expected, "\(hand.path) \(nutrient): \(computed), by hand \(expected)")
  }
}

@Test func mostRecipesAreCoveredByNineTenthsOfTheirMass() {
  let covered = sampleVault.values.filter { nutrition($0).coverage >= 0.9 }
  #expect(covered.count * 4 >= sampleVault.count * 3, "\(covered.count) of \(sampleVault.count)")
}

@Test func theTableIsWhole() {
  var numbers: Set<Int> = []
  for row in 0..<2000 {
    guard let food = NutritionTable.food(row) else { continue }
    numbers.insert(food.usdaNumber ?? 0)
    #expect(food.per100Grams[.calories] != nil, "\(food.names)")
    #expect(food.per100Grams.values.allSatisfy { $0 >= 0 && $0 < 100_000 })
    #expect(food.grams.values.allSatisfy { $0 > 0 && $0 < 10_000 })
  }
  #expect(numbers.count >= 600)
  #expect(NutritionTable.food(-1) == nil)
}

@Test func weighsCupsPiecesAndCloves() {
  let items = nutrition([
    "1 cup all-purpose flour", "2 large onions", "3 cloves garlic", "1 small onion", "100 ml milk",
  ]).items
  #expect(items.map { Int(($0.grams ?? 0).rounded()) } == [125, 300, 9, 70, 103])
}

@Test func massWinsOverVolume() {
  #expect(nutrition(["1 cup (200 g) flour"]).items.first?.grams == 200)
  #expect(nutrition(["2 (400 g) cans chickpeas"]).items.first?.grams == 800)
}

@Test func juiceAndZestAreNotTheWholeFruit() {
  let items = nutrition(["1 lemon, juiced", "1 lemon, zested"]).items
  #expect(items.map(\.grams) == [48, 6])
}

@Test func aNameIsNotItsPart() {
  let foods = NutritionFoods()
  #expect(foods.food("coconut milk")?.names.first == "coconut milk")
  #expect(foods.food("unsalted butter")?.usdaNumber == foods.food("butter")?.usdaNumber)
  #expect(foods.food("peanut butter")?.usdaNumber != foods.food("butter")?.usdaNumber)
  #expect(foods.food("Zwiebeln", language: "de")?.names.first == "onion")
  #expect(foods.food("huile d'olive", language: "fr")?.names.first == "olive oil")
  #expect(foods.food("unobtainium") == nil)
  #expect(foods.food("") == nil)
}

@Test func foodsAreKnownInLanguagesWithoutRules() {
  let foods = NutritionFoods()
  #expect(foods.food("leite de coco", language: "pt-BR")?.names.first == "coconut milk")
  #expect(foods.food("rode uien", language: "nl")?.names.first == "red onion")
  #expect(foods.food("玉ねぎ")?.names.first == "onion")
  #expect(NutritionFoods(language: "sv").food("morötter")?.names.first == "carrot")
  // In other languages the same letters mean something else, or nothing.
  #expect(foods.food("morötter") == nil && foods.food("morötter", language: "de") == nil)
  #expect(NutritionFoods(language: "sv").food("salt", language: "en")?.names.first == "salt")
}

@Test func whatCannotBeMatchedOrWeighedIsNamed() {
  let result = nutrition(["100 g butter", "100 g unobtainium", "salt to taste"])
  #expect(result.coverage == 0.5)
  #expect(result.items.map(\.isCounted) == [true, false, false])
}

@Test func whatTheFileStatesWins() {
  let result = nutrition(["100 g butter"], servings: 2, stated: [.calories: "500 kcal", .protein: "much"])
  #expect(result.perServing?[.calories] == 500)
  #expect(result.total[.calories] == 1000)
  #expect(result.stated == [.calories])
  #expect((result.perServing?[.fat] ?? 0) > 40)
}

@Test func subRecipesCountButNotTheBonesOfAStock() {
  let soup = recipe("soup", ["1 l chicken stock -> stock", "200 g pesto -> pesto"])
  let stock = recipe("chicken stock", ["2 kg chicken"], makes: Servings(amount: Amount(1), unit: "l"))
  let pesto = recipe("pesto", ["100 g olive oil", "100 g basil"], makes: Servings(amount: Amount(200), unit: "g"))
  let result = Nutrition(soup) { link, _ in link == "stock" ? stock : pesto }
  #expect(result.items.map(\.name) == ["chicken stock", "olive oil", "basil"])
}

@Test func foodsFromACSV() {
  let csv =
    "Name;kcal;Protein (g);Saturated fat;cup;clove\n\"Gold flakes|gold\";10,5;1;0;100;\n;1;2;3;4;5\n\"a\"\"b\";7\n"
  let foods = NutritionCSV.foods(Array(csv.utf8))
  #expect(foods.map(\.names) == [["Gold flakes", "gold"], ["a\"b"]])
  #expect(foods.first?.per100Grams == [.calories: 10.5, .protein: 1, .saturatedFat: 0])
  #expect(foods.first?.grams == ["cup": 100])
  let result = nutrition(["200 g gold flakes"], foods: NutritionFoods(extra: foods))
  #expect(result.total[.calories] == 21)
  #expect(NutritionCSV.foods([]).isEmpty)
  #expect(NutritionCSV.foods(Array("name,kcal\n\"open".utf8)).map(\.names) == [["open"]])
}
