// Texts as TOML values: in the style that stands there, numbers, booleans and dates bare.

internal import SourceText

/// Writes TOML values of one line.
enum TOMLWriter {
  /// The value for a text; `isText` keeps numbers and the like in quotes.
  static func scalar(_ text: String, like style: FrontMatterValue.Style?, isText: Bool) -> String {
    switch style {
    case .singleQuoted where isLiteral(text): return "'" + text + "'"
    case .singleQuoted, .doubleQuoted, .block: return basic(text)
    case .plain, nil: return isText || !isBare(text) ? basic(text) : text
    }
  }

  private static func isLiteral(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0 != "'" && $0.value >= 0x20 && $0.value != 0x7F }
  }

  private static func basic(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Whether a text is a number, a boolean or a date of TOML.
  private static func isBare(_ text: String) -> Bool {
    if text == "true" || text == "false" { return true }
    if DateText.parse(text) == text { return true }
    var digits = Array(text.utf8)
    if digits.first == .hyphen || digits.first == 0x2B { digits.removeFirst() }
    let parts = digits.split(separator: .dot, omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isDigit) }) else { return false }
    return parts[0].count == 1 || parts[0].first != 0x30
  }

  /// A key, bare where TOML allows it.
  static func key(_ key: String) -> String {
    let isBare = !key.isEmpty && key.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == .hyphen || $0 == 0x5F }
    return isBare ? key : basic(key)
  }
}
