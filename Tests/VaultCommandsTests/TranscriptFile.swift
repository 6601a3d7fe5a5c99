// A test of commands as a text file: what is typed, and what must come of it. Tests/README.md describes the format.

/// A transcript: settings, and commands with what they print.
struct TranscriptFile: Equatable {
  /// One command and what must come of it.
  struct Entry: Equatable {
    /// Lines before it that the driver does not read: comments and empty lines.
    var preface: [String] = []
    /// The command line after `$ `.
    var command: String
    /// Standard input.
    var input: [String] = []
    /// Standard output.
    var output = Text()
    /// Standard error.
    var errors = Text()
    /// The exit code.
    var code: Int32 = 0
  }

  /// Lines, and whether the last one ends with a line feed.
  struct Text: Equatable {
    var lines: [String] = []
    var isEnded = true

    init() {}

    init(_ bytes: [UInt8]) {
      lines = String(decoding: bytes, as: UTF8.self)
        .split(separator: "\n" as Character, omittingEmptySubsequences: false).map(String.init)
      isEnded = lines.last?.isEmpty ?? true
      if isEnded { lines.removeLast(lines.isEmpty ? 0 : 1) }
    }
  }

  /// Settings by name: `vault`, `columns`, and variables (`NAME=VALUE`) under `env`.
  var settings: [(name: String, value: String)] = []
  /// The lines before the first command, as they stand.
  var header: [String] = []
  /// The commands.
  var entries: [Entry] = []
  /// Lines after the last command.
  var trailer: [String] = []

  static func == (left: Self, right: Self) -> Bool { left.text == right.text }

  /// The value of a setting.
  func value(of name: String) -> String? { settings.last { $0.name == name }?.value }

  /// All values of a setting.
  func values(of name: String) -> [String] { settings.filter { $0.name == name }.map(\.value) }

  /// Reads a transcript.
  init(_ text: String) {
    var preface: [String] = []
    var lines = text.split(separator: "\n" as Character, omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    for line in lines {
      let rest = String(line.dropFirst(2))
      let last = entries.count - 1
      if line.hasPrefix("$ ") {
        entries.append(Entry(preface: preface, command: rest))
        preface = []
      } else if entries.isEmpty {
        header.append(line)
        if line.hasPrefix("@ ") {
          let words = rest.split(separator: " " as Character, maxSplits: 1).map(String.init)
          settings.append((words.first ?? "", words.count > 1 ? words[1] : ""))
        }
      } else if line.isEmpty || line.hasPrefix("#") {
        preface.append(line)
      } else if line.hasPrefix("< ") || line == "<" {
        entries[last].input.append(rest)
      } else if line.hasPrefix("! ") || line == "!" {
        entries[last].errors.lines.append(rest)
      } else if line.hasPrefix("= ") {
        entries[last].code = Int32(rest) ?? -1
      } else if line == "\\" {
        entries[last].output.isEnded = false
      } else {
        entries[last].output.lines.append(line.hasPrefix("| ") || line == "|" ? rest : line)
      }
    }
    trailer = preface
  }

  /// The transcript as text; reading it gives the same transcript.
  var text: String {
    var lines = header
    for entry in entries {
      lines += entry.preface
      lines.append("$ " + entry.command)
      lines += entry.input.map { $0.isEmpty ? "<" : "< " + $0 }
      lines += entry.output.lines.map(Self.marked)
      if !entry.output.isEnded { lines.append("\\") }
      lines += entry.errors.lines.map { $0.isEmpty ? "!" : "! " + $0 }
      if entry.code != 0 { lines.append("= \(entry.code)") }
    }
    return (lines + trailer).map { $0 + "\n" }.joined()
  }

  /// A line of output, marked where it would be read as something else.
  private static func marked(_ line: String) -> String {
    if line.isEmpty { return "|" }
    let isMistakable =
      ["$ ", "< ", "! ", "= ", "| ", "#"].contains { line.hasPrefix($0) } || ["<", "!", "|", "\\"].contains(line)
    return isMistakable ? "| " + line : line
  }

  /// The words of a command line, with quotes and backslashes as in a shell; nothing else is special.
  static func words(of command: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in command {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let finished = word { words.append(finished) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
