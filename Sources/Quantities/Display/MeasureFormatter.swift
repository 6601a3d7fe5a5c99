// One amount of a text for the screen: the number rounded for the kitchen, the unit's word in the number that fits.

internal import SourceText

/// Writes the amounts of one text for display.
struct MeasureFormatter {
  let text: String
  let settings: QuantitySettings
  let style: NumberStyle
  let target: QuantitySettings.System?

  /// The edits that show `measure` times `factor`; none when nothing changes.
  func edits(_ measure: Measure, by factor: Rational, steps: Bool) -> [Edit] {
    guard let scaled = measure.amount.multiplied(by: factor), factor != .one || target != nil || style.exact else {
      return []
    }
    let written = measure.unitSpan.map { Self.slice(text, $0) } ?? ""
    var style = style
    let isSpoon = ["tsp", "tbsp"].contains(measure.unit?.id ?? "")
    style.keepsDecimals = !isSpoon && Self.slice(text, measure.amountSpan).contains { $0 == "." || $0 == "," }
    style.denominator = ownDenominator(measure)
    let shown = shown(
      scaled, measure, written, style, steps: !UnitWords.isShared(written) ? .none : steps ? .both : .down)
    if shown.unit == measure.unit, scaled == measure.amount, !style.exact { return [] }
    if target == nil, let edits = CompoundMeasure(measure, text)?.edits(scaled, settings, style) { return edits }
    return [number(shown, measure)] + unitEdit(shown, measure, written)
  }

  /// The denominator that the author wrote, where cups and spoons have none like it; nil for decimals.
  private func ownDenominator(_ measure: Measure) -> Int? {
    guard let below = measure.amount.low?.denominator, below > 4, below != 8, below <= 16 else { return nil }
    return Self.slice(text, measure.amountSpan).contains { $0 == "." || $0 == "," } ? nil : below
  }

  /// The number with what stood before it in its span: "about ", "up to "; "d'un" becomes "de 2".
  private func number(_ shown: ShownAmount, _ measure: Measure) -> Edit {
    let span = measure.amountSpan
    if span.isEmpty { return Edit(span, shown.number + " ") }
    let lead = lead(measure)
    let before = Self.slice(text, Span(max(0, span.start - 4), span.start))
    if let elision = ["d'", "d’"].first(where: { before.hasSuffix($0) }), lead.isEmpty {
      return Edit(Span(span.start - elision.utf8.count, span.end), "de " + shown.number)
    }
    if measure.amount.low == nil, !lead.isEmpty {
      return Edit(span, lead + String(shown.number.drop { $0 == "≤" || $0 == " " }))
    }
    let isTakenOff = (measure.amount.low ?? .zero) < .zero
    return Edit(span, lead + (isTakenOff ? shown.number.filter { $0 != "-" } : shown.number))
  }

  /// What stands in the amount's span before its first number.
  private func lead(_ measure: Measure) -> String {
    var text = text
    let start = text.withUTF8 { bytes in
      let reader = LineReader.reading(bytes)
      let first = reader.tokens.indices.first {
        reader.tokens[$0].start >= measure.amountSpan.start && reader.number($0, articles: true) != nil
      }
      return first.map { reader.tokens[$0].start } ?? measure.amountSpan.start
    }
    guard start < measure.amountSpan.end else { return "" }
    return Self.slice(text, Span(measure.amountSpan.start, start))
  }

  private func unitEdit(_ shown: ShownAmount, _ measure: Measure, _ written: String) -> [Edit] {
    guard let unitSpan = measure.unitSpan, let unit = shown.unit else { return [] }
    let isPlural = shown.isPlural && !isHyphenated(measure.amountSpan, unitSpan)
    let name =
      unit == measure.unit
      ? Self.inflected(written, isPlural: isPlural)
      : UnitTable.shownName(unit, isPlural: isPlural, isLong: UnitWords.isLong(written))
    if name == written { return [] }
    let needsBlank = unitSpan.start == measure.amountSpan.end && name.utf8.count > 2
    return [Edit(unitSpan, needsBlank ? " " + name : name)]
  }

  /// Whether a hyphen joins number and unit: "14-ounce" has no plural.
  private func isHyphenated(_ amount: Span, _ unit: Span) -> Bool {
    guard amount.end < unit.start else { return false }
    return Self.slice(text, Span(amount.end, unit.start)).allSatisfy { "-‐‑–".contains($0) }
  }

  private func shown(
    _ amount: Amount, _ measure: Measure, _ written: String, _ style: NumberStyle,
    steps: AmountFormatter.Steps
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

  /// The bytes of a span.
  static func slice(_ text: String, _ span: Span) -> String {
    let bytes = Array(text.utf8)
    guard span.start >= 0, span.start <= span.end, span.end <= bytes.count else { return "" }
    return String(decoding: bytes[span.range], as: UTF8.self)
  }

  /// The plural of a unit's word that stands in a text; nil when the table does not know it.
  static func plural(of span: Span, in text: String) -> String? {
    let word = slice(text, span)
    let plural = inflected(word, isPlural: true)
    return plural == word ? nil : plural
  }

  /// The unit's word as the author wrote it, in the number that fits; unchanged when the table does not know both forms.
  private static func inflected(_ word: String, isPlural: Bool) -> String {
    guard let other = isPlural ? UnitTable.plural(of: word) : UnitTable.singular(of: word) else { return word }
    guard let first = word.first, first.isUppercase, let letter = other.first else { return other }
    return letter.uppercased() + other.dropFirst()
  }
}
