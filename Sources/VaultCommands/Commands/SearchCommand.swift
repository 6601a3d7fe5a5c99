// `vault search`: the recipes that a query finds, best first.

internal import CommandTable
internal import SourceText
internal import VaultFolder

extension Command where Session == VaultCommands.Session {
  static let search = Command(
    "search", summary: "find recipes",
    discussion: """
      Every word must stand somewhere in the recipe: title, tags, category, cuisine, equipment, ingredients, description, steps or notes. \
      Case and accents do not matter, and a part of a word is enough.
      """,
    positionals: [Positional("QUERY", .oneOrMore, "words to look for", completion: .dynamic("query"))],
    options: RecipeList.options,
    examples: [Example("vault search creme brulee", "finds Crème brûlée")],
    takesNegations: true,
    run: { invocation, session in
      let found = try session.find(invocation.words, invocation)
      if found.hits.isEmpty { return try session.tellEmptiness(invocation.words) }
      return try RecipeList(session: session).print(found, invocation)
    })
}
