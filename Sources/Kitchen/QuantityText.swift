// How a quantity is written on a list that people take to the shop.

internal import Quantities

extension Quantity {
  /// The quantity in words: `1 1/2 cups`, `3 (14 oz) cans`, `2–3`.
  public var text: String {
    let size = size.map { " (\(Self.number($0.amount, $0.unit))\($0.unit.map { " " + $0.id } ?? ""))" } ?? ""
    return Self.number(amount, unit) + size + (unitText.map { " " + $0 } ?? "")
  }

  private var unitText: String? {
    guard let unit else { return nil }
    guard let known = UnitTable.unit(id: unit.id), unit.isKnown else { return unit.id }
    return isPlural ? known.plural : known.singular
  }

  /// Whether the thing counted stands in the plural.
  var isPlural: Bool { (amount.high ?? amount.low ?? .one) > .one || amount.isRange }

  private static func number(_ amount: Amount, _ unit: MeasureUnit?) -> String {
    guard let low = amount.low else { return "up to " + (amount.high.map { number($0, unit) } ?? "") }
    guard let high = amount.high else { return number(low, unit) + "+" }
    return low == high ? number(low, unit) : number(low, unit) + "–" + number(high, unit)
  }

  /// Whole numbers and kitchen fractions as such, everything else as a decimal of at most three places.
  private static func number(_ value: Rational, _ unit: MeasureUnit?) -> String {
    if value.isWhole { return "\(value.numerator)" }
    let isMetric = ["g", "kg", "ml", "cl", "dl", "l", "mg", "hg", "dag", "cm", "mm"].contains(unit?.id)
    if !isMetric, [2, 3, 4, 8, 16].contains(value.denominator), value > .zero {
      let whole = value.floor
      let rest = value.numerator - whole * value.denominator
      return (whole == 0 ? "" : "\(whole) ") + "\(rest)/\(value.denominator)"
    }
    let places = value.magnitude > 100 ? 0 : value.magnitude > 1 ? 2 : 3
    return decimal(value, places: places)
  }

  private static func decimal(_ value: Rational, places: Int) -> String {
    let scale = [1, 10, 100, 1000][min(max(places, 0), 3)]
    guard let scaled = value.multiplied(by: Rational(scale)), let half = Rational(1, 2),
      let rounded = scaled.adding(half)?.floor
    else { return value.description }
    if rounded == 0 { return value.description }
    let digits = String(rounded % scale)
    let padded = String(repeating: "0", count: max(0, places - digits.count)) + digits
    let trimmed = padded.reversed().drop { $0 == "0" }.reversed()
    return "\(rounded / scale)" + (rounded % scale == 0 ? "" : "." + String(trimmed))
  }
}

extension ShoppingLine {
  /// The line as a list has it: `4 onions`, `2 cups + 200 g flour`, `salt`.
  public var text: String {
    var parts = quantities.map(\.text)
    if isApproximate, let last = parts.indices.last { parts[last] = "≈ " + parts[last] }
    if hasUnmeasured, !parts.isEmpty { parts.append("some") }
    let words = parts.joined(separator: " + ")
    return (words.isEmpty ? name : words + " " + name) + (isOptional ? " (optional)" : "")
  }
}
