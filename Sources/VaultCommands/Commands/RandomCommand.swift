// `vault random`: what shall I cook? One recipe of those that a query finds.

internal import CommandTable
internal import Kitchen
internal import SourceText

extension Command where Session == VaultCommands.Session {
  static let random = Command(
    "random", summary: "pick a recipe by chance",
    positionals: [.query], options: RecipeList.options + [.seed],
    examples: [Example("vault random soup", "any of the soups")],
    takesNegations: true,
    run: { invocation, session in
      var found = try session.find(invocation.words, invocation)
      if found.hits.isEmpty { return try session.tellEmptiness(found, invocation) }
      let count = try invocation.number(.limit) ?? 1
      if let seed = invocation.value(.seed) {
        guard let number = UInt64(seed) else { throw Failure(.notANumber, seed, "--seed") }
        var generator = SeededGenerator(seed: number)
        found.hits = Array(found.hits.shuffled(using: &generator).prefix(count))
      } else {
        found.hits = Array(found.hits.shuffled().prefix(count))
      }
      return try RecipeList(session: session).print(found, invocation)
    })
}

extension Option {
  static let seed = Option("seed", value: "N", "the same number picks the same recipes again")
}
