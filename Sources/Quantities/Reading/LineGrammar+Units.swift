// The unit behind an amount, and the pieces and containers whose size it may be.

internal import SourceText

extension LineGrammar {
  mutating func readUnit(_ reading: AmountReading) {
    var index = start
    let isHyphenated = reader.kind(index) == .dash && reader.tokens[index].isGlued
    if isHyphenated || reader.kind(index) == .dash && reader.measures(reader.unit(index + 1)) { index += 1 }
    if reader.has(index, .of),
      reader.unit(index + 1) != 0 || reader.has(index + 1, .article) && reader.unit(index + 2) != 0
    {
      index += reader.unit(index + 1) != 0 ? 1 : 2
    }
    var adjectives = 0
    while index < end, adjectives < 5, reader.unit(index) == 0 || isGermanSize(index, reading), isUnitAdjective(index) {
      index += 1
      adjectives += 1
    }
    let unit = LineAbbreviations.unit(reader, index, reading)
    guard unit != 0, !isGermanSize(index, reading), accepts(unit, at: index) else {
      if !isHyphenated, reader.kind(start) != .dash { readUnknownUnit() }
      return
    }
    if isHyphenated, line.size == nil, reader.measures(unit), isImpliedPiece(index) {
      setImpliedPiece(reading, unit, index)
      return
    }
    line.measure?.unit = reader.measureUnit(unit)
    line.measure?.unitSpan = reader.span(index, index + 1)
    if let amount = line.measure?.amount, line.size == nil, amount == reading.amount {
      line.measure?.amount = reader.resolved(reading, unit)
    }
    start = index + 1
    addHalf()
    skipWrapping(unit)
  }

  /// "pack" in "125g/4oz pack butter", "piece" in "2 cm piece of ginger": says no more than the amount before it.
  mutating func skipWrapping(_ unit: UInt16) {
    guard reader.measures(unit), start + 1 < end else { return }
    var index = start
    while index < end, reader.has(index, .size) { index += 1 }
    guard Self.wrappings.contains(reader.measureUnit(reader.unit(index))?.id ?? ""), index + 1 < end,
      reader.isWord(index + 1),
      !reader.has(index + 1, [.stop, .or]) || reader.has(index + 1, .of)
    else { return }
    start = index + 1
  }

  static let wrappings: Set<String> = [
    "piece", "package", "can", "jar", "bottle", "carton", "container", "envelope",
  ]

  /// 2个半: two and a half.
  private mutating func addHalf() {
    guard start < end, reader.isWord(start), reader.tokens[start].isGlued, reader.tokens[start].denominator == 2,
      reader.bytes[reader.tokens[start].start] >= 0xe3, let half = reader.tokens[start].value,
      let measure = line.measure, !measure.amount.isRange, let value = measure.amount.low?.adding(half)
    else { return }
    line.measure?.amount = Amount(value)
    line.measure?.amountSpan = measure.amountSpan.union(reader.span(start, start + 1))
    start += 1
  }

  /// Whether `gr` with its period is a size, "große".
  private func isGermanSize(_ index: Int, _ reading: AmountReading) -> Bool {
    LineAbbreviations.isGermanSize(reader, index, reading)
  }

  /// A word that may stand between the number and the unit.
  private func isUnitAdjective(_ index: Int) -> Bool {
    if reader.tokens[index].unit != 0 { return true }
    if reader.has(index, [.size, .filling, .adjective]) { return true }
    if reader.has(index, [.or, .to, .and]) || reader.kind(index) == .comma {
      return reader.has(index - 1, [.size, .filling, .adjective])
        && reader.has(index + 1, [.size, .filling, .adjective])
    }
    return false
  }

  /// Whether the unit at `index` is one here: a count needs a thing that it counts.
  private func accepts(_ unit: UInt16, at index: Int) -> Bool {
    let next = index + 1
    if reader.measures(unit) { return true }
    if reader.kind(index) != .word { return true }
    if next >= end { return false }
    switch reader.kind(next) {
    case .word:
      return !reader.has(next, [.stop, .preparation]) || reader.has(next, [.of, .filling]) || nounFollows(next)
        || reader.has(next, .each) && reader.has(next + 1, .of)
    case .open: return isMeasureInBrackets(next) && reader.closing(next) < end
    case .number, .fraction, .slash, .plus, .tilde: return true
    case .comma: return reader.has(next + 1, [.approximately]) && next + 2 < end
    case .other, .inch, .dash: return next + 1 < end && reader.kind(next) != .dash
    default: return false
    }
  }

  /// Whether a word that can be a name stands after preparation words.
  private func nounFollows(_ first: Int) -> Bool {
    var index = first
    if reader.has(index, .stop), !reader.has(index, [.preparation, .adverb, .approximately]) { return false }
    while index < end, reader.has(index, [.preparation, .adverb, .and, .or, .size, .filling]) { index += 1 }
    return index < end && reader.isWord(index) && !reader.has(index, [.stop, .preposition, .taste])
  }

  private func isMeasureInBrackets(_ open: Int) -> Bool { reader.measure(open + 1, countsToo: true) != nil }

  /// Whether "piece" or a container follows a hyphenated or length measure: the measure is its size, and one is meant.
  private func isImpliedPiece(_ index: Int) -> Bool {
    var next = index + 1
    while next < end, reader.has(next, [.size, .filling, .adjective]) || reader.kind(next) == .dash { next += 1 }
    let unit = reader.unit(next)
    return unit != 0 && reader.dimension(unit) == .count && accepts(unit, at: next)
  }

  private mutating func setImpliedPiece(_ reading: AmountReading, _ unit: UInt16, _ index: Int) {
    let place = reader.tokens[reading.first].start
    line.size = Measure(
      amount: reading.amount, unit: reader.measureUnit(unit), amountSpan: reader.span(reading.first, reading.next),
      unitSpan: reader.span(index, index + 1))
    line.measure = Measure(amount: Amount(1), unit: nil, amountSpan: Span(place, place), unitSpan: nil)
    start = index + 1
    if reader.kind(start) == .dash { start += 1 }
    while start < end, reader.unit(start) == 0, reader.has(start, [.size, .filling, .adjective]) { start += 1 }
    let piece = reader.unit(start)
    guard piece != 0 else { return }
    line.measure?.unit = reader.measureUnit(piece)
    line.measure?.unitSpan = reader.span(start, start + 1)
    start += 1
  }

  /// "4 clusters of grapes": a word before "of" is a unit, known or not.
  private mutating func readUnknownUnit() {
    var index = start
    while index < end, reader.has(index, [.size, .filling]) { index += 1 }
    guard index + 2 < end, reader.isWord(index), reader.isWord(index + 2), isEnglishOf(index + 1),
      !reader.has(index, [.preparation, .adjective, .stop, .of]),
      reader.tokens[index].end - reader.tokens[index].start > 2,
      !FoodCuts.contains(reader.tokens[index].hash)
    else { return }
    let span = reader.span(index, index + 1)
    let unit = MeasureUnit(id: text(span), isKnown: false)
    line.measure?.unit = unit
    line.measure?.unitSpan = span
    start = index + 1
  }

  private func isEnglishOf(_ index: Int) -> Bool {
    let token = reader.tokens[index]
    return token.kind == .word && token.end - token.start == 2 && reader.bytes[token.start] | 0x20 == 0x6f
      && reader.bytes[token.start + 1] | 0x20 == 0x66
  }

  mutating func skipOf() {
    if start + 1 < end, reader.has(start, .of), reader.isWord(start + 1) || reader.kind(start + 1) == .number {
      start += 1
    }
    if start + 1 < end, reader.has(start - 1, .of), reader.has(start, .article), reader.isWord(start + 1) { start += 1 }
  }
}
