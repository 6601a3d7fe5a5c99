// Texts as YAML scalars: in the style that stands there, in quotes only where YAML needs them.

internal import SourceText

/// Writes YAML scalars of one line.
enum YAMLWriter {
  /// The scalar for a text.
  ///
  /// - Parameters:
  ///   - style: the style to keep where it can hold the text; nil for a new value.
  ///   - isFlow: whether it stands inside `[ ]` or `{ }`.
  ///   - isText: whether it must stay a text for readers that know numbers and booleans.
  static func scalar(_ text: String, like style: FrontMatterValue.Style?, isFlow: Bool, isText: Bool) -> String {
    switch style {
    case .singleQuoted where !needsEscapes(text): return single(text)
    case .doubleQuoted: return double(text)
    default:
      if isPlain(text, isFlow: isFlow), !isNull(text), !(isText && isTyped(text)) { return text }
      return needsEscapes(text) || !text.utf8.contains(where: { $0 == .quote || $0 == .backslash })
        ? double(text) : single(text)
    }
  }

  private static func single(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }

  private static func double(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where isSpecial(scalar): result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  /// Control characters and what YAML 1.1 takes for a line break.
  private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  private static func needsEscapes(_ text: String) -> Bool { text.unicodeScalars.contains(where: isSpecial) }

  /// Whether a text can stand without quotes.
  static func isPlain(_ text: String, isFlow: Bool) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, let last = bytes.last, !first.isBlank, !last.isBlank, !needsEscapes(text) else {
      return false
    }
    switch first {
    case .comma, .openBracket, .closeBracket, .openBrace, .closeBrace, .hash, 0x26, 0x2A, 0x21, 0x7C, 0x3E, .apostrophe,
      .quote, 0x25,
      0x40, 0x60:
      return false
    case .hyphen, 0x3F, .colon: if bytes.count == 1 || bytes[1].isBlank || isFlow { return false }
    case .equals where bytes.count == 1: return false
    default: break
    }
    if last == .colon || text.hasPrefix("---") || text.hasPrefix("...") { return false }
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : .space
      if byte == .colon, next.isBlank || isFlow { return false }
      if byte == .hash, index > 0, bytes[index - 1].isBlank { return false }
      if isFlow, [.comma, .openBracket, .closeBracket, .openBrace, .closeBrace, 0x3F].contains(byte) { return false }
    }
    return true
  }

  /// Whether YAML reads a plain text as nothing.
  private static func isNull(_ text: String) -> Bool { ["", "~", "null", "Null", "NULL"].contains(text) }

  /// Whether YAML's readers take a plain text for a boolean, number or date.
  private static func isTyped(_ text: String) -> Bool {
    let words: Set<String> = ["true", "false", "yes", "no", "on", "off", "y", "n", ".inf", ".nan", "<<", "="]
    if words.contains(text.lowercased()) { return true }
    guard let first = text.utf8.first, first.isDigit || first == .hyphen || first == 0x2B || first == .dot else {
      return false
    }
    let isNumber = text.utf8.allSatisfy {
      $0.isDigit || [0x2B, .hyphen, .dot, 0x5F, .colon, 0x65, 0x45, 0x78, 0x6F].contains($0)
    }
    return isNumber && text.utf8.contains(where: \.isDigit)
  }

  /// A key.
  static func key(_ key: String) -> String { scalar(key, like: nil, isFlow: false, isText: true) }
}
