// Turns the words of a command line into an invocation of one of the commands, or into a diagnostic that says what to type instead.

public import SourceText

/// A command line that makes no sense.
public struct UsageProblem: Error, Hashable, Sendable {
  /// What is wrong.
  public var diagnostic: Diagnostic
  /// The command that it was about, for showing its usage.
  public var path: [String]

  /// A problem.
  public init(_ id: DiagnosticID, _ arguments: [String], path: [String]) {
    diagnostic = Diagnostic(id, nil, arguments)
    self.path = path
  }
}

/// Parses command lines against a table of commands.
public struct CommandLineParser<Session>: Sendable {
  private let commands: [Command<Session>]
  private let globals: [Option]

  /// A parser for these commands; `globals` can be given before or after the command's name.
  public init(commands: [Command<Session>], globals: [Option]) {
    self.commands = commands
    self.globals = globals
  }

  /// What was found: a command and how it was called. `command` is nil when the line names none.
  public struct Line: Sendable {
    /// The command to run.
    public var command: Command<Session>?
    /// How it was called.
    public var invocation: Invocation
  }

  /// Parses the words after the program's name.
  public func parse(_ words: [String]) throws(UsageProblem) -> Line {
    var state = State(rest: words[...])
    while let word = state.rest.popFirst() {
      if state.onlyWords || !word.hasPrefix("-") || word == "-" {
        try take(word, &state)
      } else if word == "--" {
        state.onlyWords = true
      } else if word.hasPrefix("--") {
        try takeLong(word, &state)
      } else {
        try takeShort(word, &state)
      }
    }
    return try finish(state)
  }

  private struct State {
    var rest: ArraySlice<String>
    var onlyWords = false
    var command: Command<Session>?
    var path: [String] = []
    var words: [String] = []
    var given: [String: [String]] = [:]
  }

  /// A plain word: the command's name, a subcommand's, or a positional.
  private func take(_ word: String, _ state: inout State) throws(UsageProblem) {
    guard let command = state.command else {
      guard let found = Self.find(word, in: commands) else {
        let names = commands.flatMap { [$0.name] + $0.aliases }
        throw UsageProblem(.unknownCommand, [word, Self.near(word, names)], path: [])
      }
      state.command = found
      state.path = [found.name]
      return
    }
    if state.words.isEmpty, !state.onlyWords, let found = Self.find(word, in: command.subcommands) {
      state.command = found
      state.path.append(found.name)
      return
    }
    state.words.append(word)
  }

  private func options(_ state: State) -> [Option] { globals + (state.command?.options ?? []) }

  /// `--name`, `--name value`, `--name=value`.
  private func takeLong(_ word: String, _ state: inout State) throws(UsageProblem) {
    let body = word.dropFirst(2)
    let name = String(body.prefix { $0 != "=" })
    let attached = body.firstIndex(of: "=").map { String(body[body.index(after: $0)...]) }
    guard let option = options(state).first(where: { $0.long == name }) else {
      let names = options(state).map(\.long)
      throw UsageProblem(.unknownOption, ["--" + name, Self.near(name, names, prefix: "--")], path: state.path)
    }
    try record(option, shown: "--" + name, attached: attached, &state)
  }

  /// `-x`, `-x value`, `-xVALUE`, `-abc`.
  private func takeShort(_ word: String, _ state: inout State) throws(UsageProblem) {
    let known = options(state)
    let isNegationAllowed = state.command?.takesNegations == true
    var letters = word.dropFirst()
    if isNegationAllowed && letters.count > 1 || !known.contains(where: { $0.short == letters.first }) {
      guard isNegationAllowed else {
        throw UsageProblem(.unknownOption, [word, ""], path: state.path)
      }
      state.words.append(word)
      return
    }
    while let letter = letters.popFirst() {
      guard let option = known.first(where: { $0.short == letter }) else {
        throw UsageProblem(.unknownOption, ["-\(letter)", ""], path: state.path)
      }
      if option.value == nil {
        try record(option, shown: "-\(letter)", attached: nil, &state)
      } else {
        let attached = letters.isEmpty ? nil : String(letters.first == "=" ? letters.dropFirst() : letters)
        return try record(option, shown: "-\(letter)", attached: attached, &state)
      }
    }
  }

  private func record(_ option: Option, shown: String, attached: String?, _ state: inout State) throws(UsageProblem) {
    guard option.value != nil else {
      guard attached == nil else { throw UsageProblem(.optionTakesNoValue, [shown], path: state.path) }
      state.given[option.long, default: []].append("")
      return
    }
    guard let value = attached ?? state.rest.popFirst() else {
      throw UsageProblem(.optionNeedsValue, [shown, option.value ?? ""], path: state.path)
    }
    if case .words(let choices) = option.completion, !choices.contains(value) {
      throw UsageProblem(.valueNotAChoice, [value, shown, choices.joined(separator: ", ")], path: state.path)
    }
    state.given[option.long, default: []].append(value)
  }

  /// Checks the number of words.
  private func finish(_ state: State) throws(UsageProblem) -> Line {
    let invocation = Invocation(path: state.path, words: state.words, given: state.given)
    guard let command = state.command, state.given["help"] == nil else {
      return Line(command: state.command, invocation: invocation)
    }
    if command.run == nil {
      let names = command.subcommands.map(\.name)
      if let word = state.words.first {
        throw UsageProblem(.unknownCommand, ["\(command.name) \(word)", Self.near(word, names)], path: state.path)
      }
      throw UsageProblem(.missingSubcommand, [command.name, names.joined(separator: ", ")], path: state.path)
    }
    let least = command.positionals.filter { $0.count == .one || $0.count == .oneOrMore }
    if state.words.count < least.count {
      throw UsageProblem(.missingWord, [least[state.words.count].name], path: state.path)
    }
    let isOpen = command.positionals.contains { $0.count == .many || $0.count == .oneOrMore }
    if !isOpen && state.words.count > command.positionals.count {
      throw UsageProblem(.extraWord, [state.words[command.positionals.count]], path: state.path)
    }
    return Line(command: command, invocation: invocation)
  }

  private static func find(_ word: String, in commands: [Command<Session>]) -> Command<Session>? {
    commands.first { $0.name == word } ?? commands.first { $0.aliases.contains(word) }
  }

  /// `did you mean 'x'?` for the nearest name, or nothing.
  private static func near(_ word: String, _ names: [String], prefix: String = "") -> String {
    NearName.find(word, in: names).map { "; did you mean '\(prefix)\($0)'?" } ?? ""
  }
}
