// `vault search`: the recipes that a query finds, best first.

internal import CommandTable
internal import RecipeIndex
internal import SourceText
internal import VaultFolder

extension Command where Session == VaultCommands.Session {
  static let search = Command(
    "search", summary: "find recipes",
    discussion: """
      Every word must stand somewhere in the recipe: title, tags, category, cuisine, equipment, ingredients, description, steps or notes. \
      Case and accents do not matter, and a part of a word is enough. On a terminal each recipe is shown with the text that was found.
      """,
    positionals: [.query],
    options: RecipeList.options + [.snippet, .interactive],
    examples: [
      Example("vault search creme brulee", "finds Crème brûlée"),
      Example("vault search -i soup", "choose one of the soups and read it"),
    ],
    takesNegations: true,
    run: { invocation, session in
      if invocation.words.isEmpty && !invocation.has(.interactive) {
        throw Failure(.missingWord, "QUERY", "vault search QUERY... [options]")
      }
      let found = try session.find(invocation.words, invocation)
      if found.hits.isEmpty { return try session.tellEmptiness(found, invocation) }
      if invocation.has(.interactive) { return try session.pick(found, invocation) }
      return try RecipeList(session: session, isSearch: true).print(found, invocation)
    })
}

extension Session {
  /// Lets the person choose one of the recipes; it is shown, or told in the form that the options ask for.
  fileprivate func pick(_ found: Found, _ invocation: Invocation) throws -> ExitCode {
    guard recipePicker.canAsk else { throw Failure(.needsTerminal, "--interactive") }
    let limit = try invocation.number(.limit) ?? found.hits.count
    let hits = Array(found.hits.prefix(limit))
    let choices = hits.map { hit in
      let summary = found.snapshot[hit.number]
      return RecipePicker.Choice(path: summary.path, title: summary.title, note: summary.tags.joined(separator: ", "))
    }
    let path = try recipePicker.pick("Which recipe?", choices)
    let forms: [Option] = [.paths, .null, .json, .format, .count]
    if !console.setup.isTerminal || forms.contains(where: { invocation.has($0) }) {
      var chosen = found
      chosen.hits = hits.filter { found.snapshot.path($0.number) == path }
      return try RecipeList(session: self, isSearch: true).print(chosen, invocation)
    }
    let entry = try Library.read(path, in: vault())
    try show(entry, try view(of: entry.recipe, Invocation(path: ["show"])), isJSON: false)
    return .done
  }
}

extension Option {
  static let snippet = Option("snippet", "show the text that was found, also in a pipe")
  static let interactive = Option("interactive", short: "i", "choose one of the recipes, in fzf if it is installed")
}
