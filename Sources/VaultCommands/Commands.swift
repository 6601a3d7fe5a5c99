// The table of commands: what it names exists, and nothing else does.

internal import CommandTable

/// The commands of the program and the options that all of them take.
enum Commands {
  /// Every command, in the order of the help.
  static let all: [Command<Session>] = [
    .initialize, .list, .show, .random, .tags, .stats, .open, .search, .check, .config, .parse,
  ]

  /// Options that stand before or after any command.
  static let globals: [Option] = [.vault, .color, .help]
}

extension Option {
  static let vault = Option("vault", value: "DIR", "the vault's folder", completion: .directory)
  static let color = Option(
    "color", value: "WHEN", "colour: auto, always or never", completion: .words(["auto", "always", "never"]))
  static let help = Option("help", short: "h", "show help")
  static let json = Option("json", "print JSON, one object a line")
}
