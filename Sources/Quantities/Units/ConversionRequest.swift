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
    guard let amount = line.measure?.amount, let from = line.unit else {
      throw ScalingProblem(.conversionUnclear, [text])
    }
    let food = line.name.isEmpty ? nil : line.name
    let converter = fitted(to: line, from)
    let low = amount.low.map { converter.convert($0, from: from.id, to: wanted.id, food: food) }
    let high = amount.high.map { converter.convert($0, from: from.id, to: wanted.id, food: food) }
    guard low != .some(nil), high != .some(nil), let result = Amount(low: low??.value, high: high??.value) else {
      throw ScalingProblem(.conversionImpossible, [from.id, wanted.id, food ?? "it"])
    }
    return ConvertedAmount(amount: result, unit: wanted.measureUnit, density: (low ?? high)??.density)
  }

  /// A converter for the system that the unit's word tells: an "EL" has 15 ml.
  private func fitted(to line: IngredientLine, _ unit: MeasureUnit) -> UnitConverter {
    guard let span = line.measure?.unitSpan else { return self }
    let word = String(decoding: Array(line.text.utf8)[span.range], as: UTF8.self)
    return UnitWords.system(of: word, id: unit.id).map(with(system:)) ?? self
  }
}
