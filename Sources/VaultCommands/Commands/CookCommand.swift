// `vault cook`: step by step through a recipe, with its ingredients and timers; at the end the date is noted.

internal import CommandTable
internal import Kitchen
internal import RecipeDocument
internal import SourceText
internal import VaultFolder

extension Command where Session == VaultCommands.Session {
  static let cook = Command(
    "cook", summary: "cook a recipe step by step",
    discussion: """
      Shows one step at a time, large, with the ingredients it uses, and starts the timers that its text names: several can run at \
      once. Space or n goes on, p back, t starts a timer, i shows all ingredients, q quits. After the last step it offers to note the \
      date in the recipe, under `cooked`. Where there is no terminal it prints the steps, numbered.
      """,
    positionals: [.recipe], options: Option.scaling + [.units, .exact, .language, .noteCooked, .dryRun, .json],
    examples: [
      Example("vault cook lemon-drizzle", "in the terminal"),
      Example("vault cook lasagne --servings 8", "for eight"),
      Example("vault cook lasagne > steps.txt", "the steps as text"),
      Example("vault list missing:cooked", "what was never cooked"),
    ],
    run: { invocation, session in
      guard let entry = try session.realRecipe(invocation) else { return .nothing }
      let recipe = CookingRecipe(entry.recipe, try session.view(of: entry.recipe, invocation))
      guard !recipe.steps.isEmpty else { throw Failure(.recipeWithoutSteps, recipe.title).with(.nothing) }
      var isNoted = invocation.has(.noteCooked)
      if !isNoted, !invocation.has(.json), !invocation.has(.dryRun), let terminal = session.cookingTerminal() {
        let offersNote = !entry.document.hasCookingDate(session.today.text)
        let end = session.loop(terminal).run(Cooking(recipe, offersNote: offersNote))
        if end.ending == .interrupted { return .interrupted }
        isNoted = end.ending == .noted
      } else if !isNoted, !invocation.has(.dryRun) {
        session.print(recipe, isJSON: invocation.has(.json))
      }
      guard isNoted || invocation.has(.dryRun) else { return .done }
      let date = session.today.text
      let plan = EditPlan(changes: [.append(key: "cooked", date)], report: "cooked on \(date)")
      return try session.edit([entry.path], plan, isDryRun: invocation.has(.dryRun))
    })
}

extension Option {
  static let noteCooked = Option("note", "only note in the recipe that it was cooked today")
}

extension Session {
  /// The terminal to cook at; nil when output or input is none, or it cannot move its cursor.
  fileprivate func cookingTerminal() -> RawTerminal? {
    guard console.setup.isTerminal, console.setup.isInputTerminal, variable("TERM") != "dumb" else { return nil }
    console.flush()
    return RawTerminal()
  }

  fileprivate func loop(_ terminal: RawTerminal) -> CookingLoop {
    let notifier = Launcher.find("notify-send", in: variable("PATH") ?? "")
    return CookingLoop(terminal: terminal, isStyled: console.setup.usesColor) { [environment] title, text in
      guard let notifier else { return }
      Launcher.start(notifier, ["notify-send", "--app-name=vault", "--", title, text], environment: environment)
    }
  }

  fileprivate func print(_ recipe: CookingRecipe, isJSON: Bool) {
    if isJSON {
      for index in recipe.steps.indices {
        var json = JSONWriter()
        json.cookingStep(recipe.steps[index], number: index + 1)
        json.newline()
        console.write(json.take())
      }
      return
    }
    console.print(console.styled(shown(recipe.title), .bold))
    if !recipe.servings.isEmpty { console.print(shown(recipe.servings)) }
    var group: String?
    for (index, step) in recipe.steps.enumerated() {
      if let name = step.group, name != group { console.print("\n" + console.styled(shown(name), .boldBlue)) }
      group = step.group
      console.print()
      print(step, number: index + 1)
    }
  }

  private func print(_ step: CookingRecipe.Step, number: Int) {
    let indent = String(repeating: " ", count: "\(number). ".count)
    let lines = shown(step.text).split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      console.setup.isTerminal
        ? TextWrapper.lines(String(line), width: min(console.setup.width, 100) - indent.count) : [String(line)]
    }
    for (row, line) in lines.enumerated() { console.print((row == 0 ? "\(number). " : indent) + line) }
    for ingredient in step.ingredients { console.print(indent + "- " + shown(ingredient)) }
  }

  private func shown(_ text: String) -> String {
    console.setup.isTerminal ? TerminalText.escaped(text, keepingLines: true) : text
  }
}

extension RecipeDocument {
  /// Whether the front matter says that it was cooked on a day.
  fileprivate func hasCookingDate(_ date: String) -> Bool {
    switch frontMatter?.entry("cooked")?.value.content {
    case .scalar(let text, _): text.string.hasPrefix(date)
    case .list(let items, _): items.contains { $0.text?.string.hasPrefix(date) ?? false }
    case .null, .map, nil: false
    }
  }
}

extension JSONWriter {
  /// Writes the object of a step as it is cooked; times are seconds.
  fileprivate mutating func cookingStep(_ step: CookingRecipe.Step, number: Int) {
    object { json in
      json.field("number", number)
      json.field("group", step.group)
      json.field("text", step.text)
      json.field("ingredients", step.ingredients)
      json.key("timers")
      json.array(step.timers) { json, timer in
        json.object { json in
          json.field("text", step.words(of: timer))
          json.field("low", timer.low)
          json.field("high", timer.high)
        }
      }
      json.field("line", step.line)
    }
  }
}
