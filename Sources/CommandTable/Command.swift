// One model of a command: parsing, help, the manual page and completions are all made from it.

/// A command of the program and what runs it.
///
/// `Session` is what the program hands to its commands; this module knows nothing of it.
public struct Command<Session>: Sendable {
  /// The code that a command runs; what it throws is reported by the program.
  public typealias Run = @Sendable (Invocation, Session) throws -> ExitCode

  /// The word that names it.
  public var name: String
  /// Other words that name it.
  public var aliases: [String] = []
  /// What it does, in one line that begins in lower case and has no full stop.
  public var summary: String
  /// More about it, in paragraphs.
  public var discussion = ""
  /// The words that it takes.
  public var positionals: [Positional] = []
  /// The options that it takes besides the program's own.
  public var options: [Option] = []
  /// Command lines to learn from, and what each does.
  public var examples: [Example] = []
  /// Commands below it; when there are some, the first word chooses one of them.
  public var subcommands: [Command<Session>] = []
  /// Whether words that begin with `-` and are none of its options are taken as positionals, as in queries; letters glued together are options only if all of them are.
  public var takesNegations = false
  /// Whether help and completions leave it out.
  public var isHidden = false
  /// What it does; nil for a command that only groups others.
  public var run: Run?

  /// A command.
  public init(
    _ name: String, aliases: [String] = [], summary: String, discussion: String = "",
    positionals: [Positional] = [], options: [Option] = [], examples: [Example] = [],
    subcommands: [Command<Session>] = [], takesNegations: Bool = false, isHidden: Bool = false,
    run: Run? = nil
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.discussion = discussion
    self.positionals = positionals
    self.options = options
    self.examples = examples
    self.subcommands = subcommands
    self.takesNegations = takesNegations
    self.isHidden = isHidden
    self.run = run
  }
}

/// A command line to learn from.
public struct Example: Hashable, Sendable {
  /// The command line, without a prompt.
  public var line: String
  /// What it does.
  public var meaning: String

  /// An example.
  public init(_ line: String, _ meaning: String) {
    self.line = line
    self.meaning = meaning
  }
}

extension Command {
  /// Whether `word` names it.
  func isNamed(_ word: String) -> Bool { name == word || aliases.contains(word) }

  /// Its subcommands that people should know of.
  var shownSubcommands: [Command] { subcommands.filter { !$0.isHidden } }

  /// The command line in one line, `called` being how it is called: `vault set RECIPE KEY=VALUE... [options]`.
  public func usage(called: String) -> String {
    var parts = [called]
    if run == nil { parts.append("COMMAND") }
    parts += positionals.map(\.usage)
    if !options.isEmpty { parts.append("[options]") }
    return parts.joined(separator: " ")
  }
}
