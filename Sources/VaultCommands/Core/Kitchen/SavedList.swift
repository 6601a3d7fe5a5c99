// `vault shop --save`: the recipes that are asked for and those that the list names already become one list, and the file follows it.

internal import CommandTable
internal import Kitchen
internal import Quantities
internal import RecipeDocument
internal import SourceText
internal import VaultFolder

extension Session {
  /// The shopping list of the vault, its recipes by their paths however they are named there.
  func namedShoppingFile(_ bytes: [UInt8]) throws -> ShoppingFile {
    var file = try shoppingFile(bytes)
    let (vault, list) = (try vault(), try shoppingPath.string)
    let resolver = try subRecipes()
    file.resolveRecipes { recipe in
      vault.exists(VaultPath(recipe.path)) ? nil : resolver(recipe.path, list)?.path
    }
    return file
  }

  /// Adds the ingredients of recipes to the list that is kept.
  func save(_ requests: [ShoppingRequest], _ invocation: Invocation) throws -> ExitCode {
    let wanted = Self.recorded(requests)
    let path = try shoppingPath
    let asked = try shoppingList(requests, invocation)
    for circle in asked.list.circles { tell(circle: circle) }
    let own = try ownLists(requests, invocation)
    let isChanged = try change(path, isDryRun: invocation.has(.dryRun)) { bytes in
      let file = try namedShoppingFile(bytes)
      let all = file.recipes(adding: wanted)
      let (others, missing) = try recorded(file.recipes.filter { named in !wanted.contains { $0.path == named.path } })
      for recipe in missing where !recipe.isPlainText {
        tell([Diagnostic(.listedRecipeMissing, nil, [recipe.path, shown(path)])])
      }
      let need = ShoppingFile.Need(
        after: try shoppingList(others + Self.merged(requests), invocation).list,
        others: try shoppingList(others, invocation).list, asked: own)
      return file.saving(need, recipes: all)
    }
    if !invocation.has(.dryRun) { console.print("\(shown(path)): \(isChanged ? "saved" : "nothing to change")") }
    tell(covered: asked.covered, isEmpty: asked.list.lines.isEmpty)
    return .done
  }

  /// Requests with each recipe once.
  private static func merged(_ requests: [ShoppingRequest]) -> [ShoppingRequest] {
    var result: [ShoppingRequest] = []
    for request in requests {
      if let index = result.firstIndex(where: { $0.recipe.path == request.recipe.path }) {
        result[index].factor = result[index].factor.adding(request.factor) ?? result[index].factor
      } else {
        result.append(request)
      }
    }
    return result
  }

  /// The recipes of requests as the list names them; one that is asked for twice stands once.
  private static func recorded(_ requests: [ShoppingRequest]) -> [ShoppingFile.RecordedRecipe] {
    merged(requests).map { .init(path: $0.recipe.path, title: $0.recipe.title, factor: $0.factor) }
  }

  /// What each recipe needs by itself, whatever is at home.
  private func ownLists(_ requests: [ShoppingRequest], _ invocation: Invocation) throws -> [String: ShoppingList] {
    let options = try shoppingOptions(invocation)
    let resolver = try invocation.has(.noExpand) ? nil : subRecipes()
    let lists = Self.merged(requests).map {
      ($0.recipe.path, ShoppingList([$0], options: options, resolve: resolver))
    }
    return Dictionary(lists, uniquingKeysWith: { first, _ in first })
  }

  /// The requests for recipes that the list names, and those that are not there.
  func recorded(
    _ recipes: [ShoppingFile.RecordedRecipe]
  ) throws -> (requests: [ShoppingRequest], missing: [ShoppingFile.RecordedRecipe]) {
    let vault = try vault()
    var result: (requests: [ShoppingRequest], missing: [ShoppingFile.RecordedRecipe]) = ([], [])
    for recorded in recipes {
      let path = VaultPath(recorded.path)
      guard vault.exists(path), let recipe = try recipe(at: recorded.path, from: VaultPath("")) else {
        result.missing.append(recorded)
        continue
      }
      let factor = try recorded.servings.map { try self.factor(for: $0, of: recipe) } ?? recorded.factor
      result.requests.append(ShoppingRequest(recipe, factor: factor))
    }
    return result
  }

  /// Tells of recipes that link each other in a circle.
  func tell(circle: [String]) { tell([Diagnostic(.recipeCircle, nil, [circle.joined(separator: " → ")])]) }
}
