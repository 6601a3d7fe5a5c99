// `--format TEMPLATE`: each line of a list as the user wants it.

internal import SourceText

/// A template with fields in braces: `{title}`, `{title:30}` at least 30 columns wide, `{time:>5}` at the right,
/// `{title:30.30}` cut to 30 columns too; `{{` is a brace; `\t`, `\n`, `\0` and `\\` are what they are in most languages.
///
/// Every text is a template: a brace that is not closed stands for itself.
public struct FormatTemplate: Hashable, Sendable {
  private enum Part: Hashable {
    case text(String)
    case field(Field)
  }

  private struct Field: Hashable {
    var name: String
    var isRightAligned = false
    var least = 0
    var most: Int?

    /// Reads what stands between the braces; nil when that is no field.
    init?(_ text: Substring) {
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = parts.first, !name.isEmpty, !name.contains(where: \.isWhitespace) else { return nil }
      self.name = String(name)
      guard parts.count > 1 else { return }
      var width = parts[1]
      if let side = width.first, side == ">" || side == "<" {
        isRightAligned = side == ">"
        width = width.dropFirst()
      }
      let limits = width.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      let numbers = limits.map { $0.isEmpty ? 0 : Int($0) ?? -1 }
      guard numbers.allSatisfy({ (0...1000).contains($0) }) else { return nil }
      least = numbers.first ?? 0
      most = numbers.count > 1 ? numbers[1] : nil
    }

    func shown(_ value: String) -> String {
      let text = most.map { ColumnLayout.cut(value, to: $0) } ?? value
      let blanks = String(repeating: " ", count: max(0, least - DisplayWidth.of(text)))
      return isRightAligned ? blanks + text : text + blanks
    }
  }

  private let parts: [Part]

  /// Reads a template.
  public init(_ template: String) {
    var parts: [Part] = []
    var text = ""
    var rest = Substring(template)
    while let character = rest.popFirst() {
      if character == "\\" {
        text += Self.escape(&rest)
      } else if character == "{", rest.first == "{" {
        text.append("{")
        rest.removeFirst()
      } else if character == "{", let close = rest.firstIndex(of: "}"), let field = Field(rest[..<close]) {
        if !text.isEmpty { parts.append(.text(text)) }
        text = ""
        parts.append(.field(field))
        rest = rest[rest.index(after: close)...]
      } else if character == "}", rest.first == "}" {
        text.append("}")
        rest.removeFirst()
      } else {
        text.append(character)
      }
    }
    if !text.isEmpty { parts.append(.text(text)) }
    self.parts = parts
  }

  /// What a backslash and what follows it stand for.
  private static func escape(_ rest: inout Substring) -> String {
    let escapes: [Character: String] = [
      "t": "\t", "n": "\n", "r": "\r", "0": "\0", "e": "\u{1B}", "\\": "\\", "{": "{", "}": "}",
    ]
    guard let next = rest.first, let meaning = escapes[next] else { return "\\" }
    rest.removeFirst()
    return meaning
  }

  /// The names of its fields, in order.
  public var fields: [String] {
    parts.compactMap { part in
      guard case .field(let field) = part else { return nil }
      return field.name
    }
  }

  /// The text with `value` of each field's name in its place.
  public func filled(_ value: (String) -> String) -> String {
    parts.reduce(into: "") { result, part in
      switch part {
      case .text(let text): result += text
      case .field(let field): result += field.shown(value(field.name))
      }
    }
  }
}
