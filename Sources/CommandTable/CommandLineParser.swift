// Turns the words of a command line into an invocation of one of the commands, or into a diagnostic that says what to type instead.

public import SourceText

/// A command line that makes no sense.
public struct UsageProblem: Error, Hashable, Sendable {
  /// What is wrong.
  public var diagnostic: Diagnostic
  /// The command that it was about, for showing its usage.
  public var path: [String]
  /// The place among the words of the one that names no command, where that is the problem: it may be a name of the user's own.
  public var unknownCommandIndex: Int?

  /// A problem.
  public init(_ id: DiagnosticID, _ arguments: [String], path: [String], unknownCommandIndex: Int? = nil) {
    diagnostic = Diagnostic(id, nil, arguments)
    self.path = path
    self.unknownCommandIndex = unknownCommandIndex
  }
}

/// Parses command lines against a table of commands.
public struct CommandLineParser<Session>: Sendable {
  private let commands: [Command<Session>]
  private let globals: [Option]
  private let program: String

  /// A parser for these commands; `globals` can be given before or after the command's name.
  public init(commands: [Command<Session>], globals: [Option], program: String = "vault") {
    self.commands = commands
    self.globals = globals
    self.program = program
  }

  /// What was found: a command and how it was called.
  ///
  /// `command` is nil when the line names none.
  public struct Line: Sendable {
    /// The command to run.
    public var command: Command<Session>?
    /// How it was called.
    public var invocation: Invocation
  }

  /// Parses the words after the program's name.
  ///
  /// The first thing that is wrong is thrown; but a line with `--help` or `--version` in it is never wrong.
  public func parse(_ words: [String]) throws(UsageProblem) -> Line {
    var reading = Reading(commands: commands, globals: globals, program: program, arguments: words)
    reading.readAll()
    return try reading.line()
  }
}

/// One reading of a command line.
private struct Reading<Session> {
  let commands: [Command<Session>]
  let globals: [Option]
  let program: String
  let arguments: [String]
  private var position = 0
  private var command: Command<Session>?
  private var invocation = Invocation(path: [])
  private var problem: UsageProblem?

  init(commands: [Command<Session>], globals: [Option], program: String, arguments: [String]) {
    self.commands = commands
    self.globals = globals
    self.program = program
    self.arguments = arguments
  }

  mutating func readAll() {
    var onlyWords = false
    while position < arguments.count {
      let word = arguments[position]
      position += 1
      if onlyWords || word == "-" || !word.hasPrefix("-") {
        read(word: word, isQuoted: onlyWords)
      } else if word == "--" {
        onlyWords = true
      } else if word.hasPrefix("--") {
        read(long: word)
      } else {
        read(letters: word)
      }
    }
  }

  func line() throws(UsageProblem) -> CommandLineParser<Session>.Line {
    var invocation = invocation
    if invocation.given["help"] == nil, invocation.given["version"] == nil {
      if let problem { throw problem }
      if let command {
        guard command.run != nil else {
          let names = command.shownSubcommands.map(\.name).joined(separator: ", ")
          throw UsageProblem(.missingSubcommand, [name, names], path: invocation.path)
        }
        invocation.places = try places(of: command)
      }
    }
    return CommandLineParser<Session>.Line(command: command, invocation: invocation)
  }

  /// The command as people write it.
  private var name: String { ([program] + invocation.path).joined(separator: " ") }

  private mutating func fail(_ id: DiagnosticID, _ arguments: [String], unknownCommandIndex: Int? = nil) {
    guard problem == nil else { return }
    problem = UsageProblem(id, arguments, path: invocation.path, unknownCommandIndex: unknownCommandIndex)
  }

  // MARK: Words

  /// A plain word: the command's name, a subcommand's, or a positional.
  private mutating func read(word: String, isQuoted: Bool) {
    guard let command else {
      if problem == nil { choose(word, among: commands, at: position - 1) }
      return
    }
    if invocation.words.isEmpty, !isQuoted, !command.subcommands.isEmpty {
      if let next = command.subcommands.first(where: { $0.isNamed(word) }) { return descend(into: next) }
      if command.run == nil { return choose(word, among: command.subcommands, at: nil) }
    }
    invocation.words.append(word)
  }

  private mutating func choose(_ word: String, among commands: [Command<Session>], at index: Int?) {
    if let found = commands.first(where: { $0.isNamed(word) }) { return descend(into: found) }
    let written = (invocation.path + [word]).joined(separator: " ")
    let names = commands.filter { !$0.isHidden }.flatMap { [$0.name] + $0.aliases }
    if let near = NearName.find(word, in: names) {
      fail(.misspelledCommand, [written, near], unknownCommandIndex: index)
    } else {
      fail(.unknownCommand, [written], unknownCommandIndex: index)
    }
  }

  private mutating func descend(into next: Command<Session>) {
    command = next
    invocation.path.append(next.name)
  }

  /// The words at their places.
  private func places(of command: Command<Session>) throws(UsageProblem) -> [String: [String]] {
    let path = invocation.path
    let places = command.positionals.filter { place in place.replacedBy.map { invocation.given[$0] == nil } ?? true }
    var rest = invocation.words[...]
    var result: [String: [String]] = [:]
    for (index, place) in places.enumerated() {
      let reserved = places[(index + 1)...].reduce(0) { $0 + $1.least }
      let free = max(0, rest.count - reserved)
      let taken = place.isMany ? free : min(1, place.least > 0 ? rest.count : free)
      guard taken >= place.least else {
        throw UsageProblem(.missingWord, [place.name, command.usage(called: name)], path: path)
      }
      let words = Array(rest.prefix(taken))
      rest = rest.dropFirst(taken)
      if let choices = place.choices, let wrong = words.first(where: { !choices.contains($0) }) {
        throw UsageProblem(.wordNotAChoice, [wrong, place.name, choices.joined(separator: ", ")], path: path)
      }
      result[place.name] = words
    }
    if let extra = rest.first { throw problem(ofExtra: extra, command) }
    return result
  }

  private func problem(ofExtra word: String, _ command: Command<Session>) -> UsageProblem {
    if invocation.words.first == word, let near = NearName.find(word, in: command.shownSubcommands.map(\.name)) {
      let written = (invocation.path + [word]).joined(separator: " ")
      return UsageProblem(.misspelledCommand, [written, near], path: invocation.path)
    }
    return UsageProblem(.extraWord, [word, command.usage(called: name)], path: invocation.path)
  }

  // MARK: Options

  private var known: [Option] { (command?.options ?? []) + globals }

  private var takesNegations: Bool { command?.takesNegations ?? false }

  /// `--name`, `--name value`, `--name=value`.
  private mutating func read(long word: String) {
    let body = word.dropFirst(2)
    let equals = body.firstIndex(of: "=")
    let name = equals.map { body[..<$0] } ?? body
    let value = equals.map { String(body[body.index(after: $0)...]) }
    guard let option = known.first(where: { $0.long == name }) else {
      return readUnknown(word, written: "--" + name)
    }
    read(value: value, of: option, written: "--" + option.long)
  }

  /// `-x`, `-x value`, `-xVALUE`, `-abc`.
  private mutating func read(letters word: String) {
    var letters = word.dropFirst()
    guard areOptions(letters) else { return readUnknown(word, written: word) }
    while let letter = letters.popFirst() {
      guard let option = known.first(where: { $0.short == letter }) else {
        return readUnknown("-\(letter)", written: "-\(letter)")
      }
      if option.value == nil {
        add("", to: option, written: "-\(letter)")
        continue
      }
      let rest = letters.first == "=" ? letters.dropFirst() : letters
      return read(value: letters.isEmpty ? nil : String(rest), of: option, written: "-\(letter)")
    }
  }

  /// Whether letters after a dash are options: the first must be one; where negations are taken all must be, and a glued value a number.
  private func areOptions(_ letters: Substring) -> Bool {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = known.first(where: { $0.short == letter }) else { return false }
      guard takesNegations else { return true }
      if option.value != nil { return letters.first.map { $0 == "=" || $0.isNumber } ?? true }
    }
    return true
  }

  /// Takes the value given with the option, or the next word.
  private mutating func read(value: String?, of option: Option, written: String) {
    guard let valueName = option.value else {
      if value != nil { return fail(.optionTakesNoValue, [written]) }
      return add("", to: option, written: written)
    }
    if let value { return add(value, to: option, written: written) }
    let next = position < arguments.count ? arguments[position] : nil
    if let test = option.optionalValue {
      guard let next, test.passes(next) else { return add("", to: option, written: written) }
    }
    // A word that is an option, or ends them, is not meant as the value.
    guard let next, next != "--", !known.contains(where: { $0.isWritten(next) }) else {
      return fail(.optionNeedsValue, [written, valueName])
    }
    position += 1
    add(next, to: option, written: written)
  }

  private mutating func add(_ value: String, to option: Option, written: String) {
    let isLeftOut = value.isEmpty && option.optionalValue != nil
    if !isLeftOut, option.value != nil {
      if let choices = option.choices, !choices.contains(value) {
        return fail(.valueNotAChoice, [value, written, choices.joined(separator: ", ")])
      }
      if let range = option.range, !(Int(value).map(range.contains) ?? false) {
        return fail(.valueNotANumber, [value, written, String(range.lowerBound), String(range.upperBound)])
      }
    }
    invocation.given[option.long, default: []].append(value)
  }

  private mutating func readUnknown(_ word: String, written: String) {
    let names = known.map { "--" + $0.long }
    // A letter or two are near to too much.
    let near = written.drop { $0 == "-" }.count > 2 ? NearName.find(written, in: names) : nil
    if takesNegations {
      if let near {
        invocation.notes.append(Diagnostic(.misspelledOptionReadAsWord, nil, [word, near]))
      } else if word.hasPrefix("--") {
        invocation.notes.append(Diagnostic(.optionReadAsWord, nil, [word]))
      }
      return invocation.words.append(word)
    }
    if let near {
      fail(.misspelledOption, [name, written, near])
    } else {
      fail(.unknownOption, [name, written])
    }
  }
}
