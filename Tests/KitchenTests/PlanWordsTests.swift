// What is typed behind a recipe that is to be planned.

import Quantities
import Testing

@testable import Kitchen

// A Monday.
private let monday = "2026-11-30"

private func read(_ text: String, week: String? = nil, meals: [String] = []) -> String {
  guard let today = CalendarDay(monday) else { return "" }
  do {
    let words = try PlanWords(
      [text], today: today, week: week.flatMap { CalendarWeek($0, today: today) }, meals: meals, languages: ["de"])
    let parts = [
      words.day?.text, words.meal, words.factor.map { "x\($0)" }, words.servings.map { "@\($0)" },
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  } catch {
    return "\(error)"
  }
}

@Test func readsDaysMealsAndAmountsInAnyOrder() {
  #expect(read("saturday dinner @8") == "2026-12-05 Dinner @8")
  #expect(read("x2 lunch tue") == "2026-12-01 Lunch x2")
  #expect(read("petit déjeuner mardi for 6") == "2026-12-01 Petit déjeuner @6")
  #expect(read("Abendessen heute ×1/2") == "2026-11-30 Abendessen x1/2")
  #expect(read("") == "")
}

@Test func nextIsTheWeekAfterThis() {
  #expect(read("tuesday") == "2026-12-01")
  #expect(read("next tuesday") == "2026-12-08")
  #expect(read("tuesday next week lunch") == "2026-12-08 Lunch")
  #expect(read("next week tuesday") == "2026-12-08")
  #expect(read("this sunday") == "2026-12-06")
  #expect(read("mardi prochain") == "2026-12-08")
  #expect(read("nächsten Dienstag") == "2026-12-08")
  #expect(read("monday") == "2026-11-30")
  #expect(read("tuesday", week: "2026-W53") == "2026-12-29")
  #expect(read("friday", week: "2026-W53") == "2027-01-01")
}

@Test func slipsInDaysAreNoMeals() {
  #expect(read("satuday") == "dayNear(\"satuday\", \"Saturday\")")
  #expect(read("wensday") == "dayNear(\"wensday\", \"Wednesday\")")
  #expect(read("Dinstag") == "dayNear(\"Dinstag\", \"Dienstag\")")
  #expect(read("satur") == "dayNear(\"satur\", \"Saturday\")")
  #expect(read("2026-13-01") == "dayUnclear(\"2026-13-01\")")
  #expect(read("31.12.") == "dayUnclear(\"31.12.\")")
}

@Test func unknownMealsAreWrittenWithAColon() {
  #expect(read("potluck") == "mealUnknown(\"potluck\", nil)")
  #expect(read("potluck:") == "Potluck")
  #expect(read("sunday foo bar") == "mealUnknown(\"foo bar\", nil)")
  #expect(read("Family dinner: sunday") == "2026-12-06 Family dinner")
  #expect(read("POTLUCK", meals: ["Potluck"]) == "Potluck")
  #expect(read("dinnr") == "mealUnknown(\"dinnr\", Optional(\"dinner\"))")
}

@Test func amountsAreAboveNothing() {
  #expect(read("@0") == "amountUnclear(\"0\")")
  #expect(read("@many") == "amountUnclear(\"many\")")
  #expect(read("x0") == "amountUnclear(\"0\")")
}
