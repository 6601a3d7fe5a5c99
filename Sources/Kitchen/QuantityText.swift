// How a quantity is written on a list that people take to the shop.

public import Quantities
internal import SourceText

extension Quantity {
  /// The quantity in words, rounded for display: `1 1/2 cups`, `3 (14 oz) cans`, `2–3`.
  public func text(_ formatter: AmountFormatter = AmountFormatter()) -> String {
    let shown = Self.show(amount, unit, formatter, steps: size == nil && !amount.isNothing)
    guard let size else { return shown.text }
    let inside = Self.show(size.amount, size.unit, formatter, steps: false)
    let contents = inside.number + (inside.unit.map { " " + UnitTable.shownName($0, isPlural: false) } ?? "")
    let unit = shown.unit.map { " " + UnitTable.shownName($0, isPlural: shown.isPlural) } ?? ""
    return "\(shown.number) (\(contents))" + unit
  }

  private static func show(
    _ amount: Amount, _ unit: MeasureUnit?, _ formatter: AmountFormatter, steps: Bool
  ) -> (text: String, number: String, unit: MeasureUnit?, isPlural: Bool) {
    guard amount.low == nil, let high = amount.high else {
      let shown = formatter.show(amount, unit, steps: steps)
      return (shown.text, shown.number, shown.unit, shown.isPlural)
    }
    let shown = formatter.show(Amount(high), unit, steps: steps)
    return ("up to " + shown.text, "up to " + shown.number, shown.unit, shown.isPlural)
  }

  /// Whether the thing counted stands in the plural.
  public var isPlural: Bool { (amount.high ?? amount.low ?? .one) > .one || amount.isRange }
}

extension ShoppingLine {
  /// The line as a list has it: `4 onions`, `2 cups + 200 g flour`, `1 tsp + some salt`, `salt`.
  public func text(_ formatter: AmountFormatter = AmountFormatter()) -> String {
    var parts = quantities.map { $0.text(formatter) }
    if isApproximate, let last = parts.last, !last.hasPrefix("≈") { parts[parts.count - 1] = "≈ " + last }
    if hasUnmeasured, !parts.isEmpty { parts.append("some") }
    let words = parts.joined(separator: " + ")
    return (words.isEmpty ? name : words + " " + name) + (isOptional ? " (optional)" : "")
  }
}

extension ShoppingList {
  /// The list with its amounts in the units of a system; spoons and counted things stay as they are.
  public func converted(to system: QuantitySettings.System, _ converter: UnitConverter) -> ShoppingList {
    var result = self
    for index in result.lines.indices {
      result.lines[index].quantities = result.lines[index].quantities.map { quantity in
        guard quantity.size == nil else { return quantity }
        let measure = Measure(
          amount: quantity.amount, unit: quantity.unit, amountSpan: .init(0, 0), unitSpan: nil)
        return converter.converted(measure, to: system).map { Quantity(amount: $0.amount, unit: $0.unit) } ?? quantity
      }
    }
    return result
  }
}
