// `vault stats`: the collection in figures.

internal import CommandTable
internal import Quantities
internal import RecipeIndex
internal import SourceText

extension Command where Session == VaultCommands.Session {
  static let stats = Command(
    "stats", summary: "show figures of the collection",
    positionals: [.query], options: [.json],
    takesNegations: true,
    run: { invocation, session in
      let found = try session.find(invocation.words, invocation)
      if found.hits.isEmpty { return try session.tellEmptiness(found, invocation) }
      let statistics = Statistics(found.summaries)
      if invocation.has(.json) {
        session.console.write(statistics.json())
      } else {
        statistics.print(to: session.console)
      }
      return .done
    })
}

/// Figures of some recipes.
struct Statistics {
  private let figures: [(key: String, label: String, value: Int)]
  private let tables: [(key: String, label: String, counts: Counts)]

  init(_ recipes: [RecipeSummary]) {
    let rated = recipes.compactMap(\.rating)
    let timed = recipes.compactMap(\.total).sorted()
    figures = [
      ("recipes", "recipes", recipes.count),
      ("favorites", "favorites", recipes.filter(\.isFavorite).count),
      ("rated", "with a rating", rated.count),
      ("withImage", "with a photo", recipes.filter { $0.image != nil }.count),
      ("withTime", "with a time", timed.count),
      ("medianMinutes", "minutes, the middle one", timed.isEmpty ? 0 : timed[timed.count / 2]),
      ("ingredients", "ingredient lines", recipes.reduce(0) { $0 + $1.ingredients.count }),
    ]
    tables = [
      ("categories", "Categories", Counts(recipes.compactMap(\.category))),
      ("cuisines", "Cuisines", Counts(recipes.compactMap(\.cuisine))),
      ("tags", "Tags", Counts(recipes.flatMap { Set($0.tags) })),
      (
        "ingredientNames", "Ingredients",
        Counts(recipes.flatMap { Set($0.ingredients.filter { !$0.isEmpty }) })
      ),
    ]
  }

  /// Prints the figures, and the ten commonest of each kind.
  func print(to console: Console) {
    var table = ColumnLayout([.init(isRightAligned: true), .init(isFlexible: true)])
    for figure in figures where figure.value > 0 { table.add([.init("\(figure.value)", .cyan), .init(figure.label)]) }
    table.print(to: console)
    for (_, label, counts) in tables where !counts.rows.isEmpty {
      console.print("\n" + console.styled(label, .boldBlue))
      var table = ColumnLayout([.init(isRightAligned: true), .init(isFlexible: true)])
      for row in counts.rows.prefix(10) {
        let name = console.setup.isTerminal ? TerminalText.escaped(row.name) : row.name
        table.add([.init("\(row.count)", .cyan), .init(name)])
      }
      table.print(to: console)
    }
  }

  /// The figures as one JSON object on a line.
  func json() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      for figure in figures { json.field(figure.key, figure.value) }
      for (key, _, counts) in tables {
        json.key(key)
        json.object { json in
          for row in counts.rows { json.field(row.name, row.count) }
        }
      }
    }
    json.newline()
    return json.take()
  }
}
