// Pipe tables: rows, cells, and what the columns mean.

import Quantities
import SourceText
import Testing

@testable import RecipeDocument

@Suite struct TableReaderTests {
  private func ingredients(_ table: String) -> [String] {
    let text = "# X\n\n## Ingredients\n\n" + table + "\n"
    return RecipeDocument(bytes: Array(text.utf8), path: "x.md").recipe.ingredients.map(\.text.string)
  }

  @Test(arguments: [
    ("| a | b |", ["a", "b"]), ("a | b", ["a", "b"]), ("| a \\| b | c |", ["a \\| b", "c"]),
    ("| [[a|b]] | c |", ["[[a|b]]", "c"]), ("| a | |", ["a", ""]),
    ("|", [""]), ("||", [""]),
  ]) func cells(_ row: String, _ wanted: [String]) {
    let bytes = Array(row.utf8)
    let cells = TableReader.cells(bytes, Span(0, bytes.count))
    #expect(cells.map { String(decoding: bytes[$0.range], as: UTF8.self) } == wanted)
  }

  @Test(arguments: [
    ("| Amount | Ingredient |\n|---|---|\n| 2 cups | flour |", ["2 cups flour"]),
    ("| Ingredient | Amount | Unit |\n|---|---|---|\n| flour | 2 | cups |", ["2 cups flour"]),
    ("| Zutat | Menge |\n|---|---|\n| Mehl | 200 g |", ["200 g Mehl"]),
    ("| | |\n|---|---|\n| Eggs | 3 |\n| Salt | 1 pinch |", ["3 Eggs", "1 pinch Salt"]),
    ("| 2 cups | flour |\n|---|---|\n| 1 tsp | salt |", ["2 cups flour", "1 tsp salt"]),
    ("| 原料 | 1 份 | 3 份 |\n|---|---|---|\n| 鸡蛋 | 1 个 | 3 个 |", ["1 个 鸡蛋"]),
    ("| Ingredient |\n|---|\n| flour |", ["flour"]),
    ("| Menge | Zutat | Menge | Zutat |\n|---|---|---|---|\n| 1 | Ei | 2 TL | Salz |", ["1 Ei", "2 TL Salz"]),
  ]) func columns(_ table: String, _ wanted: [String]) {
    #expect(ingredients(table) == wanted)
  }

  @Test func aCellsSpanIsItsOwnWhereARowHoldsTwo() {
    let text = "## Zutaten\n\n| Menge | Zutat | Menge | Zutat |\n|--|--|--|--|\n| 1 | Ei | 2 TL | Salz |\n"
    let recipe = RecipeDocument(bytes: Array(text.utf8), path: "x.md").recipe
    let spans = recipe.ingredients.map { String(decoding: Array(text.utf8)[$0.itemSpan.range], as: UTF8.self) }
    #expect(spans == ["1 | Ei", "2 TL | Salz"])
  }

  @Test(arguments: [
    "|  |  |  |  |\n|--|--|--|--|\n| 100 g | flour | 50 g | sugar |\n| 1 | egg | | |",
    "| | | | |\n|--|--|--|--|\n| flour | 100 g | sugar | 50 g |\n| egg | 1 | | |",
  ]) func twoIngredientsInARowWithoutAHead(_ table: String) {
    let text = "# Cake\n\n## Ingredients\n\n\(table)\n\n## Steps\n\n1. Bake.\n"
    let recipe = RecipeDocument(bytes: Array(text.utf8), path: "x.md").recipe
    #expect(recipe.ingredients.map(\.line.name) == ["flour", "sugar", "egg"])
    #expect(recipe.ingredients.allSatisfy { $0.line.measure != nil })
  }
}
