import Testing

@testable import RecipeDocument

@Test(
  arguments: [
    ("title", .title), ("Title:", .title), ("name", .title), ("prep_time", .prepTime), ("prepTime", .prepTime),
    ("preptime", .prepTime),
    ("Prep time", .prepTime), ("prep-time", .prepTime), ("🍽️ Servings", .servings), ("recipeYield", .servings),
    ("size", .servings),
    ("Portionen", .servings), ("serves", .servings), ("⏲️ Prep time", .prepTime), ("cook time (minutes)", .cookTime),
    ("Koch-/Backzeit", .cookTime),
    ("keywords", .tags), ("Schlagwörter", .tags), ("url", .source), ("banner", .image), ("thumbnail", .image),
    ("FAVOURITE", .favorite),
    ("Zutaten", .ingredients), ("作り方", .steps), ("難易度", .difficulty), ("prêt en", .totalTime),
    ("saturatedFat", .saturatedFat),
    ("Eiweiß", .protein), ("duration", .totalTime), ("excerpt", .description), ("date", .created), ("cœur", nil),
    ("title_fr", nil),
    ("", nil), (":", nil), ("main_ingredients", nil), ("For the sauce", nil), ("(optional)", nil),
  ] as [(String, RecipeKey?)])
func keyIsKnown(label: String, want: RecipeKey?) { #expect(RecipeKey.lookup(label) == want) }

@Test func everyKeyKnowsItsOwnName() {
  for key in RecipeKey.allCases { #expect(RecipeKey.lookup(key.rawValue) == key) }
}

@Test func settingsAddKeys() {
  var settings = ReadingSettings()
  settings.keys = ["Ofenzeit": "cook", "Wer": "author", "Serviert": "servings"]
  #expect(RecipeKey.lookup("ofenzeit", settings: settings) == .cookTime)
  #expect(RecipeKey.lookup("wer:", settings: settings) == .author)
  #expect(RecipeKey.lookup("serviert", settings: settings) == .servings)
}
