// `vault show`: one recipe or several, for reading or as JSON.

internal import CommandTable
internal import Kitchen
internal import Quantities
internal import RecipeDocument
internal import SourceText
internal import VaultFolder

extension Command where Session == VaultCommands.Session {
  static let show = Command(
    "show", summary: "show recipes",
    positionals: [.recipes], options: Option.scaling + [.units, .exact, .language, .image, .nutrition, .json, .raw],
    examples: [
      Example("vault show lemon-drizzle", "by a part of its title"),
      Example("vault show soups/minestrone.md --json", "one line of JSON"),
    ],
    run: { invocation, session in
      var code = ExitCode.done
      for (index, word) in invocation.words.enumerated() {
        let entry = try session.recipe(named: word)
        if !entry.recipe.isRecipe { code = .nothing }
        if index > 0 && !invocation.has(.json) && !invocation.has(.raw) { session.console.print() }
        if invocation.has(.raw) {
          session.console.write(entry.document.bytes)
        } else {
          if invocation.has(.image) { try session.showImage(of: entry) }
          let view = try session.view(of: entry.recipe, invocation)
          if invocation.has(.nutrition), entry.recipe.isRecipe {
            try session.showWithNutrition(entry, view, isJSON: invocation.has(.json))
          } else {
            try session.show(entry, view, isJSON: invocation.has(.json))
          }
        }
      }
      return code
    })
}

extension Session {
  /// Shows a recipe in a size and units, for reading or as JSON.
  ///
  /// `recipe` is what is shown in the place of what the file says.
  func show(_ entry: Library.Entry, _ view: RecipeView, isJSON: Bool, recipe: Recipe? = nil) throws {
    if isJSON {
      var json = JSONWriter()
      json.recipe(entry.document, view.exact(recipe ?? entry.recipe), path: entry.path.string)
      json.newline()
      console.write(json.take())
    } else if entry.recipe.isRecipe {
      RecipePrinter(console: console, address: try linkAddress(from: entry))
        .print(view.shown(recipe ?? entry.recipe))
    } else {
      tell([FileProblem(entry.path, .notARecipe)])
    }
  }

  /// Shows a recipe with its nutrients, those computed that it does not state: for reading as a table behind it.
  fileprivate func showWithNutrition(_ entry: Library.Entry, _ view: RecipeView, isJSON: Bool) throws {
    let nutrition = try nutrition(of: ShoppingRecipe(entry.document), stated: entry.recipe.nutrition)
    var recipe = entry.recipe
    guard isJSON else {
      recipe.nutrition = [:]
      try show(entry, view, isJSON: false, recipe: recipe)
      console.print("\n" + console.styled("Nutrition", .boldBlue))
      return printSummary(nutrition.scaled(by: view.factor.approximation))
    }
    for (nutrient, figure) in nutrition.perServing ?? [:] where recipe.nutrition[nutrient] == nil {
      let text = NutrientFigure.text(figure, nutrient)
      recipe.nutrition[nutrient] = Field(text, text: MappedText(unplaced: text), place: .derived)
    }
    try show(entry, view, isJSON: true, recipe: recipe)
  }

  /// Shows the photo on terminals that can, and tells its place on others.
  fileprivate func showImage(of entry: Library.Entry) throws {
    guard let image = entry.recipe.image?.value else { return tell([Diagnostic(.nothingToOpen, nil, ["image"])]) }
    let vault = try vault()
    let path = imagePath(image, of: entry, in: vault)
    if console.setup.isTerminal, let terminal = TerminalImage.supported(variable), !path.contains("://"),
      let sequence = terminal.sequence(try vault.read(VaultPath(path)).bytes)
    {
      console.write(sequence)
    } else {
      console.print(path)
    }
  }

  /// The address of what a link of a recipe leads to, for terminals that can follow links.
  private func linkAddress(from entry: Library.Entry) throws -> (String) -> String? {
    guard console.setup.isTerminal, entry.recipe.ingredients.contains(where: { $0.link != nil }) else {
      return { _ in nil }
    }
    let library = try library()
    let resolver = library.linkResolver()
    let vault = try vault()
    return { target in
      guard case .recipe(let index) = resolver.resolve(target, isWiki: false, in: entry.path.string) else { return nil }
      return "file://" + vault.absolute(library.files[index].path).string
    }
  }
}

extension Positional {
  static let recipe = Positional("RECIPE", .one, "path, title or part of the title", completion: .dynamic("recipes"))
  static let recipes = Positional(
    "RECIPE", .oneOrMore, "path, title or part of the title", completion: .dynamic("recipes"))
}

extension Option {
  static let nutrition = Option("nutrition", "with what it holds: calories, protein, fat, ...")
  static let image = Option("image", "show the photo too")
  static let raw = Option("raw", "print the file as it is")
  static let language = Option("lang", value: "LANG", "the language to take in files with two", completion: .none)
}
