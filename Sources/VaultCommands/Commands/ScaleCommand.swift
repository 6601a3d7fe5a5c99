// `vault scale`: a recipe in another size, with the recipes that it needs.

internal import CommandTable
internal import Kitchen
internal import Quantities
internal import RecipeDocument
internal import SourceText
internal import VaultFolder

extension Command where Session == VaultCommands.Session {
  static let scale = Command(
    "scale", summary: "show a recipe in another size",
    discussion: """
      Amounts are multiplied exactly and rounded once, for display; ≈ marks what is off by more than 2 %. Sizes of containers, \
      temperatures and times stay. Recipes that an ingredient links to are shown in the size that is needed.
      """,
    positionals: [.recipe], options: Option.scaling + [.units, .exact, .language, .json, .write, .dryRun],
    examples: [
      Example("vault scale lasagne --servings 12", "for twelve"),
      Example("vault scale pizza-dough --to '1 kg flour'", "for a kilo of flour"),
      Example("vault scale pizza-dough -x 2 --write", "twice as much from now on"),
      Example("vault scale apple-pie --pan 20cm:26cm", "for a bigger tin"),
    ],
    run: { invocation, session in
      guard let entry = try session.realRecipe(invocation) else { return .nothing }
      let view = try session.view(of: entry.recipe, invocation)
      if invocation.has(.write) || invocation.has(.dryRun) {
        let plan = EditPlan(changes: [.scale(view.factor)], report: "scaled by \(view.factor)")
        return try session.edit([entry.path], plan, isDryRun: invocation.has(.dryRun))
      }
      try session.show(entry, view, isJSON: invocation.has(.json))
      for (part, factor) in try session.parts(of: entry, factor: view.factor) {
        var view = view
        view.factor = factor
        if !invocation.has(.json) { session.console.print() }
        try session.show(part, view, isJSON: invocation.has(.json))
      }
      return .done
    })
}

extension Session {
  /// The recipes that a recipe links to from its ingredients, each with how many times it is needed; circles are told.
  fileprivate func parts(of entry: Library.Entry, factor: Rational) throws -> [(Library.Entry, Rational)] {
    let request = ShoppingRequest(ShoppingRecipe(entry.document), factor: factor)
    guard request.recipe.ingredients.contains(where: { $0.link != nil }) else { return [] }
    let resolver = try subRecipes()
    let expansion = RecipeExpansion([request], resolve: resolver)
    for circle in expansion.circles { tell([Diagnostic(.recipeCircle, nil, [circle.joined(separator: " → ")])]) }
    return try expansion.shares.filter { $0.recipe.path != entry.document.path }.map { share in
      (try Library.read(VaultPath(share.recipe.path), in: vault()), share.factor)
    }
  }
}

extension Option {
  static let write = Option("write", "change the amounts in the file, in its own notation")
}
