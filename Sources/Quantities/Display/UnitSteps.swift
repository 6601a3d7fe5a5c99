// 3 teaspoons are a tablespoon, 1000 g a kilogram: which unit of a family reads best.

/// Chooses the unit in which an amount is shown.
struct UnitSteps {
  private let settings: QuantitySettings

  private let own: [Int]

  /// Steps of a unit system; `denominator` is one that the author used and that reads as well as those of cups.
  init(_ settings: QuantitySettings, denominator: Int? = nil) {
    self.settings = settings
    own = denominator.map { [$0] } ?? []
  }

  /// Families of units that step into each other, smallest first, with the least amount that is shown in each.
  private static let families: [[(id: String, least: Rational)]] = [
    [("pinch", .zero), ("tsp", Rational(1, 22) ?? .one), ("tbsp", .one), ("cup", Rational(1, 4) ?? .one)],
    [("mg", .zero), ("g", .one), ("kg", .one)],
    [("ml", .zero), ("l", .one)],
    [("oz", .zero), ("lb", .one)],
    [("mm", .zero), ("cm", .one)],
  ]

  /// The amount in the unit that reads best; nil when that is the one it has.
  ///
  /// Upwards only when the amount is a plain fraction there or too much for its unit, downwards when it is too small for its unit or
  /// no fraction of it is near.
  func best(_ amount: Amount, _ unit: MeasureUnit, upwards: Bool = true) -> (amount: Amount, unit: MeasureUnit)? {
    guard let family = Self.families.first(where: { $0.contains { $0.id == unit.id } }),
      let own = family.firstIndex(where: { $0.id == unit.id }), unit.id != "pinch"
    else { return nil }
    for index in family.indices.reversed() where index > own && upwards {
      if let step = stepped(amount, unit, family[index]), reads(step, family[index].id) || isMuch(amount, unit) {
        return (step, known(family[index].id))
      }
    }
    guard own > 0 else { return nil }
    if let low = amount.low ?? amount.high, isSmall(low, family[own]) || isNoFraction(amount, unit) {
      for index in family.indices.reversed() where index < own {
        if let step = stepped(amount, unit, family[index]) { return (step, known(family[index].id)) }
      }
    }
    return nil
  }

  /// Whether an amount is too small for its unit: below half a kilogram's like, below 1/4 cup, below one tablespoon's half.
  private func isSmall(_ value: Rational, _ step: (id: String, least: Rational)) -> Bool {
    guard step.id != "tbsp" else { return value < (Rational(1, 2) ?? .one) }
    return value < step.least
  }

  /// Whether an amount of ounces is one that everybody weighs in pounds.
  private func isMuch(_ amount: Amount, _ unit: MeasureUnit) -> Bool {
    unit.id == "oz" && (amount.low ?? amount.high ?? .zero) >= 32
  }

  /// Whether a part of a cup or tablespoon is none that they are marked with, so that smaller spoons say it better: 100 ml are 6 3/4
  /// tablespoons.
  private func isNoFraction(_ amount: Amount, _ unit: MeasureUnit) -> Bool {
    (unit.id == "cup" || unit.id == "tbsp")
      && [amount.low, amount.high].contains {
        guard let value = $0, value < .one else { return false }
        return KitchenRounding.fraction(value, KitchenRounding.denominators(value, unit) + own, .near) == nil
      }
  }

  private func known(_ id: String) -> MeasureUnit { MeasureUnit(id: id, isKnown: true) }

  /// The amount in another unit of the family.
  func converted(_ amount: Amount, _ unit: MeasureUnit, _ other: MeasureUnit) -> Amount? {
    guard let from = UnitTable.unit(id: unit.id)?.factor(in: settings.system),
      let to = UnitTable.unit(id: other.id)?.factor(in: settings.system), let ratio = from.divided(by: to)
    else { return nil }
    return amount.multiplied(by: ratio)
  }

  private func stepped(_ amount: Amount, _ unit: MeasureUnit, _ step: (id: String, least: Rational)) -> Amount? {
    guard let result = converted(amount, unit, known(step.id)), let low = result.low ?? result.high, low >= step.least
    else { return nil }
    return result
  }

  /// Whether both ends are amounts that a cook measures in one go.
  private func reads(_ amount: Amount, _ id: String) -> Bool {
    [amount.low, amount.high].allSatisfy { value in
      guard let value else { return true }
      if AmountFormatter.decimalUnits.contains(id) { return true }
      let denominators = id == "cup" ? [1, 2, 3, 4] : id == "lb" ? [1, 2, 4] : [1, 2]
      return KitchenRounding.fraction(value, denominators) != nil
    }
  }
}
