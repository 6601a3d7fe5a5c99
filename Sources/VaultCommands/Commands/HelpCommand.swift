// `vault help`: the commands, one command, or a page of the user manual.

internal import CommandTable
internal import SourceText

extension Command where Session == VaultCommands.Session {
  static let help: Command<VaultCommands.Session> = Command(
    "help", summary: "show help for a command or a topic",
    positionals: [Positional("COMMAND|TOPIC", .many, "what to help with", completion: .dynamic("topics"))],
    options: [.man],
    examples: [
      Example("vault help search", "how to search"), Example("vault help query", "the query language"),
      Example("vault help --man | man -l -", "the manual page"),
    ],
    run: { invocation, session in
      if invocation.has(.man) {
        session.console.write(Commands.manualPage)
        return .done
      }
      return try session.help(with: invocation.words)
    })
}

extension Option {
  static let man = Option("man", "print the manual page for `man`")
}

extension Session {
  /// Prints help about the command or topic that the words name; about the program when there are none.
  func help(with words: [String]) throws -> ExitCode {
    let page = HelpPage(Commands.table, console: console)
    if words.isEmpty {
      page.printProgram()
    } else if !page.printCommand(at: words) {
      guard let topic = ManualPage.named(words[0]), words.count == 1 else { throw Self.noHelp(with: words) }
      console.write(topic.bytes)
    }
    return .done
  }

  private static func noHelp(with words: [String]) -> Failure {
    let names = Commands.all.map(\.name) + ManualPage.all.map(\.topic)
    let written = words.joined(separator: " ")
    guard let near = NearName.find(written, in: names) else { return Failure(.unknownTopic, written) }
    return Failure(.misspelledTopic, written, near)
  }
}

extension Commands {
  /// The manual page, for `man`.
  static var manualPage: String {
    RoffPage(
      table, version: version, date: versionDate,
      glossaries: [
        .init(
          "Exit status",
          [
            ("0", "done"), ("1", "nothing was found, or problems were"), ("2", "wrong usage, or the command failed"),
            ("130", "interrupted from the keyboard"),
          ]),
        .init(
          "Environment",
          [
            ("VAULT_DIR", "the vault's folder, when --vault does not name it"),
            ("VAULT_NOW", "the day (2026-11-30) or moment that counts as now"),
            ("VISUAL, EDITOR", "the editor for recipes"),
            ("NO_COLOR", "no colours, when it is not empty"),
            ("XDG_CACHE_HOME", "where the index is kept; ~/.cache when it is not set"),
          ]),
        .init("Files", [(".vault.yaml", "the vault's settings, at its root; the topic settings describes them")]),
      ]
    ).text
  }
}
