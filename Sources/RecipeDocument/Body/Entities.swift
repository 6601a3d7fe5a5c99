// HTML entities that people write in recipes.

/// The text of HTML entities.
enum Entities {
  /// The text of an entity by its name or number, without `&` and `;`; nil when it is unknown.
  static func text(of name: ArraySlice<UInt8>) -> String? {
    guard let first = name.first else { return nil }
    if first == UInt8(ascii: "#") { return number(name.dropFirst()) }
    return named(String(decoding: name, as: UTF8.self))
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> String? {
    let isHex = digits.first.map { $0 | 32 == UInt8(ascii: "x") } ?? false
    let text = String(decoding: isHex ? digits.dropFirst() : digits, as: UTF8.self)
    guard let value = UInt32(text, radix: isHex ? 16 : 10), value != 0, let scalar = Unicode.Scalar(value) else {
      return nil
    }
    return String(Character(scalar))
  }

  private static func named(_ name: String) -> String? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case "nbsp": " "
    case "deg": "°"
    case "frac12", "half": "½"
    case "frac14": "¼"
    case "frac34": "¾"
    case "frac13": "⅓"
    case "frac23": "⅔"
    case "frac18": "⅛"
    case "frac38": "⅜"
    case "frac58": "⅝"
    case "frac78": "⅞"
    case "frasl": "⁄"
    case "times": "×"
    case "ndash": "–"
    case "mdash": "—"
    case "hellip": "…"
    case "bull": "•"
    case "middot": "·"
    case "lsquo": "‘"
    case "rsquo": "’"
    case "ldquo": "“"
    case "rdquo": "”"
    case "copy": "©"
    case "reg": "®"
    case "trade": "™"
    case "auml": "ä"
    case "ouml": "ö"
    case "uuml": "ü"
    case "Auml": "Ä"
    case "Ouml": "Ö"
    case "Uuml": "Ü"
    case "szlig": "ß"
    case "eacute": "é"
    case "Eacute": "É"
    case "egrave": "è"
    case "ecirc": "ê"
    case "agrave": "à"
    case "acirc": "â"
    case "ccedil": "ç"
    case "icirc": "î"
    case "iuml": "ï"
    case "ocirc": "ô"
    case "ucirc": "û"
    case "ugrave": "ù"
    case "oelig": "œ"
    case "ntilde": "ñ"
    case "aacute": "á"
    case "iacute": "í"
    case "oacute": "ó"
    case "uacute": "ú"
    case "aring": "å"
    case "oslash": "ø"
    case "aelig": "æ"
    default: nil
    }
  }
}
