// `vault suggest`: what can I cook with these, or with what is at home?

internal import CommandTable
internal import Kitchen
internal import RecipeDocument
internal import RecipeIndex
internal import SourceText
internal import VaultFolder

extension Command where Session == VaultCommands.Session {
  static let suggest = Command(
    "suggest", summary: "find what can be cooked with what is there",
    discussion: """
      With ingredients named, looks for recipes that use them; with none, for what the pantry allows, amounts compared. Complete \
      dishes come first, then those that lack least, each missing thing named. Optional ingredients and the `staples:` of the \
      settings (water, salt and pepper without settings) do not count.
      """,
    positionals: [Positional("INGREDIENT", .many, "what is there; the pantry when nothing is named")],
    options: [.missing, .without, .shoppingQuery, .limit, .json],
    examples: [
      Example("vault suggest eggs spinach feta", "with these"),
      Example("vault suggest --missing 0", "what the pantry allows without shopping"),
      Example("vault suggest pasta --without nuts --without dairy", "groups of foods can be left out"),
    ],
    run: { invocation, session in
      let results = try session.suggestions(invocation)
      for result in results.prefix(try invocation.number(.limit) ?? 20) { session.print(result, invocation) }
      if results.isEmpty {
        let words = invocation.words.joined(separator: " ")
        session.tell([Diagnostic(.nothingFound, nil, [words.isEmpty ? "what is at home" : words])])
      }
      return results.isEmpty ? .nothing : .done
    })
}

extension Option {
  static let missing = Option("missing", value: "N", "lacking at most N ingredients", range: 0...1000)
  static let without = Option(
    "without", value: "FOOD", isRepeatable: true, "no recipes with this food or group: nuts, dairy, meat, gluten, ...")
}

/// A recipe and what it lacks.
private struct Suggested {
  var path: String
  var title: String
  var suggestion: CookingSuggestion
}

extension Session {
  fileprivate func suggestions(_ invocation: Invocation) throws -> [Suggested] {
    let vault = try vault()
    let pantry = invocation.words.isEmpty ? try pantryFile(try bytes(of: pantryPath)) : nil
    let staples = vault.settings.staples
    let suggester = Suggester(
      have: invocation.words, pantry: pantry, staples: staples.isEmpty ? Suggester.usualStaples : staples,
      without: invocation.values(.without), catalogue: try foodCatalogue())
    try checkFoods(invocation)
    let resolver = invocation.has(.without) ? try subRecipes() : nil
    let most = try invocation.number(.missing) ?? Int.max
    var results: [Suggested] = []
    for path in try likely(invocation, pantry) {
      guard let entry = try? Library.read(path, in: vault), entry.recipe.isRecipe,
        let suggestion = suggester.judge(ShoppingRecipe(entry.document), resolve: resolver),
        suggestion.missing.count <= most
      else { continue }
      results.append(Suggested(path: path.string, title: entry.recipe.title.value, suggestion: suggestion))
    }
    return results.sorted {
      let (left, right) = ($0.suggestion, $1.suggestion)
      if CookingSuggestion.isBetter(left, right) { return true }
      if CookingSuggestion.isBetter(right, left) { return false }
      return (Folding.fold($0.title), $0.path) < (Folding.fold($1.title), $1.path)
    }
  }

  /// Names words that are no foods: those to be left out end the command when a known food is near, as a slip would leave in what
  /// must not be eaten.
  private func checkFoods(_ invocation: Invocation) throws {
    let unwanted = invocation.values(.without)
    guard !unwanted.isEmpty || !invocation.words.isEmpty else { return }
    let catalogue = try foodCatalogue()
    let names = Set(try find([], invocation).summaries.flatMap(\.ingredients))
    for word in unwanted + invocation.words {
      let found = Suggester.unknown(word, names: names, catalogue: catalogue)
      guard found.isUnknown else { continue }
      guard let near = found.near else {
        if unwanted.contains(word) { tell([Diagnostic(.foodUnknown, nil, [word])]) }
        continue
      }
      if unwanted.contains(word) { throw Failure(.foodNear, word, near) }
      tell([Diagnostic(.foodNearlyKnown, nil, [word, near])])
    }
  }

  /// The recipes to look at closely: of many, those whose ingredients' names share most with what is there.
  private func likely(_ invocation: Invocation, _ pantry: PantryFile?) throws -> [VaultPath] {
    let found = try find(invocation.value(.shoppingQuery).map { [$0] } ?? [], invocation).summaries
    if found.count <= 1000 { return found.map(\.path) }
    let words = Set((pantry?.items.map(\.name) ?? invocation.words).flatMap { FoodName($0).stems })
    let rated = found.compactMap { summary -> (path: VaultPath, lacking: Int)? in
      let present = summary.ingredients.count { !words.isDisjoint(with: FoodName($0).stems) }
      return present > 0 ? (summary.path, summary.ingredients.count - present) : nil
    }
    return rated.sorted { ($0.lacking, $0.path) < ($1.lacking, $1.path) }.prefix(1000).map(\.path)
  }

  fileprivate func print(_ result: Suggested, _ invocation: Invocation) {
    let missing = result.suggestion.missing
    if invocation.has(.json) {
      var json = JSONWriter()
      json.object { json in
        json.field("path", result.path)
        json.field("title", result.title)
        json.field("complete", missing.isEmpty)
        json.field("present", result.suggestion.present)
        json.field("missing", missing)
      }
      json.newline()
      console.write(json.take())
    } else if console.setup.isTerminal {
      let rest = missing.isEmpty ? "" : console.styled("  missing: " + missing.joined(separator: ", "), .dim)
      console.print(console.styled(TerminalText.escaped(result.title), missing.isEmpty ? .bold : .plain) + rest)
    } else {
      console.print([result.path, result.title, missing.joined(separator: ", ")].joined(separator: "\t"))
    }
  }
}
