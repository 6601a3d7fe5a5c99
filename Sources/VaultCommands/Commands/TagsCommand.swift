// `vault tags`: which tags there are and how often.

internal import CommandTable
internal import RecipeDocument
internal import RecipeIndex
internal import SourceText

extension Command where Session == VaultCommands.Session {
  static let tags = Command(
    "tags", summary: "list tags and how many recipes have them",
    discussion: "The commonest first. Tags that differ only in case or accents are counted together.",
    positionals: [.query], options: [.json],
    takesNegations: true,
    run: { invocation, session in
      let found = try session.find(invocation.words, invocation)
      if found.hits.isEmpty { return try session.tellEmptiness(found, invocation) }
      let counts = Counts(found.summaries.flatMap { Set($0.tags) })
      if invocation.has(.json) {
        var json = JSONWriter()
        for row in counts.rows {
          json.object {
            $0.field("tag", row.name)
            $0.field("count", row.count)
          }
          json.newline()
        }
        session.console.write(json.take())
      } else {
        counts.print(to: session.console)
      }
      return counts.rows.isEmpty ? .nothing : .done
    })
}

/// How often names occur, those alike but for case and accents together.
struct Counts {
  /// The names, the commonest first, equally common ones in alphabetical order.
  let rows: [(name: String, count: Int)]

  init(_ names: [String]) {
    var byKey: [String: [String: Int]] = [:]
    for name in names { byKey[Folding.fold(name), default: [:]][name, default: 0] += 1 }
    var rows: [(key: String, name: String, count: Int)] = []
    for (key, spellings) in byKey {
      let best = spellings.max { $0.value != $1.value ? $0.value < $1.value : $0.key > $1.key }
      rows.append((key: key, name: best?.key ?? key, count: spellings.values.reduce(0, +)))
    }
    rows.sort { $0.count != $1.count ? $0.count > $1.count : $0.key < $1.key }
    self.rows = rows.map { (name: $0.name, count: $0.count) }
  }

  /// Prints the counts: aligned on a terminal, separated by a tab elsewhere.
  func print(to console: Console) {
    guard console.setup.isTerminal else {
      for row in rows { console.print("\(row.count)\t\(row.name)") }
      return
    }
    var table = ColumnLayout([.init(isRightAligned: true), .init(isFlexible: true)])
    for row in rows { table.add([.init("\(row.count)", .cyan), .init(TerminalText.escaped(row.name))]) }
    table.print(to: console)
  }
}
