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
  /// Whether words that begin with `-` and are none of its options are taken as positionals, as in queries.
  public var takesNegations = false
  /// What it does; nil for a command that only groups others.
  public var run: Run?

  /// A command.
  public init(
    _ name: String, aliases: [String] = [], summary: String, discussion: String = "",
    positionals: [Positional] = [], options: [Option] = [], examples: [Example] = [],
    subcommands: [Command<Session>] = [], takesNegations: Bool = false, run: Run? = nil
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

/// What the shell offers for a word.
public enum Completion: Hashable, Sendable {
  /// Nothing.
  case none
  /// Files.
  case file
  /// Folders.
  case directory
  /// One of these words.
  case words([String])
  /// What a hidden command of the program prints: `recipes`, `tags`, `fields`, ...
  case dynamic(String)
}

/// A word or words that a command takes.
public struct Positional: Hashable, Sendable {
  /// How many words.
  public enum Count: Hashable, Sendable {
    /// Exactly one.
    case one
    /// One or none.
    case optional
    /// Any number.
    case many
    /// At least one.
    case oneOrMore
  }

  /// Its name in help, in capitals.
  public var name: String
  /// How many words.
  public var count: Count
  /// What it is, in a few words.
  public var help: String
  /// What the shell offers.
  public var completion: Completion

  /// A positional.
  public init(_ name: String, _ count: Count, _ help: String, completion: Completion = .none) {
    self.name = name
    self.count = count
    self.help = help
    self.completion = completion
  }
}

/// An option of a command or of the program.
public struct Option: Hashable, Sendable {
  /// Its long name without dashes; how it is looked up.
  public var long: String
  /// Its one-letter name.
  public var short: Character?
  /// The name of its value in help, in capitals; nil for a flag.
  public var value: String?
  /// Whether it can be given several times.
  public var isRepeatable: Bool
  /// What it does, in a few words.
  public var help: String
  /// What the shell offers for the value; `.words` also limits what is taken.
  public var completion: Completion

  /// An option with a value.
  public init(
    _ long: String, short: Character? = nil, value: String? = nil, isRepeatable: Bool = false, _ help: String,
    completion: Completion = .none
  ) {
    self.long = long
    self.short = short
    self.value = value
    self.isRepeatable = isRepeatable
    self.help = help
    self.completion = completion
  }
}
