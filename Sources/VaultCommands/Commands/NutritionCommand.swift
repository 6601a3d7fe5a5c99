// `vault nutrition`: what a dish holds, and how sure that is.

internal import CommandTable
internal import Kitchen
internal import Quantities
internal import RecipeDocument
internal import SourceText
internal import VaultFolder

extension Command where Session == VaultCommands.Session {
  static let nutrition = Command(
    "nutrition", summary: "compute the nutrients of recipes",
    discussion: """
      Takes each ingredient for a food of USDA's SR Legacy table, or of the CSV that the settings name under `foods:`, weighs it, and \
      adds up. Every match is named, and so is what could not be matched. What the recipe's own front matter states wins.
      """,
    positionals: [
      Positional(
        "RECIPE", .oneOrMore, "path, title or part of the title", completion: .dynamic("recipes"), replacedBy: "query")
    ], options: [.writeNutrition, .query, .dryRun, .json],
    examples: [
      Example("vault nutrition lasagne", "for a serving and for the whole dish"),
      Example("vault nutrition lasagne --write", "into the recipe's front matter"),
    ],
    run: { invocation, session in
      var code = ExitCode.done
      for (index, entry) in try session.entries(invocation).enumerated() {
        guard entry.recipe.isRecipe else {
          session.tell([FileProblem(entry.path, .notARecipe)])
          code = .nothing
          continue
        }
        let nutrition = try session.nutrition(of: ShoppingRecipe(entry.document), stated: entry.recipe.nutrition)
        if invocation.has(.writeNutrition) || invocation.has(.dryRun) {
          let written = try session.write(nutrition, entry, invocation)
          if written != .done { code = written }
        } else if invocation.has(.json) {
          session.printJSON(nutrition, entry)
        } else {
          if index > 0 { session.console.print() }
          session.print(nutrition, entry)
        }
      }
      return code
    })
}

extension Option {
  static let writeNutrition = Option("write", "put what a serving holds into the front matter")
}

extension Session {
  /// The nutrients of a recipe, its sub-recipes included.
  func nutrition(of recipe: ShoppingRecipe, stated: [Nutrient: Field<String>] = [:]) throws -> Nutrition {
    let settings = try vault().settings.reading
    return Nutrition(
      recipe, stated: stated.mapValues(\.value), foods: try nutritionFoods(), settings: settings.quantities,
      resolve: try subRecipes())
  }

  /// The recipes that words name, or that `--query` finds.
  fileprivate func entries(_ invocation: Invocation) throws -> [Library.Entry] {
    guard invocation.has(.query) else { return try invocation.words.map { try recipe(named: $0) } }
    return try targets(invocation).map { try Library.read($0, in: vault()) }
  }

  /// The built-in foods and those of the settings' CSV.
  private func nutritionFoods() throws -> NutritionFoods {
    if let openedFoods { return openedFoods }
    let vault = try vault()
    var extra: [NutritionFood] = []
    if let file = vault.settings.foods {
      do throws(FileProblem) {
        extra = NutritionCSV.foods(try vault.read(VaultPath(file)).bytes)
      } catch {
        tell([error])
      }
    }
    let foods = NutritionFoods(extra: extra, language: vault.settings.reading.language)
    openedFoods = foods
    return foods
  }

  fileprivate func write(_ nutrition: Nutrition, _ entry: Library.Entry, _ invocation: Invocation) throws -> ExitCode {
    guard let serving = nutrition.perServing else { throw Failure(.servingsUnknown, entry.recipe.title.value) }
    let changes = Nutrient.allCases.filter { !nutrition.stated.contains($0) }.compactMap { nutrient in
      serving[nutrient].map { RecipeChange.set(key: nutrient.rawValue, value: NutrientFigure.text($0, nutrient)) }
    }
    let plan = EditPlan(changes: changes, report: "wrote the nutrients of a serving")
    return try edit([entry.path], plan, isDryRun: invocation.has(.dryRun))
  }

  fileprivate func print(_ nutrition: Nutrition, _ entry: Library.Entry) {
    console.print(console.styled(escaped(entry.recipe.title.value), .bold))
    printTable(nutrition)
    let counted = nutrition.items.filter(\.isCounted)
    let others = nutrition.items.filter { !$0.isCounted }
    console.print("\n" + console.styled("Counted", .boldBlue) + " (\(percent(nutrition.coverage)) of the mass)")
    for item in counted {
      let number = item.food?.usdaNumber.map { " (USDA \($0))" } ?? ""
      let grams = NutrientFigure.number(item.grams ?? 0) + " g"
      console.print("  \(escaped(item.text)): \(grams) \(item.food?.names.first ?? "")\(number)")
    }
    guard !others.isEmpty else { return }
    console.print("\n" + console.styled("Not counted", .boldBlue))
    for item in others {
      let why = item.food == nil ? "no such food in the table" : "no amount that can be weighed"
      console.print("  \(escaped(item.text)): \(why)")
    }
  }

  /// The table of nutrients for a serving and the whole, and how much of the mass it stands on.
  func printSummary(_ nutrition: Nutrition) {
    printTable(nutrition)
    let missing = nutrition.items.filter { !$0.isCounted && !ListItem($0.text).quantities.isEmpty }.map(\.name)
    let rest = missing.isEmpty ? "" : "; not counted: " + escaped(missing.joined(separator: ", "))
    console.print("counted: \(percent(nutrition.coverage)) of the mass" + rest)
  }

  private func printTable(_ nutrition: Nutrition) {
    let servings = nutrition.servings.map { " (\(NutrientFigure.number($0)))" } ?? ""
    let header = nutrition.perServing == nil ? "" : "a serving".padded(14)
    console.print("".padded(16) + header + "whole" + servings)
    for nutrient in Nutrient.allCases {
      let serving = nutrition.perServing.map { NutrientFigure.words($0[nutrient], nutrient).padded(14) } ?? ""
      let mark = nutrition.stated.contains(nutrient) ? "  as the recipe states" : ""
      console.print(
        nutrient.words.padded(16) + serving + NutrientFigure.words(nutrition.total[nutrient], nutrient) + mark)
    }
  }

  fileprivate func printJSON(_ nutrition: Nutrition, _ entry: Library.Entry) {
    var json = JSONWriter()
    json.object { json in
      json.field("path", entry.path.string)
      json.field("title", entry.recipe.title.value)
      json.field("servings", nutrition.servings)
      json.key("perServing")
      json.nutrients(nutrition.perServing)
      json.key("total")
      json.nutrients(nutrition.total)
      json.field("stated", Nutrient.allCases.filter(nutrition.stated.contains).map(\.rawValue))
      json.field("coverage", (nutrition.coverage * 1000).rounded() / 1000)
      json.key("ingredients")
      json.array(nutrition.items) { json, item in
        json.object { json in
          json.field("text", item.text)
          json.field("path", item.path)
          json.field("line", item.line)
          json.field("food", item.food?.names.first)
          json.field("usda", item.food?.usdaNumber)
          json.field("grams", item.grams.map { ($0 * 10).rounded() / 10 })
          json.field("counted", item.isCounted)
        }
      }
    }
    json.newline()
    console.write(json.take())
  }

  private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
  private func escaped(_ text: String) -> String { console.setup.isTerminal ? TerminalText.escaped(text) : text }
}

extension JSONWriter {
  /// Writes nutrients by their keys, as strings holding decimals.
  mutating func nutrients(_ values: [Nutrient: Double]?) {
    guard let values else { return null() }
    object { json in
      for nutrient in Nutrient.allCases {
        json.field(nutrient.rawValue, values[nutrient].map { NutrientFigure.text($0, nutrient) })
      }
    }
  }
}

extension String {
  /// The text with blanks behind it up to a width.
  fileprivate func padded(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
