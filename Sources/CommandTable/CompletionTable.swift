// What shells complete: the table of commands flattened to places (`/tag/rename`) that a shell's `case` can look up.

/// What the completion scripts of all shells are made from.
struct CompletionTable {
  /// A place in a command line: after the program's name, a command or a subcommand.
  struct Place {
    /// The names that led here, each after a slash; "" at the beginning.
    var path: String
    /// The commands that can follow, with their aliases.
    var commands: [(names: [String], summary: String)]
    /// The options that can stand here, the program's own included.
    var options: [Option]
    /// What the words are, in order; of the last any number may follow when `isOpen`.
    var words: [Completion]
    /// Whether the last kind of word can be repeated.
    var isOpen: Bool
  }

  /// The program's name.
  let program: String
  /// All places.
  let places: [Place]

  init<Session>(_ table: ProgramTable<Session>) {
    program = table.name
    let commands = table.shownSections.flatMap(\.commands)
    var places = [
      Place(path: "", commands: Self.names(commands), options: table.globals, words: [], isOpen: false)
    ]
    func add(_ command: Command<Session>, under path: String) {
      let path = path + "/" + command.name
      places.append(
        Place(
          path: path, commands: Self.names(command.shownSubcommands), options: command.options + table.globals,
          words: command.positionals.map(\.completion), isOpen: command.positionals.last?.isMany ?? false))
      for subcommand in command.shownSubcommands { add(subcommand, under: path) }
    }
    for command in commands { add(command, under: "") }
    self.places = places
  }

  private static func names<Session>(_ commands: [Command<Session>]) -> [(names: [String], summary: String)] {
    commands.map { ([$0.name] + $0.aliases, $0.summary) }
  }

  /// The spellings of options whose value is the next word, at a place: `/list:--sort`.
  var spellingsWithValue: [String] {
    places.flatMap { place in
      place.options.filter { $0.value != nil && $0.optionalValue == nil }.flatMap { option in
        option.spellings.map { place.path + ":" + $0 }
      }
    }
  }
}

extension Option {
  /// Its names with dashes.
  var spellings: [String] { ["--" + long] + (short.map { ["-\($0)"] } ?? []) }
}

/// Text in single quotes for a POSIX-like shell.
func shellQuoted(_ text: String) -> String {
  var result = "'"
  for character in text { result += character == "'" ? "'\\''" : String(character) }
  return result + "'"
}

/// A shell that completions are written for.
public enum Shell: String, CaseIterable, Sendable {
  /// The Bourne-again shell, 4 or newer.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell, 3 or newer.
  case fish

  /// The completion script of a program.
  public func completions<Session>(of program: ProgramTable<Session>) -> String {
    let table = CompletionTable(program)
    switch self {
    case .bash: return BashCompletions(table: table).script
    case .zsh: return ZshCompletions(table: table).script
    case .fish: return FishCompletions(table: table).script
    }
  }
}
