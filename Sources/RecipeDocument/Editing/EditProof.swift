// The proof that an edit changes nothing but what was asked for: the values of a file before and after, compared one by one.

internal import Quantities
internal import SourceText

/// Everything that a file says, as texts to compare.
struct EditProof {
  /// The values by name; front-matter keys as `frontMatter.KEY` with the bytes of their value.
  let values: [String: String]

  /// The values of a document.
  init(_ document: RecipeDocument) {
    var values: [String: String] = [:]
    let recipe = document.recipe
    values["isRecipe"] = "\(recipe.isRecipe)"
    values["title"] = recipe.title.value
    values["description"] = recipe.description?.value
    values["tags"] = Self.list(recipe.tags)
    values["category"] = recipe.category?.value
    values["cuisine"] = recipe.cuisine?.value
    values["difficulty"] = recipe.difficulty?.value
    values["rating"] = recipe.rating.map { "\($0.value)" }
    values["favorite"] = recipe.favorite.map { "\($0.value)" }
    values["created"] = recipe.created?.value
    values["author"] = recipe.author?.value
    values["language"] = recipe.language
    values["source"] = recipe.source?.value
    values["image"] = recipe.image?.value
    values["equipment"] = Self.list(recipe.equipment)
    values["servings"] = recipe.servings.map { "\($0.value)" }
    values["prep"] = recipe.times.prep.map { "\($0.value)" }
    values["cook"] = recipe.times.cook.map { "\($0.value)" }
    values["total"] = recipe.times.total.map { "\($0.value)" }
    values["notes"] = recipe.notes?.value
    values["ingredients"] = recipe.ingredients.map { "\($0.group ?? "")\u{1F}\($0.text.string)\u{1F}\($0.link ?? "")" }
      .joined(separator: "\u{1E}")
    values["steps"] = recipe.steps.map { "\($0.group ?? "")\u{1F}\($0.text.string)" }.joined(separator: "\u{1E}")
    values["links"] = recipe.links.map(\.target).joined(separator: "\u{1E}")
    for (nutrient, field) in recipe.nutrition { values[nutrient.rawValue] = field.value }
    for entry in document.frontMatter?.entries ?? [] {
      let bytes = MappedText(document.bytes, entry.value.span).string
      values["frontMatter." + entry.key, default: ""] += (entry.isReadable ? "\u{1E}" : "\u{1D}") + bytes
      // An alias keeps its bytes when what it stands for changes.
      if bytes.utf8.contains(UInt8(ascii: "*")) {
        values["frontMatter." + entry.key, default: ""] +=
          entry.value.scalars.map(\.string).joined(separator: "\u{1F}")
      }
    }
    self.values = values
  }

  private static func list(_ fields: [Field<String>]) -> String {
    fields.map(\.value).joined(separator: "\u{1E}")
  }

  /// The names of values that differ between two documents.
  static func differences(_ before: RecipeDocument, _ after: RecipeDocument) -> Set<String> {
    let (old, new) = (EditProof(before).values, EditProof(after).values)
    return Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
  }

  /// Throws when a value differs that is not among `touched`.
  static func check(before: RecipeDocument, after: RecipeDocument, touched: Set<String>) throws(EditRefusal) {
    var others = differences(before, after).subtracting(touched)
    // A draft becomes a recipe when enough is filled in; a recipe must stay one.
    if !before.recipe.isRecipe { others.remove("isRecipe") }
    // A first heading may show the language that nothing showed before.
    if before.recipe.language == nil { others.remove("language") }
    guard let other = others.min() else { return }
    let name = other.hasPrefix("frontMatter.") ? "'" + other.dropFirst(12) + "'" : other
    throw EditRefusal(.editNotProven, nil, ["\(name) would change too"])
  }

  // MARK: What a change may touch

  /// The names of the values that a change may change.
  static func touched(_ change: RecipeChange, _ document: RecipeDocument, _ settings: ReadingSettings) -> Set<String> {
    switch change {
    case .set(let key, _), .unset(let key):
      guard let meaning = RecipeKey.lookup(key, settings: settings) else { return ["frontMatter." + key] }
      return touched(meaning, document, settings).union(["frontMatter." + key])
    case .addToList(let key, _), .removeFromList(let key, _), .renameInList(let key, _, _):
      return touched(key, document, settings)
    case .append(let key, _): return ["frontMatter." + key]
    case .favorite: return touched(.favorite, document, settings)
    case .ingredient: return touched(.ingredients, document, settings).union(["links", "language"])
    case .step: return touched(.steps, document, settings).union(["links", "language"])
    case .addNote: return touched(.notes, document, settings).union(["links", "language"])
    case .scale:
      let keys: [RecipeKey] = [.ingredients, .steps, .servings]
      return keys.reduce(["description", "notes"]) { $0.union(touched($1, document, settings)) }
    }
  }

  private static func touched(_ key: RecipeKey, _ document: RecipeDocument, _ settings: ReadingSettings) -> Set<String>
  {
    var names: Set<String> = [key.rawValue, "frontMatter." + key.rawValue]
    for entry in document.frontMatter?.entries ?? [] where means(entry, key, settings) {
      names.insert("frontMatter." + entry.key)
    }
    if key == .source || key == .image { names.insert("links") }
    if key == .title, isInTitle(document.recipe.servings?.span, document.recipe) { names.insert("servings") }
    // A line of the body that states a value may be part of a longer text.
    if isInBody(key, document.recipe) { names.formUnion(["description", "notes", "steps"]) }
    return names
  }

  private static func means(_ entry: FrontMatterEntry, _ key: RecipeKey, _ settings: ReadingSettings) -> Bool {
    if RecipeKey.lookup(entry.key, settings: settings) == key || entry.key == key.rawValue { return true }
    guard case .map(let inner, _) = entry.value.content else { return false }
    return inner.contains { RecipeKey.lookup($0.key, settings: settings) == key }
  }

  /// Whether a value is part of the title: "Croissants (x8)".
  private static func isInTitle(_ span: Span?, _ recipe: Recipe) -> Bool {
    guard let span else { return false }
    return [recipe.title.span, recipe.titleHeading?.span].contains { $0?.contains(span) ?? false }
  }

  private static func isInBody(_ key: RecipeKey, _ recipe: Recipe) -> Bool {
    switch key {
    case .servings: recipe.servings?.place.isBody ?? false
    case .prepTime: recipe.times.prep?.place.isBody ?? false
    case .cookTime: recipe.times.cook?.place.isBody ?? false
    case .totalTime: recipe.times.total?.place.isBody ?? false
    case .tags: recipe.tags.contains { $0.place.isBody }
    case .rating: recipe.rating?.place.isBody ?? false
    case .equipment: recipe.equipment.contains { $0.place.isBody }
    default: false
    }
  }
}

extension Place {
  /// Whether a value stands in the body.
  var isBody: Bool {
    switch self {
    case .heading, .metadataLine, .body: true
    case .frontMatter, .fileName, .derived: false
    }
  }
}
