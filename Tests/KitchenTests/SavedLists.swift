// What tests of the list that is kept do to it: any edit, `shop --save`, `shop remove RECIPE`.

import Quantities
import SourceText

@testable import Kitchen

/// A text with the edits that `make` wants.
func editedList(_ text: String, _ make: (ShoppingFile) -> [Edit]) throws -> String {
  let bytes = Array(text.utf8)
  return String(decoding: try Edit.apply(make(ShoppingFile(bytes)), to: bytes), as: UTF8.self)
}

/// The text after `shop RECIPE... --save` in a vault of `recipes`.
func savedList(_ text: String, _ asked: [(ShoppingRecipe, Rational)], vault: [ShoppingRecipe]) throws -> String {
  try editedList(text) { file in
    let wanted = asked.map {
      ShoppingFile.RecordedRecipe(path: $0.0.path, title: $0.0.title, factor: $0.1)
    }
    let all = file.recipes(adding: wanted)
    func list(_ recipes: [ShoppingFile.RecordedRecipe]) -> ShoppingList {
      ShoppingList(
        recipes.compactMap { recorded in
          vault.first { $0.path == recorded.path }.map { ShoppingRequest($0, factor: recorded.factor) }
        })
    }
    let others = file.recipes.filter { recorded in !wanted.contains { $0.path == recorded.path } }
    let own = Dictionary(wanted.map { ($0.path, list([$0])) }, uniquingKeysWith: { first, _ in first })
    return file.saving(.init(after: list(all), others: list(others), asked: own), recipes: all)
  }
}

/// The text after `shop remove PATH`, and what of it stays.
func removedRecipe(_ text: String, _ path: String) throws -> (text: String, kept: [String]) {
  var kept: [String] = []
  let result = try editedList(text) { file in
    guard let recipe = (file.recipes + file.unnamedRecipes).first(where: { $0.path == path }) else { return [] }
    let removal = file.removingRecipe(recipe)
    kept = removal.kept.map { "\($0.text) (\($0.share))" } + removal.words.map(\.text)
    return removal.edits
  }
  return (result, kept)
}
