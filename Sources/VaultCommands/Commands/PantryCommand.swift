// `vault pantry`: what is at home, in a file that a person can edit.

internal import CommandTable
internal import Kitchen
internal import Quantities
internal import SourceText
internal import VaultFolder

extension Command where Session == VaultCommands.Session {
  static let pantry = Command(
    "pantry", summary: "keep track of what is at home",
    discussion: """
      The pantry is a Markdown list: `- 2 kg flour (best before 2027-01)`. A line without an amount means that there is some. \
      `(min 500 g)` or `(low)` tells when to buy again. Alone it lists everything.
      """,
    options: [.json],
    examples: [
      Example("vault pantry add '2 kg flour' --best-before 2027-01", "more flour"),
      Example("vault pantry use '300 g flour'", "less flour"),
      Example("vault pantry expiring --within 14d", "what to cook with soon"),
    ],
    subcommands: [.pantryList, .pantryAdd, .pantryUse, .pantryRemove, .pantryLow, .pantryExpiring],
    run: { invocation, session in try session.print(try session.openPantry().items, invocation) })

  static let pantryList = Command(
    "list", summary: "list what is at home", options: [.json], examples: [Example("vault pantry list", "everything")],
    run: { invocation, session in try session.print(try session.openPantry().items, invocation) })

  static let pantryLow = Command(
    "low", summary: "list what is to be bought again", options: [.json],
    examples: [Example("vault pantry low", "at its minimum or marked")],
    run: { invocation, session in
      try session.print(try session.openPantry().low, invocation, orElse: "nothing of the pantry is low")
    })

  static let pantryExpiring = Command(
    "expiring", summary: "list what does not keep much longer", options: [.within, .json],
    examples: [Example("vault pantry expiring --within 7d", "within a week, and what is past its date")],
    run: { invocation, session in
      let text = invocation.value(.within) ?? "7d"
      guard let days = PantryDays.read(text) else { throw Failure(.notANumber, text, "--within") }
      let items = try session.openPantry().expiring(within: days, today: session.today)
      return try session.print(items, invocation, orElse: "nothing of the pantry expires within \(days) days")
    })

  static let pantryAdd = Command(
    "add", summary: "add to the pantry", positionals: [Positional("FOOD", .oneOrMore, "an amount and a food")],
    options: [.bestBefore, .upc, .dryRun],
    examples: [Example("vault pantry add '1 l milk' --best-before 2026-12-09", "milk")],
    run: { invocation, session in
      let date = invocation.value(.bestBefore)
      if let date, CalendarDay(date) == nil { throw Failure(.dateUnclear, date) }
      let code = invocation.value(.upc)
      if let code, code.isEmpty || !code.utf8.allSatisfy({ "0123456789-".utf8.contains($0) }) {
        throw Failure(.codeUnclear, code)
      }
      let remarks = PantryFile.Remarks(bestBefore: date, code: code)
      let text = invocation.words.joined(separator: " ")
      return try session.changePantry(invocation) { pantry in
        try session.explaining(text) { () throws(PantryFile.Problem) in try pantry.adding(text, remarks) }
      }
    })

  static let pantryUse = Command(
    "use", summary: "take from the pantry", positionals: [Positional("FOOD", .oneOrMore, "an amount and a food")],
    options: [.dryRun], examples: [Example("vault pantry use '200 g butter'", "what is left stays")],
    run: { invocation, session in
      try session.changePantry(invocation) { pantry in
        let text = invocation.words.joined(separator: " ")
        return try session.explaining(text) { () throws(PantryFile.Problem) in try pantry.using(text) }
      }
    })

  static let pantryRemove = Command(
    "remove", summary: "take a food out of the pantry",
    positionals: [Positional("FOOD", .oneOrMore, "the food, or a bar code")],
    options: [.dryRun], examples: [Example("vault pantry remove butter", "all of it")],
    run: { invocation, session in
      try session.changePantry(invocation) { pantry in
        let word = invocation.words.joined(separator: " ")
        let found = pantry.find(word)
        if found.isEmpty { throw Failure(.itemUnknown, word, session.shown(try session.pantryPath)) }
        if Set(found.map(\.name)).count > 1 {
          throw Failure(.itemAmbiguous, word, found.map { "'\($0.text)'" }.joined(separator: ", "))
        }
        return pantry.removing(found)
      }
    })
}

extension Option {
  static let bestBefore = Option("best-before", value: "DATE", "the last good day or month: 2027-01")
  static let upc = Option("upc", value: "CODE", "the bar code")
  static let within = Option("within", value: "TIME", "so many days or weeks: 7d, 2w")
}

/// Spans of days as people write them.
enum PantryDays {
  /// `7`, `7d`, `2w`, `1m`; nil for anything else.
  static func read(_ text: String) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number < 100_000 else { return nil }
    switch text.dropFirst(digits.count).trimmingPrefix(while: \.isWhitespace).lowercased() {
    case "", "d", "day", "days": return number
    case "w", "week", "weeks": return number * 7
    case "m", "month", "months": return number * 30
    default: return nil
    }
  }
}

extension Session {
  /// The pantry; what cannot be read in it is told.
  fileprivate func openPantry() throws -> PantryFile {
    let bytes = try bytes(of: pantryPath)
    let pantry = try pantryFile(bytes)
    for diagnostic in pantry.diagnostics { tell(diagnostic, path: try pantryPath, lines: LineIndex(bytes)) }
    return pantry
  }

  /// Runs a change of the pantry; a problem becomes a failure that says why.
  fileprivate func explaining(_ text: String, _ change: () throws(PantryFile.Problem) -> [Edit]) throws -> [Edit] {
    do {
      return try change()
    } catch .notFound {
      throw Failure(.itemUnknown, text, shown(try pantryPath))
    } catch .notComparable(let line) {
      throw Failure(.pantryNotComparable, line)
    } catch .ambiguous(let lines) {
      throw Failure(.itemAmbiguous, text, lines)
    } catch .notEnough(let lines) {
      throw Failure(.pantryNotEnough, lines)
    } catch .notWritable(let line) {
      throw Failure(.pantryNotWritable, line)
    } catch .unclear(let reason) {
      throw Failure(.pantryAmountUnclear, text, reason)
    }
  }

  fileprivate func changePantry(_ invocation: Invocation, _ make: (PantryFile) throws -> [Edit]) throws -> ExitCode {
    let path = try pantryPath
    let isChanged = try change(path, isDryRun: invocation.has(.dryRun)) { try make(try pantryFile($0)) }
    if !invocation.has(.dryRun) { console.print("\(shown(path)): \(isChanged ? "changed" : "nothing to change")") }
    return .done
  }

  fileprivate func print(
    _ items: [PantryFile.Item], _ invocation: Invocation, orElse nothing: String = ""
  ) throws -> ExitCode {
    if items.isEmpty {
      let hint = "begin one with `vault pantry add`"
      let isEmpty = try pantryFile(try bytes(of: pantryPath)).items.isEmpty
      tell([isEmpty ? Diagnostic(.listMissing, nil, ["pantry", hint]) : Diagnostic(.nothingListed, nil, [nothing])])
      return .nothing
    }
    var place: String?
    for (number, item) in items.enumerated() {
      if invocation.has(.json) {
        var json = JSONWriter()
        json.pantryItem(item, today: today)
        json.newline()
        console.write(json.take())
        continue
      }
      if item.place != place, let heading = item.place {
        if number > 0 { console.print() }
        console.print(console.styled(escaped(heading), .boldBlue))
      }
      place = item.place
      let isPast = item.bestBefore.map { $0 < today } ?? false
      console.print("  " + console.styled(escaped(item.text), isPast ? .red : .plain))
    }
    return .done
  }

  private func escaped(_ text: String) -> String { console.setup.isTerminal ? TerminalText.escaped(text) : text }
}

extension JSONWriter {
  /// Writes the object of something at home.
  fileprivate mutating func pantryItem(_ item: PantryFile.Item, today: CalendarDay) {
    object { json in
      json.field("text", item.text)
      json.field("name", item.name)
      json.key("amounts")
      json.array(item.quantities) { $0.quantity($1) }
      json.field("bestBefore", item.bestBefore?.text)
      json.field("daysLeft", item.bestBefore.map { $0.number - today.number })
      json.field("upc", item.code)
      json.field("low", item.isLow)
      json.field("place", item.place)
      json.field("line", item.lineNumber)
    }
  }
}
