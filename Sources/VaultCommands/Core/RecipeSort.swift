// The order of lists: by any value of a recipe, accents and case ignored, what has no value last.

internal import Quantities
internal import RecipeDocument
internal import SourceText
internal import VaultFolder

/// How a list is sorted: `title`, `created-`.
struct RecipeSort {
  /// What recipes are compared by.
  enum Value: Hashable {
    case number(Double)
    case text(String)
  }

  /// The keys with a meaning; any other key of the front matter can be sorted by too.
  static let keys = [
    "title", "path", "time", "prep", "cook", "servings", "rating", "favorite", "created", "category", "cuisine",
    "difficulty", "ingredients", "steps",
  ]

  private let key: String
  private let isDescending: Bool

  /// A sort as written; a `-` at the end turns it around.
  init(_ text: String) {
    isDescending = text.hasSuffix("-")
    key = Folding.fold(isDescending ? String(text.dropLast()) : text)
  }

  /// The recipes in order; equal ones by title and path.
  func sorted(_ recipes: [Library.Entry]) -> [Library.Entry] {
    let rows = recipes.map { (entry: $0, value: value($0), title: Folding.fold($0.recipe.title.value)) }
    return rows.sorted { left, right in
      if let order = Self.comesFirst(left.value, right.value, isDescending) { return order }
      return left.title != right.title ? left.title < right.title : left.entry.path < right.entry.path
    }.map(\.entry)
  }

  /// Whether the left value comes first; nil when they are equal.
  private static func comesFirst(_ left: Value?, _ right: Value?, _ isDescending: Bool) -> Bool? {
    switch (left, right) {
    case (nil, nil): return nil
    case (nil, _): return false
    case (_, nil): return true
    case (.number(let a)?, .number(let b)?): return a == b ? nil : (a < b) != isDescending
    case (.text(let a)?, .text(let b)?): return a == b ? nil : (a < b) != isDescending
    case (.number?, .text?): return !isDescending
    case (.text?, .number?): return isDescending
    }
  }

  private func value(_ entry: Library.Entry) -> Value? {
    let recipe = entry.recipe
    switch key {
    case "title", "name": return .text(Folding.fold(recipe.title.value))
    case "path": return .text(entry.path.string)
    case "time", "total": return recipe.times.totalMinutes.map { .number(Double($0)) }
    case "prep": return recipe.times.prep.map { .number(Double($0.value)) }
    case "cook": return recipe.times.cook.map { .number(Double($0.value)) }
    case "servings": return recipe.servings.flatMap { $0.value.amount.low }.map { .number($0.approximation) }
    case "rating": return recipe.rating.map { .number($0.value.approximation) }
    case "favorite": return .number(recipe.favorite?.value == true ? 0 : 1)
    case "created", "date": return recipe.created.map { .text($0.value) }
    case "category": return Self.text(recipe.category)
    case "cuisine": return Self.text(recipe.cuisine)
    case "difficulty": return Self.text(recipe.difficulty)
    case "ingredients": return .number(Double(recipe.ingredients.count))
    case "steps": return .number(Double(recipe.steps.count))
    default: return frontMatter(entry)
    }
  }

  private static func text(_ field: Field<String>?) -> Value? { field.map { .text(Folding.fold($0.value)) } }

  /// The value of any other key of the front matter.
  private func frontMatter(_ entry: Library.Entry) -> Value? {
    let entries = entry.document.frontMatter?.entries ?? []
    guard let text = entries.first(where: { Folding.fold($0.key) == key })?.value.text?.string else { return nil }
    return Double(text).map { .number($0) } ?? .text(Folding.fold(text))
  }
}
