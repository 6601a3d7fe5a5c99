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

  /// Whether this line is `old` with its amounts times `factor` and says the same otherwise.
  public func isScaled(_ old: IngredientLine, by factor: Rational) -> Bool {
    let wanted = old.scaled(by: factor)
    guard size?.amount == wanted.size?.amount, size?.unit == wanted.size?.unit, words == old.words else { return false }
    if let thing = ThingSize(old), thing.isDimension, thing.isOne, !old.isFixed {
      return measure?.amount == wanted.measure?.amount
    }
    let times = ThingSize(old)?.isDimension == true || old.isFixed ? Rational.one : factor
    let amounts = old.scalableMeasures.map { $0.amount.multiplied(by: times) }
    return name == old.name && unit == old.unit && scalableMeasures.map(\.amount) == amounts
  }

  /// The text without its numbers and signs; "d'un" and "de 2" are alike.
  private var words: [String] {
    var text = text
    return text.withUTF8 { bytes in
      let reader = LineReader.reading(bytes)
      return reader.tokens.indices.filter { reader.isWord($0) && !reader.tokens[$0].hasValue }
        .map { reader.text($0, $0 + 1) }
        .map { ["d'", "d’"].contains($0) ? "de" : $0 }
    }
  }
}
