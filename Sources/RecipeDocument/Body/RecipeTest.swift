// Whether a file is a recipe at all: index pages, templates, articles and empty drafts are not.

internal import Quantities
internal import SourceText

/// Judges a file that has been read.
struct RecipeTest {
  let path: String
  let bytes: [UInt8]
  let recipe: Recipe
  let body: BodyRecipe
  let content: BodyContent
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
    if amounts > 0 && !body.isGuess { return hasVerbs || amounts >= 2 && knownUnits * 2 >= amounts }
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
    let placeholders = recipe.ingredients.count { PlaceholderText.isLine($0.text.bytes) }
    if placeholders > 0, placeholders * 2 >= recipe.ingredients.count { return true }
    if Self.templateParts.contains(where: { path.holds($0) }), isTemplatePath { return true }
    return content.comments.contains { span in
      bytes[span.range].holds("模板") || bytes[span.range].holds("emplate")
    }
  }

  private var isTemplatePath: Bool {
    WordKey.make(path.utf8.suffix(120)).split(separator: " ").contains { Self.templateWords.contains(String($0)) }
  }

  /// Bytes that one of the words below is sure to hold.
  private static let templateParts = ["emplate", "orlage", "lantilla", "示例", "rchetype", "odele", "jabloon"]
  private static let templateWords: Set<String> = [
    "template", "templates", "vorlage", "vorlagen", "plantilla", "plantillas", "示例菜", "archetypes", "modele",
    "sjabloon",
  ]
}
