import Testing

@testable import RecipeDocument

@Test(
  arguments: [
    ("177 calories", .calories, "177"), ("13.2 g sugar", .sugar, "13.2"), ("Fat: 8,6 g", .fat, "8.6"),
    ("2 g protein", .protein, "2"),
    ("23.8 g carb", .carbohydrate, "23.8"), ("Energie: 2000 kJ", .calories, "478.01"),
    ("Sodium: 1.2 g", .sodium, "1200"),
    ("Calories: 544 kcal", .calories, "544"), ("544 kcal", .calories, "544"), ("Davon Zucker: 3 g", .sugar, "3"),
    ("1.05 g saturated fat", .saturatedFat, "1.05"),
  ] as [(String, Nutrient, String)])
func nutrientLineIsRead(text: String, nutrient: Nutrient, want: String) {
  let line = NutrientText.line(text)
  #expect(line?.0 == nutrient)
  #expect(line?.1 == want)
}

@Test(arguments: ["", "sugar", "200", "salt: 3 g"])
func noNutrientLine(text: String) { #expect(NutrientText.line(text) == nil) }
