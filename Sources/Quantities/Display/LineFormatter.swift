// A scaled ingredient line for the screen: the author's words, with amounts rounded for the kitchen.

internal import SourceText

/// Writes ingredient lines for display.
public struct LineFormatter: Sendable {
  private let settings: QuantitySettings
  private let wanted: NumberStyle
  private var target: QuantitySettings.System?

  /// A formatter; numbers look as in the line itself, else as `style` and the habits of the recipe (`hints`) say.
  ///
  /// With a `target` system amounts are shown in its units.
  public init(
    settings: QuantitySettings = QuantitySettings(), style: NumberStyle = NumberStyle(),
    hints: NotationHints = NotationHints(), target: QuantitySettings.System? = nil
  ) {
    self.settings = settings
    var wanted = style
    if hints.decimalComma { wanted.decimalComma = true }
    if hints.vulgarFractions { wanted.vulgarFractions = true }
    self.wanted = wanted
    self.target = target
  }

  /// The line with its amounts times `factor`; the text as it is when the factor is 1 and no unit changes.
  ///
  /// "1 1/2 eggs (1–2)": whole things that come out broken say between which numbers they lie.
  public func text(_ line: IngredientLine, by factor: Rational = .one) -> String {
    guard let measure = line.measure else { return line.text }
    let factor = line.isFixed ? .one : factor
    if saysBoth(line) {
      var plain = self
      plain.target = nil
      return plain.text(line, by: factor)
    }
    if factor == .one && target == nil && !wanted.exact { return line.text }
    let style = style(of: line)
    var edits = ThingSize(line).map { thingEdits(line, $0, factor, style) } ?? amountEdits(line, factor, style)
    if target != nil, let size = line.size { edits += self.edits(size, in: line.text, by: .one, style, steps: false) }
    if let hint = wholeHint(measure, factor, line) { edits.append(hint) }
    guard let bytes = try? Edit.apply(edits, to: Array(line.text.utf8)) else { return line.text }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the line has an equivalent in the units wanted, so that nothing need be converted: "200g/7oz".
  private func saysBoth(_ line: IngredientLine) -> Bool {
    guard let target, !line.also.isEmpty else { return false }
    let converter = UnitConverter(settings: settings)
    return line.measures.contains { measure in
      guard let id = measure.unit?.id, let dimension = UnitTable.unit(id: id)?.dimension else { return false }
      return (dimension == .mass || dimension == .volume) && converter.converted(measure, to: target) == nil
    }
  }

  /// Whether amounts are shown in the units of another system.
  var changesUnits: Bool { target != nil }

  /// The edits that show one amount of a text times `factor`, without regard to the rest of the text.
  func edits(_ measure: Measure, in text: String, by factor: Rational) -> [Edit] {
    edits(measure, in: text, by: factor, wanted, steps: true)
  }

  private func edits(
    _ measure: Measure, in text: String, by factor: Rational, _ style: NumberStyle, steps: Bool
  ) -> [Edit] {
    MeasureFormatter(text: text, settings: settings, style: style, target: target)
      .edits(measure, by: factor, steps: steps)
  }

  private func amountEdits(_ line: IngredientLine, _ factor: Rational, _ style: NumberStyle) -> [Edit] {
    line.scalableMeasures.enumerated().flatMap { index, measure in
      self.edits(measure, in: line.text, by: factor, style, steps: index == 0 && line.plus.isEmpty)
    }
  }

  /// "2 12 oz cans", `2 9" pie crusts`: how many of the things, in front of the size; none where nobody can say how many.
  private func thingEdits(_ line: IngredientLine, _ thing: ThingSize, _ factor: Rational, _ style: NumberStyle)
    -> [Edit]
  {
    guard let first = line.measure else { return [] }
    var edits = line.scalableMeasures.flatMap { measure in
      let isSize = thing.sizes.contains(measure.amountSpan)
      return self.edits(measure, in: line.text, by: isSize ? .one : factor, style, steps: false)
    }
    guard factor != .one, thing.isOne else { return edits }
    let shown = AmountFormatter(settings: settings, style: style).show(Amount(factor), nil)
    let count = shown.number + (factor.isWhole && first.amount.low?.isWhole == true ? " " : " × ")
    let start = first.amountSpan.start
    let place = edits.firstIndex { $0.span.start == start }
    if let place {
      edits[place] = Edit(edits[place].span, Array(count.utf8) + edits[place].replacement)
    } else {
      edits.append(Edit(Span(start, start), count))
    }
    if shown.isPlural, let word = thing.word, let plural = MeasureFormatter.plural(of: word, in: line.text) {
      edits.append(Edit(word, plural))
    }
    return edits
  }

  private func style(of line: IngredientLine) -> NumberStyle {
    let own = NotationHints(lines: [line])
    var result = wanted
    if own.decimalComma { result.decimalComma = true }
    if own.vulgarFractions { result.vulgarFractions = true }
    return result
  }

  /// " (1–2)" behind things that come whole.
  private func wholeHint(_ measure: Measure, _ factor: Rational, _ line: IngredientLine) -> Edit? {
    guard factor != .one, !measure.amount.isRange, let before = measure.amount.low, before.isWhole,
      let value = before.multiplied(by: factor), !value.isWhole, value > .one, isCounted(measure.unit)
    else { return nil }
    let end = max(line.nameSpan?.end ?? measure.amountSpan.end, measure.unitSpan?.end ?? 0)
    let floor = value.floor
    return Edit(Span(end, end), " (\(floor)–\(floor &+ 1))")
  }

  private func isCounted(_ unit: MeasureUnit?) -> Bool {
    guard let unit else { return true }
    guard let known = UnitTable.unit(id: unit.id) else { return false }
    return known.dimension == .count && !["serving", "batch", "dozen"].contains(unit.id)
  }
}
