// `vault shop`: what to buy for some recipes, each food once, in the order of the shop; and the list that is kept in the vault.

internal import CommandTable
internal import Kitchen
internal import Quantities
internal import RecipeDocument
internal import RecipeIndex
internal import SourceText
internal import VaultFolder

extension Command where Session == VaultCommands.Session {
  static let shop = Command(
    "shop", summary: "make a shopping list",
    discussion: """
      Adds up the ingredients of the recipes. A factor or a number of servings can stand behind each: `lasagne:2`, `lasagne@6`. \
      Recipes that an ingredient links to are shopped for too, and what is in the pantry is left out. With nothing named, the list \
      that is kept in the vault is printed; `--save` adds to it and leaves alone what a person wrote or ticked.
      """,
    positionals: [
      Positional(
        "RECIPE", .many, "path, title or part of it, with :FACTOR or @SERVINGS", completion: .dynamic("recipes"))
    ],
    options: [
      .shoppingQuery, .plannedWeek, .noExpand, .ignorePantry, .densities, .why, .units, .exact, .markdown, .csv, .json,
      .saveList, .dryRun,
    ],
    examples: [
      Example("vault shop lasagne minestrone:2", "both, the soup twice"),
      Example("vault shop 'lemon drizzle@12' --save", "for twelve, into the list that is kept"),
      Example("vault shop --plan next week --why", "for next week's plan, with reasons"),
      Example("vault shop tick onions", "bought"),
    ],
    subcommands: [.shopTick, .shopUntick, .shopAdd, .shopRemove, .shopClear],
    run: { invocation, session in
      let requests = try session.shoppingRequests(invocation)
      let asksForNone =
        invocation.words("RECIPE").isEmpty && !invocation.has(.shoppingQuery) && !invocation.has(.plannedWeek)
      if asksForNone { return try session.printSavedList(invocation) }
      if requests.isEmpty { return .nothing }
      if invocation.has(.saveList) || invocation.has(.dryRun) { return try session.save(requests, invocation) }
      var (list, covered) = try session.shoppingList(requests, invocation)
      for circle in list.circles { session.tell([Diagnostic(.recipeCircle, nil, [circle.joined(separator: " → ")])]) }
      if let system = invocation.value(.units).flatMap(QuantitySettings.System.init(rawValue:)) {
        list = list.converted(to: system, UnitConverter(settings: try session.vault().settings.reading.quantities))
      }
      try session.print(list, invocation)
      session.tell(covered: covered, isEmpty: list.lines.isEmpty)
      return .done
    })
}

extension Option {
  static let saveList = Option("save", "add what is missing to the vault's shopping list")
}

extension Session {
  /// Says what is at home, and when nothing is to be bought.
  fileprivate func tell(covered: [ShoppingLine], isEmpty: Bool) {
    if !covered.isEmpty { tell([Diagnostic(.foodsAtHome, nil, [covered.map(\.name).joined(separator: ", ")])]) }
    if isEmpty { tell([Diagnostic(.nothingToBuy)]) }
  }

  /// Prints the list that is kept in the vault.
  fileprivate func printSavedList(_ invocation: Invocation) throws -> ExitCode {
    let bytes = try bytes(of: shoppingPath)
    let file = try shoppingFile(bytes)
    if file.items.isEmpty {
      tell([Diagnostic(.listMissing, nil, ["shopping list", "make one with `vault shop RECIPE... --save`"])])
      return .nothing
    }
    if invocation.has(.json) {
      for item in file.items {
        var json = JSONWriter()
        json.item(item)
        json.newline()
        console.write(json.take())
      }
    } else if invocation.has(.csv) {
      printCSV(file.items)
    } else if invocation.has(.why) {
      print(file, sources: try sources(of: file, invocation))
    } else if console.setup.isTerminal, !invocation.has(.markdown) {
      print(file)
    } else {
      console.write(bytes)
    }
    return .done
  }

  /// Where the foods of the list come from: the recipes that it is for, by the food's key.
  private func sources(of file: ShoppingFile, _ invocation: Invocation) throws -> [String: [ShoppingSource]] {
    let list = ShoppingList(
      try recorded(file.recipes), options: try shoppingOptions(invocation), resolve: try subRecipes())
    return Dictionary(list.lines.map { ($0.key, $0.sources) }, uniquingKeysWith: +)
  }

  private func print(_ file: ShoppingFile, sources: [String: [ShoppingSource]] = [:]) {
    let catalogue = try? foodCatalogue()
    let formatter = try? amountFormatter()
    var heading: String?
    for (number, item) in file.items.enumerated() {
      if number == 0 || item.heading != heading {
        if number > 0 { console.print() }
        heading = item.heading
        if let heading { console.print(console.styled(TerminalText.escaped(heading), .boldBlue)) }
      }
      let text = (item.isTicked ? "  ☑ " : "  ☐ ") + TerminalText.escaped(item.text)
      console.print(item.isTicked ? console.styled(text, .dim) : text)
      if let catalogue, let formatter, !sources.isEmpty {
        print(sources[catalogue.key(catalogue.name(item.item.name))] ?? [], formatter)
      }
    }
  }

  /// Adds the ingredients of recipes to the list that is kept.
  fileprivate func save(_ requests: [ShoppingRequest], _ invocation: Invocation) throws -> ExitCode {
    let wanted = Self.recorded(requests)
    let path = try shoppingPath
    let asked = try shoppingList(requests, invocation)
    let isChanged = try change(path, isDryRun: invocation.has(.dryRun)) { bytes in
      let file = try shoppingFile(bytes)
      let all = file.recipes(adding: wanted)
      let need = ShoppingFile.Need(
        before: try shoppingList(recorded(file.recipes), invocation).list,
        after: try shoppingList(recorded(all), invocation).list, asked: asked.list)
      return file.saving(need, recipes: all)
    }
    if !invocation.has(.dryRun) { console.print("\(shown(path)): \(isChanged ? "saved" : "nothing to change")") }
    tell(covered: asked.covered, isEmpty: asked.list.lines.isEmpty)
    return .done
  }

  /// The recipes of requests as the list names them; one that is asked for twice stands once.
  private static func recorded(_ requests: [ShoppingRequest]) -> [ShoppingFile.RecordedRecipe] {
    var result: [ShoppingFile.RecordedRecipe] = []
    for request in requests {
      if let index = result.firstIndex(where: { $0.path == request.recipe.path }) {
        result[index].factor = result[index].factor.adding(request.factor) ?? result[index].factor
      } else {
        result.append(.init(path: request.recipe.path, title: request.recipe.title, factor: request.factor))
      }
    }
    return result
  }

  /// The requests for recipes that the list names; one that is not there is told.
  fileprivate func recorded(_ recipes: [ShoppingFile.RecordedRecipe]) throws -> [ShoppingRequest] {
    try recipes.compactMap { recorded in
      do {
        let entry = try recipe(named: recorded.path)
        return ShoppingRequest(ShoppingRecipe(entry.document), factor: recorded.factor)
      } catch is Failure {
        tell([Diagnostic(.listedRecipeMissing, nil, [recorded.path, shown(try shoppingPath)])])
        return nil
      }
    }
  }
}

extension JSONWriter {
  /// Writes the object of an item of the list that is kept.
  fileprivate mutating func item(_ item: ShoppingFile.Item) {
    object { json in
      json.field("text", item.text)
      json.field("name", item.item.name)
      json.field("aisle", item.heading)
      json.field("ticked", item.isTicked)
      json.key("amounts")
      json.array(item.item.quantities) { $0.quantity($1) }
      json.field("line", item.lineNumber)
    }
  }
}

// MARK: the list that is kept

extension Command where Session == VaultCommands.Session {
  static let shopTick = ticking("tick", "tick items of the list", true)
  static let shopUntick = ticking("untick", "take the tick off items of the list", false)

  private static func ticking(_ name: String, _ summary: String, _ isTicked: Bool) -> Command {
    Command(
      name, summary: summary,
      positionals: [Positional("ITEM", .oneOrMore, "the item, or part of it")], options: [.dryRun],
      examples: [Example("vault shop \(name) onions", "the onions")],
      run: { invocation, session in
        try session.changeList(invocation) { file in
          file.setTicked(try session.items(invocation.words, in: file), isTicked)
        }
      })
  }

  static let shopAdd = Command(
    "add", summary: "add an item to the list", positionals: [Positional("ITEM", .oneOrMore, "what to buy")],
    options: [.dryRun], examples: [Example("vault shop add '6 paper towels'", "not for a recipe")],
    run: { invocation, session in
      try session.changeList(invocation) { $0.adding(invocation.words.joined(separator: " ")) }
    })

  static let shopRemove = Command(
    "remove", summary: "remove an item, or the share of a recipe",
    positionals: [Positional("ITEM", .oneOrMore, "the item or the recipe")], options: [.dryRun, .ignorePantry],
    examples: [
      Example("vault shop remove onions", "the line of the onions"),
      Example("vault shop remove lasagne", "what the lasagne needs"),
    ],
    run: { invocation, session in
      try session.changeList(invocation) { file in
        let word = invocation.words.joined(separator: " ")
        let named = try session.listed(word, in: file)
        let isTitle = named.map { Folding.fold($0.title) == Folding.fold(word) || $0.path == word } ?? false
        guard isTitle || !file.hasItem(word), let recipe = named else {
          return file.removing(try session.wholeItems(invocation.words, in: file))
        }
        let rest = file.recipes.filter { $0 != recipe }
        return file.removingRecipe(
          recipe, before: try session.shoppingList(session.recorded(file.recipes), invocation).list,
          after: try session.shoppingList(session.recorded(rest), invocation).list)
      }
    })

  static let shopClear = Command(
    "clear", summary: "empty the list", options: [.tickedOnly, .dryRun],
    examples: [Example("vault shop clear --ticked", "what is bought")],
    run: { invocation, session in
      try session.changeList(invocation) { $0.clearing(tickedOnly: invocation.has(.tickedOnly)) }
    })
}

extension Option {
  static let tickedOnly = Option("ticked", "only what is ticked")
}

extension Session {
  /// Changes the list that is kept and says whether that did anything.
  fileprivate func changeList(_ invocation: Invocation, _ make: (ShoppingFile) throws -> [Edit]) throws -> ExitCode {
    let path = try shoppingPath
    let isChanged = try change(path, isDryRun: invocation.has(.dryRun)) { try make(try shoppingFile($0)) }
    if !invocation.has(.dryRun) { console.print("\(shown(path)): \(isChanged ? "changed" : "nothing to change")") }
    return .done
  }

  /// The items that words name, all together or each; throws when one names none, or parts of several.
  fileprivate func items(_ words: [String], in file: ShoppingFile) throws -> [ShoppingFile.Item] {
    let whole = words.joined(separator: " ")
    if !file.find(whole).isEmpty || words.count == 1 { return try item(whole, in: file) }
    return try words.flatMap { try item($0, in: file) }
  }

  /// The items that words name by their text or food; a part of a text is not enough to take a line away.
  fileprivate func wholeItems(_ words: [String], in file: ShoppingFile) throws -> [ShoppingFile.Item] {
    let whole = words.joined(separator: " ")
    if file.hasItem(whole) { return try item(whole, in: file) }
    return try words.flatMap { word in
      guard file.hasItem(word) else { throw Failure(.itemUnknown, word, shown(try shoppingPath)) }
      return try item(word, in: file)
    }
  }

  private func item(_ word: String, in file: ShoppingFile) throws -> [ShoppingFile.Item] {
    let found = file.find(word)
    if found.isEmpty { throw Failure(.itemUnknown, word, shown(try shoppingPath)) }
    let names = Set(found.map { FoodName($0.item.name).key })
    if names.count > 1 { throw Failure(.itemAmbiguous, word, found.map { "'\($0.text)'" }.joined(separator: ", ")) }
    return found
  }

  /// The recipe of the list that a word names by path, title or part of the title.
  fileprivate func listed(_ word: String, in file: ShoppingFile) throws -> ShoppingFile.RecordedRecipe? {
    let folded = Folding.fold(word)
    if let same = file.recipes.first(where: { $0.path == word || Folding.fold($0.title) == folded }) { return same }
    let found = file.recipes.filter { Folding.fold($0.title).contains(folded) }
    if found.count > 1 { throw Failure(.itemAmbiguous, word, found.map { "'\($0.title)'" }.joined(separator: ", ")) }
    return found.first
  }
}
