// The fields of `--format`: every value of a recipe in a list by its name.

internal import RecipeIndex
internal import VaultFolder

/// Values of recipes by name.
enum RecipeFields {
  /// The names with a meaning; any key of the front matter is one too.
  static let names = [
    "path", "title", "time", "prep", "cook", "servings", "rating", "stars", "favorite", "tags", "category", "cuisine",
    "created", "image", "ingredients",
  ]

  /// The text of a field; empty when the recipe has no such value.
  static func text(_ name: String, of recipe: RecipeSummary) -> String {
    switch name.lowercased() {
    case "path": recipe.path.string
    case "title": recipe.title
    case "time", "total": recipe.total.map { "\($0)" } ?? ""
    case "prep": recipe.prep.map { "\($0)" } ?? ""
    case "cook": recipe.cook.map { "\($0)" } ?? ""
    case "servings": recipe.servings.map { ServingsWords.number($0) } ?? ""
    case "rating": recipe.rating.map(Stars.number) ?? ""
    case "stars": recipe.rating.map(Stars.text) ?? ""
    case "favorite": recipe.isFavorite ? "♥" : ""
    case "tags": recipe.tags.joined(separator: ",")
    case "category": recipe.category ?? ""
    case "cuisine": recipe.cuisine ?? ""
    case "created": recipe.created ?? ""
    case "image": recipe.image ?? ""
    case "ingredients": recipe.ingredients.joined(separator: ", ")
    default: (recipe.frontMatter[name] ?? []).joined(separator: ", ")
    }
  }
}
