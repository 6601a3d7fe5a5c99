// `vault shop`: what to buy for some recipes, each food once, in the order of the shop.

internal import CommandTable
internal import Kitchen
internal import Quantities
internal import RecipeDocument
internal import SourceText
internal import VaultFolder

extension Command where Session == VaultCommands.Session {
  static let shop = Command(
    "shop", summary: "make a shopping list",
    discussion: """
      Adds up the ingredients of the recipes. A factor or a number of servings can stand behind each: `lasagne:2`, `lasagne@6`. \
      Recipes that an ingredient links to are shopped for too.
      """,
    positionals: [.recipes], options: [.noExpand],
    examples: [
      Example("vault shop lasagne minestrone:2", "both, the soup twice"),
      Example("vault shop 'lemon drizzle@12'", "for twelve"),
    ],
    run: { invocation, session in
      let requests = try invocation.words.map { try session.shoppingRequest($0) }
      let expands = !invocation.has(.noExpand)
      let resolver = expands ? try session.subRecipes(of: requests) : nil
      var options = ShoppingList.Options(catalogue: try session.foodCatalogue())
      options.system = try session.vault().settings.reading.quantities.system
      let list = ShoppingList(requests, options: options, resolve: resolver)
      for circle in list.circles { session.tell([Diagnostic(.recipeCircle, nil, [circle.joined(separator: " → ")])]) }
      session.print(list)
      return list.lines.isEmpty ? .nothing : .done
    })
}

extension Option {
  static let noExpand = Option("no-expand", "list linked recipes instead of what they need")
}

extension Session {
  /// The recipe of a word like `lasagne`, `lasagne:2`, `lasagne:1/2` or `lasagne@6`; a file of that very name wins over the suffix.
  func shoppingRequest(_ word: String) throws -> ShoppingRequest {
    guard let mark = word.lastIndex(where: { $0 == ":" || $0 == "@" }), try file(named: word) == nil,
      let number = Rational(String(word[word.index(after: mark)...])), number > .zero
    else { return ShoppingRequest(ShoppingRecipe(try recipe(named: word).document)) }
    let entry = try recipe(named: String(word[..<mark]))
    let recipe = ShoppingRecipe(entry.document)
    if word[mark] == ":" { return ShoppingRequest(recipe, factor: number) }
    if let servings = recipe.servings, servings.isMeasured {
      throw Failure(.servingsMeasured, ServingsWords.text(servings))
    }
    guard let servings = recipe.servings?.amount, let stated = servings.low ?? servings.high,
      let factor = number.divided(by: stated)
    else { throw Failure(.servingsUnknown, entry.recipe.title.value) }
    return ShoppingRequest(recipe, factor: factor)
  }

  /// Finds the recipes that ingredients link to; nil when none of the recipes has such a link.
  func subRecipes(of requests: [ShoppingRequest]) throws -> RecipeExpansion.Resolver? {
    guard requests.contains(where: { $0.recipe.ingredients.contains { $0.link != nil } }) else { return nil }
    let library = try library()
    let resolver = library.linkResolver()
    return { link, path in
      guard case .recipe(let index) = resolver.resolve(link, isWiki: false, in: path) else { return nil }
      let entry = library.files[index]
      return entry.recipe.isRecipe ? ShoppingRecipe(entry.document) : nil
    }
  }

  /// The aisles of the vault's own file, else the built-in ones.
  func foodCatalogue() throws -> FoodCatalogue {
    let vault = try vault()
    let path = VaultPath(vault.settings.files.aisles)
    guard vault.exists(path) else { return FoodCatalogue(language: vault.settings.reading.language) }
    return FoodCatalogue(
      aisles: Aisles(file: try vault.read(path).bytes), language: vault.settings.reading.language)
  }

  fileprivate func print(_ list: ShoppingList) {
    var aisle: String?
    for line in list.lines {
      if line.aisle.name != aisle {
        if aisle != nil { console.print() }
        aisle = line.aisle.name
        console.print(console.styled(line.aisle.name, .boldBlue))
      }
      let amounts = line.quantities.map { quantity in
        ([ServingsWords.number(quantity.amount), quantity.unit?.id].compactMap { $0 }).joined(separator: " ")
      }
      let text = ([amounts.joined(separator: " + "), line.name].filter { !$0.isEmpty }).joined(separator: " ")
      console.print("  " + (console.setup.isTerminal ? TerminalText.escaped(text) : text))
    }
  }
}
