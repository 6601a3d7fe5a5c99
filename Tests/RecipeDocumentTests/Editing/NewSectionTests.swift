import SourceText
import Testing

@testable import RecipeDocument

@Test func theFirstIngredientAndStepOfADraft() {
  let draft = "---\ntitle: Pie\n---\n\n## Ingredients\n\n## Steps\n\n## Notes\n"
  let one = edited(draft, .ingredient(.add("1 egg", at: nil, group: nil)))
  #expect(one == "---\ntitle: Pie\n---\n\n## Ingredients\n\n- 1 egg\n\n## Steps\n\n## Notes\n")
  let two = edited(one, .step(.add("Mix.", at: nil, group: nil)))
  #expect(two == "---\ntitle: Pie\n---\n\n## Ingredients\n\n- 1 egg\n\n## Steps\n\n1. Mix.\n\n## Notes\n")
  #expect(edited(two, .addNote("Good.")) == two + "\nGood.\n")
}

@Test func sectionsThatAreMissing() {
  let steps = "# Kuchen\n\n## Zubereitung\n\n1. Das Mehl mit den Eiern mischen.\n2. Backen.\n"
  #expect(
    edited(steps, .ingredient(.add("1 Ei", at: nil, group: nil)))
      == "# Kuchen\n\n## Zutaten\n\n- 1 Ei\n\n## Zubereitung\n\n1. Das Mehl mit den Eiern mischen.\n2. Backen.\n")
  let list = "# Pie\r\n\r\n## Ingredients\r\n\r\n- 1 egg\r\n- 2 figs"
  #expect(edited(list, .step(.add("Mix.", at: nil, group: nil))) == list + "\r\n\r\n## Steps\r\n\r\n1. Mix.")
}

@Test(arguments: [
  ("ingredients:", "ingredients: [1 egg]"), ("ingredients: []", "ingredients: [1 egg]"),
])
func theFirstIngredientInFrontMatter(lines: String, want: String) {
  let body = "# Pie\n\n## Steps\n\n1. Mix.\n2. Bake.\n"
  #expect(
    edited(recipe(lines, body: body), .ingredient(.add("1 egg", at: nil, group: nil))) == recipe(want, body: body))
}

@Test(arguments: [
  (
    "ingredients:\n  - name: flour\n    amount: 2\n    unit: cups\n  - name: egg\n    amount: 1",
    "ingredients:\n  - name: flour\n    amount: 2\n    unit: cups\n  - name: egg\n    amount: 1\n  - name: figs\n    amount: 3"
  ),
  (
    "ingredients:\n  - {item: flour, qty: 2 cups}",
    "ingredients:\n  - {item: flour, qty: 2 cups}\n  - {item: figs, qty: 3}"
  ),
  ("ingredients: [{text: 1 egg}]", "ingredients: [{text: 1 egg}, {text: 3 figs}]"),
])
func ingredientsAsMappings(lines: String, want: String) {
  let body = "# Pie\n\n## Steps\n\n1. Mix.\n2. Bake.\n"
  let text = recipe(lines, body: body)
  let more = edited(text, .ingredient(.add("3 figs", at: nil, group: nil)))
  #expect(more == recipe(want, body: body))
}

@Test func replacingAMapping() {
  let body = "# Pie\n\n## Steps\n\n1. Mix.\n2. Bake.\n"
  let text = recipe(
    "ingredients:\n  - name: flour\n    amount: 2\n    unit: cups\n    note: sifted\n  - salt", body: body)
  #expect(
    edited(text, .ingredient(.replace(1, "200g sugar, fine")))
      == recipe("ingredients:\n  - name: sugar\n    amount: 200\n    unit: g\n    note: fine\n  - salt", body: body))
  let linked = text.replacing("    unit: cups\n", with: "    unit: cups\n    link: flour.md\n")
  #expect(edited(linked, .ingredient(.replace(1, "1 egg"))).hasPrefix("[edit-item-shape]"))
}
