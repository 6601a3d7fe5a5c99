// `vault set` and `vault unset`: any value of a recipe, where the file keeps it.

internal import CommandTable
internal import RecipeDocument
internal import SourceText

extension Command where Session == VaultCommands.Session {
  static let set = Command(
    "set", summary: "set values of a recipe",
    discussion: """
      A value is changed where the file keeps it: in the front matter, in a line of the body, in the title. Values with a meaning \
      (servings, times, rating, ...) are checked; any other key is free.
      """,
    positionals: [.edited, Positional("KEY=VALUE", .oneOrMore, "what to set", completion: .dynamic("fields"))],
    options: Option.editing,
    examples: [
      Example("vault set lasagne servings=6 rating=4.5", "two values"),
      Example("vault set --query 'tag:cake' oven=180 --dry-run", "what would change in all cakes"),
    ],
    run: { invocation, session in
      let pairs = try invocation.words("KEY=VALUE").map(keyAndValue)
      let report = pairs.map { "set \($0.key) to \($0.value)" }.joined(separator: ", ")
      return try session.edit(
        invocation, EditPlan(changes: pairs.map { .set(key: $0.key, value: $0.value) }, report: report))
    })

  static let unset = Command(
    "unset", summary: "take values out of a recipe",
    positionals: [.edited, Positional("KEY", .oneOrMore, "what to take out", completion: .dynamic("fields"))],
    options: Option.editing,
    examples: [Example("vault unset lasagne rating", "no rating any more")],
    run: { invocation, session in
      let keys = invocation.words("KEY")
      return try session.edit(
        invocation, EditPlan(changes: keys.map { .unset(key: $0) }, report: "unset " + keys.joined(separator: ", ")))
    })
}

/// The two sides of `KEY=VALUE`.
private func keyAndValue(_ word: String) throws -> (key: String, value: String) {
  guard let equals = word.firstIndex(of: "="), equals != word.startIndex else { throw Failure(.pairUnclear, word) }
  return (String(word[..<equals]), String(word[word.index(after: equals)...]))
}
