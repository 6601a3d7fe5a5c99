import SourceText
import Testing

@testable import RecipeDocument

/// The text after a change; the refusal's id in brackets when it is refused.
func edited(_ text: String, _ change: RecipeChange) -> String {
  let document = RecipeDocument(bytes: Array(text.utf8), path: "pie.md")
  do throws(EditRefusal) {
    let edits = try RecipeEditor().edits(for: change, in: document)
    guard let bytes = try? Edit.apply(edits, to: document.bytes) else { return "[overlap]" }
    return String(decoding: bytes, as: UTF8.self)
  } catch {
    return "[\(error.diagnostic.id.rawValue)] \(error.diagnostic.message)"
  }
}

let recipeBody = "# Pie\n\n## Ingredients\n\n- 1 egg\n- 2 cups flour\n\n## Steps\n\n1. Mix.\n2. Bake.\n"

/// A recipe with these front-matter lines.
func recipe(_ lines: String, body: String = recipeBody) -> String { "---\n" + lines + "\n---\n" + body }

@Test(
  arguments: [
    ("title: Pie", "x", "1", "title: Pie\nx: 1"), ("x: 1 # c", "x", "2", "x: 2 # c"),
    ("x: 'a'", "x", "it's", "x: 'it''s'"),
    ("x: \"a\"", "x", "say \"b\" \\", "x: \"say \\\"b\\\" \\\\\""), ("x: a", "x", "b: c", "x: \"b: c\""),
    ("x:", "x", "1", "x: 1"),
    ("x: # c", "x", "1", "x: 1 # c"), ("x: ~", "x", "1", "x: 1"), ("x: |\n  a\n  b\ny: 1", "x", "c", "x: |\n  c\ny: 1"),
    ("x: &k a\ny: *k", "y", "b", "x: &k a\ny: b"),
    ("x: {y: 1}", "x", "2", "[edit-shape]"), ("x: 1\nx: 2", "x", "3", "[edit-duplicate-key]"),
    ("x: [a\ny: 1", "x", "3", "[edit-unreadable]"),
    ("x: a", "x", "null", "x: \"null\""), ("x: a", "x", "- b", "x: \"- b\""), ("x: a", "x", "a #b", "x: \"a #b\""),
    ("x: a", "x", "# b", "x: \"# b\""),
    ("  x: 1\n  y: 2", "z", "3", "  x: 1\n  y: 2\n  z: 3"), ("{x: 1, y: 2}", "z", "a, b", "{x: 1, y: 2, z: \"a, b\"}"),
    ("{x: 1, y: 2}", "x", "3", "{x: 3, y: 2}"),
    ("rating: 3/5", "rating", "4", "rating: 4/5"), ("rating: ★★★☆☆", "rating", "4", "rating: ★★★★☆"),
    ("rating: 3", "rating", "9", "[edit-value-unclear]"), ("rating: 60 %", "rating", "4", "rating: 80 %"),
    ("servings: 4 people", "servings", "6", "servings: 6 people"),
    ("size: \"12 cookies\"", "servings", "24 cookies", "size: \"24 cookies\""),
    ("a: 1", "servings", "four", "[edit-value-unclear]"),
    ("prep: PT15M", "prep", "1 h 30 min", "prep: PT1H30M"), ("prep_time: 15", "prep", "20 min", "prep_time: 20"),
    ("a: 1", "prep", "soon", "[edit-value-unclear]"),
    ("yield: 4 servings, 2 cups", "servings", "6", "yield: 6 servings, 2 cups"),
    ("title: Pie", "title", "Tart: sweet", "title: \"Tart: sweet\""), ("title: Pie", "title", "12", "title: \"12\""),
    ("favorite: no", "favorite", "yes", "favorite: yes"), ("tags: [a]", "tags", "b, c", "tags: [b, c]"),
    ("tags: a, b", "tags", "c", "tags: c"), ("tags:\n  - a\n  - b", "tags", "c, d", "tags:\n  - c\n  - d"),
    ("x: a", "x", "a", "x: a"), ("created: 2020-01-01", "created", "2026-11-30", "created: 2026-11-30"),
    ("ingredients: [a]", "ingredients", "b", "[edit-use-command]"),
  ] as [(String, String, String, String)])
func settingAKey(lines: String, key: String, value: String, want: String) {
  let body = recipeBody.replacing("# Pie\n\n", with: "")
  let result = edited(recipe(lines, body: body), .set(key: key, value: value))
  if want.hasPrefix("[") { #expect(result.hasPrefix(want)) } else { #expect(result == recipe(want, body: body)) }
}

@Test(
  arguments: [
    ("x: 1\ny: 2", "x", "y: 2"), ("y: 2\nx: # c\n  - a\n  - b\n# d\nz: 3", "x", "y: 2\n# d\nz: 3"),
    ("x: 1", "y", "x: 1"), ("{x: 1, y: 2}", "x", "{y: 2}"), ("{x: 1, y: 2}", "y", "{x: 1}"),
    ("a: 1\nx: |\n  a\n\n  b\n\nz: 3", "x", "a: 1\n\nz: 3"),
    ("extra:\n  prep: 5 min\n  y: 1", "prep", "extra:\n  y: 1"),
  ] as [(String, String, String)])
func unsettingAKey(lines: String, key: String, want: String) {
  #expect(edited(recipe(lines), .unset(key: key)) == recipe(want))
}

@Test(
  arguments: [
    ("x: 1", "x: 1\ncooked: [2026-11-30]"), ("cooked: [2026-01-03] # c", "cooked: [2026-01-03, 2026-11-30] # c"),
    ("cooked: 2026-01-03 # c", "cooked: [2026-01-03, 2026-11-30] # c"), ("cooked:", "cooked: [2026-11-30]"),
    ("cooked: \"2026-01-03\"", "cooked: [\"2026-01-03\", \"2026-11-30\"]"), ("cooked: []", "cooked: [2026-11-30]"),
    ("cooked:\n  - 2026-01-03\nz: 1", "cooked:\n  - 2026-01-03\n  - 2026-11-30\nz: 1"),
    ("cooked: [2026-11-30]", "cooked: [2026-11-30]"), ("cooked: 2026-11-30", "cooked: 2026-11-30"),
    ("cooked: yes", "cooked: [yes, 2026-11-30]"), ("cooked: {a: 1}", "[edit-shape]"),
    ("cooked: |\n  a", "[edit-shape]"),
    ("cooked: a\ncooked: b", "[edit-duplicate-key]"), ("cooked: [a\ny: 1", "[edit-unreadable]"),
  ] as [(String, String)])
func appendingADate(lines: String, want: String) {
  let result = edited(recipe(lines), .append(key: "cooked", "2026-11-30"))
  if want.hasPrefix("[") { #expect(result.hasPrefix(want)) } else { #expect(result == recipe(want)) }
}

@Test func appendingADateWhereThereIsNoFrontMatter() {
  let result = edited(recipeBody, .append(key: "cooked", "2026-11-30"))
  #expect(result == "---\ncooked: [2026-11-30]\n---\n\n" + recipeBody)
  let toml = edited("+++\ncooked = [2026-01-03]\n+++\n" + recipeBody, .append(key: "cooked", "2026-11-30"))
  #expect(toml == "+++\ncooked = [2026-01-03, 2026-11-30]\n+++\n" + recipeBody)
}

@Test(
  arguments: [
    ("tags: [a, b]", "tags: [a, b, c]"), ("tags: [ 'a', 'b' ]", "tags: [ 'a', 'b', 'c' ]"),
    ("tags: [a,b]", "tags: [a,b,c]"), ("tags: []", "tags: [c]"), ("tags: [a, b,]", "tags: [a, b, c,]"),
    ("tags:\n  - a # x\n  - b\n\nz: 1", "tags:\n  - a # x\n  - b\n  - c\n\nz: 1"),
    ("tags:\n- \"a\"\nz: 1", "tags:\n- \"a\"\n- \"c\"\nz: 1"), ("tags: a, b", "tags: a, b, c"),
    ("tags: a", "tags: a, c"), ("tags: \"#a #b\"", "tags: \"#a #b #c\""), ("tags:", "tags: [c]"),
    ("x: 1", "x: 1\ntags: [c]"), ("keywords: [a]", "keywords: [a, c]"), ("tags: [C]", "tags: [C]"),
    ("tags: [\n  a,\n  b,\n]", "tags: [\n  a,\n  b,\n  c,\n]"), ("tags: [\n  a\n]", "tags: [\n  a,\n  c\n]"),
    ("tags:\n  -  a\n  -  b", "tags:\n  -  a\n  -  b\n  -  c"),
  ] as [(String, String)])
func addingATag(lines: String, want: String) {
  #expect(edited(recipe(lines), .addToList(.tags, ["c"])) == recipe(want))
}

@Test(arguments: [
  "tags: [a, b]", "tags: [ 'a', 'b' ]", "tags: [a,b]", "tags: [a, b,]", "tags:\n  - a # x\n  - b\n\nz: 1",
  "tags:\n- \"a\"\nz: 1", "tags: a, b", "tags: a", "tags: \"#a #b\"", "x: 1",
  "tags: [\n  a,\n  b,\n]", "tags: [\n  a\n]",
])
func takingATagBack(lines: String) {
  let original = recipe(lines)
  #expect(edited(edited(original, .addToList(.tags, ["c"])), .removeFromList(.tags, ["C"])) == original)
}

@Test(
  arguments: [
    ("tags: [a, b, c]", "tags: [b, c]"), ("tags: [b, a]", "tags: [b]"), ("tags:\n  - a\n  - b # x", "tags:\n  - b # x"),
    ("tags: a, b", "tags: b"), ("tags: b, a", "tags: b"), ("tags: [x]", "tags: [x]"),
  ] as [(String, String)])
func removingATag(lines: String, want: String) {
  #expect(edited(recipe(lines), .removeFromList(.tags, ["a"])) == recipe(want))
}

@Test func removingTheLastTagRemovesTheKey() {
  #expect(edited(recipe("x: 1\ntags: [a]"), .removeFromList(.tags, ["a"])) == recipe("x: 1"))
}

@Test(arguments: ["", "\u{FEFF}"], ["\n", "\r\n"])
func frontMatterComesAndGoes(mark: String, ending: String) {
  let original = mark + recipeBody.replacing("\n", with: ending)
  let favorite = edited(original, .favorite(true))
  #expect(
    favorite == mark + ["---", "favorite: true", "---", "", ""].joined(separator: ending)
      + recipeBody.replacing("\n", with: ending))
  #expect(edited(favorite, .favorite(false)) == original)
  #expect(edited(favorite, .favorite(true)) == favorite)
}

@Test func titleInBothPlaces() {
  #expect(
    edited(recipe("title: Pie"), .set(key: "title", value: "Tart"))
      == recipe("title: Tart", body: recipeBody.replacing("# Pie", with: "# Tart")))
  #expect(edited(recipe("title: Other"), .set(key: "title", value: "Tart")) == recipe("title: Tart"))
  #expect(
    edited(recipeBody, .set(key: "title", value: "A *b* #")) == recipeBody.replacing("# Pie", with: "# A \\*b\\* \\#"))
}

@Test(arguments: [
  ("- Servings: 4", "- Servings: 6"), ("**Serves:** 4-6 people", "**Serves:** 6 people"), ("Serves 4", "Serves 6"),
  ("*Makes 12 cookies*", "*Makes 6 cookies*"),
])
func servingsInTheBody(line: String, want: String) {
  let text = recipeBody.replacing("## Ingredients", with: line + "\n\n## Ingredients")
  #expect(
    edited(text, .set(key: "servings", value: "6"))
      == recipeBody.replacing("## Ingredients", with: want + "\n\n## Ingredients"))
}

@Test func servingsInAHeading() {
  let text = recipeBody.replacing("## Ingredients", with: "## Zutaten für 2 Portionen")
  #expect(edited(text, .set(key: "servings", value: "6")) == text.replacing("2 Portionen", with: "6 Portionen"))
}

@Test func tagsInTheBody() {
  let text = recipeBody.replacing("## Ingredients", with: "Tags: a, b\n\n## Ingredients")
  let more = edited(text, .addToList(.tags, ["c"]))
  #expect(more == text.replacing("a, b", with: "a, b, c"))
  #expect(edited(more, .removeFromList(.tags, ["c"])) == text)
}

@Test func aYieldInTheTitle() {
  let text = recipe("title: Pie (x8)", body: recipeBody.replacing("# Pie\n\n", with: ""))
  #expect(edited(text, .set(key: "servings", value: "6")) == text.replacing("(x8)\n", with: "(x8)\nservings: 6\n"))
  #expect(edited(text, .set(key: "title", value: "Tart")) == text.replacing("Pie (x8)", with: "Tart"))
}

@Test func theLastTagOfTheBodyTakesItsLine() {
  let text = recipeBody.replacing("## Ingredients", with: "**Tags:** a\n\n## Ingredients")
  #expect(edited(text, .removeFromList(.tags, ["a"])) == text.replacing("**Tags:** a\n", with: ""))
  #expect(edited(text, .set(key: "tags", value: "b, c")) == text.replacing("** a", with: "** b, c"))
}

@Test func equipmentInTheBody() {
  let text = recipeBody + "\n## Equipment\n\n- oven\n- tin\n"
  #expect(edited(text, .addToList(.equipment, ["knife", "pan"])) == text + "- knife\n- pan\n")
  #expect(edited(text, .removeFromList(.equipment, ["Oven"])) == text.replacing("- oven\n", with: ""))
  #expect(edited(recipe("x: 1"), .addToList(.equipment, ["knife"])) == recipe("x: 1\nequipment: [knife]"))
}

@Test func unsettingALineOfTheBody() {
  let text = recipeBody.replacing("## Ingredients", with: "- Servings: 4\n- Prep: 5 min\n\n## Ingredients")
  #expect(edited(text, .unset(key: "servings")) == text.replacing("- Servings: 4\n", with: ""))
  #expect(
    edited(recipeBody.replacing("# Pie", with: "# Pie\n\nServes 4"), .unset(key: "servings"))
      == recipeBody.replacing("# Pie", with: "# Pie\n"))
}

@Test func invalidUTF8IsRefused() {
  let bytes = Array(recipeBody.utf8) + [0xFF]
  let document = RecipeDocument(bytes: bytes, path: "pie.md")
  #expect(throws: EditRefusal(Diagnostic(.editInvalidUTF8))) {
    try RecipeEditor().edits(for: .favorite(true), in: document)
  }
}

@Test(
  arguments: [
    (
      "title = \"Pie\"\n[extra]\nx = 1", RecipeChange.favorite(true), "title = \"Pie\"\nfavorite = true\n[extra]\nx = 1"
    ),
    ("tags = [\"a\"]", .addToList(.tags, ["c"]), "tags = [\"a\", \"c\"]"),
    ("tags = [\n  'a',\n]", .addToList(.tags, ["c"]), "tags = [\n  'a',\n  'c',\n]"),
    ("servings = 4", .set(key: "servings", value: "6"), "servings = 6"),
    ("servings = \"4\"", .set(key: "servings", value: "6"), "servings = \"6\""),
    ("x = 'a'", .set(key: "x", value: "it's"), "x = \"it's\""), ("title = 'A'\nx = 1", .unset(key: "x"), "title = 'A'"),
    ("x = 1", .set(key: "y", value: "two"), "x = 1\ny = \"two\""),
    ("x = 1", .addToList(.tags, ["c"]), "x = 1\ntags = [\"c\"]"),
  ] as [(String, RecipeChange, String)])
func tomlIsEdited(lines: String, change: RecipeChange, want: String) {
  #expect(edited("+++\n" + lines + "\n+++\n" + recipeBody, change) == "+++\n" + want + "\n+++\n" + recipeBody)
}

@Test(arguments: [
  ("Time: 10 min · Serves: 2 · Source: Mum", "total", "15 min", "Time: 15 min · Serves: 2 · Source: Mum"),
  ("Prep: 10 min, Cook: 20 min, Serves: 4", "prep", "11 min", "Prep: 11 min, Cook: 20 min, Serves: 4"),
  ("Prep time: 15 min, mostly chopping", "prep", "11 min", "Prep time: 11 min, mostly chopping"),
  ("Author: Jane Doe · Source: https://a.b", "author", "Bob", "Author: Bob · Source: https://a.b"),
])
func theOtherValuesOfALineStay(line: String, key: String, value: String, want: String) {
  let text = recipeBody.replacing("## Ingredients", with: line + "\n\n## Ingredients")
  #expect(edited(text, .set(key: key, value: value)) == text.replacing(line, with: want))
}

@Test(arguments: [
  "Serves 4. My grandmother's recipe from 1950.", "> Serves 4 | 30 min", "Serves 4-6 people, ready in 1 h 30 min.",
  "- **Serves**: 4\n  - adults",
])
func wordsBesideAValueAreNotTakenAway(line: String) {
  let text = recipeBody.replacing("## Ingredients", with: line + "\n\n## Ingredients")
  let document = RecipeDocument(bytes: Array(text.utf8), path: "pie.md")
  #expect(throws: EditRefusal.self) { try RecipeEditor().edits(for: .unset(key: "servings"), in: document) }
}

@Test func aListIsUnsetUnderAllItsNames() {
  let text = recipe("tags: [cake]\nkeywords: [easy]\ntitle: Pie")
  #expect(edited(text, .unset(key: "tags")) == text.replacing("tags: [cake]\nkeywords: [easy]\n", with: ""))
  let body = recipeBody.replacing("## Ingredients", with: "Tags: a, b\n\n## Ingredients")
  #expect(edited(body, .unset(key: "tags")) == body.replacing("Tags: a, b\n", with: ""))
}

@Test func theOtherCategoriesStay() {
  let text = recipe("category: [Dinner, Lunch]\ntitle: Pie")
  #expect(edited(text, .set(key: "category", value: "Brunch")) == text.replacing("[Dinner", with: "[Brunch"))
}
