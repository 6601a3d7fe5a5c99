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
