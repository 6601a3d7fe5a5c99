// Recipes that link recipes.

import Quantities
import RecipeDocument
import Testing

@testable import Kitchen

/// The list of `recipes[0]`, links resolved by title.
private func list(_ recipes: [ShoppingRecipe], factor: Rational = 1, roots: Int = 1) -> ShoppingList {
  ShoppingList(recipes.prefix(roots).map { ShoppingRequest($0, factor: factor) }) { link, _ in
    recipes.first { $0.title == link }
  }
}

@Test func aLinkedRecipeIsExpandedByItsYield() {
  let pesto = recipe("pesto", ["100 g basil"], makes: Servings(amount: Amount(400), unit: "g"))
  let pasta = recipe("pasta", ["200 g pesto -> pesto", "500 g spaghetti"])
  #expect(shown(list([pasta, pesto])).contains("50 g basil"))
  #expect(!shown(list([pasta, pesto])).contains { $0.contains("pesto") })
}

@Test func theFourthLevelIsExpandedAndScaled() {
  let recipes = [
    recipe("a", ["b -> b"]), recipe("b", ["2 custard -> c"]), recipe("c", ["1 batch d -> d"]),
    recipe("d", ["3 g saffron"]),
  ]
  #expect(shown(list(recipes, factor: 2)) == ["12 g saffron"])
}

@Test func aCircleIsCountedOnceAndNamed() {
  let recipes = [recipe("a", ["1 egg", "b -> b"]), recipe("b", ["1 onion", "a -> a"])]
  let result = list(recipes)
  #expect(shown(result) == ["1 onion", "1 egg"])
  #expect(result.circles == [["a", "b", "a"]])
}

@Test func aRecipeThatLinksItself() {
  let result = list([recipe("a", ["1 egg", "a -> a"])])
  #expect(shown(result) == ["1 egg"])
  #expect(result.circles == [["a", "a"]])
}

@Test func withoutAResolverLinkedRecipesAreListed() {
  let pasta = recipe("pasta", ["200 g pesto -> pesto"])
  #expect(shown(ShoppingList([ShoppingRequest(pasta)])) == ["200 g pesto"])
}

@Test func aLinkThatLeadsNowhereIsListed() {
  #expect(shown(list([recipe("a", ["1 cup stock -> nothing"])])) == ["1 cup stock"])
}

@Test func aDiamondOfManyLevelsDoesNotExplode() {
  var recipes: [ShoppingRecipe] = []
  for level in 0..<30 {
    recipes.append(recipe("r\(level)", ["r\(level + 1) -> r\(level + 1)", "r\(level + 1) -> r\(level + 1)"]))
  }
  recipes.append(recipe("r30", ["1 g salt"]))
  #expect(shown(list(recipes)) == ["1073742 kg salt"])
}

@Test func aChainOfTwoThousandRecipesDoesNotOverflow() {
  var recipes: [String: ShoppingRecipe] = [:]
  for level in 0..<2000 {
    recipes["r\(level)"] = recipe("r\(level)", ["1 g salt", "r\(level + 1) -> r\(level + 1)"])
  }
  guard let first = recipes["r0"] else { return }
  let result = ShoppingList([ShoppingRequest(first)]) { link, _ in recipes[link] }
  #expect(shown(result) == ["2 kg salt", "r2000"])
}

@Test func fixedAmountsCountOncePerCooking() {
  let one = recipe("a", ["salt to taste", "1 egg"])
  let result = ShoppingList([ShoppingRequest(one, factor: 3)])
  #expect(shown(result) == ["3 eggs", "salt"])
}
