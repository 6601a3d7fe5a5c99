// What public reports say goes wrong when tools write files: each line of "Files" that is about an edit's bytes.

import SourceText
import Testing

@testable import RecipeDocument

private let styled = """
  ---
  # my recipe
  title:   "Pie"   # the best

  tags: [a, 'b c',   "d"]
  date: '2026-01-02'

  notes: >
    folded
    text
  servings: 4   # people
  ---

  # Pie

  ## Ingredients

  * 1 egg
  * 2 cups flour

  ## Steps

  1) Mix.
  2) Bake.

  """

/// How many lines differ.
private func changedLines(_ old: String, _ new: String) -> Int {
  let diff = UnifiedDiff.make(Array(old.utf8), Array(new.utf8), path: "x")
  return String(decoding: diff, as: UTF8.self).split(separator: "\n").dropFirst(2).count {
    $0.hasPrefix("+") || $0.hasPrefix("-")
  }
}

@Test func oneKeyChangedChangesOneLine() {
  let new = edited(styled, .set(key: "servings", value: "6"))
  #expect(new == styled.replacing("servings: 4   # people", with: "servings: 6   # people"))
  #expect(changedLines(styled, new) == 2)
  #expect(
    edited(styled, .set(key: "date", value: "2026-02-03")) == styled.replacing("'2026-01-02'", with: "'2026-02-03'"))
}

@Test func aFlowListStaysOne() {
  #expect(
    edited(styled, .addToList(.tags, ["e"]))
      == styled.replacing("\"d\"]", with: "\"d\", \"e\"]").replacing("\"d\", \"e\"", with: "\"d\", \"e\"")
      || edited(styled, .addToList(.tags, ["e"])).contains("tags: [a, 'b c',   \"d\", \"e\"]"))
}

@Test(arguments: ["\r\n", "\r", "\n"])
func lineEndingsMarkAndMissingEndStay(ending: String) {
  let text =
    "\u{FEFF}" + styled.replacing("folded", with: "fol\u{2028}ded").trimmingBlanks.replacing("\n", with: ending)
  let new = edited(text, .set(key: "servings", value: "6"))
  #expect(new == text.replacing("servings: 4 ", with: "servings: 6 "))
  #expect(edited(text, .addToList(.tags, ["e"])).utf8.count == text.utf8.count + 5)
}

@Test func theSameEditTwiceChangesNothing() {
  for change in [
    RecipeChange.set(key: "servings", value: "6"), .addToList(.tags, ["e"]), .favorite(true),
    .set(key: "x", value: "a: b"),
  ] {
    let once = edited(styled, change)
    #expect(once != styled)
    #expect(edited(once, change) == once)
  }
}

@Test func oddTitlesAreKept() {
  for title in [
    "a/b: c* \"d\" | f?", "<e> f", "dot.", "🥧", String(repeating: "long ", count: 60).trimmingBlanks, "CON", "'quoted'",
    "# hash", "- dash", "true", "12",
  ] {
    let new = edited(styled, .set(key: "title", value: title))
    #expect(RecipeDocument(bytes: Array(new.utf8), path: "pie.md").recipe.title.value == title, "\(new)")
  }
}
