// A text that goes into Markdown must read as itself there.

internal import SourceText

/// Writes plain text into Markdown.
public enum MarkdownText {
  /// A text for an item of a list, with a backslash where its beginning would make it another item, a heading, a quote or a check-box.
  public static func item(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard let first = bytes.first else { return text }
    let isFollowed = { (offset: Int) in offset >= bytes.count || bytes[offset] == .space || bytes[offset] == 9 }
    switch first {
    case .hash:
      let level = bytes.prefix { $0 == .hash }.count
      return level <= 6 && isFollowed(level) ? "\\" + text : text
    case .hyphen, 0x2A, 0x2B: return isFollowed(1) ? "\\" + text : text
    case 0x3E, 0x7C: return "\\" + text
    case .openBracket where bytes.count > 3 && bytes[2] == .closeBracket && isFollowed(3): return "\\" + text
    default:
      let digits = bytes.prefix { $0.isDigit }.count
      guard digits > 0, digits <= 9, digits < bytes.count, bytes[digits] == .dot || bytes[digits] == 0x29,
        isFollowed(digits + 1)
      else { return text }
      return MappedText(bytes, Span(0, digits)).string + "\\" + MappedText(bytes, Span(digits, bytes.count)).string
    }
  }

  /// The text with a backslash before what Markdown would take for markup; as it is when it reads the same.
  static func escaped(_ text: String) -> String {
    if ItemText.plain(text) == text, text.utf8.last != .hash { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if "\\`*_[]<>&#~".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
