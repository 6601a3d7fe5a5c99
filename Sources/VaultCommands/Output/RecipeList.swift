// A list of recipes in the forms that commands print: columns for people, tab-separated lines, paths or JSON for programs.

internal import CommandTable
internal import RecipeDocument
internal import SourceText
internal import VaultFolder

/// Prints lists of recipes.
struct RecipeList {
  /// The console to print to.
  let console: Console

  /// The options that every list takes.
  static let options: [Option] = [.sort, .limit, .paths, .null, .json, .count]

  /// Prints the recipes in the form that the options ask for; exit code 1 when there are none.
  func print(_ recipes: [Library.Entry], _ invocation: Invocation) throws -> ExitCode {
    var shown = recipes
    if let sort = invocation.value(.sort) { shown = RecipeSort(sort).sorted(shown) }
    if let limit = try invocation.number(.limit) { shown = Array(shown.prefix(limit)) }
    if invocation.has(.count) {
      console.print("\(shown.count)")
    } else if invocation.has(.json) {
      shown.forEach(json)
    } else if invocation.has(.paths) || invocation.has(.null) {
      for entry in shown { console.write(entry.path.bytes + [invocation.has(.null) ? 0 : UInt8(ascii: "\n")]) }
    } else if console.setup.isTerminal {
      columns(shown)
    } else {
      shown.forEach(tabbed)
    }
    return shown.isEmpty ? .nothing : .done
  }

  private func columns(_ recipes: [Library.Entry]) {
    var table = ColumnLayout([
      .init(isFlexible: true), .init(isRightAligned: true), .init(isRightAligned: true), .init(), .init(),
      .init(isFlexible: true),
    ])
    for entry in recipes {
      let recipe = entry.recipe
      table.add([
        .init(TerminalText.escaped(recipe.title.value), .bold),
        .init(recipe.times.totalMinutes.map(Minutes.text) ?? "", .cyan),
        .init(recipe.servings.map { ServingsWords.number($0.value.amount) } ?? ""),
        .init(recipe.rating.map { Stars.text($0.value) } ?? "", .yellow),
        .init(recipe.favorite?.value == true ? "♥" : "", .red),
        .init(TerminalText.escaped(recipe.tags.map(\.value).joined(separator: ", ")), .green),
      ])
    }
    table.print(to: console)
  }

  private func tabbed(_ entry: Library.Entry) {
    let recipe = entry.recipe
    let cells = [
      entry.path.string, recipe.title.value, recipe.times.totalMinutes.map { "\($0)" } ?? "",
      recipe.servings.map { ServingsWords.number($0.value.amount) } ?? "",
      recipe.rating.map { Stars.number($0.value) } ?? "", recipe.favorite?.value == true ? "*" : "",
      recipe.tags.map(\.value).joined(separator: ","),
    ]
    console.print(cells.map(Self.oneLine).joined(separator: "\t"))
  }

  /// A cell without tabs and line breaks, which separate cells and lines.
  private static func oneLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 }) else { return text }
    return String(text.map { $0 == "\t" || $0.isNewline ? " " : $0 })
  }

  private func json(_ entry: Library.Entry) {
    var json = JSONWriter()
    json.recipe(entry.document, path: entry.path.string)
    json.newline()
    console.write(json.take())
  }
}

extension Invocation {
  /// The value of an option that takes a whole number of 0 or more; nil when it was not given.
  func number(_ option: Option) throws -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), number >= 0 else { throw Failure(.notANumber, text, "--" + option.long) }
    return number
  }
}

extension Option {
  static let sort = Option(
    "sort", value: "KEY", "order by a value; KEY- turns it around", completion: .dynamic("keys"))
  static let limit = Option("limit", short: "n", value: "N", "print at most N")
  static let paths = Option("paths", "print only the paths")
  static let null = Option("null", short: "0", "print only the paths, each ended by a NUL byte")
  static let count = Option("count", "print only how many there are")
}
