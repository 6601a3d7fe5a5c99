// Breaks text into lines that fit the terminal, counting columns, not characters.

internal import SourceText

/// Wraps text.
public enum TextWrapper {
  /// The lines of `text`, each at most `width` columns wide; a word wider than that is broken.
  ///
  /// Line breaks of the text stay; other runs of blanks become one. Between two wide characters (CJK) a line may break anywhere.
  public static func lines(_ text: String, width: Int) -> [String] {
    var result: [String] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      result += paragraph(line, width: max(1, width))
    }
    return result
  }

  private static func paragraph(_ text: Substring, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for piece in pieces(text) {
      let gap = piece.hasBlankBefore && !line.isEmpty ? 1 : 0
      if used + gap + piece.width > width && !line.isEmpty {
        lines.append(line)
        (line, used) = ("", 0)
      } else if gap == 1 {
        line += " "
        used += 1
      }
      if piece.width <= width {
        line += piece.text
        used += piece.width
        continue
      }
      for character in piece.text {
        let columns = DisplayWidth.of(character)
        if used + columns > width && !line.isEmpty {
          lines.append(line)
          (line, used) = ("", 0)
        }
        line.append(character)
        used += columns
      }
    }
    lines.append(line)
    return lines
  }

  private struct Piece {
    var text: String
    var width: Int
    var hasBlankBefore: Bool
  }

  /// The text cut where a line may break.
  private static func pieces(_ text: Substring) -> [Piece] {
    var result: [Piece] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      var current = Piece(text: "", width: 0, hasBlankBefore: true)
      var wasWide = false
      for character in word {
        let columns = DisplayWidth.of(character)
        if wasWide && columns == 2 && !current.text.isEmpty && !isClosing(character) {
          result.append(current)
          current = Piece(text: "", width: 0, hasBlankBefore: false)
        }
        current.text.append(character)
        current.width += columns
        wasWide = columns == 2
      }
      if !current.text.isEmpty { result.append(current) }
    }
    return result
  }

  /// Whether a line must not begin with this character.
  private static func isClosing(_ character: Character) -> Bool { "。、，．：；！？）」』】〉》ー…".contains(character) }
}
