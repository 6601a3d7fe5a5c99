// A recipe as it is cooked: its steps, each with the ingredients it uses and the times it names.

internal import Kitchen
internal import RecipeDocument
internal import SourceText

/// What is shown while a recipe is cooked.
struct CookingRecipe {
  /// One step.
  struct Step {
    /// The text, scaled.
    var text: String
    /// The name of its group.
    var group: String?
    /// The ingredients that it uses, scaled.
    var ingredients: [String]
    /// The times that its text names.
    var timers: [StepTimer]
    /// The line of the file it begins in, from 1.
    var line: Int

    /// The words of one of its times: `25–30 minutes`.
    func words(of timer: StepTimer) -> String {
      let bytes = Array(text.utf8)
      guard timer.span.start >= 0, timer.span.end <= bytes.count else { return "" }
      return String(decoding: bytes[timer.span.range], as: UTF8.self)
    }
  }

  /// The title.
  var title: String
  /// For how many, scaled; empty when the recipe does not say.
  var servings: String
  /// All ingredients, scaled; a group's name before its first, with a colon.
  var ingredients: [String]
  /// The steps.
  var steps: [Step]

  /// A recipe by its parts.
  init(title: String, servings: String, ingredients: [String], steps: [Step]) {
    self.title = title
    self.servings = servings
    self.ingredients = ingredients
    self.steps = steps
  }

  /// The recipe in the size and units of a view.
  init(_ recipe: Recipe, _ view: RecipeView) {
    let shown = view.shown(recipe)
    let finder = StepIngredients(recipe.ingredients, language: recipe.language)
    title = recipe.title.value
    servings = shown.servings.map { ServingsWords.text($0.value) } ?? ""
    ingredients = Self.grouped(shown.ingredients)
    steps = zip(recipe.steps, shown.steps).map { written, scaled in
      let text = scaled.text.string
      return Step(
        text: text, group: scaled.group,
        ingredients: finder.used(in: written.text.string).map { shown.ingredients[$0].text.string },
        timers: StepTimer.find(in: text), line: written.lineNumber)
    }
  }

  private static func grouped(_ ingredients: [Ingredient]) -> [String] {
    var lines: [String] = []
    var group: String?
    for ingredient in ingredients {
      if let name = ingredient.group, name != group { lines.append(name + ":") }
      group = ingredient.group
      lines.append(ingredient.text.string)
    }
    return lines
  }
}
