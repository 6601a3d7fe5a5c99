// One recipe as search sees it: its summary and its texts, folded.

internal import Quantities
internal import RecipeDocument
internal import SourceText
internal import VaultFolder

/// A recipe's summary and folded texts.
struct RecipeRecord: Sendable {
  /// What stands between two values of a field; no query holds it, so that nothing is found across two ingredients.
  static let separator = UInt8(ascii: "\n")

  var summary: RecipeSummary
  /// False for index pages, articles and the like.
  var isRecipe: Bool
  /// The folded values of each field.
  var texts: FieldTexts
}

extension RecipeRecord {
  /// What search needs of a document; its folded texts only where they are asked for.
  init(_ document: RecipeDocument, path: VaultPath, texts: Bool = true) {
    let recipe = document.recipe
    self.init(
      summary: RecipeSummary(path: path, title: recipe.title.value), isRecipe: recipe.isRecipe,
      texts: FieldTexts(room: texts ? document.bytes.count + 256 : 0))
    fillSummary(recipe, document.frontMatter)
    if texts { fillTexts(recipe, document) }
  }

  private mutating func fillSummary(_ recipe: Recipe, _ frontMatter: FrontMatter?) {
    summary.tags = recipe.tags.map(\.value)
    summary.category = recipe.category?.value
    summary.cuisine = recipe.cuisine?.value
    summary.prep = recipe.times.prep?.value
    summary.cook = recipe.times.cook?.value
    summary.total = recipe.times.totalMinutes
    summary.servingsText = recipe.servings?.text.string
    summary.servingsUnit = recipe.servings?.value.unit
    summary.servings = recipe.servings?.value.amount
    summary.rating = recipe.rating?.value
    summary.isFavorite = recipe.favorite?.value ?? false
    summary.created = recipe.created?.value
    summary.image = recipe.image?.value
    summary.ingredients = recipe.ingredients.map(\.line.name)
    summary.sortTitle = Folding.fold(Array(recipe.title.value.utf8))
    for entry in frontMatter?.entries ?? [] where entry.isReadable {
      summary.frontMatter[entry.key, default: []] += Self.scalars(entry.value)
    }
    // Under their own names too, whatever the file's words for them.
    let others = [
      ("author", recipe.author?.value), ("difficulty", recipe.difficulty?.value), ("language", recipe.language),
    ]
    for case (let key, let value?) in others where summary.frontMatter[key] == nil {
      summary.frontMatter[key] = [value]
    }
  }

  /// The texts of a scalar or of a list of scalars.
  private static func scalars(_ value: FrontMatterValue) -> [String] {
    switch value.content {
    case .scalar(let text, _): [text.string]
    case .list(let items, _): items.compactMap { $0.text?.string }
    case .null, .map: []
    }
  }

  /// Field by field, in their order.
  private mutating func fillTexts(_ recipe: Recipe, _ document: RecipeDocument) {
    texts.add(recipe.title.value, to: .title)
    for tag in recipe.tags { texts.add(tag.value, to: .tag) }
    for ingredient in recipe.ingredients { texts.add(ingredient.text.bytes, to: .ingredient) }
    addGroups(recipe.ingredients.lazy.map(\.group), to: .ingredient)
    texts.add(recipe.category?.value, to: .category)
    texts.add(recipe.cuisine?.value, to: .cuisine)
    for item in recipe.equipment { texts.add(item.value, to: .equipment) }
    texts.add(recipe.description?.value, to: .description)
    for step in recipe.steps { texts.add(step.text.bytes, to: .step) }
    addGroups(recipe.steps.lazy.map(\.group), to: .step)
    texts.add(recipe.notes?.value, to: .note)
    UncoveredLines.each(in: document) { texts.add($0, to: .other) }
    texts.add(recipe.source?.value, to: .source)
    texts.add(summary.path.bytes, to: .path)
  }

  private mutating func addGroups(_ groups: some Sequence<String?>, to field: SearchField) {
    var last: String?
    for group in groups where group != last {
      last = group
      texts.add(group, to: field)
    }
  }
}
