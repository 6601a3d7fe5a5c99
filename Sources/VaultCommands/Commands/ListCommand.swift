// `vault list`: the recipes of the vault, all or those that a query finds.

internal import CommandTable
internal import SourceText
internal import VaultFolder

extension Command where Session == VaultCommands.Session {
  static let list = Command(
    "list", aliases: ["ls"], summary: "list recipes",
    discussion: """
      On a terminal: title, time, servings, rating, ♥ for a favorite, and tags. Elsewhere: path, title, minutes, servings, rating, \
      * for a favorite and tags, separated by tabs.
      """,
    positionals: [.query], options: RecipeList.options,
    examples: [
      Example("vault list --sort created-", "the newest first"),
      Example("vault list soup --paths", "the files of all soups"),
    ],
    takesNegations: true,
    run: { invocation, session in
      let recipes = try session.recipes(matching: invocation.words)
      if recipes.isEmpty { return try session.tellEmptiness(invocation.words) }
      let isSorted = !invocation.words.isEmpty || invocation.has(.sort)
      let shown = isSorted ? recipes : RecipeSort("title").sorted(recipes)
      return try RecipeList(console: session.console).print(shown, invocation)
    })
}

extension Positional {
  static let query = Positional("QUERY", .many, "words that must stand in the recipe", completion: .dynamic("query"))
}

extension Session {
  /// Says that nothing was found, or how to begin in an empty vault.
  func tellEmptiness(_ words: [String]) throws -> ExitCode {
    tell([
      words.isEmpty
        ? Diagnostic(.vaultEmpty, nil, [try vault().root.string])
        : Diagnostic(.nothingFound, nil, [words.joined(separator: " ")])
    ])
    return .nothing
  }
}
