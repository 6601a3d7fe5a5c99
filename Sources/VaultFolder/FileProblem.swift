// What goes wrong with a file is told with its path, both when work goes on without the file and when it stops.

public import SourceText

/// A diagnostic about one file or folder.
public struct FileProblem: Error, Hashable, Sendable {
  /// What it is about; the root when it is about the vault as a whole.
  public let path: VaultPath
  /// What is wrong.
  public let diagnostic: Diagnostic

  /// A problem of `path`.
  public init(_ path: VaultPath, _ diagnostic: Diagnostic) {
    self.path = path
    self.diagnostic = diagnostic
  }

  /// Whether the file is not there; one that was listed a moment ago went away, which is no problem of the vault.
  public var isMissing: Bool {
    diagnostic.id == .fileUnreadable && diagnostic.arguments == [SystemError.noSuchFile.words]
  }

  /// A problem of `path` that needs no place in the text.
  public init(_ path: VaultPath, _ id: DiagnosticID, _ arguments: String...) {
    self.init(path, Diagnostic(id, nil, arguments))
  }
}
