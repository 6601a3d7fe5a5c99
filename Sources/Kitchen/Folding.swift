// Stands in for the folding of SourceText until that is there.

enum Folding {
  static func fold(_ text: String) -> String {
    var result = ""
    for scalar in text.lowercased().unicodeScalars {
      switch scalar {
      case "à", "á", "â", "ã", "ä", "å": result += "a"
      case "ç": result += "c"
      case "è", "é", "ê", "ë": result += "e"
      case "ì", "í", "î", "ï": result += "i"
      case "ñ": result += "n"
      case "ò", "ó", "ô", "õ", "ö", "ø": result += "o"
      case "ù", "ú", "û", "ü": result += "u"
      case "œ": result += "oe"
      case "ß": result += "ss"
      case "\u{300}"..."\u{36F}": continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
