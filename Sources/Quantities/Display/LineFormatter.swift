// A scaled ingredient line for the screen: the author's words, with amounts rounded for the kitchen.

internal import SourceText

/// Writes ingredient lines for display.
public struct LineFormatter: Sendable {
  private let settings: QuantitySettings
  private let wanted: NumberStyle
  private let target: QuantitySettings.System?

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
    if factor == .one && target == nil && !wanted.exact { return line.text }
    let part = Part(line: line, factor: factor, style: style(of: line))
    var edits: [Edit] = []
    for (index, measure) in line.measures.enumerated() { edits += self.edits(measure, part, isFirst: index == 0) }
    if target != nil, let size = line.size {
      edits += self.edits(size, Part(line: line, factor: .one, style: part.style), isFirst: false)
    }
    if let hint = wholeHint(measure, factor, line) { edits.append(hint) }
    guard let bytes = try? Edit.apply(edits, to: Array(line.text.utf8)) else { return line.text }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What all amounts of a line share.
  private struct Part {
    let line: IngredientLine
    let factor: Rational
    let style: NumberStyle
  }

  private func style(of line: IngredientLine) -> NumberStyle {
    let own = NotationHints(lines: [line])
    var result = wanted
    if own.decimalComma { result.decimalComma = true }
    if own.vulgarFractions { result.vulgarFractions = true }
    return result
  }

  private func edits(_ measure: Measure, _ part: Part, isFirst: Bool) -> [Edit] {
    guard let scaled = measure.amount.multiplied(by: part.factor) else { return [] }
    let written = measure.unitSpan.map { Self.slice(part.line.text, $0) } ?? ""
    let steps = isFirst && part.line.plus.isEmpty && UnitWords.isShared(written)
    var style = part.style
    style.keepsDecimals = Self.slice(part.line.text, measure.amountSpan).contains { $0 == "." || $0 == "," }
    let shown = shown(scaled, measure, written, style, steps: steps)
    if shown.unit == measure.unit, scaled == measure.amount, !part.style.exact { return [] }
    return [Edit(measure.amountSpan, number(shown, measure, part.line))] + unitEdit(shown, measure, written)
  }

  /// The number with what stood before it in its span: "about ", "up to ".
  private func number(_ shown: ShownAmount, _ measure: Measure, _ line: IngredientLine) -> String {
    if measure.amountSpan.isEmpty { return shown.number + " " }
    let lead = lead(measure, line)
    if measure.amount.low == nil, !lead.isEmpty { return lead + String(shown.number.drop { $0 == "≤" || $0 == " " }) }
    let isTakenOff = (measure.amount.low ?? .zero) < .zero
    return lead + (isTakenOff ? shown.number.filter { $0 != "-" } : shown.number)
  }

  private func unitEdit(_ shown: ShownAmount, _ measure: Measure, _ written: String) -> [Edit] {
    guard let unitSpan = measure.unitSpan, let unit = shown.unit else { return [] }
    let name =
      unit == measure.unit
      ? Self.inflected(written, isPlural: shown.isPlural)
      : UnitTable.shownName(unit, isPlural: shown.isPlural, isLong: UnitWords.isLong(written))
    if name == written { return [] }
    let needsBlank = unitSpan.start == measure.amountSpan.end && name.utf8.count > 2
    return [Edit(unitSpan, needsBlank ? " " + name : name)]
  }

  private func shown(
    _ amount: Amount, _ measure: Measure, _ written: String, _ style: NumberStyle, steps: Bool
  ) -> ShownAmount {
    var (amount, unit) = (amount, measure.unit)
    var settings = settings
    if let unit, let system = UnitWords.system(of: written, id: unit.id) { settings.system = system }
    if let target {
      var scaled = measure
      scaled.amount = amount
      if let converted = UnitConverter(settings: settings).converted(scaled, to: target) {
        (amount, unit) = (converted.amount, converted.unit)
      }
    }
    return AmountFormatter(settings: settings, style: style).show(amount, unit, steps: steps)
  }

  /// What stands in the amount's span before its first number.
  private func lead(_ measure: Measure, _ line: IngredientLine) -> String {
    let written = Self.slice(line.text, measure.amountSpan)
    guard let start = written.firstIndex(where: { $0.isNumber }) else { return "" }
    let lead = written[..<start]
    return lead.contains { $0.isLetter } && !lead.contains(" ") && lead.first?.isASCII == true ? "" : String(lead)
  }

  private static func slice(_ text: String, _ span: Span) -> String {
    String(decoding: Array(text.utf8)[span.range], as: UTF8.self)
  }

  /// The unit's word as the author wrote it, in the number that fits; unchanged when the table does not know both forms.
  private static func inflected(_ word: String, isPlural: Bool) -> String {
    guard let other = isPlural ? UnitTable.plural(of: word) : UnitTable.singular(of: word) else { return word }
    guard let first = word.first, first.isUppercase, let letter = other.first else { return other }
    return letter.uppercased() + other.dropFirst()
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
