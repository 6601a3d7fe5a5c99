// `vault convert "2 cups flour" g`: an amount as typed and the unit wanted.

internal import SourceText

/// An amount in another unit.
public struct ConvertedAmount: Hashable, Sendable {
  /// The amount in the unit asked for.
  public let amount: Amount
  /// The unit asked for.
  public let unit: MeasureUnit
  /// The density that was used between volume and mass; nil for an exact conversion.
  public let density: Density?

  /// Number and unit for the screen, with `≈` when a density was used or the rounding shows.
  public func text(settings: QuantitySettings = QuantitySettings(), style: NumberStyle = NumberStyle()) -> String {
    let shown = AmountFormatter(settings: settings, style: style).show(amount, unit, steps: false)
    return density != nil && !shown.isFarOff ? "≈ " + shown.text : shown.text
  }
}

extension UnitConverter {
  /// Converts an amount as typed, `2 cups flour`, into the unit of that name.
  public func convert(text: String, to unitName: String) throws(ScalingProblem) -> ConvertedAmount {
    guard let wanted = UnitTable.unit(named: unitName) else { throw ScalingProblem(.conversionUnitUnknown, [unitName]) }
    let line = IngredientParser().parse(text)
    guard let first = line.measure, first.unit != nil else { throw ScalingProblem(.conversionUnclear, [text]) }
    let food = line.name.isEmpty ? nil : line.name
    var sum = Amount(.zero)
    var density: Density?
    // "1 cup plus 2 tbsp" is one amount.
    for measure in [first] + line.plus {
      guard let unit = measure.unit else { throw ScalingProblem(.conversionUnclear, [text]) }
      let converter = fitted(to: measure, of: line, unit)
      let low = measure.amount.low.map { converter.convert($0, from: unit.id, to: wanted.id, food: food) }
      let high = measure.amount.high.map { converter.convert($0, from: unit.id, to: wanted.id, food: food) }
      guard low != .some(nil), high != .some(nil), let part = Amount(low: low??.value, high: high??.value),
        let next = sum.adding(part)
      else { throw ScalingProblem(.conversionImpossible, [unit.id, wanted.id, food ?? "it"]) }
      sum = next
      density = density ?? (low ?? high)??.density
    }
    return ConvertedAmount(amount: sum, unit: wanted.measureUnit, density: density)
  }

  /// A converter for the system that the unit's word tells: an "EL" has 15 ml.
  private func fitted(to measure: Measure, of line: IngredientLine, _ unit: MeasureUnit) -> UnitConverter {
    guard let span = measure.unitSpan else { return self }
    let word = String(decoding: Array(line.text.utf8)[span.range], as: UTF8.self)
    return UnitWords.system(of: word, id: unit.id).map(with(system:)) ?? self
  }
}
