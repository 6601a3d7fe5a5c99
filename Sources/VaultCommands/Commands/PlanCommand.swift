// `vault plan`: what is cooked on which day of a week, in a file that a person can edit.

internal import CommandTable
internal import Kitchen
internal import Quantities
internal import RecipeDocument
internal import RecipeIndex
internal import SourceText
internal import VaultFolder

extension Command where Session == VaultCommands.Session {
  static let plan = Command(
    "plan", summary: "plan the meals of a week",
    discussion: """
      Plans are Markdown files, one a week: headings are days, bullets name recipes. Weeks are written 2026-W49, `next`, +2 or as a \
      date in them. Alone it shows this week.
      """,
    positionals: [Positional("WEEK", .many, "this week unless said otherwise")],
    options: [.week, .planNutrition, .json],
    examples: [
      Example("vault plan next week", "the week after this"),
      Example("vault plan add lasagne saturday dinner @8", "for eight"),
      Example("vault plan suggest 'time:<45m' --week next", "fill the empty days"),
      Example("vault plan export --ics -o plan.ics", "for a calendar"),
    ],
    subcommands: [.planShow, .planAdd, .planRemove, .planMove, .planSuggest, .planExport],
    run: { invocation, session in try session.show(plan: try session.namedWeek(invocation), invocation) })

  static let planShow = Command(
    "show", summary: "show a week's plan",
    positionals: [Positional("WEEK", .many, "this week unless said otherwise")],
    options: [.week, .planNutrition, .json],
    examples: [Example("vault plan show next week", "the week after this")],
    run: { invocation, session in try session.show(plan: try session.namedWeek(invocation), invocation) })

  static let planAdd = Command(
    "add", summary: "plan a recipe",
    discussion: """
      Without a day it is planned for today. A day of the week is the next one, or that of --week; `next tuesday` is the Tuesday \
      of next week. Meals are the usual ones in ten languages and those that your plans have; another one is written with a \
      colon: `potluck:`.
      """,
    positionals: [
      .recipe, Positional("WORDS", .many, "a day, a meal, @SERVINGS or x2, in any order"),
    ],
    options: [.week, .dryRun],
    examples: [Example("vault plan add minestrone tuesday lunch x2", "twice as much")],
    run: { invocation, session in try session.addToPlan(invocation) })

  static let planRemove = Command(
    "remove", summary: "take a recipe out of a plan",
    positionals: [
      Positional("RECIPE", .one, "the title or a part of it"), Positional("DAY", .many, "of one day only"),
    ],
    options: [.week, .dryRun], examples: [Example("vault plan remove minestrone", "of this week")],
    run: { invocation, session in
      let (week, day) = try session.weekAndDay(invocation)
      return try session.changePlan(week, invocation) { plan in
        plan.removing(try session.entries(invocation.word("RECIPE") ?? "", day, in: plan, week))
      }
    })

  static let planMove = Command(
    "move", summary: "move a recipe to another day",
    discussion: "A date can lie in another week than the one that the recipe is planned for.",
    positionals: [
      Positional("RECIPE", .one, "the title or a part of it"), Positional("DAY", .oneOrMore, "the new day"),
    ],
    options: [.week, .dryRun], examples: [Example("vault plan move minestrone friday", "in this week")],
    run: { invocation, session in
      let week = try session.week(invocation)
      let day = try session.day(invocation.words("DAY").joined(separator: " "), in: week)
      return try session.movePlanned(invocation.word("RECIPE") ?? "", from: week, to: day, invocation)
    })

  static let planSuggest = Command(
    "suggest", summary: "fill the empty days of a week",
    discussion: """
      Chooses by chance among the recipes that a query finds: favorites, good ratings and what the pantry has come more often, and \
      nothing comes twice within --repeat-after days.
      """,
    positionals: [.query], options: [.week, .repeatAfter, .seed, .dryRun],
    examples: [Example("vault plan suggest tag:dinner --week next --seed 7", "the same every time")],
    takesNegations: true,
    run: { invocation, session in try session.suggestPlan(invocation) })

  static let planExport = Command(
    "export", summary: "write a plan for calendars",
    positionals: [Positional("WEEK", .many, "this week unless said otherwise")], options: [.ics, .week, .outputFile],
    examples: [Example("vault plan export --ics > plan.ics", "an iCalendar file")],
    run: { invocation, session in
      let week = try session.namedWeek(invocation)
      if try session.plan(week).entries.isEmpty { return try session.tellMissing(week) }
      let bytes = try session.calendar(of: week)
      guard let file = invocation.value(.outputFile), file != "-" else {
        session.console.write(bytes)
        return .done
      }
      try session.write(bytes, toFile: file)
      return .done
    })
}

extension Option {
  static let planNutrition = Option("nutrition", "with what a serving of each dish holds")
  static let repeatAfter = Option(
    "repeat-after", value: "DAYS", "nothing twice within so many days (14)", range: 0...366)
  static let ics = Option("ics", "as iCalendar, which is the only form so far")
  static let outputFile = Option("output", short: "o", value: "FILE", "write to this file", completion: .file)
}

extension Session {
  /// The day of the week that a word names; nil for no word, throws for a word that names none.
  fileprivate func weekday(_ word: String?, in week: CalendarWeek) throws -> Int? {
    guard let word else { return nil }
    let day = try day(word, in: week)
    guard CalendarWeek(of: day) == week else { throw Failure(.dayUnclear, word) }
    return day.weekday
  }

  /// The week that words name, else that of --week, else this one.
  fileprivate func namedWeek(_ invocation: Invocation) throws -> CalendarWeek {
    let words = invocation.words("WEEK").joined(separator: " ")
    return words.isEmpty ? try week(invocation) : try week(words)
  }

  /// The week that is meant, and the day of it when one is named: a date without --week names both.
  fileprivate func weekAndDay(_ invocation: Invocation) throws -> (CalendarWeek, Int?) {
    let words = invocation.words("DAY")
    let text = words.joined(separator: " ")
    let isInWeek = words.count == 1 && Weekday.number(text) != nil
    if !words.isEmpty, !invocation.has(.week), !isInWeek {
      let day = try day(text, in: nil)
      return (CalendarWeek(of: day), day.weekday)
    }
    let week = try week(invocation)
    return (week, try weekday(words.isEmpty ? nil : text, in: week))
  }

  /// Moves a planned recipe to a day, perhaps of another week: it is planned there before it goes here.
  fileprivate func movePlanned(
    _ word: String, from week: CalendarWeek, to day: CalendarDay, _ invocation: Invocation
  ) throws -> ExitCode {
    let other = CalendarWeek(of: day)
    if other == week {
      return try changePlan(week, invocation) { plan in
        try entries(word, nil, in: plan, week).prefix(1).flatMap {
          plan.moving($0, to: day.weekday, title: week.text)
        }
      }
    }
    let plan = try plan(week)
    guard let entry = try entries(word, nil, in: plan, week).first else { return .nothing }
    let line = plan.text(of: entry)
    _ = try changePlan(other, invocation) { $0.adopting(line, on: day.weekday, title: other.text) }
    return try changePlan(week, invocation) { plan in
      plan.find(entry.recipe.title, weekday: entry.weekday).filter { plan.text(of: $0) == line }.prefix(1)
        .flatMap(plan.leaving)
    }
  }

  /// The entries that a word names; throws when it names none, or parts of several titles.
  fileprivate func entries(
    _ word: String, _ weekday: Int?, in plan: PlanFile, _ week: CalendarWeek
  ) throws -> [PlanFile.Entry] {
    let found = plan.find(word, weekday: weekday)
    if found.isEmpty { throw Failure(.itemUnknown, word, shown(try planPath(week))) }
    if Set(found.map(\.recipe.title)).count > 1 {
      throw Failure(.itemAmbiguous, word, found.map { "'\($0.recipe.title)'" }.joined(separator: ", "))
    }
    return found
  }

  fileprivate func changePlan(
    _ week: CalendarWeek, _ invocation: Invocation, _ make: (PlanFile) throws -> [Edit]
  ) throws -> ExitCode {
    let path = try planPath(week)
    let isChanged = try change(path, isDryRun: invocation.has(.dryRun)) { try make(PlanFile($0, week: week)) }
    if !invocation.has(.dryRun) { console.print("\(shown(path)): \(isChanged ? "changed" : "nothing to change")") }
    return .done
  }

  fileprivate func addToPlan(_ invocation: Invocation) throws -> ExitCode {
    let entry = try recipe(named: invocation.word("RECIPE") ?? "")
    guard try isRecipeOrDraft(entry.path) else {
      tell([FileProblem(entry.path, .notARecipe)])
      return .nothing
    }
    let week = try invocation.value(.week).map(self.week)
    let words = try planWords(invocation, week)
    let day = words.day ?? week?.monday ?? today
    let planned = CalendarWeek(of: day)
    let new = PlanFile.NewEntry(
      title: entry.recipe.title.value, link: try planLink(to: entry.path, week: planned), weekday: day.weekday,
      meal: words.meal, factor: words.factor, servings: words.servings)
    return try changePlan(planned, invocation) { $0.adding([new], title: planned.text) }
  }

  private func planWords(_ invocation: Invocation, _ week: CalendarWeek?) throws -> PlanWords {
    let meals = try plannedMeals(around: week ?? CalendarWeek(of: today))
    do throws(PlanWords.Problem) {
      return try PlanWords(
        invocation.words("WORDS"), today: today, week: week, meals: meals, languages: (try? dayLanguages) ?? [])
    } catch {
      switch error {
      case .dayNear(let word, let day): throw Failure(.dayNear, word, day)
      case .dayUnclear(let word): throw Failure(.dayUnclear, word)
      case .mealUnknown(let word, nil): throw Failure(.mealUnknown, word)
      case .mealUnknown(let word, let meal?): throw Failure(.mealNear, word, meal)
      case .amountUnclear(let word): throw Failure(.scalingFactorUnclear, word)
      }
    }
  }

  // MARK: showing

  fileprivate func show(plan week: CalendarWeek, _ invocation: Invocation) throws -> ExitCode {
    let plan = try plan(week)
    let isEmpty = plan.entries.isEmpty
    if invocation.has(.json) {
      try writeJSON(plan, week, invocation)
      return isEmpty ? .nothing : .done
    }
    if isEmpty { return try tellMissing(week) }
    console.print(console.styled(week.text, .bold))
    for day in week.days {
      let entries = plan.entries.filter { $0.weekday == day.weekday }
      guard !entries.isEmpty else { continue }
      console.print("\n" + console.styled("\(Weekday.name(day.weekday)) \(day.text)", .boldBlue))
      for entry in entries { console.print("  " + (try words(entry, week, invocation))) }
      if entries.count > 1, invocation.has(.planNutrition), let sum = try sum(entries, week) {
        console.print("  " + console.styled("a serving of each: \(Self.words(sum))", .dim))
      }
    }
    let others = plan.entries.filter { $0.weekday == nil }
    if !others.isEmpty { console.print() }
    for entry in others { console.print("  " + (try words(entry, week, invocation))) }
    return .done
  }

  /// Says that nothing is planned for a week.
  func tellMissing(_ week: CalendarWeek) throws -> ExitCode {
    let hint = "make one with `vault plan add` or `vault plan suggest`"
    tell([Diagnostic(.listMissing, nil, ["plan for \(week.text)", hint])])
    return .nothing
  }

  private func words(_ entry: PlanFile.Entry, _ week: CalendarWeek, _ invocation: Invocation) throws -> String {
    let (meant, recipe) = try resolved(entry, week: week)
    let mention = meant.recipe
    var text = (mention.meal.map { $0 + ": " } ?? "") + mention.title
    if let servings = mention.servings { text += " for \(servings)" }
    if let factor = mention.factor { text += " x\(factor)" }
    if console.setup.isTerminal { text = TerminalText.escaped(text) }
    guard let recipe else { return text + " (\(mention.target == nil ? "no recipe" : "its file is not there"))" }
    if invocation.has(.planNutrition) {
      if let serving = try nutrition(of: recipe, stated: recipe.stated).perServing {
        text += " · " + Self.words(serving) + " a serving"
      }
    }
    return text
  }

  /// The nutrients that people count: `484 kcal, 20 g protein, 14 g fat, 60 g carbohydrate`.
  private static func words(_ figures: [Nutrient: Double]) -> String {
    [Nutrient.calories, .protein, .fat, .carbohydrate].compactMap { nutrient in
      figures[nutrient].map {
        "\(Int(min($0, 1e9).rounded())) \(nutrient.unit)" + (nutrient == .calories ? "" : " \(nutrient.words)")
      }
    }.joined(separator: ", ")
  }

  /// What a serving of each dish holds together; nil when none is known.
  private func sum(_ entries: [PlanFile.Entry], _ week: CalendarWeek) throws -> [Nutrient: Double]? {
    let servings = try entries.compactMap { entry -> [Nutrient: Double]? in
      guard let recipe = try resolved(entry, week: week).recipe else { return nil }
      return try nutrition(of: recipe, stated: recipe.stated).perServing
    }
    return servings.isEmpty ? nil : servings.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
  }

  private func writeJSON(_ plan: PlanFile, _ week: CalendarWeek, _ invocation: Invocation) throws {
    var json = JSONWriter()
    try json.object { json in
      json.field("week", week.text)
      json.key("entries")
      try json.array { json in
        for entry in plan.entries {
          let (entry, recipe) = try resolved(entry, week: week)
          let serving =
            invocation.has(.planNutrition)
            ? try recipe.flatMap { try nutrition(of: $0, stated: $0.stated).perServing } : nil
          json.object { json in
            json.field("date", entry.weekday.map { week.days[$0 - 1].text })
            json.field("day", entry.weekday.map { Weekday.name($0) })
            json.field("meal", entry.recipe.meal)
            json.field("title", recipe?.title ?? entry.recipe.title)
            json.field("path", recipe?.path)
            json.field("factor", entry.recipe.factor?.description)
            json.field("servings", entry.recipe.servings?.description)
            if invocation.has(.planNutrition) {
              json.key("nutrition")
              json.nutrients(serving)
            }
            json.field("line", entry.lineNumber)
          }
        }
      }
    }
    json.newline()
    console.write(json.take())
  }

  // MARK: suggesting

  fileprivate func suggestPlan(_ invocation: Invocation) throws -> ExitCode {
    let week = try week(invocation)
    let empty = try plan(week).emptyDays.map { week.days[$0 - 1] }
    let distance = try invocation.number(.repeatAfter) ?? 14
    let seed = invocation.value(.seed).flatMap { UInt64($0) } ?? UInt64.random(in: .min ... .max)
    var suggestion = PlanSuggestion(distance: distance, seed: seed)
    let found = try find(invocation.words, invocation)
    if found.hits.isEmpty { return try tellEmptiness(invocation.words) }
    let chosen = suggestion.choose(
      for: empty, from: try candidates(found.summaries), planned: try plannedDays(around: week, distance: distance))
    if chosen.count < empty.count {
      let days = empty.filter { day in !chosen.contains { $0.day == day } }.map { Weekday.name($0.weekday) }
      tell([Diagnostic(.planNotFilled, nil, [days.joined(separator: ", ")])])
    }
    for choice in chosen where !invocation.has(.dryRun) {
      console.print("\(Weekday.name(choice.day.weekday)): \(choice.recipe.title)")
    }
    let new = try chosen.map { choice in
      PlanFile.NewEntry(
        title: choice.recipe.title, link: try planLink(to: VaultPath(choice.recipe.path), week: week),
        weekday: choice.day.weekday)
    }
    let code = try changePlan(week, invocation) { $0.adding(new, title: week.text) }
    return chosen.isEmpty && !empty.isEmpty ? .nothing : code
  }

  private func candidates(_ summaries: [RecipeSummary]) throws -> [PlanCandidate] {
    let pantry = try pantryFile(try bytes(of: pantryPath))
    let catalogue = try foodCatalogue()
    let keys = Set(pantry.items.map { catalogue.key(catalogue.name($0.name)) })
    return summaries.map { summary in
      let foods = keys.isEmpty ? [] : summary.ingredients.map { catalogue.key(catalogue.name($0)) }
      let atHome = foods.isEmpty ? 0 : Double(foods.count(where: keys.contains)) / Double(foods.count)
      return PlanCandidate(
        path: summary.path.string, title: summary.title, isFavorite: summary.isFavorite,
        rating: summary.rating?.approximation, atHome: atHome)
    }
  }

  /// On which days recipes are planned in the weeks around, by path.
  private func plannedDays(around week: CalendarWeek, distance: Int) throws -> [String: [CalendarDay]] {
    let reach = distance / 7 + 1
    var planned: [String: [CalendarDay]] = [:]
    for offset in -reach...reach {
      let other = week.advanced(by: offset)
      for entry in try plan(other).entries {
        guard let weekday = entry.weekday, let recipe = try resolved(entry, week: other).recipe else { continue }
        planned[recipe.path, default: []].append(other.days[weekday - 1])
      }
    }
    return planned
  }

  // MARK: exporting

  fileprivate func calendar(of week: CalendarWeek) throws -> [UInt8] {
    let plan = try plan(week)
    var counts: [String: Int] = [:]
    let events = plan.entries.compactMap { entry -> CalendarEvent? in
      guard let weekday = entry.weekday else { return nil }
      let day = week.days[weekday - 1]
      let name = entry.recipe.target ?? entry.recipe.title
      let number = counts["\(day.text) \(name)", default: 0]
      counts["\(day.text) \(name)"] = number + 1
      let details = entry.recipe.servings.map { "for \($0)" } ?? entry.recipe.factor.map { "x\($0)" } ?? ""
      return CalendarEvent(
        day: day, summary: (entry.recipe.meal.map { $0 + ": " } ?? "") + entry.recipe.title, details: details,
        id: "\(day.text)-\(CalendarFile.idPart(name))-\(number)@vault")
    }
    let now = Moment.now(setting: variable("VAULT_NOW"))
    return CalendarFile.bytes(events, name: "Plan \(week.text)", stamp: CalendarFile.stamp(seconds: now.seconds))
  }
}
