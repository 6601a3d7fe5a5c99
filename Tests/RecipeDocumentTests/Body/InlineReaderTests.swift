import Quantities
import SourceText
import Testing

@testable import RecipeDocument

@Suite struct InlineReaderTests {
  private func links(_ line: String) -> [RecipeLink] {
    let text = "# Soup\n\n## Ingredients\n\n- 1 l water\n- \(line)\n- 2 eggs\n\n## Steps\n\n1. Boil.\n2. Eat.\n"
    return RecipeDocument(bytes: Array(text.utf8), path: "soup.md").recipe.links
  }

  @Test(arguments: [
    ("[[stock]]", "stock"), ("1 l [[stock]]", "stock"), ("[[stock|our stock]] 1 l", "stock"),
    ("[[a/stock#boil]]", "a/stock#boil"),
    ("[stock](stock.md)", "stock.md"), ("1 l [stock](<my stock.md>)", "my stock.md"), ("![[stock.png]]", "stock.png"),
    ("![x](stock.png)", "stock.png"),
  ])
  func aLinkIsFoundWhereverItStandsInTheLine(line: String, target: String) {
    let found = links(line)
    #expect(found.map(\.target) == [target])
  }

  @Test func theTargetsSpanHoldsTheTarget() {
    let text = "# Soup\n\n- [[stock|our stock]]\n- 1 l water\n- 2 eggs\n\n1. Boil it.\n"
    let bytes = Array(text.utf8)
    for link in RecipeDocument(bytes: bytes, path: "soup.md").recipe.links {
      #expect(String(decoding: bytes[link.targetSpan.range], as: UTF8.self) == link.target)
    }
  }

  @Test func anIngredientThatIsOneLinkKnowsIt() {
    let text = "# Soup\n\n## Ingredients\n\n- [[stock]]\n- 1 l water\n\n## Steps\n\n1. Boil.\n"
    let recipe = RecipeDocument(bytes: Array(text.utf8), path: "soup.md").recipe
    #expect(recipe.ingredients.map(\.link) == ["stock", nil])
  }
}
