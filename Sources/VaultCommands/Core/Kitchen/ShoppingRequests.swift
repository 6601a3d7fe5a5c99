// What a shopping list is made for: recipes by name with a factor or servings, those of a query, those of a plan.

internal import CommandTable
internal import Kitchen
internal import Quantities
internal import RecipeDocument
internal import RecipeIndex
internal import SourceText
internal import VaultFolder

extension Session {
  /// The recipes that a command line asks for: words, `--query`, `--plan`.
  func shoppingRequests(_ invocation: Invocation) throws -> [ShoppingRequest] {
    var words = invocation.words("RECIPE")
    // The second word of "--plan next week" names no recipe.
    if ["next", "this", "last"].contains(invocation.value(.plannedWeek)),
      let second = words.firstIndex(where: { $0.lowercased() == "week" })
    {
      words.remove(at: second)
    }
    var requests = try shoppingRequests(words)
    if let query = invocation.value(.shoppingQuery) {
      let found = try find([query], invocation).summaries
      if found.isEmpty { _ = try tellEmptiness([query]) }
      requests += try entries(at: found.map(\.path)).map { ShoppingRequest(ShoppingRecipe($0.document)) }
    }
    if let week = invocation.value(.plannedWeek) {
      let planned = try plannedRequests(of: try self.week(week))
      if try plan(self.week(week)).entries.isEmpty { _ = try tellMissing(self.week(week)) }
      requests += planned
    }
    return requests
  }

  /// Reads many recipes on two threads; throws what the first unreadable one says.
  private func entries(at paths: [VaultPath]) throws -> [Library.Entry] {
    let vault = try vault()
    let results = TwoThreads.map(paths.count, chunk: 8) { number in
      Result { () throws(FileProblem) in try Library.read(paths[number], in: vault) }
    }
    return try results.map { try $0.get() }
  }

  /// The recipes of words, those that are paths first.
  private func shoppingRequests(_ words: [String]) throws -> [ShoppingRequest] {
    let places = try words.map { try place(named: $0) }
    let files = try entries(at: places.compactMap { $0 }).map { ShoppingRequest(try shoppingRecipe($0)) }
    let others = zip(words, places).filter { $0.1 == nil }.map(\.0)
    return try files + others.map { try shoppingRequest($0) }
  }

  /// The recipe of a word like `lasagne`, `lasagne:2`, `lasagne:1/2` or `lasagne@6`; a recipe of that very name wins over the suffix.
  func shoppingRequest(_ word: String) throws -> ShoppingRequest {
    guard let mark = word.lastIndex(where: { $0 == ":" || $0 == "@" }), try !isRecipeNamed(word) else {
      return ShoppingRequest(try shoppingRecipe(named: word))
    }
    let (name, amount) = (String(word[..<mark]), String(word[word.index(after: mark)...]))
    guard case .factor(let number)? = try? Scaling.factor(text: amount) else {
      // A number was meant where a recipe stands before the sign.
      let isName = amount.contains(" ") && !amount.contains(where: \.isNumber)
      if !isName, try isRecipe(name) { throw Failure(.scalingFactorUnclear, amount) }
      return ShoppingRequest(try shoppingRecipe(named: word))
    }
    let recipe = try shoppingRecipe(named: name)
    if word[mark] == ":" { return ShoppingRequest(recipe, factor: number) }
    return ShoppingRequest(recipe, factor: try factor(for: number, of: recipe))
  }

  /// Whether a word names one recipe.
  private func isRecipe(_ word: String) throws -> Bool {
    if try file(named: word) != nil { return true }
    let candidates = try snapshot().all.map { RecipeName.Candidate(path: $0.path, title: $0.title) }
    if case .one = RecipeName.resolve(word, among: candidates) { return true }
    return false
  }

  /// Whether a word names recipes: a file, or a title or a part of it.
  private func isRecipeNamed(_ word: String) throws -> Bool {
    if try file(named: word) != nil { return true }
    let candidates = try snapshot().all.map { RecipeName.Candidate(path: $0.path, title: $0.title) }
    if case .nothing = RecipeName.resolve(word, among: candidates) { return false }
    return true
  }

  /// The recipe that a word names.
  private func shoppingRecipe(named word: String) throws -> ShoppingRecipe {
    try shoppingRecipe(try recipe(named: word))
  }

  /// The recipe of a file; one that is none is told, and ends the command.
  private func shoppingRecipe(_ entry: Library.Entry) throws -> ShoppingRecipe {
    guard entry.recipe.isRecipe, try entry.path.isAbsolute || isRecipePlace(entry.path) else {
      tell([FileProblem(entry.path, .notARecipe)])
      throw Failure([]).with(.nothing)
    }
    return ShoppingRecipe(entry.document)
  }

  /// By what a recipe is multiplied to serve so many; throws when it does not say how many it serves.
  func factor(for servings: Rational, of recipe: ShoppingRecipe) throws -> Rational {
    if let made = recipe.servings, made.isMeasured { throw Failure(.servingsMeasured, ServingsWords.text(made)) }
    guard let amount = recipe.servings?.amount, let stated = amount.low ?? amount.high,
      let factor = servings.divided(by: stated)
    else { throw Failure(.servingsUnknown, recipe.title) }
    return factor
  }

  /// Finds the recipes that ingredients link to: by path without reading the vault, else by name or title.
  func subRecipes() throws -> RecipeExpansion.Resolver {
    let vault = try vault()
    var links: (resolver: LinkResolver, paths: [VaultPath])?
    return { [self] link, path in
      if let near = nearFile(link, path, vault) { return shoppingRecipe(near) }
      if links == nil, let all = try? snapshot().all {
        let pages = all.map { LinkResolver.Page(path: $0.path.string, title: $0.title) }
        links = (LinkResolver(pages), all.map(\.path))
      }
      guard let links else { return nil }
      for isWiki in [false, true] {
        if case .recipe(let index) = links.resolver.resolve(link, isWiki: isWiki, in: path) {
          return shoppingRecipe(links.paths[index])
        }
      }
      return nil
    }
  }

  /// The file that a link names by its path, seen from the recipe that has the link.
  private func nearFile(_ link: String, _ path: String, _ vault: VaultFolder) -> VaultPath? {
    guard link.hasSuffix(".md"), !link.contains("%"), !link.contains(":") else { return nil }
    let place = link.hasPrefix("/") ? VaultPath(String(link.dropFirst())) : VaultPath(path).parent.appending(link)
    let inside = place.normalized
    return !inside.isAbsolute && vault.exists(inside) ? inside : nil
  }

  /// The recipe at a path of the file system, as a file of the vault states it, decoded; nil when there is none.
  func recipe(at target: String, from path: VaultPath) throws -> ShoppingRecipe? {
    let place = target.hasPrefix("/") ? VaultPath(String(target.dropFirst())) : path.parent.appending(target)
    let inside = place.normalized
    return try !inside.isAbsolute && vault().exists(inside) ? shoppingRecipe(inside) : nil
  }

  private func shoppingRecipe(_ path: VaultPath) -> ShoppingRecipe? {
    guard let entry = try? Library.read(path, in: vault()), entry.recipe.isRecipe else { return nil }
    return ShoppingRecipe(entry.document)
  }

  /// How lists of this vault are made.
  func shoppingOptions(_ invocation: Invocation) throws -> ShoppingList.Options {
    let quantities = try vault().settings.reading.quantities
    var options = ShoppingList.Options(catalogue: try foodCatalogue(), system: quantities.system)
    if invocation.has(.densities) {
      let table = DensityTable(extra: quantities.densities)
      options.density = { table.density(of: $0)?.gramsPerMillilitre }
    }
    return options
  }

  /// The list of some recipes as the command line wants it, and the foods of it that are at home.
  func shoppingList(
    _ requests: [ShoppingRequest], _ invocation: Invocation
  ) throws -> (list: ShoppingList, covered: [ShoppingLine]) {
    let options = try shoppingOptions(invocation)
    let links = requests.contains { $0.recipe.ingredients.contains { $0.link != nil } }
    let resolver = links && !invocation.has(.noExpand) ? try subRecipes() : nil
    let list = ShoppingList(requests, options: options, resolve: resolver)
    guard !invocation.has(.ignorePantry) else { return (list, []) }
    let staples = try vault().settings.staples
    return list.subtracting(try pantryFile(try bytes(of: pantryPath)), staples: staples, options: options)
  }
}

extension Option {
  static let noExpand = Option("no-expand", "list linked recipes instead of what they need")
  static let shoppingQuery = Option(
    "query", short: "q", value: "QUERY", "for all recipes that a query finds", completion: .dynamic("query"))
  static let ignorePantry = Option("ignore-pantry", "buy what is at home too")
  static let densities = Option("densities", "add cups to grams by the density of the food, marked ≈")
}
