// Which of several recipes? Somebody at a terminal is asked: in fzf where it is installed, else by number.

internal import CommandTable
internal import SourceText
internal import VaultFolder

/// Lets a person choose a recipe.
struct RecipePicker {
  /// A recipe to choose.
  struct Choice {
    let path: VaultPath
    let title: String
    /// What else tells it from the others.
    var note = ""
  }

  let session: Session
  /// The most recipes that are listed by number.
  private static let listLimit = 50

  private var prompt: Prompt {
    Prompt(session.console) { session.input.line().map { String(decoding: $0, as: UTF8.self) } }
  }

  /// Whether there is somebody to ask.
  var canAsk: Bool { prompt.canAsk }

  /// The path of the recipe that is chosen; throws a `Failure` with the exit code of an interruption when none is.
  func pick(_ question: String, _ choices: [Choice]) throws -> VaultPath {
    let number: Int?
    if let program = session.variable("PATH").flatMap({ Launcher.find("fzf", in: $0) }) {
      number = try pickWithFuzzyFinder(program, question, choices)
    } else {
      number = pickByNumber(question, choices)
    }
    guard let number, choices.indices.contains(number) else { throw Failure([]).with(.interrupted) }
    return choices[number].path
  }

  private func pickByNumber(_ question: String, _ choices: [Choice]) -> Int? {
    let shown = choices.prefix(Self.listLimit)
    if shown.count < choices.count {
      session.tell([Diagnostic(.choicesCut, nil, ["\(shown.count)", "\(choices.count)"])])
    }
    return prompt.choose(question, from: shown.map { line($0).joined(separator: "  ") })
  }

  /// The title, the path and the note, safe for a terminal.
  private func line(_ choice: Choice) -> [String] {
    [TerminalText.escaped(choice.title), session.shown(choice.path), TerminalText.escaped(choice.note)]
      .filter { !$0.isEmpty }
  }

  /// fzf is handed one line a recipe: its number and its full path, which are not shown, and what is.
  private func pickWithFuzzyFinder(_ program: String, _ question: String, _ choices: [Choice]) throws -> Int? {
    let vault = try session.vault()
    var input = ""
    for (number, choice) in choices.enumerated() {
      let fields = ["\(number)", vault.absolute(choice.path).string] + line(choice)
      input +=
        fields.map { $0.map { $0 == "\t" || $0.isNewline ? " " : String($0) }.joined() }.joined(separator: "\t") + "\n"
    }
    let preview =
      "\(Self.quoted(Launcher.ownPath)) --vault \(Self.quoted(vault.root.string)) show --color always -- {2}"
    let words = [
      program, "--delimiter", "\t", "--with-nth", "3..", "--no-multi", "--layout", "reverse", "--header", question,
      "--preview", preview,
    ]
    let (code, output) = try Launcher.filter(
      program, words, input: Array(input.utf8), environment: session.environment)
    guard code == 0 else { return nil }
    return Int(String(decoding: output.prefix { $0 != UInt8(ascii: "\t") }, as: UTF8.self))
  }

  /// A word as the shell takes it apart again.
  private static func quoted(_ word: String) -> String {
    "'" + word.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}

extension Session {
  /// Asks for one of several recipes.
  var recipePicker: RecipePicker { RecipePicker(session: self) }
}
