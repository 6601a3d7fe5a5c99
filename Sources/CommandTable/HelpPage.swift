// `vault help` and `--help`: what can be typed, fitted to the terminal.

internal import SourceText

/// Prints help made from the table of commands.
public struct HelpPage<Session> {
  private let program: ProgramTable<Session>
  private let console: Console

  /// Help of a program for a console.
  public init(_ program: ProgramTable<Session>, console: Console) {
    self.program = program
    self.console = console
  }

  /// Lines longer than this are hard to read, however wide the terminal is.
  private var width: Int { min(console.setup.width, 100) }

  /// Prints the help of the program: its commands, options and topics.
  public func printProgram() {
    console.print(console.styled(program.name, .bold) + ": " + program.summary)
    console.print()
    heading("Usage")
    console.print("  \(program.name) COMMAND [options]")
    for section in program.shownSections {
      console.print()
      heading(section.title)
      list(section.commands.map { ($0.name, $0.summary) })
    }
    options("Options of every command", program.globals)
    if !program.topics.isEmpty {
      console.print()
      heading("Topics")
      list(program.topics.map { ($0.name, $0.summary) })
    }
    console.print()
    console.print("`\(program.name) help COMMAND` and `\(program.name) help TOPIC` say more.")
  }

  /// Prints the help of the command at `path`; false when there is none.
  public func printCommand(at path: [String]) -> Bool {
    guard let command = program.command(at: path) else { return false }
    let names = path.indices.compactMap { program.command(at: Array(path[...$0]))?.name }
    let called = ([program.name] + names).joined(separator: " ")
    console.print(console.styled(called, .bold) + ": " + command.summary)
    console.print()
    heading("Usage")
    if command.run != nil { console.print("  " + command.usage(called: called)) }
    for subcommand in command.shownSubcommands {
      console.print("  " + subcommand.usage(called: "\(called) \(subcommand.name)"))
    }
    discussion(command.discussion)
    if !command.positionals.isEmpty {
      console.print()
      heading("Words")
      list(command.positionals.map { ($0.name, $0.help) })
    }
    if !command.shownSubcommands.isEmpty {
      console.print()
      heading("Commands")
      list(command.shownSubcommands.map { ($0.name, $0.summary) })
    }
    options("Options", command.options)
    options("Options of every command", program.globals)
    if !command.examples.isEmpty {
      console.print()
      heading("Examples")
      for example in command.examples {
        console.print("  " + console.styled(example.line, .cyan))
        print(example.meaning, indent: 6)
      }
    }
    if !command.aliases.isEmpty {
      console.print()
      console.print("Also called: " + command.aliases.joined(separator: ", "))
    }
    return true
  }

  private func heading(_ text: String) { console.print(console.styled(text + ":", .bold)) }

  private func options(_ title: String, _ options: [Option]) {
    guard !options.isEmpty else { return }
    console.print()
    heading(title)
    list(options.map { (($0.short == nil ? "    " : "") + $0.usage, $0.fullHelp) })
  }

  /// Two columns: terms, and what they are.
  private func list(_ rows: [(term: String, text: String)]) {
    let column = min(28, rows.reduce(0) { max($0, DisplayWidth.of($1.term)) }) + 4
    for row in rows {
      let gap = column - 2 - DisplayWidth.of(row.term)
      let lines = TextWrapper.lines(row.text, width: max(20, width - column))
      guard gap >= 2 else {
        console.print("  " + row.term)
        print(row.text, indent: column)
        continue
      }
      let blanks = String(repeating: " ", count: gap)
      console.print("  " + row.term + (row.text.isEmpty ? "" : blanks + (lines.first ?? "")))
      for line in lines.dropFirst() { console.print(String(repeating: " ", count: column) + line) }
    }
  }

  private func print(_ text: String, indent: Int) {
    for line in TextWrapper.lines(text, width: max(20, width - indent)) {
      console.print(String(repeating: " ", count: indent) + line)
    }
  }

  /// Paragraphs are wrapped, lines that begin with blanks stay as they are.
  private func discussion(_ text: String) {
    guard !text.isEmpty else { return }
    console.print()
    for paragraph in Paragraphs.of(text) {
      switch paragraph {
      case .text(let text): print(text, indent: 0)
      case .literal(let line): console.print(line)
      case .gap: console.print()
      }
    }
  }
}

extension Option {
  /// What it does, with the words that its value can be where the text does not name them.
  var fullHelp: String {
    guard let choices, let first = choices.first, !help.contains(first) else { return help }
    return help + " (" + choices.joined(separator: ", ") + ")"
  }
}

/// A discussion taken apart.
enum Paragraphs {
  /// A piece of a discussion.
  enum Piece: Hashable {
    /// Lines that belong together, to be wrapped.
    case text(String)
    /// A line that stays as it is.
    case literal(String)
    /// An empty line.
    case gap
  }

  /// The pieces of a discussion.
  static func of(_ text: String) -> [Piece] {
    var pieces: [Piece] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isWhitespace) {
        pieces.append(.gap)
      } else if line.hasPrefix(" ") {
        pieces.append(.literal(String(line)))
      } else if case .text(let before)? = pieces.last {
        pieces[pieces.count - 1] = .text(before + " " + line)
      } else {
        pieces.append(.text(String(line)))
      }
    }
    return pieces
  }
}
