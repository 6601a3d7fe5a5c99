// What is a recipe and what is not.

import Testing

@testable import RecipeDocument

@Suite struct RecipeTestTests {
  private func isRecipe(_ text: String, _ path: String = "x.md") -> Bool {
    RecipeDocument(bytes: Array(text.utf8), path: path).recipe.isRecipe
  }

  private let soup = "# Soup\n\n## Ingredients\n\n- 1 leek\n- 2 l water\n\n## Steps\n\n1. Boil the leek.\n"

  @Test func recipes() {
    #expect(isRecipe(soup))
    #expect(isRecipe("# Nuts\n\nPut nuts in a bowl.\n"))
    #expect(isRecipe("# Salad\n\n- 1 lettuce\n- 2 tbsp oil\n\nToss and serve.\n"))
    #expect(isRecipe("---\ntitle: A\ningredients: [1 egg]\n---\n"))
    #expect(isRecipe("# Poke\n\n## Ingredients\n\n- rice\n- salmon\n"))
  }

  @Test func others() {
    #expect(!isRecipe(""))
    #expect(!isRecipe("# Soup\n"))
    #expect(!isRecipe("# Soup\n\n## Ingredients\n\n## Steps\n"))
    #expect(!isRecipe("# Desserts\n\n- [Pie](pie.md)\n- [Cake](cake.md)\n- [Tart](tart.md)\n"))
    #expect(!isRecipe("# Olives\n\nCool and tart, olives go with many dishes.\n"))
    #expect(!isRecipe("# Dishes of the coast\n\n1. Rice with coconut\n2. Fried fish\n3. Crab soup\n"))
    #expect(
      !isRecipe("# X\n\n## Ingredients\n\n- Ingredient 1: amount\n- Ingredient 2: amount\n\n## Steps\n\n1. Step 1\n"))
  }

  @Test func byName() {
    #expect(!isRecipe("# Recipes\n\n- 1 cup of tea\n- 2 cups of coffee\n", "README.md"))
    #expect(isRecipe(soup, "soup/README.md"))
    #expect(!isRecipe(soup, "templates/soup.md"))
    #expect(isRecipe(soup, "/home/a/templates/kitchen/vault/soups/soup.md"))
  }
}
