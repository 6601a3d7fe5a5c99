// `vault shop`: what to buy for some recipes, each food once, in the order of the shop; and the list that is kept in the vault.

internal import CommandTable
internal import Kitchen
internal import Quantities
internal import RecipeDocument
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
      for circle in list.circles { session.tell(circle: circle) }
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
  func tell(covered: [ShoppingLine], isEmpty: Bool) {
    if !covered.isEmpty { tell([Diagnostic(.foodsAtHome, nil, [covered.map(\.name).joined(separator: ", ")])]) }
    if isEmpty { tell([Diagnostic(.nothingToBuy)]) }
  }
}
