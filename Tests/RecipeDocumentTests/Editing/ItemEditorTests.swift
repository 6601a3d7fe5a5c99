import SourceText
import Testing

@testable import RecipeDocument

/// A recipe with these lines as ingredients.
private func list(_ lines: String) -> String {
  "# Pie\n\n## Ingredients\n\n" + lines + "\n\n## Steps\n\n1. Mix.\n2. Bake.\n3. Eat.\n"
}

/// A recipe with these lines as steps.
private func method(_ lines: String) -> String {
  "# Pie\n\n## Ingredients\n\n- 1 egg\n- 2 figs\n\n## Steps\n\n" + lines + "\n"
}

@Test(
  arguments: [
    ("- 1 egg\n- 2 figs", "- 1 egg\n- 2 figs\n- 3 nuts"), ("* 1 egg\n* 2 figs", "* 1 egg\n* 2 figs\n* 3 nuts"),
    ("  - 1 egg\n  - 2 figs", "  - 1 egg\n  - 2 figs\n  - 3 nuts"),
    ("- [ ] 1 egg\n- [x] 2 figs", "- [ ] 1 egg\n- [x] 2 figs\n- [ ] 3 nuts"),
    ("1. 1 egg\n2. 2 figs", "1. 1 egg\n2. 2 figs\n3. 3 nuts"),
    ("- 1 egg\n\n- 2 figs", "- 1 egg\n\n- 2 figs\n\n- 3 nuts"),
    ("-   1 egg\n-   2 figs", "-   1 egg\n-   2 figs\n-   3 nuts"), ("1 egg\n2 figs", "1 egg\n2 figs\n3 nuts"),
    (
      "| Amount | Name |\n|---|---|\n| 1 | egg |\n| 2 cups | figs |",
      "| Amount | Name |\n|---|---|\n| 1 | egg |\n| 2 cups | figs |\n| 3      | nuts |"
    ),
  ] as [(String, String)])
func addingAnIngredient(lines: String, want: String) {
  let text = list(lines)
  let more = edited(text, .ingredient(.add("3 nuts", at: nil, group: nil)))
  #expect(more == list(want))
  #expect(edited(more, .ingredient(.remove(3))) == text)
}

@Test func addingAtAPlaceAndInAGroup() {
  let text = list("- 1 egg\n- 2 figs")
  #expect(edited(text, .ingredient(.add("3 nuts", at: 1, group: nil))) == list("- 3 nuts\n- 1 egg\n- 2 figs"))
  #expect(edited(text, .ingredient(.add("3 nuts", at: 3, group: nil))) == list("- 1 egg\n- 2 figs\n- 3 nuts"))
  #expect(edited(text, .ingredient(.add("3 nuts", at: 9, group: nil))).hasPrefix("[edit-no-such-item]"))
  let groups = list("### Dough\n\n- 1 egg\n- 2 figs\n\n### Top\n\n- 1 cup sugar")
  #expect(
    edited(groups, .ingredient(.add("3 nuts", at: nil, group: "dough")))
      == groups.replacing("- 2 figs\n", with: "- 2 figs\n- 3 nuts\n"))
  #expect(
    edited(groups, .ingredient(.add("3 nuts", at: 2, group: "Dough")))
      == groups.replacing("- 2 figs\n", with: "- 3 nuts\n- 2 figs\n"))
  #expect(edited(groups, .ingredient(.add("3 nuts", at: nil, group: "Icing"))).hasPrefix("[edit-no-such-group]"))
}

@Test(
  arguments: [
    ("- 1 egg\n- 2 figs", "- 4 nuts\n- 2 figs"), ("- [x] 1 egg\n- 2 figs", "- [x] 4 nuts\n- 2 figs"),
    ("- **1** egg  \n- 2 figs", "- **4** nuts  \n- 2 figs"), ("* 1 egg\n  beaten\n* 2 figs", "* 4 nuts\n* 2 figs"),
    (
      "| Name | Amount |\n|:--|--:|\n| egg | 1 |\n| figs | 2 |",
      "| Name | Amount |\n|:--|--:|\n| nuts | 4 |\n| figs | 2 |"
    ),
  ] as [(String, String)])
func replacingAnIngredient(lines: String, want: String) {
  #expect(edited(list(lines), .ingredient(.replace(1, "4 nuts"))) == list(want))
}

@Test(
  arguments: [
    ("1. Mix.\n2. Bake.\n3. Eat.", "1. Mix.\n2. Rest.\n3. Bake.\n4. Eat."),
    ("1. Mix.\n1. Bake.\n1. Eat.", "1. Mix.\n1. Rest.\n1. Bake.\n1. Eat."),
    ("3) Mix.\n4) Bake.", "3) Mix.\n4) Rest.\n5) Bake."),
    ("- Mix.\n- Bake.", "- Mix.\n- Rest.\n- Bake."), ("1. Mix.\n\n2. Bake.", "1. Mix.\n\n2. Rest.\n\n3. Bake."),
    ("1. Mix.\n   - well\n2. Bake.", "1. Mix.\n   - well\n2. Rest.\n3. Bake."),
  ] as [(String, String)])
func addingAStep(lines: String, want: String) {
  let text = method(lines)
  let more = edited(text, .step(.add("Rest.", at: 2, group: nil)))
  #expect(more == method(want))
  #expect(edited(more, .step(.remove(2))) == text)
}

@Test(
  arguments: [
    ("1. Mix.\n2. Bake.\n3. Eat.", 1, 3, "1. Bake.\n2. Eat.\n3. Mix."),
    ("1. Mix.\n2. Bake.\n3. Eat.", 3, 1, "1. Eat.\n2. Mix.\n3. Bake."),
    ("- Mix.\n\n- Bake.", 1, 2, "- Bake.\n\n- Mix."),
    ("### A\n\n1. Mix.\n2. Bake.\n\n### B\n\n1. Eat.", 1, 3, "### A\n\n1. Bake.\n\n### B\n\n1. Eat.\n2. Mix."),
  ] as [(String, Int, Int, String)])
func movingAStep(lines: String, from: Int, to: Int, want: String) {
  #expect(edited(method(lines), .step(.move(from: from, to: to))) == method(want))
}

@Test(arguments: [
  ("Mix the eggs.\n\nBake them for an hour.", "\n\n"),
  ("> Mix the eggs.\n\n---\n\n> Bake them for an hour.", "\n\n---\n\n> "), ("Mix the eggs\nand bake them.", "\n\n"),
])
func addingAParagraph(lines: String, gap: String) {
  let text = method(lines)
  let more = edited(text, .step(.add("Serve the figs.", at: nil, group: nil)))
  #expect(more == method(lines + gap + "Serve the figs."))
  let count = RecipeDocument(bytes: Array(text.utf8), path: "pie.md").recipe.steps.count
  #expect(edited(more, .step(.remove(count + 1))) == text)
}

@Test func movingBetweenGroupsThatCountOn() {
  let text = method("### A\n\n1. Mix.\n2. Bake.\n\n### B\n\n3. Rest.\n4. Eat.")
  let moved = edited(text, .step(.move(from: 4, to: 1)))
  #expect(moved == method("### A\n\n1. Eat.\n2. Mix.\n3. Bake.\n\n### B\n\n4. Rest."))
  #expect(edited(moved, .step(.move(from: 1, to: 4))) == text)
}

@Test func theLastLineWithoutLineBreak() {
  let text = "# Pie\n\n## Ingredients\n\n- 1 egg\n\n## Steps\n\n1. Mix.\n2. Bake."
  let more = edited(text, .step(.add("Eat.", at: nil, group: nil)))
  #expect(more == text + "\n3. Eat.")
  #expect(edited(more, .step(.remove(3))) == text)
}

@Test(
  arguments: [
    ("ingredients: [1 egg, \"2 figs\"]", "ingredients: [1 egg, \"2 figs\", \"3 nuts\"]"),
    ("ingredients:\n- 1 egg\n- 2 figs\nx: 1", "ingredients:\n- 1 egg\n- 2 figs\n- 3 nuts\nx: 1"),
    (
      "ingredients:\n  - Dough:\n    - 1 egg\n    - 2 figs",
      "ingredients:\n  - Dough:\n    - 1 egg\n    - 2 figs\n    - 3 nuts"
    ), ("ingredients: |\n  1 egg\n  2 figs", "ingredients: |\n  1 egg\n  2 figs\n  3 nuts"),
    ("ingredients: |\n  - 1 egg\n  - 2 figs\nx: 1", "ingredients: |\n  - 1 egg\n  - 2 figs\n  - 3 nuts\nx: 1"),
  ] as [(String, String)])
func ingredientsInFrontMatter(lines: String, want: String) {
  let body = "# Pie\n\n## Steps\n\n1. Mix.\n2. Bake.\n"
  let text = recipe(lines, body: body)
  let more = edited(text, .ingredient(.add("3 nuts", at: nil, group: nil)))
  #expect(more == recipe(want, body: body))
  #expect(edited(more, .ingredient(.remove(3))) == text)
  #expect(edited(edited(text, .ingredient(.move(from: 1, to: 2))), .ingredient(.move(from: 1, to: 2))) == text)
  #expect(edited(text, .ingredient(.replace(2, "2 figs: big"))).contains("2 figs: big"))
}

@Test func ingredientsInTOML() {
  let body = "# Pie\n\n## Steps\n\n1. Mix.\n2. Bake.\n"
  let text = "+++\ningredients = [\"1 egg\", \"2 figs\"]\n+++\n" + body
  #expect(
    edited(text, .ingredient(.add("3 nuts", at: 1, group: nil))) == text.replacing("[\"1", with: "[\"3 nuts\", \"1"))
  #expect(edited(text, .ingredient(.remove(1))) == text.replacing("\"1 egg\", ", with: ""))
}

@Test func notesAreAdded() {
  #expect(edited(recipeBody, .addNote("Good.")) == recipeBody + "\n## Notes\n\nGood.\n")
  #expect(
    edited(recipeBody + "\n## Notes\n\n- One.\n", .addNote("Two.")) == recipeBody + "\n## Notes\n\n- One.\n- Two.\n")
  #expect(edited(recipeBody + "\n## Notes\n\nOne.", .addNote("Two.")) == recipeBody + "\n## Notes\n\nOne.\n\nTwo.")
  #expect(edited(recipe("notes: One."), .addNote("Two.")) == recipe("notes: One. Two."))
}

@Test(arguments: ["", "a\nb", "  "])
func emptyItemsAreRefused(text: String) {
  #expect(edited(recipeBody, .ingredient(.add(text, at: nil, group: nil))).hasPrefix("[edit-value-unclear]"))
}

@Test(arguments: [
  ("# x", "\\# x"), ("1. Mix", "1\\. Mix"), ("> x", "\\> x"), ("- x", "\\- x"), ("[ ] x", "\\[ ] x"),
  ("2 eggs", "2 eggs"),
])
func textsThatLookLikeMarkupAreEscaped(text: String, want: String) {
  #expect(MarkdownText.item(text) == want)
  let more = edited(method("1. Mix."), .step(.add(text, at: nil, group: nil)))
  #expect(more == method("1. Mix.\n2. " + want))
}

@Test func amountsKeepTheirMarks() {
  let text = "# Pie\n\n## Ingredients\n\n* `75 g` butter\n* `1` egg\n\n## Steps\n\n1. Mix.\n"
  #expect(
    edited(text, .ingredient(.replace(1, "80 g butter"))) == text.replacing("`75 g` butter", with: "`80 g` butter"))
  #expect(
    edited(text, .ingredient(.add("2 tbsp oil", at: nil, group: nil)))
      == text.replacing("* `1` egg\n", with: "* `1` egg\n* `2 tbsp` oil\n"))
}

@Test func rowsWithoutBarsStayRows() {
  let rows = "Name | Amount | Note\n---|---|---\nSalt | 10 g | fine\nOil | 20 ml | x\n"
  let text = "# Pie\n\n## Ingredients\n\n\(rows)\n## Steps\n\n1. Mix.\n"
  #expect(edited(text, .ingredient(.replace(1, "12 g Salt"))).contains("Salt | 12 g |"))
  let four = text.replacing(
    rows, with: "| Name | Amount | Name | Amount |\n|-|-|-|-|\n| Flour | 100 g | Sugar | 50 g |\n")
  let document = RecipeDocument(bytes: Array(four.utf8), path: "pie.md")
  #expect(throws: EditRefusal.self) {
    try RecipeEditor().edits(for: .ingredient(.replace(2, "60 g honey")), in: document)
  }
}
