// `Pantry.md`: what is at home, and what of a list need not be bought.

import Foundation
import Quantities
import RecipeDocument
import SourceText
import Testing

@testable import Kitchen

private let pantry = """
  # Pantry

  ## Cupboard

  - 2 kg plain flour (best before 2027-01)
  - 500 g rice (min 1 kg)
  - salt
  - oil (low)

  ## Fridge

  - 250 g butter (upc 4001234567890)
  - 6 eggs (best before 2026-12-05)
  """

private func file(_ text: String) -> PantryFile { PantryFile(Array(text.utf8)) }

private func edited(_ text: String, _ make: (PantryFile) throws -> [Edit]) throws -> String {
  String(decoding: try Edit.apply(try make(file(text)), to: Array(text.utf8)), as: UTF8.self)
}

@Test func readsAmountsDatesCodesAndMinimums() {
  let items = file(pantry).items
  #expect(items.map(\.name) == ["plain flour", "rice", "salt", "oil", "butter", "eggs"])
  #expect(items.first?.quantities.first?.amount == Amount(2))
  #expect(items.first?.bestBefore?.text == "2027-01-31")
  #expect(items[4].code == "4001234567890")
  #expect(items.map(\.place).last == "Fridge")
  #expect(file(pantry).low.map(\.name) == ["rice", "oil"])
}

@Test func expiringSoonestFirst() throws {
  let today = try #require(CalendarDay("2026-11-30"))
  #expect(file(pantry).expiring(within: 7, today: today).map(\.name) == ["eggs"])
  #expect(file(pantry).expiring(within: 100, today: today).map(\.name) == ["eggs", "plain flour"])
  #expect(file(pantry).expiring(within: 0, today: today).isEmpty)
}

@Test func parenthesesThatAreNoRemarksBelongToTheFood() {
  let items = file("- 2 (400 g) cans tomatoes\n- 1 kg flour (type 550)\n- jam (best before 2026-10, upc 12)\n").items
  #expect(items[0].quantities.first?.size != nil)
  #expect(items[1].quantities.first?.amount == Amount(1))
  #expect(items[2].bestBefore?.text == "2026-10-31")
  #expect(items[2].code == "12")
}

@Test func addingAddsUp() throws {
  #expect(try edited(pantry) { try $0.adding("250 g rice") } == pantry.replacing("500 g rice", "750 g rice"))
  #expect(
    try edited(pantry) { try $0.adding("6 eggs") }.contains("- 6 eggs\n")
      || edited(pantry) { try $0.adding("6 eggs") }.hasSuffix("- 6 eggs"))
  #expect(
    try edited(pantry) { try $0.adding("6 eggs", .init(bestBefore: "2026-12-05")) }
      == pantry.replacing("6 eggs", "12 eggs")
  )
  #expect(try edited(pantry) { try $0.adding("salt") } == pantry)
}

@Test func addingPutsFoodsTogether() throws {
  let text = try edited(pantry) { try $0.adding("1 l milk", .init(bestBefore: "2026-12-01", code: "99")) }
  #expect(text == pantry + "\n- 1 l milk (best before 2026-12-01, upc 99)")
  #expect(try edited("") { try $0.adding("1 kg sugar") } == "# Pantry\n\n## Cupboard\n\n- 1 kg sugar\n")
}

@Test func usingTakesAway() throws {
  #expect(try edited(pantry) { try $0.using("300 g plain flour") } == pantry.replacing("2 kg", "1.7 kg"))
  #expect(try edited(pantry) { try $0.using("500 g rice") } == pantry.replacing("500 g rice", "0 g rice"))
  #expect(
    try edited(pantry) { try $0.using("250 g butter") } == pantry.replacing("- 250 g butter (upc 4001234567890)\n", ""))
  #expect(try edited(pantry) { try $0.using("salt") } == pantry.replacing("- salt\n", ""))
}

@Test func usingWhatIsNotThere() {
  #expect(throws: PantryFile.Problem.notFound) { try file(pantry).using("saffron") }
  #expect(throws: PantryFile.Problem.notEnough("250 g butter (upc 4001234567890)")) {
    try file(pantry).using("1 kg butter")
  }
  #expect(throws: PantryFile.Problem.notComparable("salt")) { try file(pantry).using("1 tsp salt") }
}

@Test func theOldestIsUsedFirst() throws {
  let text = "- 1 l milk (best before 2026-12-20)\n- 1 l milk (best before 2026-12-05)\n"
  #expect(try edited(text) { try $0.using("1.5 l milk") } == "- 0.5 l milk (best before 2026-12-20)\n")
}

@Test func editsKeepLineEndings() throws {
  let text = "\u{FEFF}# P\r\n\r\n* 1 kg flour  \r\n* salt"
  #expect(try edited(text) { try $0.using("250 g flour") } == "\u{FEFF}# P\r\n\r\n* 0.75 kg flour  \r\n* salt")
  #expect(try edited(text) { try $0.adding("3 eggs") } == text + "\r\n- 3 eggs")
}

/// The list after what is in `text`, and what is covered by it.
private func bought(_ lines: [String], atHome text: String, options: ShoppingList.Options = .init()) -> [String] {
  let list = ShoppingList([ShoppingRequest(recipe("a", lines))], options: options)
  return shown(list.subtracting(file(text), options: options).list)
}

@Test func whatIsAtHomeIsNotBought() {
  #expect(bought(["1.5 kg flour"], atHome: "- 2 kg flour").isEmpty)
  #expect(bought(["1.5 kg flour"], atHome: "- 500 g flour") == ["1 kg flour"])
  #expect(bought(["2 cups milk"], atHome: "- 1 l milk").isEmpty)
  #expect(bought(["salt to taste"], atHome: "- salt").isEmpty)
  #expect(bought(["3 eggs"], atHome: "- 1 egg\n- 1 egg") == ["1 egg"])
}

@Test func amountsAreComparedExactly() {
  #expect(bought(["1.333 kg flour"], atHome: "- 1.33 kg flour") == ["3 g flour"])
  #expect(bought(["1.33 kg flour"], atHome: "- 1.333 kg flour").isEmpty)
}

@Test func anUnknownAmountIsSaidAndNotDropped() {
  let list = ShoppingList([ShoppingRequest(recipe("a", ["2 tsp salt", "200 g flour"]))])
  let result = list.subtracting(file("- salt\n- 3 cups flour\n"))
  #expect(result.covered.isEmpty)
  #expect(result.list.lines.first { $0.key == "salt" }?.atHome == .unknown([]))
  #expect(result.list.lines.first { $0.key == "flour" }?.atHome != nil)
}

@Test func densitiesCompareCupsWithGrams() {
  let options = ShoppingList.Options(density: { _ in Rational(1, 2) })
  #expect(bought(["100 g flour"], atHome: "- 1 l flour", options: options).isEmpty)
  #expect(bought(["100 g flour"], atHome: "- 100 ml flour", options: options) == ["50 g flour"])
  #expect(bought(["100 ml flour"], atHome: "- 25 g flour", options: options) == ["50 ml flour"])
}

extension String {
  fileprivate func replacing(_ old: String, _ new: String) -> String { replacingOccurrences(of: old, with: new) }
}

@Test func staplesAreAlwaysAtHome() {
  let list = ShoppingList([
    ShoppingRequest(
      recipe("a", ["1 kg salt", "2 tsp black pepper", "3 tbsp olive oil", "2 large eggs", "1 l salted milk"]))
  ])
  let staples = ["Salt", "pepper", "egg"]
  let (rest, covered) = list.subtracting(file(""), staples: staples)
  #expect(shown(rest) == ["1 l salted milk", "3 tbsp olive oil"])
  #expect(covered.map(\.name) == ["eggs", "black pepper", "salt"])
  #expect(list.subtracting(file("")).covered.isEmpty)
}

@Test func anotherCodeIsAnotherLine() throws {
  let milk = "# Pantry\n\n- 1 l milk (upc 4001)\n"
  #expect(try edited(milk) { try $0.adding("1 l milk", .init(code: "4002")) } == milk + "- 1 l milk (upc 4002)\n")
  #expect(try edited(milk) { try $0.adding("1 l milk", .init(code: "4001")) } == milk.replacing("1 l", "2 l"))
  #expect(try edited(milk) { try $0.adding("1 l milk") } == milk.replacing("1 l", "2 l"))
}

@Test func aPartOfSeveralNamesUsesNone() {
  #expect(throws: PantryFile.Problem.ambiguous("'olive oil', 'sesame oil'")) {
    try file("- olive oil\n- sesame oil\n").using("oi")
  }
}

/// What a line becomes when something is used; the refusal's name when it is refused.
private func left(_ line: String, _ text: String) -> String {
  do {
    return String(try edited("- \(line)\n") { try $0.using(text) }.dropFirst(2)).trimmingCharacters(in: .newlines)
  } catch {
    return "\(error)"
  }
}

@Test func usingChangesNumbersOnly() {
  #expect(left("about 2 kg flour", "300 g flour") == "about 1.7 kg flour")
  #expect(left("1,5 l Milch", "250 ml Milch") == "1,25 l Milch")
  #expect(left("3 - 4 onions", "1 onion") == "2 - 3 onions")
  #expect(left("3–4 onions", "1 onion") == "2–3 onions")
  #expect(left("up to 5 limes", "1 lime") == "up to 4 limes")
  #expect(left("6+ apples", "1 apple") == "5+ apples")
  #expect(left("ca. 500g butter, salted", "100 g butter") == "ca. 400g butter, salted")
  #expect(left("1½ kg sugar", "250 g sugar") == "1¼ kg sugar")
  #expect(left("1½ kg sugar", "1 lb sugar") == "1.046 kg sugar")
  #expect(left("**3 kg** potatoes (from Anna)", "1 kg potatoes") == "**2 kg** potatoes (from Anna)")
  #expect(left("1.500 g Mehl", "400 g Mehl") == "1.100 g Mehl")
  #expect(left("2 dozen rolls", "6 rolls") == "1 1/2 dozen rolls")
  #expect(left("milk: 2 l", "500 ml milk") == "milk: 1.5 l")
}

@Test func usingKeepsSizesAndSecondAmounts() {
  #expect(left("2 cans (400 g) tomatoes", "1 can tomatoes") == "1 cans (400 g) tomatoes")
  #expect(left("2 (400 g) cans beans", "100 g beans") == "1 3/4 (400 g) cans beans")
  #expect(left("1 cup (240 ml) cream", "100 ml cream") == "7/12 cup (140 ml) cream")
  #expect(left("400 g tomatoes (2 cans)", "1 can tomatoes") == "200 g tomatoes (1 cans)")
  #expect(left("1 kg + 200 g rice", "100 g rice") == "1 kg + 100 g rice")
  #expect(left("1 kg + 200 g rice", "200 g rice") == "1 kg rice")
  #expect(left("1 lb 4 oz beef", "1 lb beef") == "4 oz beef")
  #expect(left("1 kg + 200 g rice", "1 kg + 200 g rice") == "")
}

@Test func whatCannotBeTakenIsRefused() {
  #expect(left("2 l milk", "-1 l milk") == "unclear(\"is less than nothing\")")
  #expect(left("2 l milk", "milk −1 l") == "unclear(\"is less than nothing\")")
  #expect(left("2 l milk", "0 l milk") == "unclear(\"is nothing\")")
  #expect(left("12 eggs", "2-3 eggs") == "unclear(\"is no single amount\")")
  #expect(left("1 cup (240 ml) cream", "7 ml cream") == "notWritable(\"1 cup (240 ml) cream\")")
  #expect(left("3–4 lemons", "5 lemons") == "notEnough(\"3–4 lemons\")")
  #expect(throws: PantryFile.Problem.unclear("is less than nothing")) { try file("").adding("-1 l milk") }
}

@Test(arguments: ["1 500 g flour", "1\u{A0}000 g flour", "10\u{202F}000 g flour"])
func whatMayBeThousandsIsLeftAlone(_ line: String) {
  let pantry = PantryFile(Array("- \(line)\n".utf8))
  #expect(throws: PantryFile.Problem.self) { _ = try pantry.using("100 g flour") }
}

@Test func addingKeepsTheForm() throws {
  func more(_ line: String, _ text: String) throws -> String { try edited("- \(line)") { try $0.adding(text) } }
  #expect(try more("ca. 1,5 kg Mehl", "500 g Mehl") == "- ca. 2 kg Mehl")
  #expect(try more("1 kg + 200 g rice", "100 g rice") == "- 1 kg + 300 g rice")
  #expect(try more("0 g rice (min 1 kg)", "250 g rice") == "- 250 g rice (min 1 kg)")
  #expect(try more("2 dozen eggs", "6 eggs") == "- 2 1/2 dozen eggs")
}

@Test func nothingLeftOfAMinimumIsLow() {
  #expect(file("- 0 g rice (min 1 kg)\n- 0,0 l milk\n- 10 g salt").low.map(\.name) == ["rice", "milk"])
}

@Test func remarksStandAnywhere() {
  let items = file(
    """
    - 2 kg flour (best before 2027-01) from the mill
    - (low) milk
    - oil, low
    - 3 cans beans best before 31.12.2027, organic
    - butter (salted, MHD: 5.2.2027)
    - jam (31 Jan 2027, low)
    - cream (best before Februar 2027 says Anna)
    - bbq sauce (by hand)
    - low fat yoghurt
    """
  ).items
  #expect(
    items.map { $0.bestBefore?.text } == [
      "2027-01-31", nil, nil, "2027-12-31", "2027-02-05", "2027-01-31", "2027-02-28", nil, nil,
    ])
  #expect(items.map(\.isMarkedLow) == [false, true, true, false, false, true, false, false, false])
  #expect(
    items.map(\.name) == [
      "flour from the mill", "milk", "oil", "canned beans organic", "butter", "jam", "cream", "bbq sauce",
      "low fat yoghurt",
    ])
}

@Test func unreadableDatesAreTold() {
  let text =
    "- milk (best before soon)\n- 2 kg flour (MHD 1/2/2027)\n- rice (best before 2027-13-01)\n- tea (by hand)\n"
  let diagnostics = file(text).diagnostics
  #expect(diagnostics.map(\.id) == [.pantryDateUnclear, .pantryDateUnclear, .pantryDateUnclear])
  #expect(diagnostics.first?.span == Span(8, 24))
  #expect(file(text).items.map(\.name) == ["milk", "flour", "rice", "tea"])
}

@Test func whatIsStruckOutIsNotAtHome() {
  #expect(file("- ~~2 kg flour~~\n- ~~milk~~ (low)\n- ~~2 kg~~ 1 kg rice\n").items.map(\.name) == ["rice"])
  #expect(file("- ~~2 kg~~ 1 kg rice\n").items.first?.quantities.first?.amount == Amount(1))
  #expect(left("~~2 kg~~ 1 kg rice", "400 g rice") == "~~2 kg~~ 0.6 kg rice")
}
