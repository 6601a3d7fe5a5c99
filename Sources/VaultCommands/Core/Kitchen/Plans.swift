// Weeks and days as people type them, the files of plans, and the recipes that a plan names.

internal import CommandTable
internal import Kitchen
internal import Quantities
internal import RecipeDocument
internal import RecipeIndex
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

  /// The entry of a plan as its recipe shows that it is meant, and the recipe; nil for an entry that names none.
  func resolved(_ entry: PlanFile.Entry, week: CalendarWeek) throws -> (entry: PlanFile.Entry, recipe: ShoppingRecipe?)
  {
    let path = try planPath(week)
    if let target = entry.recipe.target {
      if let near = try recipe(at: target, from: path) { return (entry, near) }
      return (entry, try subRecipes()(target, path.string))
    }
    let resolver = try subRecipes()
    for reading in entry.recipe.readings {
      guard let recipe = resolver(reading.title, path.string) else { continue }
      var meant = entry
      meant.recipe = entry.recipe.read(as: reading)
      return (meant, recipe)
    }
    return (entry, nil)
  }

  /// What is to be bought for a week's plan; what names no recipe is told.
  func plannedRequests(of week: CalendarWeek) throws -> [ShoppingRequest] {
    try plan(week).entries.compactMap { entry in
      let (meant, recipe) = try resolved(entry, week: week)
      guard let recipe else {
        try tellLeftOut(entry, week)
        return nil
      }
      let factor = try meant.recipe.servings.map { try self.factor(for: $0, of: recipe) } ?? meant.recipe.factor
      return ShoppingRequest(recipe, factor: factor ?? .one)
    }
  }

  /// Tells that an entry of a plan is no recipe of the vault, with the one that is near.
  private func tellLeftOut(_ entry: PlanFile.Entry, _ week: CalendarWeek) throws {
    let path = try planPath(week)
    let title = entry.recipe.title
    if entry.recipe.target != nil {
      tell([Diagnostic(.planRecipeMissing, nil, [title, shown(path)])])
      return
    }
    let candidates = try snapshot().all.map { RecipeName.Candidate(path: $0.path, title: $0.title) }
    let near: String?
    switch RecipeName.resolve(title, among: candidates) {
    case .one(let number): near = candidates[number].title
    case .several(let numbers): near = numbers.first.map { candidates[$0].path.string }
    case .nothing(let title): near = title
    }
    let place = "\(shown(path)):\(entry.lineNumber)"
    guard let near else {
      tell([Diagnostic(.planWords, nil, [title, place])])
      return
    }
    tell([Diagnostic(.planNearRecipe, nil, [title, place, near])])
  }
}

extension Option {
  static let week = Option("week", short: "w", value: "WEEK", "the week: 2026-W49, a date, next, +2")
  static let plannedWeek = Option(
    "plan", value: "WEEK", "for a week's plan: this one, or 2026-W49, next, a date",
    optionalValue: .init("week") { CalendarWeek($0, today: CalendarDay(number: 0)) != nil })
}
