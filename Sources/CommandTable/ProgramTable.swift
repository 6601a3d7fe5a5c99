// The whole command line as one value, from which parser, help, manual page and completions are made.

/// The program and its commands.
public struct ProgramTable<Session>: Sendable {
  /// Commands under one title of the help.
  public struct Section: Sendable {
    /// The title.
    public let title: String
    /// The commands, in the order of the help.
    public let commands: [Command<Session>]

    /// Commands under a title.
    public init(_ title: String, _ commands: [Command<Session>]) {
      self.title = title
      self.commands = commands
    }
  }

  /// A page of the user manual.
  public struct Topic: Sendable, Hashable {
    /// The word after `help`.
    public let name: String
    /// What the page is about.
    public let summary: String

    /// A page of the user manual.
    public init(_ name: String, _ summary: String) {
      self.name = name
      self.summary = summary
    }
  }

  /// The program's name.
  public let name: String
  /// What it is for, in a line.
  public let summary: String
  /// The commands under their titles.
  public let sections: [Section]
  /// The options that every command takes.
  public let globals: [Option]
  /// All commands.
  public let commands: [Command<Session>]
  private let makeTopics: @Sendable () -> [Topic]

  /// A program; the pages of its manual are looked up when help is asked for.
  public init(
    _ name: String, summary: String, sections: [Section], globals: [Option],
    topics: @escaping @Sendable () -> [Topic] = { [] }
  ) {
    self.name = name
    self.summary = summary
    self.sections = sections
    self.globals = globals
    var commands: [Command<Session>] = []
    for section in sections { commands += section.commands }
    self.commands = commands
    makeTopics = topics
  }

  /// The pages of the user manual.
  public var topics: [Topic] { makeTopics() }

  /// The sections and commands that people should know of.
  var shownSections: [Section] {
    sections.map { Section($0.title, $0.commands.filter { !$0.isHidden }) }.filter { !$0.commands.isEmpty }
  }

  /// The parser of its command lines.
  public var parser: CommandLineParser<Session> {
    CommandLineParser(commands: commands, globals: globals, program: name)
  }

  /// The command that names lead to, aliases allowed; nil when there is none.
  public func command(at path: [String]) -> Command<Session>? {
    guard let first = path.first else { return nil }
    let start = commands.first { $0.isNamed(first) }
    return path.dropFirst().reduce(start) { command, word in command?.subcommands.first { $0.isNamed(word) } }
  }
}
