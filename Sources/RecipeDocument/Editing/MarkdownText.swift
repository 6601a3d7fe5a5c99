// A text that goes into Markdown must read as itself there.

internal import SourceText

/// Writes plain text into Markdown.
enum MarkdownText {
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
