// `vault completions`: what a shell loads so that it can complete the words of `vault`, and the hidden command that it asks.

internal import CommandTable
internal import RecipeDocument
internal import RecipeIndex
internal import VaultFolder

extension Command where Session == VaultCommands.Session {
  static let completions: Command<VaultCommands.Session> = Command(
    "completions", summary: "print the completions for a shell",
    positionals: [
      Positional("SHELL", .one, "bash, zsh or fish", completion: .words(Shell.allCases.map(\.rawValue)))
    ],
    examples: [
      Example("source <(vault completions bash)", "completes words in this shell"),
      Example("vault completions fish > ~/.config/fish/completions/vault.fish", "completes words in every fish"),
    ],
    run: { invocation, session in
      guard let shell = invocation.word("SHELL").flatMap(Shell.init(rawValue:)) else { return .failed }
      session.console.write(shell.completions(of: Commands.table))
      return .done
    })

  static let complete: Command<VaultCommands.Session> = Command(
    "complete", summary: "print what can stand in a place, for shells",
    positionals: [Positional("KIND", .one, "what is completed")], isHidden: true,
    run: { invocation, session in
      for word in try session.candidates(invocation.word(0) ?? "") where !word.contains(where: \.isNewline) {
        session.console.print(word)
      }
      return .done
    })
}

extension Session {
  /// What a shell offers for a kind of word; nothing for kinds that are not known.
  fileprivate func candidates(_ kind: String) throws -> [String] {
    switch kind {
    case "fields": return RecipeFields.names
    case "topics": return Commands.all.filter { !$0.isHidden }.map(\.name) + ManualPage.all.map(\.topic)
    case "recipes": return Library(try vault()).recipes.map(\.path.string)
    case "tags": return Counts(Library(try vault()).recipes.flatMap { $0.recipe.tags.map(\.value) }).rows.map(\.name)
    case "keys": return SortKey.names.flatMap { [$0, $0 + "-"] }
    case "settings": return VaultSettings.keys
    default: return []
    }
  }
}
