// Lines of the body that state servings, times, tags and the like, in the forms that people write.

import Quantities
import SourceText
import Testing

@testable import RecipeDocument

@Suite struct FactReaderTests {
  private func recipe(_ line: String) -> Recipe {
    let text = "# Soup\n\n\(line)\n\n## Ingredients\n\n- 1 leek\n\n## Steps\n\n1. Boil.\n"
    return RecipeDocument(bytes: Array(text.utf8), path: "x.md").recipe
  }

  @Test(arguments: [
    ("Serves 4", "4"), ("**Servings:** 4", "4"), ("- 🍽️ Servings: 4", "4"), ("Servings: 4 | Time: 20 min", "4"),
    ("*Makes 12 rolls*", "12"), ("Für 4 Personen", "4"),
    ("Pour 4 personnes", "4"), ("Para 4 personas", "4"), ("4 Portionen", "4"), ("2人分", "2"), ("servings:: 4", "4"),
    ("**Yield** 4", "4"), ("| Servings | 4 |\n|--|--|\n| Time | 1 h |", "4"),
  ]) func servings(_ line: String, _ wanted: String) {
    #expect(recipe(line).servings?.value.amount.low?.description == wanted)
  }

  @Test(arguments: ["Serve hot.", "For the dressing", "Made in 1980.", "A soup for winter.", "Recipe of 1936"])
  func noServings(_ line: String) { #expect(recipe(line).servings == nil) }

  @Test func timesInOneLine() {
    let times = recipe("**Prep:** 10 min | **Cook:** 1 h 5 min • **Total:** 75 min").times
    #expect([times.prep?.value, times.cook?.value, times.total?.value] == [10, 65, 75])
  }

  /// `prep / cook / total / servings / source`, empty for none.
  @Test(arguments: [
    ("Time: 10 min · Serves: 2 · Source: Mum", "//10/2/Mum"),
    ("Prep: 10 min, Cook: 20 min, Serves: 4", "10/20//4/"),
    ("- **Cook:** 20 min / **Total:** 30 min", "/20/30//"),
    ("Prep time: 15 minutes • Cook time: 30 minutes • Serves 4", "15/30//4/"),
    ("Zubereitungszeit: ca. 30 Minuten, Backzeit: 45 Minuten (Umluft), Portionen: 4", "30/45//4/"),
    ("Prep time: 15 min, mostly chopping", "15////"), ("**Yield:** 3 cups  **Time:** 20 minutes", "//20/3/"),
    ("Source: Grandma, 1962 | Rating: 5", "////Grandma, 1962"), ("*Prep:* 5 min · *Cook:* 7 min", "5/7///"),
  ]) func severalInOneLine(_ line: String, _ wanted: String) {
    let found = recipe(line)
    let times = [found.times.prep, found.times.cook, found.times.total].map { $0.map { "\($0.value)" } ?? "" }
    let servings = found.servings?.value.amount.low?.description ?? ""
    #expect((times + [servings, found.source?.value ?? ""]).joined(separator: "/") == wanted)
  }

  @Test(arguments: ["## 材料（2人分）", "## 材料（２人分）", "**材料（2人分）**", "## 食材（2人份）"])
  func servingsInWideBrackets(_ heading: String) {
    let text = "# 茶\n\n\(heading)\n\n- 水 200g\n\n## 作り方\n\n1. 沸かす。\n"
    #expect(RecipeDocument(bytes: Array(text.utf8), path: "x.md").recipe.servings?.value.amount == Amount(2))
  }

  @Test(arguments: [
    ("- 100 g butter\nSauce:\n- 1 cup cream", ["100 g butter", "1 cup cream"]),
    ("- [ ] ca 7 dl flour\n**Filling**\n- [ ] 200 g almonds", ["ca 7 dl flour", "200 g almonds"]),
    ("- 1 cup milk, or:\n- 2 eggs", ["1 cup milk, or:", "2 eggs"]),
    ("- 2 eggs\n\nNote: use good butter.\n\n- 1 cup flour", ["2 eggs", "1 cup flour"]),
  ]) func labelsLoseNoIngredient(_ list: String, _ wanted: [String]) {
    let text = "# Pie\n\n## Ingredients\n\n\(list)\n\n## Steps\n\n1. Bake.\n"
    #expect(RecipeDocument(bytes: Array(text.utf8), path: "x.md").recipe.ingredients.map(\.text.string) == wanted)
  }

  @Test func timesLineByLine() {
    let times = recipe("Prep time: 10 minutes\nCook time: 20 minutes\nA fine soup.").times
    #expect([times.prep?.value, times.cook?.value] == [10, 20])
    #expect(recipe("Prep time: 10 minutes\nA fine soup.").description?.value == "A fine soup.")
  }

  @Test(arguments: ["Tags: quick, winter", "#quick #winter", ";tags: quick, winter", "tags:: #quick #winter"])
  func tags(_ line: String) { #expect(recipe(line).tags.map(\.value) == ["quick", "winter"]) }

  @Test func aValueStandsWhereTheFileKeepsIt() throws {
    let text = "# Soup\n\n**Servings:** 4\n\n## Ingredients\n\n- 1 leek\n"
    let field = try #require(RecipeDocument(bytes: Array(text.utf8), path: "x.md").recipe.servings)
    #expect(field.place == .metadataLine)
    #expect(field.span == Span(22, 23))
  }

  @Test func aHeadingStatesServings() {
    let text = "# Suppe\n\n## Zutaten für 2 Portionen\n\n- 1 Lauch\n"
    let field = RecipeDocument(bytes: Array(text.utf8), path: "x.md").recipe.servings
    #expect(field?.value.amount == Amount(2))
    #expect(field?.place == .heading)
  }

  @Test(arguments: [
    ("Source: [Aunt](https://example.com/a)", "https://example.com/a"),
    ("Adapted from [Aunt](https://example.com/a).", "https://example.com/a"),
    ("Source: The Big Book", "The Big Book"), ("From The Big Book", "The Big Book"),
    ("My take, from [this page](https://example.com/b), with leek.", "https://example.com/b"),
  ]) func source(_ line: String, _ wanted: String) {
    let found = recipe(line).source?.value
    #expect(found == wanted || found == "Aunt" || found == "this page")
  }
}
