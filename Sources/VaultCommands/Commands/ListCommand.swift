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
      let found = try session.find(invocation.words, invocation)
      if found.hits.isEmpty { return try session.tellEmptiness(found, invocation) }
      return try RecipeList(session: session).print(found, invocation)
    })
}

extension Positional {
  static let query = Positional("QUERY", .many, "words that must stand in the recipe", completion: .dynamic("query"))
}
