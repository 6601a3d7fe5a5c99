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

  /// Whether the text holds one rating and no other words: "4/5 (Anna), 3/5 (Bob)" does not.
  static func isAlone(_ text: String) -> Bool {
    let own: Set<String> = [
      "star", "stars", "of", "out", "von", "sur", "de", "su", "van", "av", "stern", "sterne", "sternen",
    ]
    return NumberScanner.tokens(text).allSatisfy { placed in
      switch placed.token {
      case .word(let word): own.contains(word)
      case .sign(let sign): sign != .comma && sign != 0x3B && sign != 0x28
      case .number, .dash: true
      }
    }
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

  /// A rating in the form of another: as many stars, out of ten, per cent, with a decimal comma; a plain number for any other form.
  static func written(_ rating: Rational, like old: String) -> String {
    let scalars = old.unicodeScalars
    if let full = scalars.first(where: { "★⭐🌟✭✮✯".unicodeScalars.contains($0) }) ?? scalars.first(where: { $0 == "☆" }),
      rating.isWhole,
      !old.utf8.contains(where: \.isDigit)
    {
      let filled = full == "☆" ? "★" : full
      let empty = scalars.contains("☆") ? 5 - rating.floor : 0
      let variant = old.unicodeScalars.contains("\u{FE0F}") ? "\u{FE0F}" : ""
      return String(repeating: String(filled) + variant, count: rating.floor)
        + String(repeating: "☆", count: max(0, empty))
    }
    let bytes = Array(old.utf8)
    guard let first = bytes.firstIndex(where: \.isDigit) else { return decimal(rating, comma: false) }
    var end = first
    while end < bytes.count, bytes[end].isDigit || bytes[end] == .dot || bytes[end] == .comma { end += 1 }
    let rest = String(decoding: bytes[end...], as: UTF8.self)
    let scale: Rational
    if let top = topOfScale(rest) { scale = top } else { return decimal(rating, comma: bytes.contains(.comma)) }
    guard let value = rating.multiplied(by: scale)?.divided(by: 5) else { return decimal(rating, comma: false) }
    return String(decoding: bytes[..<first], as: UTF8.self) + decimal(value, comma: bytes[..<end].contains(.comma))
      + rest
  }

  /// What the number before this text counts up to: 10 for `/10`, 100 for ` %`.
  private static func topOfScale(_ rest: String) -> Rational? {
    let tokens = NumberScanner.tokens(rest)
    guard let first = tokens.first else { return 5 }
    if first.token == .sign(0x25) { return 100 }
    if case .number(let top)? = tokens.last?.token, top > .zero { return top }
    return first.token == .word("stars") || first.token == .word("star") ? 5 : nil
  }

  /// Up to two decimals.
  private static func decimal(_ value: Rational, comma: Bool) -> String {
    guard let hundredths = value.multiplied(by: 100)?.floor, hundredths >= 0 else { return "\(value)" }
    let (whole, fraction) = hundredths.quotientAndRemainder(dividingBy: 100)
    if fraction == 0 { return "\(whole)" }
    let digits = fraction % 10 == 0 ? "\(fraction / 10)" : fraction < 10 ? "0\(fraction)" : "\(fraction)"
    return "\(whole)" + (comma ? "," : ".") + digits
  }
}
