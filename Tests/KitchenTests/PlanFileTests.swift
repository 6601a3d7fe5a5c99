// `Plans/2026-W49.md`: what is cooked on which day.

import Foundation
import Quantities
import SourceText
import Testing

@testable import Kitchen

private let plan = """
  # 2026-W49

  ## Monday

  - [Minestrone](../soups/minestrone.md)

  ## Wednesday

  - Lunch: [Lemon Cake](<../cakes/lemon cake.md>) x2
  - [[Lasagne|the lasagne]] for 6
  - left-overs

  """

private func file(_ text: String) -> PlanFile { PlanFile(Array(text.utf8), week: CalendarWeek(year: 2026, number: 49)) }

private func edited(_ text: String, _ make: (PlanFile) -> [Edit]) throws -> String {
  String(decoding: try Edit.apply(make(file(text)), to: Array(text.utf8)), as: UTF8.self)
}

@Test func readsDaysMealsAndAmounts() {
  let entries = file(plan).entries
  #expect(entries.map(\.weekday) == [1, 3, 3, 3])
  #expect(entries.map(\.recipe.title) == ["Minestrone", "Lemon Cake", "the lasagne", "left-overs"])
  #expect(entries.map(\.recipe.target) == ["../soups/minestrone.md", "../cakes/lemon cake.md", "Lasagne", nil])
  #expect(entries[1].recipe.meal == "Lunch")
  #expect(entries[1].recipe.factor == 2)
  #expect(entries[2].recipe.servings == 6)
  #expect(file(plan).emptyDays == [2, 4, 5, 6, 7])
}

@Test(
  arguments: [
    ("- [A](a.md) ×3", "a.md", 3, nil), ("- [A](a.md) x 1/2", "a.md", Rational(1, 2), nil),
    ("- [A](a%20b.md)", "a b.md", nil, nil),
    ("- **Dinner:** [A](a(1).md) @4", "a(1).md", nil, 4), ("- [ ] [A](a.md) for 4 people", "a.md", nil, 4),
    ("- Soup for 6", nil, nil, 6), ("- Dinner: Soup x2", nil, 2, nil), ("- [A](a.md) for Ann", "a.md", nil, nil),
    ("- Box x", nil, nil, nil), ("- [A](a.md", nil, nil, nil), ("- [[A]]", "A", nil, nil),
  ] as [(String, String?, Rational?, Rational?)])
func readsMentions(_ line: String, _ target: String?, _ factor: Rational?, _ servings: Rational?) {
  let mention = file("## Monday\n\(line)\n").entries.first?.recipe
  #expect(mention?.target == target)
  #expect(mention?.factor == factor)
  #expect(mention?.servings == servings)
}

@Test func severalRecipesInOneLine() {
  let entries = file("## Mo\n- [A](a.md) x2 and [B](b.md)\n").entries
  #expect(entries.map(\.recipe.title) == ["A", "B"])
  #expect(entries.map(\.recipe.factor) == [2, nil])
}

@Test func headingsAreDaysInAnyLanguageOrDates() {
  let entries = file("## Montag, 30.11.\n- a\n## 2026-12-01\n- b\n## jeudi\n- c\n## Ideas\n- d\n## 2026-12-24\n- e\n")
    .entries
  #expect(entries.map(\.weekday) == [1, 2, 4, nil, nil])
}

private func new(_ weekday: Int, _ title: String = "Soup", meal: String? = nil, servings: Rational? = nil)
  -> PlanFile.NewEntry
{
  PlanFile.NewEntry(
    title: title, link: "../soups/\(title.lowercased()).md", weekday: weekday, meal: meal, servings: servings)
}

@Test func addingMakesTheDayInItsPlace() throws {
  let text = try edited(plan) { $0.adding([new(2, "Pea Soup", meal: "Dinner", servings: 4)], title: "") }
  #expect(
    text
      == plan.replacingOccurrences(
        of: "## Wednesday", with: "## Tuesday\n\n- Dinner: [Pea Soup](../soups/pea%20soup.md) for 4\n\n## Wednesday"))
  #expect(try edited(text) { $0.adding([new(2, "Pea Soup", meal: "Dinner", servings: 4)], title: "") } == text)
}

@Test func addingToADayGoesAfterItsItems() throws {
  let text = try edited(plan) { $0.adding([new(1), new(7)], title: "") }
  #expect(text.contains("minestrone.md)\n- [Soup](../soups/soup.md)\n"))
  #expect(text.hasSuffix("- left-overs\n\n## Sunday\n\n- [Soup](../soups/soup.md)\n"))
}

@Test func aNewPlanHasATitle() throws {
  #expect(
    try edited("") { $0.adding([new(3), new(1)], title: "2026-W49") } == """
      # 2026-W49

      ## Monday

      - [Soup](../soups/soup.md)

      ## Wednesday

      - [Soup](../soups/soup.md)

      """)
}

@Test func newDaysAreNamedInTheLanguageOfTheOthers() throws {
  #expect(
    try edited("## Montag\r\n\r\n- x\r\n") { $0.adding([new(2)], title: "") }
      == "## Montag\r\n\r\n- x\r\n\r\n## Dienstag\r\n\r\n- [Soup](../soups/soup.md)\r\n")
}

@Test func removingAndMoving() throws {
  #expect(
    try edited(plan) { $0.removing($0.find("left")) } == plan.replacingOccurrences(of: "- left-overs\n", with: ""))
  let moved = try edited(plan) { file in
    file.find("lemon").first.map { file.moving($0, to: 1, title: "") } ?? []
  }
  #expect(
    moved.contains("minestrone.md)\n- Lunch: [Lemon Cake](<../cakes/lemon cake.md>) x2\n\n## Wednesday\n\n- [[Las"))
  #expect(
    try edited("## Mo\n- [A](a.md) x2 and [B](b.md)\n") { $0.removing($0.find("A")) } == "## Mo\n- [B](b.md)\n")
}

@Test func suggestionsRepeatWithTheirSeed() throws {
  let days = try #require(CalendarWeek(year: 2026, number: 49)).days
  let candidates = (0..<20).map { PlanCandidate(path: "\($0).md", title: "\($0)", isFavorite: $0 == 3) }
  var first = PlanSuggestion(seed: 7)
  var second = PlanSuggestion(seed: 7)
  let one = first.choose(for: days, from: candidates, planned: [:]).map(\.recipe.path)
  let two = second.choose(for: days.shuffled(), from: candidates.shuffled(), planned: [:]).map(\.recipe.path)
  #expect(one == two)
  #expect(Set(one).count == 7)
}

@Test func nothingIsRepeatedWithinTheDistance() throws {
  let days = try #require(CalendarWeek(year: 2026, number: 49)).days
  let candidates = [PlanCandidate(path: "a", title: "a"), PlanCandidate(path: "b", title: "b")]
  var suggestion = PlanSuggestion(distance: 3, seed: 1)
  let plan = suggestion.choose(for: days, from: candidates, planned: ["a": [days[0].advanced(by: -1)]])
  for (index, one) in plan.enumerated() {
    for other in plan[(index + 1)...] where one.recipe == other.recipe {
      #expect(abs(one.day.number - other.day.number) > 3)
    }
  }
  #expect(plan.first?.recipe.path == "b")
}

@Test func favoritesAndThePantryComeMoreOften() throws {
  let day = try #require(CalendarDay("2026-11-30"))
  let candidates = [
    PlanCandidate(path: "a", title: "a", isFavorite: true, atHome: 1), PlanCandidate(path: "b", title: "b"),
  ]
  var counts: [String: Int] = [:]
  for seed in UInt64(0)..<400 {
    var suggestion = PlanSuggestion(seed: seed)
    for choice in suggestion.choose(for: [day], from: candidates, planned: [:]) {
      counts[choice.recipe.path, default: 0] += 1
    }
  }
  #expect((counts["a"] ?? 0) > 3 * (counts["b"] ?? 0))
  #expect((counts["b"] ?? 0) > 10)
}

@Test func noTwoBlankLinesAreLeftWhereSomethingStood() throws {
  let two = "# 2026-W49\n\n## Monday\n\n- [A](a.md)\n\n## Tuesday\n\n- [B](b.md)\n"
  #expect(
    try edited(two) { $0.removing($0.find("A")) } == "# 2026-W49\n\n## Monday\n\n## Tuesday\n\n- [B](b.md)\n")
  #expect(try edited(two) { $0.removing($0.find("B")) } == "# 2026-W49\n\n## Monday\n\n- [A](a.md)\n\n## Tuesday\n\n")
  // Blank lines that a person left elsewhere stay.
  let own = "\n\n\n# Week\n\n\n- [A](a.md)\n- [B](b.md)\n\n\nnote\n"
  #expect(try edited(own) { $0.removing($0.find("A")) } == "\n\n\n# Week\n\n\n- [B](b.md)\n\n\nnote\n")
}

@Test func entriesAreFoundByTheNameOfTheFile() {
  #expect(file(plan).find("lemon cake.md").map(\.recipe.title) == ["Lemon Cake"])
  #expect(file("- [The soup](../soups/pea-soup.md)\n").find("pea-soup").count == 1)
  #expect(file("- [The soup](../soups/pea-soup.md)\n").find("soups/pea-soup.md").count == 1)
  #expect(file("- [The soup](../soups/pea-soup.md)\n").find("soup-pea").isEmpty)
}

@Test func aLineMovesToAnotherWeek() throws {
  let lasagne = file(plan).entries[2]
  let line = file(plan).text(of: lasagne)
  #expect(line == "- [[Lasagne|the lasagne]] for 6")
  #expect(
    try edited("") { $0.adopting(line, on: 5, title: "2026-W50") } == "# 2026-W50\n\n## Friday\n\n" + line + "\n")
}

@Test func oneOfSeveralInALineGoesWithWhatJoinsIt() throws {
  let line = "## Mo\n- Lunch: [A](a.md), [B](b.md) x2 and [C](c.md)\n"
  #expect(try edited(line) { $0.removing($0.find("A")) } == "## Mo\n- Lunch: [B](b.md) x2 and [C](c.md)\n")
  #expect(try edited(line) { $0.removing($0.find("B")) } == "## Mo\n- Lunch: [A](a.md), [C](c.md)\n")
  #expect(try edited(line) { $0.removing($0.find("C")) } == "## Mo\n- Lunch: [A](a.md), [B](b.md) x2\n")
}

/// What a line names: title, amount, in its likeliest reading, and the titles that are tried.
private func mentioned(_ line: String) -> [String] {
  file("## Mo\n- \(line)\n").entries.map { entry in
    let recipe = entry.recipe
    return [recipe.title, recipe.factor.map { "x\($0)" }, recipe.servings.map { "@\($0)" }].compactMap { $0 }.joined(
      separator: " ")
  }
}

@Test func amountsStandAnywhereBehindARecipe() {
  #expect(mentioned("Jollof Rice x2 (Anna cooks)") == ["Jollof Rice x2"])
  #expect(mentioned("Jollof Rice ×2, Anna cooks") == ["Jollof Rice x2"])
  #expect(mentioned("Jollof Rice (for 6)") == ["Jollof Rice @6"])
  #expect(mentioned("Jollof Rice – @4") == ["Jollof Rice @4"])
  #expect(mentioned("2x Jollof Rice") == ["Jollof Rice x2"])
  #expect(mentioned("Stew for 2 days") == ["Stew for 2 days"])
  #expect(mentioned("[A](a.md) (x2), [B](b.md) with bread for 6 people") == ["A x2", "B @6"])
  #expect(mentioned("(Anna cooks)") == [])
  #expect(mentioned("Steak for 2 with Salad") == ["Steak @2"])
}

@Test func aTextHasSeveralReadings() {
  let titles = file("## Mo\n- Soup (vegan) x2\n").entries.first?.recipe.readings.map(\.title)
  #expect(titles == ["Soup (vegan) x2", "Soup (vegan)", "Soup"])
}

/// A day's line after a recipe was taken away.
private func without(_ title: String, _ line: String) throws -> String {
  let text = try edited("## Mo\n- \(line)\n") { $0.removing($0.find(title)) }
  return String(text.dropFirst(6)).trimmingCharacters(in: .newlines)
}

@Test func wordsOfAPersonStay() throws {
  #expect(try without("Soup", "Soup x2 (Anna cooks)") == "- (Anna cooks)")
  #expect(try without("Soup", "Lunch: [Soup](s.md) (x2), Anna brings bread") == "- Lunch: Anna brings bread")
  #expect(try without("A", "[A](a.md) x2 (Ben), [B](b.md) and [C](c.md)") == "- (Ben), [B](b.md) and [C](c.md)")
  #expect(try without("B", "[A](a.md) x2 (Ben), [B](b.md) and [C](c.md)") == "- [A](a.md) x2 (Ben), [C](c.md)")
  #expect(try without("C", "[A](a.md) x2 (Ben), [B](b.md) and [C](c.md)") == "- [A](a.md) x2 (Ben), [B](b.md)")
  #expect(try without("A", "[A](a.md) for 4 people\n  soak the beans\n  today") == "- soak the beans\n  today")
  #expect(try without("A", "**Lunch:** [A](a.md)") == "")
}

@Test func oneOfSeveralRecipesMovesAlone() throws {
  let text = "## Mo\n- Lunch: [A](a.md) x2, [B](b.md)\n\n## Tue\n\n- c\n"
  let moved = try edited(text) { plan in plan.find("A").flatMap { plan.moving($0, to: 2, title: "") } }
  #expect(moved == "## Mo\n- Lunch: [B](b.md)\n\n## Tue\n\n- c\n- Lunch: [A](a.md) x2\n")
}
