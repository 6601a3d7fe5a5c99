// Weeks and days as people type them, the files of plans, and the recipes that a plan names.

internal import CommandTable
internal import Kitchen
internal import Quantities
internal import RecipeDocument
internal import SourceText
internal import VaultFolder

extension Session {
  /// The week that a text names; throws when it names none.
  func week(_ text: String) throws -> CalendarWeek {
    guard let week = CalendarWeek(text, today: today) else { throw Failure(.weekUnclear, text) }
    return week
  }

  /// The week of `--week`, else this one.
  func week(_ invocation: Invocation) throws -> CalendarWeek {
    try invocation.value(.week).map(week) ?? CalendarWeek(of: today)
  }

  /// The day that a text names, in `week` when it is a day of the week; throws when it names none.
  func day(_ text: String, in week: CalendarWeek?) throws -> CalendarDay {
    let words = text.split(separator: " ").map(String.init)
    if let (day, count) = DayWords.read(words[...], today: today, week: week), count == words.count { return day }
    let languages = try dayLanguages
    for word in words where Weekday.number(word) == nil {
      if let near = DayWords.near(word, languages: languages) { throw Failure(.dayNear, word, near) }
    }
    throw Failure(.dayUnclear, text)
  }

  /// The languages in which slips in the names of days are looked for.
  var dayLanguages: [String] { get throws { try vault().settings.reading.language.map { [$0] } ?? [] } }

  /// The meals of the plans around a week.
  func plannedMeals(around week: CalendarWeek) throws -> [String] {
    try (-8...4).flatMap { try plan(week.advanced(by: $0)).entries.compactMap(\.recipe.meal) }
  }

  /// Where the plan of a week is.
  func planPath(_ week: CalendarWeek) throws -> VaultPath {
    VaultPath(try vault().settings.files.plans).appending(week.text + ".md").normalized
  }

  /// The plan of a week; empty when there is none.
  func plan(_ week: CalendarWeek) throws -> PlanFile { PlanFile(try bytes(of: planPath(week)), week: week) }

  /// The link from a plan to a recipe.
  func planLink(to path: VaultPath, week: CalendarWeek) throws -> String {
    let depth = try planPath(week).bytes.count { $0 == UInt8(ascii: "/") }
    return String(repeating: "../", count: depth) + path.string
  }

  /// The recipe of a plan's entry; nil for an entry that names none.
  func recipe(of entry: PlanFile.Entry, week: CalendarWeek) throws -> ShoppingRecipe? {
    if let target = entry.recipe.target, let near = try recipe(at: target, from: planPath(week)) { return near }
    let resolver = try subRecipes()
    return resolver(entry.recipe.target ?? entry.recipe.title, try planPath(week).string)
  }

  /// What is to be bought for a week's plan; links that lead nowhere are told, entries in words alone are no recipes.
  func plannedRequests(of week: CalendarWeek) throws -> [ShoppingRequest] {
    let path = try planPath(week)
    return try plan(week).entries.compactMap { entry in
      guard let recipe = try recipe(of: entry, week: week) else {
        if entry.recipe.target != nil {
          tell([Diagnostic(.listedRecipeMissing, nil, [entry.recipe.title, shown(path)])])
        }
        return nil
      }
      let factor = try entry.recipe.servings.map { try self.factor(for: $0, of: recipe) } ?? entry.recipe.factor
      return ShoppingRequest(recipe, factor: factor ?? .one)
    }
  }
}

extension Option {
  static let week = Option("week", short: "w", value: "WEEK", "the week: 2026-W49, a date, next, +2")
  static let plannedWeek = Option(
    "plan", value: "WEEK", "for a week's plan: this one, or 2026-W49, next, a date",
    optionalValue: .init("week") { CalendarWeek($0, today: CalendarDay(number: 0)) != nil })
}
