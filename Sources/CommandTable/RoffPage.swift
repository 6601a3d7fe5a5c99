// The manual page for `man`, made from the table of commands.

/// Writes the manual page of a program in roff (the man macros).
public struct RoffPage<Session> {
  /// A section of terms and what they are: exit codes, variables, files.
  public struct Glossary: Sendable {
    /// The section's title.
    public let title: String
    /// The terms and what they are.
    public let entries: [(term: String, text: String)]

    /// A section of terms.
    public init(_ title: String, _ entries: [(term: String, text: String)]) {
      self.title = title
      self.entries = entries
    }
  }

  private let program: ProgramTable<Session>
  private let version: String
  private let date: String
  private let glossaries: [Glossary]

  /// The page of a program; `date` is the day of its version, so that one version always gives one page.
  public init(_ program: ProgramTable<Session>, version: String, date: String, glossaries: [Glossary] = []) {
    self.program = program
    self.version = version
    self.date = date
    self.glossaries = glossaries
  }

  /// The page.
  public var text: String {
    var lines = [
      ".TH \(Roff.escaped(program.name.uppercased())) 1 \"\(Roff.escaped(date))\" \"\(Roff.escaped(program.name + " " + version))\"",
      ".SH NAME", Roff.text("\(program.name) - \(program.summary)"), ".SH SYNOPSIS",
      ".B \(Roff.escaped(program.name))", ".I COMMAND", "[options]", ".SH COMMANDS",
    ]
    for section in program.shownSections {
      for command in section.commands { lines += self.command(command, called: program.name) }
    }
    lines.append(".SH OPTIONS OF EVERY COMMAND")
    lines += program.globals.flatMap(option)
    for glossary in glossaries {
      lines.append(".SH " + Roff.escaped(glossary.title.uppercased()))
      for entry in glossary.entries { lines += [".TP", ".B " + Roff.escaped(entry.term), Roff.text(entry.text)] }
    }
    if !program.topics.isEmpty {
      lines.append(".SH TOPICS")
      for topic in program.topics {
        lines += [".TP", ".B " + Roff.escaped("\(program.name) help \(topic.name)"), Roff.text(topic.summary)]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func command(_ command: Command<Session>, called: String) -> [String] {
    let name = "\(called) \(command.name)"
    var lines: [String] = []
    if command.run != nil {
      lines += [".SS " + Roff.escaped(command.usage(called: name)), Roff.text(Self.sentence(command.summary))]
      if !command.aliases.isEmpty { lines.append(Roff.text("Also called \(command.aliases.joined(separator: ", ")).")) }
      lines += discussion(command.discussion)
      for place in command.positionals where !place.help.isEmpty {
        lines += [".TP", ".I " + Roff.escaped(place.name), Roff.text(place.help)]
      }
      lines += command.options.flatMap(option)
      for example in command.examples {
        lines += [".PP", "Example: \\fB\(Roff.escaped(example.line))\\fR", ".br", Roff.text(example.meaning)]
      }
    }
    return lines + command.shownSubcommands.flatMap { self.command($0, called: name) }
  }

  private func option(_ option: Option) -> [String] {
    [".TP", ".B " + Roff.escaped(option.usage), Roff.text(option.fullHelp)]
  }

  private func discussion(_ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    var lines = [".PP"]
    for piece in Paragraphs.of(text) {
      switch piece {
      case .text(let text): lines.append(Roff.text(text))
      case .literal(let line): lines += [".nf", Roff.text(line), ".fi"]
      case .gap: lines.append(".PP")
      }
    }
    return lines
  }

  private static func sentence(_ text: String) -> String {
    (text.first.map { $0.uppercased() } ?? "") + text.dropFirst() + "."
  }
}

/// The escaping of roff.
private enum Roff {
  /// Text inside a line: what roff would change is named, and so is what is not ASCII.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      case "`": result += "\\(ga"
      case "~": result += "\\(ti"
      case "^": result += "\\(ha"
      case "\n": result += " "
      default: result += scalar.isASCII ? String(scalar) : named(scalar)
      }
    }
    return result
  }

  private static func named(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
  }

  /// Text that begins a line: a point or an apostrophe there would be a request.
  static func text(_ text: String) -> String {
    let escaped = escaped(text)
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
