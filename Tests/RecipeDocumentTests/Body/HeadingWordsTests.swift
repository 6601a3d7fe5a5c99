// Headings are recognised in ten languages, among emoji, counts and other words, and titles are not.

import Testing

@testable import RecipeDocument

@Suite struct HeadingWordsTests {
  private let words = HeadingWords(extra: [:])

  @Test(arguments: [
    ("Ingredients", Role.ingredients), ("INGREDIENTS:", .ingredients), ("📝 Ingredientes", .ingredients),
    ("Zutaten für 4 Personen", .ingredients),
    ("Ingredients (serves 4)", .ingredients), ("Sauce Ingredients", .ingredients),
    (":carrot: Ingredients", .ingredients), ("Du brauchst", .ingredients),
    ("Ingrédients", .ingredients), ("Ingredienti", .ingredients), ("Benodigdheden", .ingredients),
    ("Ingredienser", .ingredients), ("材料", .ingredients),
    ("必备原料和工具", .ingredients), ("计算", .amounts), ("Zutaten / Ingredients", .ingredients),
    ("What you'll need", .ingredients),
    ("Directions", .steps), ("Method:", .steps), ("👨‍🍳 Instrucciones", .steps), ("Zubereitung", .steps),
    ("Préparation", .steps), ("Procedimento", .steps),
    ("Modo de preparo", .steps), ("Bereidingswijze", .steps), ("Gör så här", .steps), ("操作", .steps), ("作り方", .steps),
    ("Cooking instructions", .steps),
    ("Notes & Tips", .notes), ("Tipps", .notes), ("Utensils", .equipment), ("Zubehör", .equipment),
    ("Nährwerte pro Portion", .nutrition),
    ("Información General", .facts), ("Source", .source), ("Galería", .other),
  ]) func role(_ heading: String, _ role: Role) {
    #expect(words.match(Array(heading.utf8))?.role == role)
  }

  @Test(arguments: ["Lemon Drizzle Cake", "For the dressing", "Dough", "Teig", "第一层", "", "🍰", "Grandma's best"])
  func noRole(_ heading: String) {
    #expect(words.match(Array(heading.utf8)) == nil)
  }

  @Test func theAccentTellsTheLanguage() {
    #expect(words.match(Array("Ingrédients".utf8))?.languages.members == ["fr"])
    #expect(words.match(Array("Ingredients".utf8))?.languages.members == ["en"])
    #expect(words.match(Array("Instructions".utf8))?.languages.members == ["en", "fr"])
  }

  @Test func onlyAWholeHeadingIsWhole() {
    #expect(words.whole("Ingredients:".utf8) != nil)
    #expect(words.whole("Sauce Ingredients".utf8) == nil)
  }
}
