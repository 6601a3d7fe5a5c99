// The one place where the wording of diagnostics lives: an id, how much it matters, what it says and what to do.

/// What kind of thing a diagnostic says; the raw value is the id shown in brackets.
public enum DiagnosticID: String, CaseIterable, Sendable, Hashable {
  /// An amount has the denominator zero.
  case amountZeroDenominator = "amount-zero-denominator"
  /// The file holds bytes that are not UTF-8.
  case invalidUTF8 = "invalid-utf8"
  /// The file could not be opened or read.
  case fileUnreadable = "file-unreadable"
}

extension DiagnosticID {
  /// The wording of a diagnostic.
  public struct Entry: Sendable {
    /// How much it matters.
    public let severity: Severity
    /// What it says; `{0}`, `{1}`, ... are filled with the arguments.
    public let message: String
    /// What to do about it.
    public let hint: String?
  }

  /// The catalogue: one case, one entry.
  public var entry: Entry {
    switch self {
    case .amountZeroDenominator:
      Entry(
        severity: .error, message: "the amount '{0}' divides by zero", hint: "write 1/2 or 0.5, or leave the amount out"
      )
    case .invalidUTF8:
      Entry(
        severity: .warning, message: "{0} bytes are not UTF-8",
        hint: "convert the file with `iconv -t UTF-8`; until then it is shown with � and not edited")
    case .fileUnreadable:
      Entry(severity: .error, message: "the file cannot be read: {0}", hint: nil)
    }
  }
}
