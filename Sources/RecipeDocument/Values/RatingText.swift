// Ratings come as numbers, fractions, per cent and stars.

public import Quantities
internal import SourceText

/// Reads what the owner thinks of a dish.
public enum RatingText {
  /// From 0 to 5; nil when the text states no rating on a known scale.
  public static func parse(_ text: String) -> Rational? {
    if let stars = stars(text) { return stars }
    let tokens = NumberScanner.tokens(text)
    guard let index = tokens.firstIndex(where: { if case .number = $0.token { true } else { false } }),
      case .number(let value) = tokens[index].token, index == 0 || tokens[index - 1].token != .dash
    else { return nil }
    guard let scale = scale(text, tokens, index), let result = value.multiplied(by: scale) else { return nil }
    return result >= .zero && result <= 5 ? result : nil
  }

  /// What a number of this text is to be multiplied by to count to five; the scanner has read `8/10` as 4/5 already.
  private static func scale(_ text: String, _ tokens: [PlacedToken], _ index: Int) -> Rational? {
    let written = text.utf8.dropFirst(tokens[index].span.start).prefix(tokens[index].span.count)
    if written.contains(0x2F) || written.contains(0x84) { return 5 }
    guard index + 1 < tokens.count else { return 1 }
    switch tokens[index + 1].token {
    case .sign(0x25): return Rational(1, 20)
    case .word("of"), .word("von"), .word("sur"), .word("de"), .word("su"), .word("van"), .word("av"):
      return scale(tokens, index + 2)
    case .word("out"): return scale(tokens, index + 3)
    case .word, .sign(0xE2): return 1
    case .sign(0x2F): return scale(tokens, index + 2)
    default: return nil
    }
  }

  /// Five over the number at a token.
  private static func scale(_ tokens: [PlacedToken], _ index: Int) -> Rational? {
    guard index < tokens.count, case .number(let top) = tokens[index].token else { return nil }
    return Rational(5).divided(by: top)
  }

  /// The number of stars; nil when the text holds none, or a digit.
  private static func stars(_ text: String) -> Rational? {
    var full = 0
    var empty = 0
    var hasHalf = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "★", "⭐", "🌟", "✭", "✮", "✯": full += 1
      case "☆": empty += 1
      case "½": hasHalf = true
      case "0"..."9": return nil
      default: break
      }
    }
    guard full + empty > 0, full <= 5 else { return nil }
    let whole = Rational(full)
    guard hasHalf, let half = Rational(1, 2), let sum = whole.adding(half) else { return whole }
    return sum <= 5 ? sum : nil
  }
}
