// How commands tell what is wrong: the one layout for every diagnostic, about files and about command lines.

internal import CommandTable
internal import SourceText
internal import VaultFolder

extension Session {
  /// Tells diagnostics that are about no file.
  func tell(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      console.message("vault: " + messageRenderer.text(of: diagnostic, path: nil, lines: nil))
    }
  }

  /// Tells what is wrong with files whose text is not at hand.
  func tell(_ problems: [FileProblem]) {
    for problem in problems { tell(problem.diagnostic, path: problem.path, lines: nil) }
  }

  /// Tells one diagnostic of a file, with the line it is about.
  func tell(_ diagnostic: Diagnostic, path: VaultPath, lines: LineIndex?) {
    let shown = path.isRoot ? "." : String(decoding: shownPaths.bytes(path), as: UTF8.self)
    console.message(messageRenderer.text(of: diagnostic, path: shown, lines: lines))
  }

  private var messageRenderer: DiagnosticRenderer {
    DiagnosticRenderer(isColored: console.setup.usesColorForMessages, columns: console.setup.width)
  }

  /// The renderer for diagnostics that are data, as those of `vault check`.
  var dataRenderer: DiagnosticRenderer {
    DiagnosticRenderer(
      isColored: console.setup.usesColor, columns: console.setup.isTerminal ? console.setup.width : 100)
  }
}
