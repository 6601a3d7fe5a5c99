// `vault shop tick|untick|add|remove|clear`: changes to the list that is kept, each to the lines that are named and no others.

internal import CommandTable
internal import Kitchen
internal import SourceText
internal import VaultFolder

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
    positionals: [Positional("ITEM", .oneOrMore, "the item or the recipe")], options: [.dryRun],
    examples: [
      Example("vault shop remove onions", "the line of the onions"),
      Example("vault shop remove lasagne", "what the lasagne needs"),
    ],
    run: { invocation, session in
      let word = invocation.words.joined(separator: " ")
      var change: (file: ShoppingFile, recipe: ShoppingFile.RecordedRecipe, removal: ShoppingFile.Removal)?
      let code = try session.changeList(invocation, byPath: true) { file in
        change = nil
        let named = try session.listed(word, in: file)
        let isTitle = named.map { Folding.fold($0.title) == Folding.fold(word) || $0.path == word } ?? false
        guard isTitle || !file.hasItem(word), let recipe = named else {
          return file.removing(try session.wholeItems(invocation.words, in: file))
        }
        let removal = file.removingRecipe(recipe)
        change = (file, recipe, removal)
        return removal.edits
      }
      if let change { try session.tell(change.removal, of: change.recipe, in: change.file) }
      return code
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
  ///
  /// With `byPath` the list's recipes are looked for in the vault.
  fileprivate func changeList(
    _ invocation: Invocation, byPath: Bool = false, _ make: (ShoppingFile) throws -> [Edit]
  ) throws -> ExitCode {
    let path = try shoppingPath
    let isChanged = try change(path, isDryRun: invocation.has(.dryRun)) { bytes in
      try make(byPath ? try namedShoppingFile(bytes) : try shoppingFile(bytes))
    }
    if !invocation.has(.dryRun) { console.print("\(shown(path)): \(isChanged ? "changed" : "nothing to change")") }
    return .done
  }

  /// Says what of a recipe's share stays on the list, and why.
  fileprivate func tell(
    _ removal: ShoppingFile.Removal, of recipe: ShoppingFile.RecordedRecipe, in file: ShoppingFile
  ) throws {
    let (path, lines) = (try shoppingPath, file.lineIndex)
    for kept in removal.kept {
      let share = kept.share.isEmpty ? "some" : kept.share
      tell(Diagnostic(.shareChangedByHand, kept.span, [share, recipe.title]), path: path, lines: lines)
    }
    for words in removal.words {
      tell(Diagnostic(.wordsOfRecipeGone, words.span, [words.text, recipe.title]), path: path, lines: lines)
    }
    if !file.hasShare(recipe), !file.items.isEmpty { tell([Diagnostic(.shareUnknown, nil, [recipe.title])]) }
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
    let names = Set(found.map { FoodName($0.plainName).key })
    if names.count > 1 { throw Failure(.itemAmbiguous, word, found.map { "'\($0.text)'" }.joined(separator: ", ")) }
    return found
  }

  /// The recipe of the list that a word names by path, title or part of the title.
  fileprivate func listed(_ word: String, in file: ShoppingFile) throws -> ShoppingFile.RecordedRecipe? {
    let folded = Folding.fold(word)
    let recipes = file.recipes + file.unnamedRecipes
    if let same = recipes.first(where: { $0.path == word || Folding.fold($0.title) == folded }) { return same }
    let found = recipes.filter { Folding.fold($0.title).contains(folded) }
    if found.count > 1 { throw Failure(.itemAmbiguous, word, found.map { "'\($0.title)'" }.joined(separator: ", ")) }
    return found.first
  }
}
