// `Shopping.md`: read leniently, changed surgically.

import Foundation
import Quantities
import Testing

@testable import Kitchen

private let soup = recipe("soup", ["4 onions", "1 l milk", "salt"])
private let cake = recipe("cake", ["4 eggs", "500 ml milk", "200 g sugar"])
private let vault = [soup, cake]

private let soupList = """
  # Shopping list

  ## Produce

  - [ ] 4 onions

  ## Dairy and Eggs

  - [ ] 1 l milk

  ## Spices and Dried Herbs

  - [ ] salt

  ## Recipes

  - [soup](soup.md)

  <!-- vault: what the recipes put on this list; `vault shop remove` goes by it
  4 onions | 4 soup.md
  1 l milk | 1 l soup.md
  salt | some soup.md
  -->

  """

private let soupWithoutOnions = soupList.replacing("## Produce\n\n- [ ] 4 onions\n\n", "")
  .replacing("4 onions | 4 soup.md\n", "")

@Test func anEmptyFileBecomesAList() throws {
  #expect(try savedList("", [(soup, 1)], vault: vault) == soupList)
}

@Test func savingTwiceChangesNothing() throws {
  #expect(try savedList(soupList, [(soup, 1)], vault: vault) == soupList)
}

@Test func anotherRecipeIsAdded() throws {
  let both = try savedList(soupList, [(cake, 1)], vault: vault)
  #expect(both.contains("- [ ] 1.5 l milk\n- [ ] 4 eggs\n"))
  #expect(both.contains("## Baking\n\n- [ ] 200 g sugar\n\n## Recipes\n\n- [soup](soup.md)\n- [cake](cake.md)\n"))
  #expect(try savedList(both, [(cake, 1)], vault: vault) == both)
  #expect(try savedList(both, [(soup, 1), (cake, 1)], vault: vault) == both)
}

@Test func aLargerFactorRaisesTheLines() throws {
  let more = try savedList(soupList, [(soup, 2)], vault: vault)
  #expect(
    more
      == soupList.replacing("4 onions", "8 onions").replacing("| 4", "| 8").replacing("1 l", "2 l")
      .replacing("soup.md)", "soup.md) x2"))
}

@Test func aTickedLineStaysAndTheRestIsANewLine() throws {
  let ticked = soupList.replacing("- [ ] 4 onions", "- [x] 4 onions")
  #expect(try savedList(ticked, [(soup, 1)], vault: vault) == ticked)
  let more = try savedList(ticked, [(soup, 2)], vault: vault)
  #expect(more.contains("- [x] 4 onions\n- [ ] 4 onions\n"))
  #expect(try savedList(more, [(soup, 2)], vault: vault) == more)
}

@Test func whatAPersonWroteStays() throws {
  let own = "# Mine\r\n\r\n* [ ] 6 paper towels\r\n*   [X] eggs,  the brown ones\t\r\n\r\nask Ann!"
  let result = try savedList(own, [(cake, 1)], vault: vault)
  #expect(result.hasPrefix("# Mine\r\n\r\n* [ ] 6 paper towels\r\n*   [X] eggs,  the brown ones\t\r\n\r\nask Ann!\r\n"))
  #expect(!result.hasSuffix("\n"))
  #expect(!result.replacing("\r\n", "").contains("\n"))
  #expect(try savedList(result, [(cake, 1)], vault: vault) == result)
}

@Test func anItemOfOnesOwnDoesNotCoverARecipe() throws {
  let result = try savedList("- [ ] 6 eggs\n", [(cake, 1)], vault: vault)
  #expect(result.contains("- [ ] 6 eggs\n"))
  #expect(result.contains("- [ ] 4 eggs\n"))
  #expect(try savedList(result, [(cake, 1)], vault: vault) == result)
}

@Test func aRecipeIsTakenBack() throws {
  let both = try savedList(soupList, [(cake, 1)], vault: vault)
  #expect(try removedRecipe(both, "cake.md").text == soupList)
  #expect(try removedRecipe(try removedRecipe(both, "cake.md").text, "soup.md").text == "# Shopping list\n\n")
}

@Test func aRecipeIsTakenBackThoughPartOfItIsBought() throws {
  let ticked = soupList.replacing("- [ ] 4 onions", "- [x] 4 onions")
  let more = try savedList(ticked, [(soup, 3)], vault: vault)
  #expect(more.contains("- [x] 4 onions\n- [ ] 8 onions\n"))
  let none = try removedRecipe(more, "soup.md")
  #expect(none.text.contains("- [x] 4 onions\n") && !none.text.contains("8 onions") && none.kept.isEmpty)
  let stew = recipe("stew", ["2 onions"])
  let other = try savedList(more, [(stew, 1)], vault: vault + [stew])
  #expect(other.contains("- [x] 4 onions\n- [ ] 10 onions\n"))
  #expect(try removedRecipe(other, "stew.md").text.contains("- [x] 4 onions\n- [ ] 8 onions\n"))
  let little = try removedRecipe(other, "soup.md").text
  #expect(little.contains("- [x] 4 onions\n") && !little.contains("- [ ] "))
}

@Test func itemsAreFoundByTextFoodOrPart() {
  let file = ShoppingFile(Array("- [ ] 2 onions\n- [ ] red onions\n- [ ] 6 paper towels\n".utf8))
  #expect(file.find("2 onions").map(\.text) == ["2 onions"])
  #expect(file.find("Onion").map(\.text) == ["2 onions"])
  #expect(file.find("towel").map(\.text) == ["6 paper towels"])
  #expect(file.find("nothing").isEmpty)
  #expect(file.find("a").isEmpty && file.find("per").isEmpty)
  #expect(file.find("").isEmpty)
}

@Test func tickingChangesOneByte() throws {
  let text = "- [ ] milk\n- eggs\n- [X] salt\n"
  #expect(try editedList(text) { $0.setTicked($0.items, true) } == "- [x] milk\n- [x] eggs\n- [X] salt\n")
  #expect(try editedList(text) { $0.setTicked($0.items, false) } == "- [ ] milk\n- eggs\n- [ ] salt\n")
}

@Test func addingPutsAnItemInItsAisle() throws {
  #expect(
    try editedList(soupList) { $0.adding("6 paper towels") }.contains(
      "## Household\n\n- [ ] 6 paper towels\n\n## Recipes"))
  #expect(try editedList(soupList) { $0.adding("3 carrots") }.contains("- [ ] 4 onions\n- [ ] 3 carrots\n"))
  let own = soupList.replacing("| 4 soup.md", "| 4 soup.md | besides 1")
  #expect(try editedList(own) { $0.adding("4 onions") } == own)
  #expect(try editedList("") { $0.adding("two\nlines") }.hasSuffix("- [ ] two lines\n"))
}

@Test func removingTakesTheEmptyHeadingAlong() throws {
  let text = try editedList(soupList) { $0.removing($0.find("onions")) }
  #expect(text == soupWithoutOnions)
}

@Test func clearingTickedKeepsTheRest() throws {
  let ticked = soupList.replacing("- [ ] 4 onions", "- [x] 4 onions")
  #expect(try editedList(ticked) { $0.clearing(tickedOnly: true) } == soupWithoutOnions)
  #expect(try editedList(soupList) { $0.clearing(tickedOnly: false) } == "# Shopping list\n\n")
  #expect(try editedList("# Own\n\nnote\n\n- [ ] a\n") { $0.clearing(tickedOnly: false) } == "# Own\n\nnote\n\n")
}

@Test(arguments: UInt64(1)...60)
func handEditsSurvive(seed: UInt64) throws {
  var numbers = SeededNumbers(seed: seed)
  var text = try savedList("", [(soup, 1)], vault: vault)
  let notes = [
    "- [ ] batteries", "call mum", "  - [x] 2 onions", "> quote", "### Market", "- 3 eggs", "* [ ] milk!", "|a|b|",
  ]
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  var own: [String] = []
  for _ in 0..<Int.random(in: 1...5, using: &numbers) {
    let note =
      (notes.randomElement(using: &numbers) ?? "")
      + String(repeating: " ", count: Int.random(in: 0...2, using: &numbers))
    lines.insert(note, at: Int.random(in: 0...lines.count, using: &numbers))
    own.append(note)
  }
  text = lines.joined(separator: ["\n", "\r\n"].randomElement(using: &numbers) ?? "\n")
  let result = try savedList(text, [(cake, 2), (soup, 1)], vault: vault)
  for note in own { #expect(result.contains(note), "seed \(seed): \(note)") }
  #expect(try savedList(result, [(cake, 2), (soup, 1)], vault: vault) == result, "seed \(seed)")
}

@Test func anyBytesAreRead() {
  for text in [
    "\u{FEFF}- [ ] a", "---\nx: y\n---\n- b", "- [", "- [ ]", "#", "```\n- c\n", "<!--\n- d", "\r\r\r", "1. e\r2) f",
  ] {
    let file = ShoppingFile(Array(text.utf8))
    #expect(file.items.allSatisfy { !$0.text.isEmpty })
  }
  _ = ShoppingFile([0xFF, 0x2D, 0x20, 0xC3])
}

extension String {
  /// The text with every `old` replaced.
  fileprivate func replacing(_ old: String, _ new: String) -> String { replacingOccurrences(of: old, with: new) }
}

@Test func theWordsBelowAnItemStayWithIt() throws {
  let text = "## Produce\n\n- [ ] apples\n  the red ones\n- [ ] pears\n"
  #expect(try editedList(text) { $0.removing($0.find("apples")) } == "## Produce\n\n- [ ] pears\n")
  let end = "## Produce\n\n- [ ] apples\n  the red ones\n"
  #expect(try editedList(end) { $0.adding("pears") } == end + "- [ ] pears\n")
}

@Test func aSmallerFactorLowersWhatNobodyTouched() throws {
  let twice = try savedList("", [(soup, 2)], vault: vault)
  let once = try savedList(twice, [(soup, 1)], vault: vault)
  #expect(once == (try savedList("", [(soup, 1)], vault: vault)))
}

@Test func wordsBehindARecipeStayWhenItsFactorChanges() throws {
  let list = try savedList("", [(soup, 1)], vault: vault)
  let noted = list.replacingOccurrences(of: "](soup.md)", with: "](soup.md) for Sunday")
  #expect(noted != list)
  #expect(try savedList(noted, [(soup, 2)], vault: vault).contains("](soup.md) x2 for Sunday"))
}
