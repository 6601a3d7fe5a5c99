// The grammar's tools: a line's tokens and the readers of numbers, amounts and units on them.

internal import SourceText

/// A number with the token after it.
struct NumberReading {
  var value: Rational
  var next: Int
}

/// A number or range with the tokens it covers.
struct AmountReading {
  var amount: Amount
  var first: Int
  var next: Int
  /// The other reading of `1,000` and `1.000`.
  var other: Rational?
  /// Whether a spaced dash stands between the two ends: "2 - 14 oz cans" is no range.
  var spacedDash: Int?
}

/// Reads numbers, amounts and measures at a token.
struct LineReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: [Token]
  let lexicon: Lexicon

  @inline(__always)
  func kind(_ index: Int) -> Token.Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

  @inline(__always)
  func has(_ index: Int, _ classes: WordClass) -> Bool {
    tokens.indices.contains(index) && !tokens[index].classes.isDisjoint(with: classes)
  }

  /// Whether a word of Chinese or Japanese, written without blanks, stands at `index`.
  func isIdeographs(_ index: Int) -> Bool {
    guard kind(index) == .word, bytes.indices.contains(tokens[index].start) else { return false }
    return bytes[tokens[index].start] >= 0xe3
  }

  /// Whether a word that is no sign stands at `index`.
  func isWord(_ index: Int) -> Bool { kind(index) == .word }

  /// The bytes from one token up to another.
  func span(_ first: Int, _ next: Int) -> Span {
    guard tokens.indices.contains(first), next > first, tokens.indices.contains(next - 1) else { return Span(0, 0) }
    return Span(tokens[first].start, tokens[next - 1].end)
  }

  /// The same without the period that a single letter at the end took for an abbreviation's.
  func spanWithoutPeriod(_ first: Int, _ next: Int) -> Span {
    let span = span(first, next)
    guard !span.isEmpty, bytes[span.end - 1] == 0x2e else { return span }
    return Span(span.start, span.end - 1)
  }

  // MARK: Numbers

  /// A number at `index`: `2`, `1/2`, `1 1/2`, `1½`, `half a`, `one and a half`.
  func number(_ index: Int, articles: Bool = false) -> NumberReading? {
    guard tokens.indices.contains(index) else { return nil }
    let token = tokens[index]
    switch token.kind {
    case .fraction: return token.value.map { NumberReading(value: $0, next: index + 1) }
    case .number: return digits(index)
    case .word where token.hasValue && (articles || !token.classes.contains(.article)): return numberWord(index)
    default: return nil
    }
  }

  private func digits(_ index: Int) -> NumberReading? {
    if let simple = simpleFraction(index) { return simple }
    guard let value = tokens[index].value else { return nil }
    guard value.isWhole, let (part, next) = fractionalPart(after: index + 1), let sum = value.adding(part) else {
      return NumberReading(value: value, next: index + 1)
    }
    return NumberReading(value: sum, next: next)
  }

  /// `1/2` at `index`.
  private func simpleFraction(_ index: Int) -> NumberReading? {
    guard kind(index) == .number, kind(index + 1) == .slash, kind(index + 2) == .number, tokens[index + 1].isGlued,
      tokens[index + 2].isGlued, tokens[index].denominator == 1, tokens[index + 2].denominator == 1,
      let value = Rational(tokens[index].numerator, tokens[index + 2].numerator)
    else { return nil }
    return NumberReading(value: value, next: index + 3)
  }

  /// Whether `1/0` stands at `index`.
  func isZeroFraction(_ index: Int) -> Bool {
    kind(index) == .number && kind(index + 1) == .slash && kind(index + 2) == .number && tokens[index + 1].isGlued
      && tokens[index + 2].denominator == 1 && tokens[index + 2].numerator == 0
  }

  /// What makes a whole number a mixed one: `½`, `1/2`, `-1/2`, `and a half`.
  private func fractionalPart(after index: Int) -> (Rational, Int)? {
    if kind(index) == .fraction { return tokens[index].value.map { ($0, index + 1) } }
    if let part = simpleFraction(index), part.value < .one { return (part.value, part.next) }
    let joined =
      kind(index) == .dash && tokens[index].isGlued && (kind(index + 1) == .number || kind(index + 1) == .fraction)
      && tokens[index + 1].isGlued
    guard joined || has(index, .and) else { return nil }
    if kind(index + 1) == .fraction { return tokens[index + 1].value.map { ($0, index + 2) } }
    if let part = simpleFraction(index + 1), part.value < .one { return (part.value, part.next) }
    guard !joined, isWord(index + 1), let value = tokens[index + 1].value, value < .one else { return nil }
    return (value, index + 2)
  }

  private func numberWord(_ index: Int) -> NumberReading? {
    guard let value = tokens[index].value else { return nil }
    if has(index, .article), isWord(index + 1), let part = tokens[index + 1].value, part < .one {
      return NumberReading(value: part, next: index + 2)
    }
    if has(index + 1, .fractionWord), let part = tokens[index + 1].value, value.isWhole,
      let product = value.multiplied(by: part)
    {
      return NumberReading(value: product, next: index + 2)
    }
    if value.isWhole, has(index + 1, .and), let (part, next) = fractionalPart(after: index + 1),
      let sum = value.adding(part)
    {
      return NumberReading(value: sum, next: next)
    }
    return NumberReading(value: value, next: index + 1)
  }

  // MARK: Amounts

  /// A number or a range at `index`, with what stands before it: `about 2`, `up to 5`, `2-3`, `2 to 3`, `6+`.
  func amount(_ index: Int, articles: Bool = false) -> AmountReading? {
    var start = index
    var isUpperEnd = false
    var isLowerEnd = false
    while start < index + 4, kind(start) == .tilde || has(start, [.approximately, .upTo, .atLeast]) {
      if number(start) != nil { break }
      if has(start, .upTo) { isUpperEnd = true }
      if has(start, .atLeast) { isLowerEnd = true }
      start += 1
    }
    guard let low = number(start, articles: articles) else { return nil }
    let other = otherReading(start, low)
    if let (high, next, spaced) = rangeEnd(low.next) {
      guard let amount = Amount(low: low.value, high: high) else { return nil }
      return AmountReading(amount: amount, first: index, next: next, other: other, spacedDash: spaced)
    }
    if kind(low.next) == .plus, tokens[low.next].isGlued, number(low.next + 1) == nil,
      let amount = Amount(low: low.value, high: nil)
    {
      return AmountReading(amount: amount, first: index, next: low.next + 1)
    }
    let amount =
      isUpperEnd
      ? Amount(low: nil, high: low.value)
      : isLowerEnd ? Amount(low: low.value, high: nil) : Amount(low.value)
    guard let amount else { return nil }
    return AmountReading(amount: amount, first: index, next: low.next, other: other)
  }

  private func otherReading(_ index: Int, _ reading: NumberReading) -> Rational? {
    guard reading.next == index + 1, tokens[index].otherDenominator != 0 else { return nil }
    return Rational(tokens[index].otherNumerator, tokens[index].otherDenominator)
  }

  /// The upper end of a range whose lower end stops before `index`.
  func rangeEnd(_ index: Int) -> (value: Rational, next: Int, spacedDash: Int?)? {
    var next = index
    var spaced: Int?
    if kind(next) == .dash || kind(next) == .tilde {
      if !tokens[next].isGlued { spaced = next }
      next += 1
      if has(next, .to) {
        next += 1
        if kind(next) == .dash { next += 1 }
      }
    } else if has(next, [.to, .or]) {
      next += 1
    } else {
      return nil
    }
    guard let high = number(next) else { return nil }
    return (high.value, high.next, spaced)
  }

  // MARK: Units

  /// The unit at `index`, or 0.
  @inline(__always)
  func unit(_ index: Int) -> UInt16 {
    guard tokens.indices.contains(index) else { return 0 }
    switch tokens[index].kind {
    case .word: return tokens[index].unit
    case .hash: return lexicon.pound
    case .inch where tokens[index].isGlued: return lexicon.inch
    default: return 0
    }
  }

  /// The dimension of a unit of the table.
  func dimension(_ unit: UInt16) -> Dimension? {
    let row = Int(unit) - 1
    return lexicon.dimensions.indices.contains(row) ? lexicon.dimensions[row] : nil
  }

  /// The unit as an amount carries it.
  func measureUnit(_ unit: UInt16) -> MeasureUnit? {
    let row = Int(unit) - 1
    return lexicon.unitIDs.indices.contains(row) ? MeasureUnit(id: lexicon.unitIDs[row], isKnown: true) : nil
  }

  /// Whether a unit measures rather than counts.
  func measures(_ unit: UInt16) -> Bool {
    switch dimension(unit) {
    case .volume, .mass, .length: true
    default: false
    }
  }

  /// An amount with a unit that measures, as in `240 ml`, `5¼oz`, `14-ounce`, `1lb 2oz`, `1 to 2 cups`.
  func measure(_ index: Int, countsToo: Bool = false) -> (measure: Measure, next: Int, unit: UInt16)? {
    guard let reading = amount(index) else { return nil }
    var next = reading.next
    while has(next, [.size, .filling]) { next += 1 }
    if kind(next) == .dash, tokens[next].isGlued { next += 1 }
    let unit = unit(next)
    guard unit != 0, countsToo || measures(unit) || dimension(unit) == .approximate else { return nil }
    let amountSpan = span(index, reading.next)
    let measure = Measure(
      amount: resolved(reading, unit), unit: measureUnit(unit), amountSpan: amountSpan, unitSpan: span(next, next + 1))
    next += 1
    return compound(measure, unit, index, next) ?? range(measure, unit, index, next) ?? (measure, next, unit)
  }

  /// `4oz-6oz`, where both ends carry the unit.
  private func range(_ first: Measure, _ unit: UInt16, _ start: Int, _ index: Int) -> (Measure, Int, UInt16)? {
    guard kind(index) == .dash, tokens[index].isGlued, !first.amount.isRange, let high = number(index + 1),
      self.unit(high.next) == unit, let amount = Amount(low: first.amount.low, high: high.value)
    else { return nil }
    let measure = Measure(
      amount: amount, unit: first.unit, amountSpan: span(start, high.next), unitSpan: span(high.next, high.next + 1))
    return (measure, high.next + 1, unit)
  }

  /// `1lb 2oz` as one measure in the smaller unit.
  private func compound(_ first: Measure, _ unit: UInt16, _ start: Int, _ index: Int) -> (Measure, Int, UInt16)? {
    guard let second = number(index) else { return nil }
    let small = self.unit(second.next)
    guard small != 0, small != unit, measures(small), dimension(small) == dimension(unit), !first.amount.isRange,
      let value = first.amount.low, let whole = factor(unit), let part = factor(small), part < whole,
      let scale = whole.divided(by: part), let converted = value.multiplied(by: scale),
      let sum = converted.adding(second.value)
    else { return nil }
    let measure = Measure(
      amount: Amount(sum), unit: measureUnit(small), amountSpan: span(start, second.next),
      unitSpan: span(second.next, second.next + 1))
    return (measure, second.next + 1, small)
  }

  func factor(_ unit: UInt16) -> Rational? {
    let row = Int(unit) - 1
    return UnitTable.all.indices.contains(row) ? UnitTable.all[row].factor(in: nil) : nil
  }

  /// `1.500 g` is one and a half thousand, `1,500 kg` one and a half.
  func resolved(_ reading: AmountReading, _ unit: UInt16) -> Amount {
    guard let other = reading.other, !reading.amount.isRange, let value = reading.amount.low,
      let id = measureUnit(unit)?.id
    else { return reading.amount }
    let larger = max(other, value)
    switch id {
    case "g", "ml", "mg":
      // Nobody weighs 1.125 g for 1125 g: thousands with a point come in steps of fifty.
      let isDecimal = other > value && other.numerator % 50 != 0
      return Amount(isDecimal ? value : larger)
    case "kg", "l", "lb", "cup", "pint", "quart", "gallon", "dl", "cl", "tbsp", "tsp": return Amount(min(other, value))
    default: return reading.amount
    }
  }

  /// The index after the bracket that closes the one at `index`.
  func closing(_ index: Int) -> Int {
    var depth = 0
    var next = index
    while next < tokens.count {
      if tokens[next].kind == .open { depth += 1 }
      if tokens[next].kind == .close {
        depth -= 1
        if depth <= 0 { return next + 1 }
      }
      next += 1
    }
    return tokens.count
  }
}
