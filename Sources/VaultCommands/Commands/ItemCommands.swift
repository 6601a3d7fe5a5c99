// `vault ingredient`, `vault step`, `vault equipment` and `vault note`: the lines of a recipe.

internal import CommandTable
internal import RecipeDocument
internal import SourceText

extension Command where Session == VaultCommands.Session {
  static let ingredient = items("ingredient", { .ingredient($0) }, example: "2 tbsp capers")
  static let step = items("step", { .step($0) }, example: "Rest for ten minutes.")

  /// The command for the ingredients or the steps of a recipe.
  private static func items(
    _ name: String, _ change: @escaping @Sendable (ItemChange) -> RecipeChange, example: String
  ) -> Command {
    Command(
      name, summary: "add, replace, remove and move \(name)s",
      discussion: "Numbers count from 1 as `vault show` prints them, through all groups.",
      positionals: [
        .edited,
        Positional(
          "ACTION", .one, "add, replace, remove or move", completion: .words(["add", "replace", "remove", "move"])),
        Positional("WORDS", .oneOrMore, "add TEXT, replace N TEXT, remove N, move N M"),
      ],
      options: [.at, .group] + Option.editing,
      examples: [
        Example("vault \(name) lasagne add '\(example)'", "at the end"),
        Example("vault \(name) lasagne replace 3 '\(example)'", "in place of number 3"),
        Example("vault \(name) lasagne move 5 1", "to the beginning"),
      ],
      run: { invocation, session in
        let item = try itemChange(invocation)
        return try session.edit(invocation, EditPlan(changes: [change(item)], report: item.report(name)))
      })
  }

  static let equipment = Command(
    "equipment", summary: "add and remove equipment",
    positionals: [
      .edited, Positional("ACTION", .one, "add or remove", completion: .words(["add", "remove"])),
      Positional("ITEM", .oneOrMore, "pots, tins and tools"),
    ],
    options: Option.editing,
    examples: [Example("vault equipment lasagne add 'large pot'", "one more")],
    run: { invocation, session in
      let items = invocation.words("ITEM")
      let isAdding = invocation.word("ACTION") == "add"
      let change: RecipeChange = isAdding ? .addToList(.equipment, items) : .removeFromList(.equipment, items)
      let report = (isAdding ? "added " : "removed ") + items.joined(separator: ", ")
      return try session.edit(invocation, EditPlan(changes: [change], report: report))
    })

  static let note = Command(
    "note", summary: "add a note",
    positionals: [
      .edited, Positional("ACTION", .one, "add", completion: .words(["add"])), Positional("TEXT", .one, "the note"),
    ],
    options: Option.editing,
    examples: [Example("vault note lasagne add 'Less salt next time.'", "at the end of the notes")],
    run: { invocation, session in
      try session.edit(
        invocation, EditPlan(changes: [.addNote(invocation.word("TEXT") ?? "")], report: "added a note"))
    })
}

/// The change that the words of the command line mean.
private func itemChange(_ invocation: Invocation) throws -> ItemChange {
  let words = invocation.words("WORDS")
  let action = invocation.word("ACTION") ?? ""
  func number(_ index: Int) throws -> Int {
    guard words.indices.contains(index) else { throw Failure(.wordsUnclear, action, ItemChange.usage(action)) }
    guard let number = Int(words[index]), number > 0 else { throw Failure(.notANumber, words[index], action) }
    return number
  }
  switch (action, words.count) {
  case ("add", 1): return .add(words[0], at: try invocation.number(.at), group: invocation.value(.group))
  case ("replace", 2): return .replace(try number(0), words[1])
  case ("remove", 1): return .remove(try number(0))
  case ("move", 2): return .move(from: try number(0), to: try number(1))
  default: throw Failure(.wordsUnclear, action, ItemChange.usage(action))
  }
}

extension ItemChange {
  /// What stands behind an action.
  fileprivate static func usage(_ action: String) -> String {
    switch action {
    case "add": "add TEXT"
    case "replace": "replace N TEXT"
    case "remove": "remove N"
    default: "move N M"
    }
  }

  /// What was done.
  fileprivate func report(_ name: String) -> String {
    switch self {
    case .add(let text, _, _): "added \(name) '\(text)'"
    case .replace(let number, let text): "replaced \(name) \(number) by '\(text)'"
    case .remove(let number): "removed \(name) \(number)"
    case .move(let from, let to): "moved \(name) \(from) to \(to)"
    }
  }
}

extension Option {
  static let at = Option("at", value: "N", "so that it becomes number N")
  static let group = Option("group", value: "GROUP", "at the end of this group")
}
