// A list of recipes in the forms that commands print: columns for people, tab-separated lines, paths or JSON for programs.

internal import CommandTable
internal import Quantities
internal import RecipeIndex
internal import SourceText
internal import VaultFolder

/// Prints lists of recipes.
struct RecipeList {
  /// What it is printed for.
  let session: Session
  /// Whether it answers a search, so that what was found is told too.
  var isSearch = false
  private var console: Console { session.console }

  /// The options that every list takes.
  static let options: [Option] = [.sort, .limit, .paths, .null, .json, .format, .count, .unchecked]

  /// Prints the recipes in the form that the options ask for; exit code 1 when there are none.
  func print(_ found: Found, _ invocation: Invocation) throws -> ExitCode {
    let hits = try invocation.number(.limit).map { Array(found.hits.prefix($0)) } ?? found.hits
    let summaries = hits.lazy.map { found.snapshot[$0.number] }
    let hasSnippets = isSearch && (console.setup.isTerminal || invocation.has(.snippet))
    if invocation.has(.count) {
      console.print("\(hits.count)")
    } else if invocation.has(.json) {
      for hit in hits { try json(hit, of: found) }
    } else if invocation.has(.paths) || invocation.has(.null) {
      let ending = invocation.has(.null) ? 0 : UInt8(ascii: "\n")
      if console.setup.isTerminal, !invocation.has(.null) {
        for hit in hits { console.print(session.shown(found.snapshot.path(hit.number))) }
      } else {
        console.write(found.snapshot.paths(hits, shown: session.shownPaths, ending: ending))
      }
    } else if let format = invocation.value(.format) {
      let template = FormatTemplate(format)
      for summary in summaries { console.print(template.filled { field($0, of: summary) }) }
    } else if hasSnippets {
      for hit in hits { try FoundText(session: session, result: found.result).print(hit, of: found.snapshot) }
    } else if console.setup.isTerminal {
      columns(Array(summaries))
    } else {
      console.write(found.snapshot.lines(hits, shown: session.shownPaths))
    }
    return hits.isEmpty ? .nothing : .done
  }

  private func field(_ name: String, of summary: RecipeSummary) -> String {
    name.lowercased() == "path"
      ? String(decoding: session.shownPaths.bytes(summary.path), as: UTF8.self) : RecipeFields.text(name, of: summary)
  }

  private func columns(_ recipes: [RecipeSummary]) {
    var table = ColumnLayout([
      .init(isFlexible: true), .init(isRightAligned: true, importance: 3), .init(isRightAligned: true, importance: 2),
      .init(importance: 1), .init(importance: 4), .init(isFlexible: true, importance: 0),
    ])
    for recipe in recipes {
      table.add([
        .init(TerminalText.escaped(recipe.title), .bold),
        .init(recipe.total.map(Minutes.text) ?? "", .cyan),
        .init(ServingsWords.short(recipe)),
        .init(recipe.rating.map(Stars.text) ?? "", .yellow),
        .init(recipe.isFavorite ? "♥" : "", .red),
        .init(TerminalText.escaped(recipe.tags.joined(separator: ", ")), .green),
      ])
    }
    table.print(to: console)
  }

  private func json(_ hit: Hit, of found: Found) throws {
    let entry: Library.Entry
    do { entry = try Library.read(found.snapshot.path(hit.number), in: session.vault()) } catch let problem
      as FileProblem
    {
      // A file that went away since it was found is no longer part of the answer.
      if problem.isMissing { return }
      throw problem
    }
    var json = JSONWriter()
    json.recipe(entry.document, entry.recipe, path: entry.path.string) { json in
      if isSearch { FoundText(session: session, result: found.result).write(hit, entry, to: &json) }
    }
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
  static let unchecked = Option("unchecked", "take the index as it is, without looking whether files changed")
  static let format = Option(
    "format", value: "TEMPLATE", "print each as this text: \"{title:30} {time}\"", completion: .dynamic("fields"))
  static let count = Option("count", "print only how many there are")
}
