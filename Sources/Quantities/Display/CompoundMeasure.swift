// "2 lb 4 oz" doubled is 4 lb 8 oz, and not 72 oz: a measure in two units stays one.

internal import SourceText

/// A measure that is written in two units of one dimension.
struct CompoundMeasure {
  private let text: String
  private let measure: Measure
  /// The number of the larger unit.
  private let large: Span
  /// The larger unit's word.
  private let largeUnit: Span
  /// The number of the smaller unit.
  private let small: Span
  /// How many of the smaller make one of the larger.
  private let ratio: Rational

  /// Nil when the amount's span holds no second unit.
  init?(_ measure: Measure, _ text: String) {
    var copy = text
    let parts = copy.withUTF8 { Self.parts(LineReader.reading($0), measure) }
    guard let parts, !measure.amount.isRange else { return nil }
    self.text = text
    self.measure = measure
    (large, largeUnit, small, ratio) = parts
  }

  private static func parts(_ reader: LineReader, _ measure: Measure) -> (Span, Span, Span, Rational)? {
    guard let first = reader.tokens.firstIndex(where: { $0.start >= measure.amountSpan.start }),
      let large = reader.number(first), reader.unit(large.next) != 0, let small = reader.number(large.next + 1),
      reader.span(first, small.next).end == measure.amountSpan.end, let whole = reader.factor(reader.unit(large.next)),
      let part = reader.factor(reader.unit(small.next)), let ratio = whole.divided(by: part), ratio > .one
    else { return nil }
    return (
      reader.span(first, large.next), reader.span(large.next, large.next + 1),
      reader.span(large.next + 1, small.next), ratio
    )
  }

  /// The edits that show an amount of the smaller unit in both; nil when it does not fill one of the larger.
  func edits(_ amount: Amount, _ settings: QuantitySettings, _ style: NumberStyle) -> [Edit]? {
    guard let total = amount.low, let whole = total.divided(by: ratio)?.floor, whole >= 1,
      let rest = Rational(whole).multiplied(by: ratio).flatMap({ total.subtracting($0) })
    else { return nil }
    let count = Edit(large, "\(whole)")
    if rest.isZero {
      guard let unitSpan = measure.unitSpan else { return nil }
      return [count, Edit(Span(largeUnit.end, unitSpan.end), "")]
    }
    let shown = AmountFormatter(settings: settings, style: style).show(Amount(rest), measure.unit, steps: false)
    return [count, Edit(small, shown.number)]
  }
}
