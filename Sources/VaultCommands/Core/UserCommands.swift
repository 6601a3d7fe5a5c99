// Commands of the user's own: `aliases:` in the settings names command lines and queries.

internal import CommandTable
internal import SourceText
internal import VaultFolder

/// Finds what the user's own names stand for.
enum UserCommands {
  /// The command line with a name of the user's own in the command's place replaced by what it stands for; a query is listed.
  static func parse(_ words: [String], in session: Session) throws -> CommandLineParser<Session>.Line {
    let parser = Commands.table.parser
    do {
      return try parser.parse(words)
    } catch let problem {
      guard let index = problem.unknownCommandIndex, words.indices.contains(index) else { throw problem }
      // With a real command in its place the options before it can be read, which may name the vault.
      var known = words
      known[index] = "list"
      session.globals = try parser.parse(known).invocation
      guard let meaning = try session.vault().settings.aliases[words[index]] else { throw problem }
      var meant = ShellWords.split(meaning)
      let names = Commands.table.commands.flatMap { [$0.name] + $0.aliases }
      if let first = meant.first, !names.contains(first) { meant.insert("list", at: 0) }
      return try parser.parse(words[..<index] + meant + words[(index + 1)...])
    }
  }
}

/// Words as a shell takes them apart: at blanks, but not in quotes.
enum ShellWords {
  /// The words of a line; a quote that is not closed reaches to the end.
  static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap { $0 }
  }
}
