// `vault favorite` and `vault rate`: what the cook thinks of a recipe.

internal import CommandTable
internal import RecipeDocument

extension Command where Session == VaultCommands.Session {
  static let favorite = Command(
    "favorite", aliases: ["fav"], summary: "mark a recipe as a favorite",
    positionals: [.edited], options: [.off] + Option.editing,
    examples: [Example("vault favorite lasagne", "♥"), Example("vault favorite lasagne --off", "no more")],
    run: { invocation, session in
      let isOff = invocation.has(.off)
      return try session.edit(
        invocation,
        EditPlan(changes: [.favorite(!isOff)], report: isOff ? "no favorite any more" : "marked as a favorite"))
    })

  static let rate = Command(
    "rate", summary: "rate a recipe from 0 to 5",
    positionals: [.edited, Positional("N", .one, "0 to 5; halves too")], options: Option.editing,
    examples: [Example("vault rate lasagne 4.5", "very good")],
    run: { invocation, session in
      let rating = invocation.word("N") ?? ""
      return try session.edit(
        invocation, EditPlan(changes: [.set(key: "rating", value: rating)], report: "rated \(rating)"))
    })
}

extension Option {
  static let off = Option("off", "no favorite any more")
}
