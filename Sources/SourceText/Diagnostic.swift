// What is wrong with a file is a value: an id, a place and arguments. Its words stand in DiagnosticCatalogue.swift, its layout in DiagnosticRenderer.swift.

/// How much a diagnostic matters.
public enum Severity: Int, Sendable, Hashable, Comparable {
  /// Worth knowing; nothing is wrong.
  case note
  /// Probably not what the author meant.
  case warning
  /// Part of the file could not be understood or used.
  case error

  /// Orders note < warning < error.
  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }

  /// The word shown to people.
  public var word: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}

/// One thing to say about a file or a command.
public struct Diagnostic: Hashable, Sendable {
  /// What kind of thing it is; gives severity, message and hint.
  public let id: DiagnosticID
  /// The bytes it is about; nil when it is about the whole file.
  public let span: Span?
  /// What the message's places are filled with.
  public let arguments: [String]

  /// A diagnostic of kind `id` about `span`.
  public init(_ id: DiagnosticID, _ span: Span? = nil, _ arguments: [String] = []) {
    self.id = id
    self.span = span
    self.arguments = arguments
  }

  /// How much it matters.
  public var severity: Severity { id.entry.severity }
  /// The message, filled in.
  public var message: String { Self.fill(id.entry.message, arguments) }
  /// What to do about it, filled in; nil when there is nothing to say.
  public var hint: String? { id.entry.hint.map { Self.fill($0, arguments) } }

  /// Puts the arguments in the places `{0}`, `{1}` and so on of a template.
  private static func fill(_ template: String, _ arguments: [String]) -> String {
    var result = ""
    var rest = Substring(template)
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      let after = rest.index(after: open)
      guard let close = rest[after...].firstIndex(of: "}"), let number = Int(rest[after..<close]) else {
        result += "{"
        rest = rest[after...]
        continue
      }
      result += arguments.indices.contains(number) ? arguments[number] : ""
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
