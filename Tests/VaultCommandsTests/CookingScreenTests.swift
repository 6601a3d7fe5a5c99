// How cooking looks on terminals of any size.

import CommandTable
import Kitchen
import SourceText
import Testing

@testable import VaultCommands

private func shown(_ columns: Int, _ rows: Int, _ keys: [Key] = [], at now: Int = 0) -> [String] {
  let screen = CookingScreen(columns: columns, rows: rows)
  var state = Cooking(cookedRecipe, offersNote: true)
  for key in keys { state.press(key, at: 0, on: screen) }
  return screen.lines(state, at: now)
}

@Test func ingredientsStandBesideTheStep() {
  let rule = " │ "
  let lines = shown(80, 12)
  #expect(
    lines == [
      "Bread" + String(repeating: " ", count: 64) + "step 1 of 3",
      String(repeating: "━", count: 26) + String(repeating: "─", count: 54), "Dough",
      "Knead for 10 minutes, then rest 1-2 hours.         " + rule + "• 500 g flour",
      String(repeating: " ", count: 51) + rule + "• 300 ml water",
      "[1] ⏲ 10 minutes".padded(51) + rule, "[2] ⏲ 1-2 hours".padded(51) + rule, "", "", "", "",
      "space next   p back   t timer   i all ingredients   q quit",
    ])
}

@Test func ingredientsStandBelowOnANarrowTerminal() {
  let lines = shown(30, 14)
  #expect(
    lines == [
      "Bread              step 1 of 3", String(repeating: "━", count: 10) + String(repeating: "─", count: 20), "Dough",
      "Knead for 10 minutes, then", "rest 1-2 hours.", "", "[1] ⏲ 10 minutes", "[2] ⏲ 1-2 hours", "",
      "• 500 g flour", "• 300 ml water", "", "", "n next  p back  t timer  q qu…",
    ])
}

@Test func timersCountDownBelow() {
  let keys: [Key] = [.character("1"), .character("2")]
  #expect(
    shown(80, 12, keys, at: 1_000).suffix(3).dropLast() == [
      "⏲ 9:59  step 1, 10 minutes", "⏲ 59:59  step 1, 1-2 hours",
    ])
  #expect(
    shown(80, 12, keys, at: 3_600_000).suffix(3).dropLast() == [
      "⏰ time is up: step 1, 10 minutes, 50:00 ago (x stops)",
      "⏰ look at step 1, 1-2 hours; 1:00:00 to the end",
    ])
}

@Test func theEndOffersToNoteTheDate() {
  let lines = shown(80, 12, [.end, .right])
  #expect(lines[0].hasSuffix("done"))
  #expect(lines[3...5] == ["Enjoy your meal!", "", "Note in the recipe that it was cooked today? [y/n]"])
}

@Test func allIngredientsOnDemand() {
  let lines = shown(30, 20, [.right, .character("i")])
  #expect(lines.contains("• Dough:") && lines.contains("• 1 tsp salt"))
  #expect(!shown(30, 20, [.right]).contains("• 1 tsp salt"))
}

@Test(arguments: [1, 2, 3, 5, 9, 20, 71, 72, 73, 200])
func everySizeFits(_ columns: Int) {
  for rows in [1, 2, 3, 4, 5, 8, 24, 100] {
    for keys in [[], [.character("t"), .character("t"), .character("t")], [.end, .right], [.character("i"), .down]]
      as [[Key]]
    {
      let lines = shown(columns, rows, keys)
      #expect(lines.count <= rows, "\(columns)x\(rows)")
      guard columns > 24 else { continue }
      for line in lines { #expect(DisplayWidth.of(line) <= columns, "\(columns)x\(rows): \(line)") }
    }
  }
}

@Test func controlCharactersOfARecipeAreShownNotSent() {
  let evil = "Mix\u{1B}[2J for 5\u{7} minutes"
  let recipe = CookingRecipe(
    title: "a\u{1B}]0;x\u{7}", servings: "", ingredients: [],
    steps: [.init(text: evil, group: "\u{9B}g", ingredients: ["\u{1B}c"], timers: [], line: 1)])
  let lines = CookingScreen(columns: 100, rows: 24).lines(Cooking(recipe, offersNote: true), at: 0)
  #expect(!lines.joined().unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
}

@Test func clocks() {
  #expect([0, 5, 750, 3_723, 36_000].map(ClockText.text) == ["0:00", "0:05", "12:30", "1:02:03", "10:00:00"])
}

extension String {
  /// The text with blanks behind it up to a width.
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - DisplayWidth.of(self)))
  }
}
