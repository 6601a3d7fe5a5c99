// What vault put on a list is taken away by its record; what a person wrote or changed stays, and is named.

import Foundation
import Quantities
import SourceText
import Testing

@testable import Kitchen

private let soup = recipe("soup", ["4 onions", "1 l milk", "salt"])
private let cake = recipe("cake", ["4 eggs", "500 ml milk", "200 g sugar"])
private let vault = [soup, cake]

@Test func aRecipeIsTakenBackAsItWasSavedThoughItWasEditedSince() throws {
  let list = try savedList("", [(soup, 1), (cake, 1)], vault: vault)
  let edited = [recipe("soup", ["9 leeks"]), cake]
  let again = try savedList(list, [(cake, 1)], vault: edited)
  #expect(again == list, "\(again)\n---\n\(list)")
  let rest = try removedRecipe(list, "soup.md")
  #expect(rest.text == (try savedList("", [(cake, 1)], vault: vault)))
  #expect(rest.kept.isEmpty)
}

@Test func aChangedAmountStaysAndIsNamed() throws {
  let list = try savedList("", [(soup, 1)], vault: vault).replacingOccurrences(of: "[ ] 1 l milk", with: "[ ] 3 l milk")
  let rest = try removedRecipe(list, "soup.md")
  #expect(rest.text == "# Shopping list\n\n## Dairy and Eggs\n\n- [ ] 3 l milk\n\n")
  #expect(rest.kept == ["3 l milk (1 l)"])
}

@Test func aRecipeThatNeedsLessNowIsBroughtDown() throws {
  let list = try savedList("", [(soup, 1)], vault: vault)
  let edited = recipe("soup", ["2 onions", "salt"])
  #expect(try savedList(list, [(soup, 1)], vault: [edited]) == (try savedList("", [(edited, 1)], vault: [edited])))
}

@Test(arguments: [
  "500 g minced beef (from Joe's)", "500 g minced beef — lean", "Joe's 500 g minced beef", "**500 g minced beef**!",
  "minced beef 500 g: ask Joe", "500 g Minced Beef, lean", "500 g minced beef the good one",
])
func aNoteOnALineIsKeptAndNotBoughtAgain(noted: String) throws {
  let ragu = recipe("ragu", ["500 g minced beef"])
  let list = try savedList("", [(ragu, 1)], vault: [ragu])
    .replacingOccurrences(of: "[ ] 500 g minced beef", with: "[ ] " + noted)
  #expect(try savedList(list, [(ragu, 1)], vault: [ragu]) == list)
  let more = try savedList(list, [(ragu, 2)], vault: [ragu])
  #expect(more.contains("- [ ] \(noted)\n- [ ] 500 g minced beef\n"))
  #expect(try savedList(more, [(ragu, 2)], vault: [ragu]) == more)
  let rest = try removedRecipe(more, "ragu.md")
  #expect(rest.text.contains("- [ ] \(noted)\n") && !rest.text.contains("- [ ] 500 g minced beef\n"))
}

@Test func theRestBesideANoteIsSavedOnce() throws {
  let ragu = recipe("ragu", ["500 g minced beef"])
  let list = try savedList("", [(ragu, 1)], vault: [ragu])
    .replacingOccurrences(of: "[ ] 500 g minced beef", with: "[ ] Joe's 300 g minced beef if he has it")
  let more = try savedList(list, [(ragu, 1)], vault: [ragu])
  #expect(more.contains("- [ ] Joe's 300 g minced beef if he has it\n- [ ] 200 g minced beef\n"))
  #expect(try savedList(more, [(ragu, 1)], vault: [ragu]) == more)
  #expect(!(try removedRecipe(more, "ragu.md").text.contains("200 g")))
}

@Test func milkWithANoteIsNoOtherMilk() throws {
  let list = try savedList("", [(soup, 1)], vault: vault)
    .replacingOccurrences(of: "[ ] 1 l milk", with: "[ ] coconut milk 1 l — the organic one")
  #expect(try savedList(list, [(soup, 1)], vault: vault).contains("- [ ] 1 l milk\n"))
}

@Test(arguments: ["- [ ] 4 onions\n", "# Mine\n\n* 4 onions\n", "## Produce\n\n- [ ] 4 onions\n"])
func aLineThatWasThereIsNeverTakenAway(own: String) throws {
  let list = try savedList(own, [(soup, 1)], vault: vault)
  #expect(list.components(separatedBy: "] 4 onions\n").count + list.components(separatedBy: "* 4 onions\n").count == 4)
  #expect(try savedList(list, [(soup, 1)], vault: vault) == list)
  #expect(try removedRecipe(list, "soup.md").text.hasPrefix(own))
  // The line that vault wrote is taken out by hand: what is left is the person's.
  let range = try #require(list.range(of: "- [ ] 4 onions\n", options: .backwards))
  let less = list.replacingCharacters(in: range, with: "")
  #expect(try removedRecipe(less, "soup.md").text.hasPrefix(own))
}

@Test func anItemOfOnesOwnIsAddedBesideThatOfARecipe() throws {
  let list = try savedList("", [(soup, 1)], vault: vault)
  let added = try editedList(list) { $0.adding("4 onions") }
  #expect(added.contains("- [ ] 4 onions\n- [ ] 4 onions\n"))
  #expect(try editedList(added) { $0.adding("4 onions") } == added)
  #expect(try removedRecipe(added, "soup.md").text == "# Shopping list\n\n## Produce\n\n- [ ] 4 onions\n\n")
}

@Test func wordsBesideARecipeAreNamedOrStay() throws {
  let list = try savedList("", [(soup, 1)], vault: vault)
  let noted = list.replacingOccurrences(of: "](soup.md)", with: "](soup.md) for Anna's birthday\n  with bread")
  #expect(try removedRecipe(noted, "soup.md").kept == ["for Anna's birthday with bread"])
  let two = "## Recipes\n\n- [[soup.md]] and [[cake.md]] on Sunday\n"
  #expect(try removedRecipe(two, "soup.md").text == "## Recipes\n\n-  and [[cake.md]] on Sunday\n")
}

@Test func aFactorIsWrittenWithoutTouchingTheWordsAroundIt() throws {
  let list = "## Recipes\n\n- Sunday: [[soup.md|Soup]] x3 with Ann\n- [[cake.md]] for 6\n"
  let text = try savedList(list, [(soup, 2), (cake, 1)], vault: vault)
  #expect(text.contains("- Sunday: [[soup.md|Soup]] x2 with Ann\n- [[cake.md]]\n"))
}

@Test func aRecordWhoseBulletIsGoneStillSaysWhatTheRecipePut() throws {
  let list = try savedList("", [(soup, 1)], vault: vault).replacingOccurrences(of: "- [soup](soup.md)\n", with: "")
  #expect(ShoppingFile(Array(list.utf8)).unnamedRecipes.map(\.path) == ["soup.md"])
  #expect(try removedRecipe(list, "soup.md").text == "# Shopping list\n\n")
}

@Test func withoutTheRecordAllLinesAreAPersons() throws {
  let list = try savedList("", [(soup, 1)], vault: vault)
  let cut = String(list[..<(try #require(list.range(of: "<!--"))).lowerBound])
  #expect(try removedRecipe(cut, "soup.md").text.contains("- [ ] 4 onions\n"))
}

@Test(arguments: UInt64(1)...60)
func amountsAreRecordedExactly(seed: UInt64) throws {
  var numbers = SeededNumbers(seed: seed)
  let lines = [
    "1 1/3 cups milk", "2-3 carrots", "2 (14 oz) cans tomatoes", "1/7 tsp salt", "up to 5 eggs", "1 bunch of dill",
    "2 blorps quux", "1 cup plus 2 tbsp sugar", "50 ml a|b > c", "1 can 100% juice",
  ]
  let some = recipe("a b|c", (0..<4).map { _ in lines.randomElement(using: &numbers) ?? "" })
  let factor = Rational(Int.random(in: 1...9, using: &numbers), Int.random(in: 1...9, using: &numbers)) ?? .one
  let list = try savedList("", [(some, factor)], vault: [some])
  let again = ShoppingFile(Array(list.utf8)).record
  let needed = ShoppingList([ShoppingRequest(some, factor: factor)]).lines
  #expect(again.entries.map(\.needed) == needed.map(\.quantities), "seed \(seed)")
  #expect(try savedList(list, [(some, factor)], vault: [some]) == list, "seed \(seed)")
  let rest = try removedRecipe(list, "a b|c.md").text
  #expect(rest == "# Shopping list\n\n", "seed \(seed)\n\(list)")
}

@Test func whatIsNotUnderstoodInTheRecordStays() throws {
  let text = "- [ ] 4 onions\r\n\r\n<!-- vault: x\r\n4 onions | 4 soup.md\r\nhello | world\r\n?\r\n-->\r\n"
  let rest = try removedRecipe(text, "soup.md").text
  #expect(rest.contains("hello | world\r\n?\r\n-->\r\n") && !rest.contains("onions"))
}

/// Names that read differently once an amount stands before them, or none.
@Test(arguments: [
  "4 Slices of Ham", "2 bay leaves leaf", "1 can cans", "1 cup of cups", "12 oz can evaporated milk", "3 x", "2 2",
  "1 pinch of sal", "2-inch piece of ginger", "1 bunch (large) kale", "200g/7oz dark chocolate, 70 %", "=1 egg",
])
func whateverTheNameTwiceChangesNothing(line: String) throws {
  let odd = recipe("odd", [line, "1 l milk"])
  for factor: Rational in [1, 2] {
    let list = try savedList("", [(odd, factor)], vault: [odd])
    #expect(try savedList(list, [(odd, factor)], vault: [odd]) == list)
    #expect(try removedRecipe(list, "odd.md").text == "# Shopping list\n\n")
  }
}

@Test func recipesStandUnderTheHeadingThatIsThere() throws {
  let list = try savedList("# Rezepte\n\n- [cake](cake.md)\n", [(soup, 1)], vault: vault)
  #expect(list.contains("# Rezepte\n\n- [cake](cake.md)\n- [soup](soup.md)\n") && !list.contains("Recipes"))
}

@Test func aMovedRecipeKeepsItsShares() throws {
  let list = try savedList("", [(soup, 1), (cake, 1)], vault: vault)
  let moved = try editedList(list) { $0.renaming("soup.md", to: "new place/soup.md") }
  #expect(moved == list.replacingOccurrences(of: " soup.md\n", with: " new%20place/soup.md\n"))
  #expect(try removedRecipe(moved, "new place/soup.md").text.contains("- [ ] 500 ml milk\n"))
}

@Test func wordsBelowALineKeepIt() throws {
  let list = try savedList("", [(soup, 1)], vault: vault)
    .replacingOccurrences(of: "- [ ] 4 onions\n", with: "- [ ] 4 onions\n  the red ones\n")
  let rest = try removedRecipe(list, "soup.md")
  #expect(rest.text.contains("- [ ] 4 onions\n  the red ones\n") && rest.kept == ["4 onions (4)"])
  let none = try savedList(list, [(soup, 1)], vault: [recipe("soup", ["1 l milk"])])
  #expect(none.contains("- [ ] 4 onions\n  the red ones\n") && !none.contains("salt"))
  #expect(try savedList(list, [(soup, 2)], vault: vault).contains("- [ ] 8 onions\n  the red ones\n"))
}

@Test func anItemWithANoteIsNamedByItsFood() {
  let file = ShoppingFile(Array("- [ ] milk 1 l — the organic one\n- [ ] 2 l milk\n- [ ] coconut milk\n- Joe 5\n".utf8))
  #expect(file.find("milk").map(\.lineNumber) == [1, 2])
  #expect(file.hasItem("Milk") && !file.hasItem("organic") && !file.hasItem("") && !file.hasItem("7 g"))
}

@Test func aLineOfOnesOwnHasSomeOfIt() throws {
  let both = [recipe("a", ["salt"]), recipe("b", ["2 tsp salt"])]
  let list = try savedList("- [ ] salt\n", [(both[0], 1), (both[1], 1)], vault: both)
  #expect(list.contains("- [ ] 2 tsp salt\n"))
  #expect(try savedList(list, [(both[0], 1), (both[1], 1)], vault: both) == list)
}
