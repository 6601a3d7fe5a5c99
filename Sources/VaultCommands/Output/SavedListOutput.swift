// The list that is kept, as its file has it, for the terminal, a spreadsheet or a program; with `--why` and `--units` more than the file says.

internal import CommandTable
internal import Kitchen
internal import Quantities
internal import RecipeDocument
internal import SourceText
internal import VaultFolder

extension Session {
  /// Prints the list that is kept in the vault.
  func printSavedList(_ invocation: Invocation) throws -> ExitCode {
    let bytes = try bytes(of: shoppingPath)
    var file = try namedShoppingFile(bytes)
    if file.items.isEmpty {
      tell([Diagnostic(.listMissing, nil, ["shopping list", "make one with `vault shop RECIPE... --save`"])])
      return .nothing
    }
    let origins = invocation.has(.why) ? try origins(of: file, invocation) : nil
    let system = invocation.value(.units).flatMap(QuantitySettings.System.init(rawValue:))
    if let system {
      file.showAmounts(in: system, settings: try vault().settings.reading.quantities)
    }
    if invocation.has(.json) {
      for item in file.items {
        var json = JSONWriter()
        json.item(item)
        json.newline()
        console.write(json.take())
      }
    } else if invocation.has(.csv) {
      printCSV(file.items)
    } else if let origins {
      print(file, origins)
    } else if console.setup.isTerminal && !invocation.has(.markdown) {
      print(file, [:])
    } else {
      console.write(file.text)
    }
    return .done
  }

  /// Where every item comes from, a line each, by its line in the file.
  private func origins(of file: ShoppingFile, _ invocation: Invocation) throws -> [Int: [String]] {
    let path = shown(try shoppingPath)
    let sources = try recipeSources(of: file, invocation)
    let titles = Dictionary(file.recipes.map { ($0.path, $0.title) }, uniquingKeysWith: { first, _ in first })
    var result: [Int: [String]] = [:]
    for item in file.items {
      let origins = file.origins(of: item)
      result[item.lineNumber] = try origins.flatMap { try text($0, sources[$0.path], named: titles[$0.path]) }
      if origins.isEmpty { result[item.lineNumber] = ["written by hand, \(path):\(item.lineNumber)"] }
    }
    return result
  }

  /// What the recipes of the record need, each by itself, by path and food.
  private func recipeSources(
    of file: ShoppingFile, _ invocation: Invocation
  ) throws -> [String: (title: String, sources: [String: [ShoppingSource]])] {
    let options = try shoppingOptions(invocation)
    let resolver = try subRecipes()
    let lists = try recorded(file.recipes).requests.map { request in
      let lines = ShoppingList([request], options: options, resolve: resolver).lines
      let sources = Dictionary(lines.map { ($0.key, $0.sources) }, uniquingKeysWith: +)
      return (request.recipe.path, (request.recipe.title, sources))
    }
    return Dictionary(lists, uniquingKeysWith: { first, _ in first })
  }

  /// The ingredients behind a recipe's share; without them, when the recipe was changed since, the share alone.
  private func text(
    _ origin: ShoppingFile.Origin, _ recipe: (title: String, sources: [String: [ShoppingSource]])?, named: String?
  ) throws -> [String] {
    let formatter = try amountFormatter()
    if let sources = recipe?.sources[origin.key] { return sources.map { $0.words(formatter) } }
    let title = recipe?.title ?? named ?? origin.path
    return [[origin.share, "for", title, "(\(origin.path))"].filter { !$0.isEmpty }.joined(separator: " ")]
  }

  private func print(_ file: ShoppingFile, _ origins: [Int: [String]]) {
    var heading: String?
    for (number, item) in file.items.enumerated() {
      if number == 0 || item.heading != heading {
        if number > 0 { console.print() }
        heading = item.heading
        if let heading { console.print(console.styled(TerminalText.escaped(heading), .boldBlue)) }
      }
      let text = (item.isTicked ? "  ☑ " : "  ☐ ") + TerminalText.escaped(item.text)
      console.print(item.isTicked ? console.styled(text, .dim) : text)
      for origin in origins[item.lineNumber] ?? [] {
        console.print("      " + console.styled(TerminalText.escaped(origin), .dim))
      }
    }
  }
}

extension JSONWriter {
  /// Writes the object of an item of the list that is kept.
  fileprivate mutating func item(_ item: ShoppingFile.Item) {
    object { json in
      json.field("text", item.text)
      json.field("name", item.item.name)
      json.field("aisle", item.heading)
      json.field("ticked", item.isTicked)
      json.key("amounts")
      json.array(item.item.quantities) { $0.quantity($1) }
      json.field("line", item.lineNumber)
    }
  }
}
