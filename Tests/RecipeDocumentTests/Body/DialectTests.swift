// Every dialect of the fixtures is read as the summary beside it says. The summaries were written by reading the fixtures by eye.

import Quantities
import RecipeDocument
import SourceText
import Testing

@Suite struct DialectTests {
  @Test(arguments: Fixture.dialects) func readsAs(_ fixture: Fixture) throws {
    let document = RecipeDocument(bytes: try fixture.bytes(), path: fixture.name + ".md")
    #expect(summary(document) == (try fixture.expected()))
  }

  @Test func germanIsReadWhereItIsAskedFor() throws {
    var settings = ReadingSettings()
    settings.language = "de"
    let bytes = try Fixture("language-regions").bytes()
    let recipe = RecipeDocument(bytes: bytes, path: "x.md", settings: settings).recipe
    #expect(recipe.ingredients.map(\.text.string) == ["300 g Mehl", "1 kg Pflaumen"])
    #expect(recipe.steps.map(\.text.string) == ["Kneten. Einen Teig machen.", "40 Minuten backen."])
  }

  @Test func frenchIsReadWhereItIsAskedFor() throws {
    var settings = ReadingSettings()
    settings.language = "fr"
    let bytes = try Fixture("bilingual").bytes()
    let recipe = RecipeDocument(bytes: bytes, path: "x.md", settings: settings).recipe
    #expect(recipe.ingredients.map(\.text.string) == ["125 g de farine", "1 œuf"])
    #expect(recipe.steps.map(\.text.string) == ["Mélanger.", "Cuire."])
  }

  @Test func headingWordsOfTheSettingsCount() {
    var settings = ReadingSettings()
    settings.headings = ["What goes in": "ingredients", "Off we go": "steps"]
    let text = "# Tea\n\n## What goes in\n\n- water\n\n## Off we go!\n\n1. Boil.\n"
    let recipe = RecipeDocument(bytes: Array(text.utf8), path: "x.md", settings: settings).recipe
    #expect(recipe.ingredients.map(\.text.string) == ["water"])
    #expect(recipe.steps.map(\.text.string) == ["Boil."])
  }

  private func summary(_ document: RecipeDocument) -> String {
    let recipe = document.recipe
    var lines = ["recipe: \(recipe.isRecipe ? "yes" : "no")", "title: \(recipe.title.value)"]
    if let servings = recipe.servings {
      let amount = servings.value.amount
      let ends = [amount.low, amount.high].map { $0?.description ?? "" }
      lines.append("servings: \(ends[0] == ends[1] ? ends[0] : ends.joined(separator: "-")) \(servings.value.unit)")
    }
    let times = [recipe.times.prep, recipe.times.cook, recipe.times.total].map { $0.map { "\($0.value)" } ?? "-" }
    if times != ["-", "-", "-"] { lines.append("times: " + times.joined(separator: " ")) }
    if !recipe.tags.isEmpty { lines.append("tags: " + recipe.tags.map(\.value).joined(separator: ", ")) }
    for (label, value) in [
      ("language", recipe.language), ("source", recipe.source?.value), ("image", recipe.image?.value),
      ("notes", recipe.notes?.value),
    ] {
      if let value { lines.append("\(label): " + value.split(separator: "\n").joined(separator: " / ")) }
    }
    if !recipe.equipment.isEmpty { lines.append("equipment: " + recipe.equipment.map(\.value).joined(separator: ", ")) }
    for item in recipe.ingredients {
      lines.append("\(item.lineNumber) ingredient\(item.group.map { " [\($0)]" } ?? ""): \(item.text.string)")
    }
    for step in recipe.steps {
      lines.append("\(step.lineNumber) step\(step.group.map { " [\($0)]" } ?? ""): \(step.text.string)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
