// Changes the numbers inside one amount as written, and nothing else of it.

internal import SourceText

/// Rewrites amounts in the notation of their author.
struct AmountRewriter {
  let reader: LineReader
  let hints: NotationHints
  /// Whether the author's own form is set aside for plain fractions, because the first try could not be read back.
  var isPlain = false

  /// The edits that multiply every number of `measure` by `factor`; nil when a result does not fit.
  func edits(_ measure: Measure, by factor: Rational) -> [Edit]? {
    edits(measure) { $0.multiplied(by: factor) }
  }

  /// The edits that change every number of `measure`; nil when `change` gives nothing for one of them.
  func edits(_ measure: Measure, _ change: (Rational) -> Rational?) -> [Edit]? {
    if measure.amountSpan.isEmpty { return inserted(measure, change) }
    guard let first = reader.tokens.firstIndex(where: { $0.start >= measure.amountSpan.start }) else { return nil }
    var edits: [Edit] = []
    var index = first
    while index < reader.tokens.count, reader.tokens[index].start < measure.amountSpan.end {
      guard let number = reader.number(index, articles: true), !isJoiningWord(index, after: edits.last) else {
        index += 1
        continue
      }
      let span = reader.span(index, number.next)
      guard span.end <= measure.amountSpan.end, let value = change(meant(number.value, index, measure))
      else { return nil }
      let text = notation(index, number.next, measure).write(value)
      edits.append(elision(before: index).map { Edit(Span($0.start, span.end), "de " + text) } ?? Edit(span, text))
      index = number.next
      if let article = articleAfterFraction(number, measure) {
        edits.append(Edit(article, ""))
        index += 1
      }
    }
    return edits.isEmpty ? nil : edits
  }

  /// The "d'" in "le jus d'un citron", which becomes "de" before a number in digits.
  private func elision(before index: Int) -> Span? {
    guard reader.has(index - 1, .of), reader.tokens[index].isGlued else { return nil }
    let span = reader.span(index - 1, index)
    return ["d'", "d’", "D'", "D’"].contains(text(span.start, span.end)) ? span : nil
  }

  /// " a" in "1/2 a lemon", which goes when the half does.
  private func articleAfterFraction(_ number: NumberReading, _ measure: Measure) -> Span? {
    guard number.value < .one, reader.has(number.next, .article),
      reader.tokens[number.next].end <= measure.amountSpan.end
    else { return nil }
    return Span(reader.tokens[number.next - 1].end, reader.tokens[number.next].end)
  }

  /// An amount that stands nowhere, the one piece of "1-inch piece ginger", gets a number in front.
  private func inserted(_ measure: Measure, _ change: (Rational) -> Rational?) -> [Edit]? {
    guard let value = measure.amount.low.flatMap(change) else { return nil }
    return [Edit(measure.amountSpan, NumberNotation().write(value) + " ")]
  }

  /// "a" between two numbers ("2 a 3") joins a range and is no number.
  private func isJoiningWord(_ index: Int, after last: Edit?) -> Bool {
    last != nil && reader.has(index, [.to, .or, .and])
  }

  /// The value that the line's unit gave to `1.500` or `1,500`.
  private func meant(_ value: Rational, _ index: Int, _ measure: Measure) -> Rational {
    let token = reader.tokens[index]
    guard token.otherDenominator != 0, let other = Rational(token.otherNumerator, token.otherDenominator) else {
      return value
    }
    if measure.amount.low == other || measure.amount.high == other { return other }
    return value
  }

  // MARK: Notation

  private func notation(_ first: Int, _ next: Int, _ measure: Measure) -> NumberNotation {
    var result = NumberNotation()
    result.prefersDecimals = measure.unit.map { Self.decimalUnits.contains($0.id) } ?? false
    result.allowsDecimals = result.prefersDecimals
    if isPlain { return NumberNotation() }
    if hints.decimalComma { result.decimalSign = result.prefersDecimals ? 0x2c : nil }
    result.isVulgar = hints.vulgarFractions
    if hints.vulgarFractions { result.joiner = "" }
    for index in first..<next { read(index, first, measure, &result) }
    return result
  }

  private static let decimalUnits: Set<String> = ["g", "kg", "mg", "dag", "hg", "ml", "cl", "dl", "l", "mm", "cm"]

  private func read(_ index: Int, _ first: Int, _ measure: Measure, _ result: inout NumberNotation) {
    let token = reader.tokens[index]
    switch token.kind {
    case .fraction:
      result.isVulgar = true
      result.prefersDecimals = false
      result.decimalSign = nil
      result.joiner = index > first ? between(index - 1, index) : ""
    case .slash:
      result.slash = text(token.start, token.end)
      result.isVulgar = false
      result.prefersDecimals = false
      result.decimalSign = nil
      result.joiner = index - 2 >= first ? joiner(first, index - 1) : " "
    case .number: readDigits(token, measure, &result)
    default: break
    }
  }

  /// What stands between the whole number and the fraction: a blank, a hyphen, "and".
  private func joiner(_ first: Int, _ fraction: Int) -> String {
    first + 1 <= fraction ? text(reader.tokens[first].end, reader.tokens[fraction].start) : " "
  }

  private func between(_ left: Int, _ right: Int) -> String {
    text(reader.tokens[left].end, reader.tokens[right].start)
  }

  private func isMeantOtherwise(_ token: Token, _ measure: Measure) -> Bool {
    guard let other = Rational(token.otherNumerator, token.otherDenominator) else { return false }
    return measure.amount.low == other || measure.amount.high == other
  }

  private func readDigits(_ token: Token, _ measure: Measure, _ result: inout NumberNotation) {
    let bytes = reader.bytes[token.start..<token.end]
    if bytes.first == 0xef { result.isFullWidth = true }
    guard let sign = bytes.last(where: { $0 == 0x2c || $0 == 0x2e }) else { return }
    let isThousands =
      token.otherDenominator != 0 && isMeantOtherwise(token, measure) ? token.denominator != 1 : token.denominator == 1
    if isThousands {
      result.groupSign = sign
    } else {
      result.decimalSign = sign
    }
  }

  private func text(_ start: Int, _ end: Int) -> String {
    guard start >= 0, start <= end, end <= reader.bytes.count else { return "" }
    return String(decoding: UnsafeBufferPointer(rebasing: reader.bytes[start..<end]), as: UTF8.self)
  }
}
