// The table of commands: what it names exists, and nothing else does.

internal import CommandTable

/// The commands of the program and the options that all of them take.
enum Commands {
  /// Every command under its title, in the order of the help.
  static let table: ProgramTable<Session> = ProgramTable(
    "vault", summary: "recipes in a folder of text files: find, read, scale, shop, edit",
    sections: [
      .init("Begin", [.initialize]),
      .init("Find and read", [.list, .search, .show, .random, .tags, .stats, .open]),
      .init(
        "Write and change",
        [.new, .edit, .set, .unset, .tag, .favorite, .rate, .ingredient, .step, .equipment, .note, .move, .remove]),
      .init("Cook", [.cook, .scale, .convert, .shop, .pantry, .plan, .suggest, .nutrition]),
      .init("Look after the vault", [.check, .index, .config, .parse]),
      .init("Help", [.help, .completions, .complete]),
    ],
    globals: [.vault, .noCache, .color, .help, .version],
    topics: { ManualPage.all.map { ProgramTable<Session>.Topic($0.topic, $0.summary) } })

  /// The version that `--version` prints.
  static let version = "0.1.0"

  /// The day of that version, for the manual page.
  static let versionDate = "2026-11-30"

  /// Every command.
  static var all: [Command<Session>] { table.commands }

}

extension Option {
  static let vault = Option("vault", value: "DIR", "the vault's folder", completion: .directory)
  static let noCache = Option("no-cache", "read all files; neither use nor write an index")
  static let color = Option(
    "color", value: "WHEN", "colour: auto, always or never", completion: .words(["auto", "always", "never"]))
  static let help = Option("help", short: "h", "show help")
  static let version = Option("version", "print the version")
  static let json = Option("json", "print JSON, one object a line")
}
