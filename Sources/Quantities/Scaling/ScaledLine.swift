// A scaled line as a value, for programs: the same amounts that the scaled text has.

extension IngredientLine {
  /// The line with its amounts times `factor`; sizes and dimensions stay, and of what only a size is known there are `factor` pieces.
  ///
  /// The text stays as it is. An amount that does not fit stays too, and so does a fixed line.
  public func scaled(by factor: Rational) -> IngredientLine {
    guard factor != .one, !isFixed, let measure else { return self }
    var result = self
    if let thing = ThingSize(self), thing.isDimension {
      guard thing.isOne else { return self }
      result.measure = Measure(amount: Amount(factor), unit: nil, amountSpan: measure.amountSpan, unitSpan: nil)
      result.size = measure
      return result
    }
    func times(_ measure: Measure) -> Measure {
      var result = measure
      result.amount = measure.amount.multiplied(by: factor) ?? measure.amount
      return result
    }
    result.measure = times(measure)
    result.also = also.map(times)
    result.plus = plus.map(times)
    return result
  }
}
