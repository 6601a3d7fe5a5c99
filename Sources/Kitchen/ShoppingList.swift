// The ingredients of several recipes as one list, each food once.

internal import Quantities
internal import RecipeDocument
internal import SourceText

/// What to buy for some recipes.
public struct ShoppingList: Sendable {
  /// The foods, ordered by name.
  public private(set) var lines: [ShoppingLine]

  /// Merges the ingredients of all recipes; the result does not depend on their order.
  public init(_ requests: [ShoppingRequest]) {
    var foods: [String: Food] = [:]
    for request in requests {
      for ingredient in request.recipe.ingredients {
        let name = FoodName(ingredient.line.name, language: request.recipe.language)
        foods[name.key, default: Food()].add(ingredient, name, request)
      }
    }
    lines = foods.map { $1.line(key: $0) }.sorted { ($0.key, $0.name) < ($1.key, $1.name) }
  }

  /// One food while its ingredients are collected.
  private struct Food {
    var names: [String: Int] = [:]
    var sum = QuantitySum()
    var hasUnmeasured = false
    var sources: [ShoppingSource] = []

    mutating func add(_ ingredient: Ingredient, _ name: FoodName, _ request: ShoppingRequest) {
      names[name.display, default: 0] += 1
      let quantities = ingredient.line.quantities(times: request.factor)
      quantities.forEach { sum.add($0) }
      hasUnmeasured = hasUnmeasured || quantities.isEmpty
      sources.append(
        ShoppingSource(
          recipe: request.recipe.title, path: request.recipe.path, line: ingredient.lineNumber,
          text: ingredient.text.string, quantities: quantities, isOptional: ingredient.line.isOptional))
    }

    func line(key: String) -> ShoppingLine {
      let name = names.min { ($1.value, $0.key.utf8.count, $0.key) < ($0.value, $1.key.utf8.count, $1.key) }
      return ShoppingLine(
        name: name?.key ?? key, key: key, quantities: sum.quantities, hasUnmeasured: hasUnmeasured,
        isOptional: sources.allSatisfy(\.isOptional),
        sources: sources.sorted { ($0.path, $0.line, $0.text) < ($1.path, $1.line, $1.text) })
    }
  }
}

extension IngredientLine {
  /// The line's amounts, scaled unless they are fixed; an amount that does not fit when scaled is left as it is.
  func quantities(times factor: Rational) -> [Quantity] {
    guard let measure else { return [] }
    let all = [Quantity(measure, size: size)] + plus.map { Quantity($0, size: nil) }
    return isFixed ? all : all.map { $0.multiplied(by: factor) ?? $0 }
  }
}
