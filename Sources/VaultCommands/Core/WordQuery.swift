// Simple words over all files: every word must stand somewhere in the recipe.

internal import Quantities
internal import RecipeDocument
internal import SourceText

/// A query of words.
struct WordQuery {
  private let words: [String]

  init(_ words: [String]) {
    self.words = words.flatMap { $0.split(separator: " ") }.map { Folding.fold(String($0)) }
  }

  /// The recipes in which every word stands, those with words in the title first.
  func filter(_ recipes: [Library.Entry]) -> [Library.Entry] {
    let found = recipes.compactMap { entry -> (Library.Entry, Int)? in
      let text = Folding.fold(Self.text(entry.recipe))
      guard words.allSatisfy({ text.contains($0) }) else { return nil }
      let title = Folding.fold(entry.recipe.title.value)
      return (entry, words.filter { title.contains($0) }.count)
    }
    return found.enumerated().sorted {
      $0.element.1 != $1.element.1 ? $0.element.1 > $1.element.1 : $0.offset < $1.offset
    }.map(\.element.0)
  }

  private static func text(_ recipe: Recipe) -> String {
    var parts = [recipe.title.value] + recipe.tags.map(\.value) + recipe.equipment.map(\.value)
    parts += [recipe.category, recipe.cuisine, recipe.description, recipe.notes].compactMap { $0?.value }
    parts += recipe.ingredients.map(\.line.text) + recipe.steps.map(\.text.string)
    return parts.joined(separator: "\n")
  }
}
