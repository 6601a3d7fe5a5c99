// Whether something is a favorite is written in many ways, `favorite: ✓` among them.

internal import SourceText

/// Reads yes and no.
public enum FavoriteText {
  /// What the text says; nil when it says neither.
  public static func parse(_ text: String) -> Bool? {
    let folded = Folding.fold(text).filter { !$0.isWhitespace && $0 != "\u{FE0F}" }
    if yes.contains(folded) { return true }
    if no.contains(folded) { return false }
    return nil
  }

  private static let yes: Set<String> = [
    "yes", "y", "true", "1", "on", "x", "✓", "✔", "☑", "✅", "❤", "♥", "💖", "⭐", "★", "👍", "ja", "j", "oui", "o", "si",
    "s", "sim", "是", "はい", "favorite", "favourite",
  ]
  private static let no: Set<String> = [
    "no", "n", "false", "0", "off", "✗", "✘", "☐", "❌", "nein", "non", "nee", "nej", "nao", "否", "いいえ", "",
  ]

  /// The word for yes that goes with a word for no.
  static func opposite(_ text: String) -> String {
    switch Folding.fold(text) {
    case "no": "yes"
    case "n": "y"
    case "0": "1"
    case "off": "on"
    case "nein", "nee", "nej": "ja"
    case "non": "oui"
    case "nao": "sim"
    default: "true"
    }
  }
}
