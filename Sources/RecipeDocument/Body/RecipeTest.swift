// Whether a file is a recipe at all: index pages, templates, articles and empty drafts are not.

internal import Quantities
internal import SourceText

/// Judges a file that has been read.
struct RecipeTest {
  let path: String
  let recipe: Recipe
  let body: BodyRecipe
  let fields: FrontMatterFields

  /// Whether it is a recipe.
  var isRecipe: Bool {
    if recipe.ingredients.isEmpty && recipe.steps.isEmpty { return false }
    if isTemplate { return false }
    let isHeaded = body.hasIngredientHeading && body.hasStepHeading
    if isIndexName && !(isHeaded && amounts >= 2 && !recipe.steps.isEmpty) { return false }
    if !fields.ingredients.isEmpty || !fields.steps.isEmpty { return true }
    if body.hasIngredientHeading && !recipe.ingredients.isEmpty { return !isListOfLinks || hasVerbs }
    if body.hasStepHeading && !recipe.steps.isEmpty { return amounts > 0 || hasVerbs || isHeaded }
    if amounts > 0 && !body.isGuess {
      return hasVerbs || amounts >= 2 && knownUnits * 2 >= amounts || amounts >= 4 && mentionsVerbs
    }
    if body.isGuess && !recipe.ingredients.isEmpty { return isGuessRight }
    return recipe.steps.contains { Likeness.commands($0.text.bytes) }
  }

  private var amounts: Int { recipe.ingredients.count { $0.line.measure != nil } }

  private var knownUnits: Int { recipe.ingredients.count { $0.line.measure?.unit.map(\.isKnown) ?? false } }

  /// Whether a step tells somebody to do something in the kitchen.
  private var hasVerbs: Bool {
    recipe.steps.contains { Likeness.commands($0.text.bytes) }
      || recipe.steps.count { Likeness.mentionsVerb($0.text.bytes, within: 8) } * 2 > recipe.steps.count
  }

  private var mentionsVerbs: Bool { recipe.steps.contains { Likeness.mentionsVerb($0.text.bytes, within: 8) } }

  /// A list that only looks like ingredients: the file has steps or tags, or says nothing else.
  private var isGuessRight: Bool {
    if !recipe.steps.isEmpty { return hasVerbs }
    return !recipe.tags.isEmpty && recipe.ingredients.count <= 3 && !isListOfLinks
  }

  private var isListOfLinks: Bool {
    let links = recipe.ingredients.count { $0.link != nil && $0.line.measure == nil }
    return links * 10 >= recipe.ingredients.count * 7 && links >= 3
  }

  private static let indexNames: Set<String> = [
    "readme", "index", "contributing", "license", "changelog", "todo", "about", "summary", "home", "toc", "contents",
    "code of conduct", "security",
    "pantry", "aisles", "shopping", "inhalt", "index recipes", "recipes", "recetas", "rezepte",
  ]

  private var isIndexName: Bool {
    var name = FileName.stem(path)
    if name.utf8.first == UInt8(ascii: "_") { name.removeFirst() }
    return Self.indexNames.contains(WordKey.make(name.utf8))
  }

  private var isTemplate: Bool {
    if PlaceholderText.isTitle(recipe.title.value) { return true }
    if isTemplatePath { return true }
    guard let first = recipe.ingredients.first, let last = recipe.ingredients.last,
      PlaceholderText.isLine(first.text.bytes) || PlaceholderText.isLine(last.text.bytes)
    else { return false }
    return recipe.ingredients.count { PlaceholderText.isLine($0.text.bytes) } * 2 >= recipe.ingredients.count
  }

  /// Whether the file's name or one of the two folders around it says that it is a template.
  private var isTemplatePath: Bool {
    guard Self.templateParts.contains(where: { path.holds($0) }) else { return false }
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).suffix(3)
    return parts.contains {
      WordKey.words(WordKey.make($0)).contains { Self.templateWords.contains($0) }
    }
  }

  /// Bytes that one of the words below is sure to hold.
  private static let templateParts = ["emplate", "orlage", "lantilla", "示例", "rchetype", "odele", "jabloon"]
  private static let templateWords: Set<String> = [
    "template", "templates", "vorlage", "vorlagen", "plantilla", "plantillas", "示例菜", "archetypes", "modele",
    "sjabloon",
  ]
}
