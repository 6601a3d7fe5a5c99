// The record of a shopping list keeps amounts exactly, `3/2 cup`, `2-3`, `2 can (14 oz)`, and texts without the signs that would end a field or the comment.

internal import Quantities
internal import SourceText

/// Amounts and texts as the record has them.
enum RecordText {
  /// A text with `%`, `|`, `>`, line breaks and the signs of `also` as `%7C`.
  static func encoded(_ text: String, also: String = "") -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.value < 0x20 || "%|>\(also)".unicodeScalars.contains(scalar) {
        result += "%" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16, uppercase: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text that was encoded.
  static func decoded(_ text: some StringProtocol) -> String { RecipeMention.percentDecoded(Array(text.utf8)[...]) }

  /// A quantity: the amount, the unit's id, the size of containers.
  static func text(_ quantity: Quantity) -> String {
    let size = quantity.size.map { " (" + text($0.amount, $0.unit) + ")" } ?? ""
    return text(quantity.amount, quantity.unit) + size
  }

  private static func text(_ amount: Amount, _ unit: MeasureUnit?) -> String {
    let (low, high) = (amount.low?.description ?? "", amount.high?.description ?? "")
    let number = low == high ? low : low + "-" + high
    return unit.map { number + " " + encoded($0.id, also: " ()+") } ?? number
  }

  /// The quantity of a text; nil when it is none.
  static func quantity(_ text: String) -> Quantity? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else {
      return measured(text).map { Quantity(amount: $0.0, unit: $0.1) }
    }
    let inside = text[text.index(after: open)...].dropLast()
    guard let (amount, unit) = measured(text[..<open].trimmingBlanks), let size = measured(String(inside)) else {
      return nil
    }
    return Quantity(amount: amount, unit: unit, size: .init(amount: size.0, unit: size.1))
  }

  private static func measured(_ text: String) -> (Amount, MeasureUnit?)? {
    let words = text.split(separator: " ")
    guard let first = words.first, words.count <= 2, let amount = amount(first) else { return nil }
    guard words.count == 2 else { return (amount, nil) }
    let id = decoded(words[1])
    return (amount, MeasureUnit(id: id, isKnown: UnitTable.unit(id: id) != nil))
  }

  private static func amount(_ text: Substring) -> Amount? {
    guard let dash = text.firstIndex(of: "-") else { return Rational(String(text)).map { Amount($0) } }
    let (low, high) = (text[..<dash], text[text.index(after: dash)...])
    return Amount(low: Rational(String(low)), high: Rational(String(high)))
  }
}
