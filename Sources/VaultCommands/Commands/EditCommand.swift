// `vault edit`: the editor on a recipe, then what `check` finds in it.

internal import CommandTable
internal import RecipeDocument
internal import SourceText
internal import VaultFolder

extension Command where Session == VaultCommands.Session {
  static let edit = Command(
    "edit", summary: "open a recipe in your editor, then check it",
    positionals: [.recipe],
    examples: [Example("vault edit lasagne", "opens it in $VISUAL or $EDITOR")],
    run: { invocation, session in
      let path = try session.recipe(named: invocation.words.first ?? "").path
      try session.openEditor(on: try session.vault().absolute(path).string)
      guard try session.vault().exists(path) else {
        session.tell([FileProblem(path, .fileGone)])
        return .nothing
      }
      return try session.check(path)
    })
}

extension Session {
  /// Tells what `check` finds in one file; exit code 1 when there are errors.
  func check(_ path: VaultPath) throws -> ExitCode {
    let vault = try vault()
    let library = Library(vault)
    let entries = library.files.filter { $0.path == path }
    let findings = VaultCheck(library, in: vault, catalogue: try foodCatalogue()).findings(
      of: entries, isAll: true)
    for finding in findings { tell(finding.diagnostic, path: path, lines: finding.lines) }
    return findings.contains { $0.diagnostic.severity == .error } ? .nothing : .done
  }
}
