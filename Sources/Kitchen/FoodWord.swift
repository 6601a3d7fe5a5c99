// The words of a food's name, each with its place, so that names can be compared by words and shown as written.

internal import SourceText

/// A word of a name.
struct FoodWord: Hashable {
  /// The word with case and accents folded, apostrophes left out.
  var folded: String
  /// Where it stands in the name.
  var range: Range<String.Index>
  /// Whether a comma or semicolon stands before it.
  var startsPart: Bool

  /// The words of a name; what stands in parentheses is not part of it, an elided article (`d'`, `l'`) is a word.
  static func words(of text: String) -> [FoodWord] {
    var reader = Reader(text: text)
    for index in text.unicodeScalars.indices { reader.read(text.unicodeScalars[index], at: index) }
    reader.close(text.endIndex)
    return reader.words
  }

  private struct Reader {
    let text: String
    var words: [FoodWord] = []
    var start: String.Index?
    var depth = 0
    var startsPart = false
    /// Whether there is an apostrophe in the word that is being read.
    var hasApostrophe = false

    init(text: String) { self.text = text }

    mutating func read(_ scalar: Unicode.Scalar, at index: String.Index) {
      switch scalar {
      case "(", "[", "（":
        close(index)
        depth += 1
      case ")", "]", "）":
        close(index)
        depth = max(0, depth - 1)
      case _ where depth > 0:
        return
      case ",", ";", "，", "、":
        close(index)
        startsPart = true
      case "'", "\u{2019}":
        if let start, text.unicodeScalars.distance(from: start, to: index) == 1 { close(index) }
        hasApostrophe = start != nil
      default:
        if FoodWord.isWordScalar(scalar) {
          start = start ?? index
        } else {
          close(index)
        }
      }
    }

    mutating func close(_ end: String.Index) {
      guard let first = start else { return }
      start = nil
      var raw = String(text[first..<end])
      if hasApostrophe {
        var kept = String.UnicodeScalarView()
        kept.append(contentsOf: raw.unicodeScalars.lazy.filter { $0 != "'" && $0 != "\u{2019}" })
        raw = String(kept)
      }
      hasApostrophe = false
      let folded = Folding.fold(raw)
      guard !folded.isEmpty else { return }
      words.append(FoodWord(folded: folded, range: first..<end, startsPart: startsPart))
      startsPart = false
    }
  }

  /// Letters, digits and marks of any script.
  private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        || scalar == "%"
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber, .otherNumber:
      return true
    default:
      return false
    }
  }
}
