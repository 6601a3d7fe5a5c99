// The list that merges the ingredients of several recipes.

import Quantities
import RecipeDocument
import SourceText
import Testing

@testable import Kitchen

/// A recipe of ingredients given as (amount, unit, name).
func recipe(_ title: String, _ ingredients: [(Rational?, String?, String)], language: String? = nil) -> ShoppingRecipe {
  let items = ingredients.enumerated().map { number, item in
    var line = IngredientLine(text: item.2)
    line.name = item.2
    if let amount = item.0 {
      let unit = item.1.map { MeasureUnit(id: $0, isKnown: true) }
      line.measure = Measure(amount: Amount(amount), unit: unit, amountSpan: Span(0, 0), unitSpan: nil)
    }
    return Ingredient(
      text: MappedText(unplaced: item.2), line: line, group: nil, link: nil, itemSpan: Span(0, 0),
      lineNumber: number + 1)
  }
  return ShoppingRecipe(
    title: title, path: title + ".md", language: language, servings: nil, ingredients: items)
}

@Test func addsAmountsOfOneFood() {
  let list = ShoppingList([
    ShoppingRequest(recipe("a", [(2, nil, "onions")])), ShoppingRequest(recipe("b", [(1, nil, "onion, chopped")])),
    ShoppingRequest(recipe("c", [(1, nil, "large Onion")])),
  ])
  #expect(list.lines.count == 1)
  #expect(list.lines.first?.quantities.map(\.amount) == [Amount(4)])
}
