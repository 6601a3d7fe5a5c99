// Amounts as a cook reads them: `1 1/2 cups`, `≈ 333 g`, `1/4 cup` instead of four tablespoons.

/// An amount made ready for display.
public struct ShownAmount: Hashable, Sendable {
  /// The number or range, without its unit: `1 1/2`, `4–8`, `≈ 333`.
  public let number: String
  /// The unit it is shown in; nil when things are counted.
  public let unit: MeasureUnit?
  /// Whether it is more than one, for the unit's or the food's plural.
  public let isPlural: Bool
  /// Whether the number is off by more than 2 %.
  public let isFarOff: Bool

  /// Number and unit with the unit's shown name: `2 cups`, `500 g`.
  public var text: String { unit.map { number + " " + UnitTable.shownName($0, isPlural: isPlural) } ?? number }
}

/// Rounds and writes amounts for display.
public struct AmountFormatter: Sendable {
  private let settings: QuantitySettings
  private let style: NumberStyle

  /// A formatter in a style.
  public init(settings: QuantitySettings = QuantitySettings(), style: NumberStyle = NumberStyle()) {
    self.settings = settings
    self.style = style
  }

  /// The amount as shown; with `steps` in the unit of its family that reads best (3 tsp → 1 tbsp, 1000 g → 1 kg).
  public func show(_ amount: Amount, _ unit: MeasureUnit?, steps: Bool = true) -> ShownAmount {
    show(amount, unit, steps: steps ? .both : .none)
  }

  /// In which directions the unit may change.
  enum Steps {
    case none
    /// To a smaller unit, where the amount is too small for its own.
    case down
    case both
  }

  func show(_ amount: Amount, _ unit: MeasureUnit?, steps: Steps) -> ShownAmount {
    var (exact, rounded, unit) = (amount, amount, unit)
    // What is shown must be shown alike when it is read again, so rounding and choosing a unit take turns until neither changes it.
    for _ in 0..<4 {
      if steps != .none, !style.exact, let old = unit,
        let better = UnitSteps(settings, denominator: style.denominator).best(rounded, old, upwards: steps == .both)
      {
        exact = UnitSteps(settings).converted(exact, old, better.unit) ?? better.amount
        (rounded, unit) = (better.amount, better.unit)
      }
      let next = self.rounded(rounded, unit)
      if next == rounded { break }
      rounded = next
    }
    return written(rounded, of: exact, unit)
  }

  private func rounded(_ amount: Amount, _ unit: MeasureUnit?) -> Amount {
    Amount(low: amount.low.map { number($0, unit).value }, high: amount.high.map { number($0, unit).value }) ?? amount
  }

  private func written(_ amount: Amount, of exact: Amount, _ unit: MeasureUnit?) -> ShownAmount {
    let low = amount.low.map { ShownNumber(number($0, unit).text, $0, of: exact.low ?? $0) }
    let high = amount.high.map { ShownNumber(number($0, unit).text, $0, of: exact.high ?? $0) }
    let text: String =
      switch (low, high) {
      case (let low?, let high?): low.text == high.text ? low.text : low.text + "–" + high.text
      case (let low?, nil): low.text + "+"
      case (nil, let high?): "≤ " + high.text
      case (nil, nil): ""
      }
    let isFarOff = (low?.isFarOff ?? false) || (high?.isFarOff ?? false)
    let largest = amount.high ?? amount.low ?? .one
    return ShownAmount(
      number: isFarOff ? "≈ " + text : text, unit: unit, isPlural: largest.magnitude > .one, isFarOff: isFarOff)
  }

  /// One number, rounded for its unit.
  func number(_ value: Rational, _ unit: MeasureUnit?) -> ShownNumber {
    if style.exact || value.isWhole { return ShownNumber(notation.write(value), value, of: value) }
    let isMetric = unit.map { AmountFormatter.decimalUnits.contains($0.id) } ?? false
    let isLength = unit.map { ["mm", "cm", "inch"].contains($0.id) } ?? false
    let denominators = KitchenRounding.denominators(value, unit) + (style.denominator.map { [$0] } ?? [])
    let nearness: KitchenRounding.Nearness = style.keepsDecimals ? .same : .rough
    if !isMetric, let fraction = KitchenRounding.fraction(value, denominators, nearness) {
      return ShownNumber(notation.write(fraction), fraction, of: value)
    }
    guard let (number, places) = KitchenRounding.decimal(value, least: isLength ? 10 : 100),
      let scale = Rational(1, Self.power(places)),
      let shown = Rational(number).multiplied(by: scale)
    else { return ShownNumber(notation.write(value), value, of: value) }
    return ShownNumber(DecimalText.trimmed(number, places, style.decimalComma ? 0x2c : 0x2e), shown, of: value)
  }

  private static func power(_ places: Int) -> Int { (0..<max(0, places)).reduce(1) { result, _ in result &* 10 } }

  private var notation: NumberNotation {
    var result = NumberNotation()
    result.isVulgar = style.vulgarFractions
    if style.vulgarFractions { result.joiner = "" }
    return result
  }

  /// Units whose amounts are decimals.
  static let decimalUnits: Set<String> = ["mg", "g", "dag", "hg", "kg", "ml", "cl", "dl", "l", "mm", "cm", "krm"]
}

extension DecimalText {
  /// A whole number of 10^-places without zeros at the end of its decimals.
  static func trimmed(_ number: Int, _ places: Int, _ sign: UInt8) -> String {
    var (number, places) = (number, places)
    while places > 0, number % 10 == 0 { (number, places) = (number / 10, places - 1) }
    return text(number, places, sign)
  }
}

extension UnitTable {
  /// The name of a unit for display, in singular or plural; an unknown unit as written.
  ///
  /// With `isLong` the spelled-out name: "tablespoons" instead of "tbsp".
  public static func shownName(_ unit: MeasureUnit, isPlural: Bool, isLong: Bool = false) -> String {
    guard unit.isKnown, let known = Self.unit(id: unit.id) else { return unit.id }
    if isLong { return isPlural ? known.longPlural : known.longSingular }
    return isPlural ? known.plural : known.singular
  }
}
