// `vault check`: everything that is wrong or doubtful in the vault, with its place.

internal import CommandTable
internal import Kitchen
internal import RecipeDocument
internal import RecipeIndex
internal import SourceText
internal import VaultFolder

extension Command where Session == VaultCommands.Session {
  static let check = Command(
    "check", summary: "find what is wrong in the recipes",
    discussion: """
      Prints errors, warnings and notes of all recipes, or of those that a query finds, each with its place and what to do. \
      Exit code 1 when there are errors; with --strict also when there are warnings.
      """,
    positionals: [.query], options: [.strict, .all, .json],
    examples: [
      Example("vault check", "the whole vault"),
      Example("vault check soup --strict", "the soups, warnings as errors"),
    ],
    takesNegations: true,
    run: { invocation, session in
      let vault = try session.vault()
      let library = Library(vault)
      let check = VaultCheck(library, in: vault, catalogue: try session.foodCatalogue())
      let chosen =
        invocation.words.isEmpty ? library.files : try session.find(library, invocation)
      if chosen.isEmpty && !invocation.words.isEmpty { return try session.tellEmptiness(invocation.words) }
      let unreadable = invocation.words.isEmpty ? check.unreadable + (try session.pantryFindings()) : []
      let findings = unreadable + check.findings(of: chosen, isAll: invocation.has(.all))
      session.print(findings, of: chosen.filter(\.recipe.isRecipe).count, isJSON: invocation.has(.json))
      let worst = findings.map(\.diagnostic.severity).max() ?? .note
      return worst >= (invocation.has(.strict) ? .warning : .error) ? .nothing : .done
    })
}

extension Session {
  /// The files that the query finds.
  fileprivate func find(_ library: Library, _ invocation: Invocation) throws -> [Library.Entry] {
    // A word that is the path of a file means the file.
    let vault = try vault()
    let given = Set(invocation.words.map { vault.path(given: VaultPath($0), currentFolder: currentFolder) })
    let named = library.files.filter { given.contains($0.path) }
    if named.count == given.count { return named }
    let paths = Set(try find(invocation.words, invocation).summaries.map(\.path))
    return library.files.filter { paths.contains($0.path) }
  }

  /// What cannot be read in the pantry.
  fileprivate func pantryFindings() throws -> [VaultCheck.Finding] {
    let path = try pantryPath
    let bytes = try bytes(of: path)
    let diagnostics = try pantryFile(bytes).diagnostics
    let lines = diagnostics.isEmpty ? nil : LineIndex(bytes)
    return diagnostics.map { VaultCheck.Finding(path: path, diagnostic: $0, lines: lines) }
  }

  fileprivate func print(_ findings: [VaultCheck.Finding], of count: Int, isJSON: Bool) {
    for finding in findings {
      let path = finding.path.isRoot ? "." : finding.path.string
      if isJSON {
        var json = JSONWriter()
        json.diagnostic(finding.diagnostic, in: finding.lines, path: path)
        json.newline()
        console.write(json.take())
      } else {
        let seen = finding.path.isRoot ? path : String(decoding: shownPaths.bytes(finding.path), as: UTF8.self)
        console.print(dataRenderer.text(of: finding.diagnostic, path: seen, lines: finding.lines))
      }
    }
    let counts = [Severity.error, .warning, .note].map { severity in
      (severity, findings.filter { $0.diagnostic.severity == severity }.count)
    }
    let words = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0.word)\($0.1 == 1 ? "" : "s")" }
    if !isJSON {
      let recipes = "\(count) recipe\(count == 1 ? "" : "s")"
      console.message("\(recipes): \(words.isEmpty ? "nothing to say" : words.joined(separator: ", "))")
    }
  }
}

extension Option {
  static let strict = Option("strict", "fail on warnings too")
  static let all = Option("all", "name the files that are no recipes too")
}
