// Amounts that do not begin the line: "juice of 2 lemons", "Mehl 500 g", "butter (2 sticks)", "pinch of salt".

internal import SourceText

extension LineGrammar {
  /// "juice of 2 lemons", "leaves from 4 sprigs thyme": what stands before is what to do with the thing.
  mutating func readPartOfThing() -> Bool {
    var index = start
    while index < end, index < start + 7, reader.isWord(index) || reader.has(index, .and),
      !reader.has(index, [.stop, .preparation]) || index < start + 4
    {
      if index > start, reader.has(index, [.of, .from]) {
        guard let reading = reader.amount(index + 1, articles: true), !reader.measures(reader.unit(reading.next)) else {
          index += 1
          continue
        }
        let front = start..<index + 1
        let before = start
        start = index + 1
        if acceptPart(reading) {
          preparation.append(front)
          return true
        }
        start = before
        return false
      }
      index += 1
    }
    return false
  }

  /// "Mehl 500 g", "Uova, 6", "Salt – 14 g", "flour (2 cups)", "basilico millilitri 100", "parsley, small bunch".
  mutating func readTrailingMeasure() -> Bool {
    var index = start + 1
    while index < end {
      if reader.kind(index) == .open, let found = measures(inBracket: index, reader.closing(index)),
        let first = found.first
      {
        takeTrailing(first.measure, found.dropFirst().map(\.measure), index, reader.closing(index))
        return true
      }
      if reader.has(index, [.stop, .label]), !reader.has(index, .approximately) { return readTrailingUnit() }
      if let reading = reader.amount(index), acceptTrailing(reading, index) { return true }
      index += 1
    }
    return readTrailingUnit()
  }

  /// Takes an amount in the middle or at the end of the line, if it can be one.
  private mutating func acceptTrailing(_ reading: AmountReading, _ index: Int) -> Bool {
    if reader.has(index, .approximately), reader.number(index + 1) == nil, reader.number(index) == nil { return false }
    if reader.has(index - 1, .label) || reader.isZeroFraction(index) { return false }
    if reader.tokens[index].isGlued, reader.kind(index) == .number, !isIdeographBefore(index),
      reader.kind(index - 1) != .comma,
      reader.kind(index - 1) != .colon
    {
      return false
    }
    if reader.kind(reading.next) == .percent || reader.kind(reading.next) == .degree
      || reader.has(reading.next, .notAmount)
    {
      return false
    }
    let unitBefore = reader.unit(index - 1)
    if unitBefore != 0, reader.measures(unitBefore), isBoundary(reading.next), index - 1 > start {
      let measure = Measure(
        amount: reading.amount, unit: reader.measureUnit(unitBefore), amountSpan: reader.span(index, reading.next),
        unitSpan: reader.span(index - 1, index))
      takeTrailing(measure, [], index - 1, reading.next)
      return true
    }
    var next = reading.next
    while reader.has(next, [.size, .filling]) { next += 1 }
    let unit = reader.unit(next)
    if unit != 0, isBoundary(next + 1) || isIdeographBefore(index) {
      let measure = Measure(
        amount: reader.resolved(reading, unit), unit: reader.measureUnit(unit),
        amountSpan: reader.span(index, reading.next),
        unitSpan: reader.span(next, next + 1))
      takeTrailing(measure, [], index, next + 1)
      return true
    }
    guard unit == 0, isBoundary(next), isPlausibleCount(reading, index, next) else { return false }
    let measure = Measure(
      amount: reading.amount, unit: nil, amountSpan: reader.span(index, reading.next), unitSpan: nil)
    takeTrailing(measure, [], index, reading.next)
    return true
  }

  private func isIdeographBefore(_ index: Int) -> Bool {
    guard index > 0, reader.isWord(index - 1) else { return false }
    return reader.bytes[reader.tokens[index - 1].end - 1] >= 0x80
      && reader.bytes[reader.tokens[index - 1].start] >= 0xe3
  }

  /// A bare number counts only at the very end and when it is small.
  private func isPlausibleCount(_ reading: AmountReading, _ index: Int, _ next: Int) -> Bool {
    guard reader.isWord(index) == false || reader.kind(index - 1) == .comma else { return false }
    guard let value = reading.amount.low ?? reading.amount.high, value < 100, value > 0 else { return false }
    return next >= end || reader.kind(next) == .comma
  }

  private func isBoundary(_ index: Int) -> Bool {
    guard index < end else { return true }
    switch reader.kind(index) {
    case .comma, .open, .slash, .semicolon, .period, .close, .dash, .colon: return true
    case .word: return reader.has(index, [.stop, .each, .optional, .taste, .preparation, .adverb, .plus])
    default: return false
    }
  }

  private mutating func takeTrailing(_ measure: Measure, _ more: [Measure], _ first: Int, _ next: Int) {
    line.measure = measure
    line.also += more
    var after = next
    if let total = total(after) {
      line.measure = total.measure
      after = total.next
    }
    while after < end, reader.kind(after) == .slash, let also = reader.measure(after + 1, countsToo: true) {
      line.also.append(also.measure)
      after = also.next
    }
    if after < end, reader.kind(after) == .open, let found = measures(inBracket: after, reader.closing(after)) {
      line.also += found.map(\.measure)
      after = reader.closing(after)
    }
    trailing = (first, min(after, end))
  }

  /// "500g" in "125g x 4 = 500g".
  private func total(_ index: Int) -> (measure: Measure, next: Int)? {
    let isTimes = reader.kind(index) == .times || reader.isWord(index) && reader.text(index, index + 1) == "x"
    guard isTimes, let factor = reader.number(index + 1), reader.kind(factor.next) == .equals,
      let result = reader.measure(factor.next + 1)
    else { return nil }
    return (result.measure, result.next)
  }

  /// "parsley, small bunch": a unit without a number at the end.
  private mutating func readTrailingUnit() -> Bool {
    var index = start
    while index < end, reader.kind(index) != .comma { index += 1 }
    guard index > start, index + 1 < end else { return false }
    var next = index + 1
    while reader.has(next, [.size, .filling, .article]) { next += 1 }
    let unit = reader.unit(next)
    guard next == end - 1, unit != 0, let dimension = reader.dimension(unit),
      dimension == .count || dimension == .approximate
    else {
      return false
    }
    line.bareUnit = reader.measureUnit(unit)
    trailing = (index, end)
    return true
  }

  /// "pinch of salt", "stalk celery", "q b di sale".
  mutating func readBareUnit() {
    let isVague = reader.has(start, [.taste, .vague]) && start + 1 < end && reader.isWord(start + 1)
    if isVague {
      start += 1
      skipOf()
    }
    var index = start
    while index < end, reader.unit(index) == 0, reader.has(index, [.size, .filling, .adjective]) { index += 1 }
    let unit = reader.unit(index)
    guard unit != 0, isVague || reader.measureUnit(unit)?.id != "leaf", index + 1 < end, reader.isWord(index + 1),
      let dimension = reader.dimension(unit)
    else { return }
    let token = reader.tokens[index]
    let isLower = reader.bytes[token.start] >= 0x61
    let hasOf = reader.has(index + 1, .of) && index + 2 < end
    let isRough = dimension == .approximate && token.end - token.start >= 3
    let isCount = dimension == .count && isLower && token.end - token.start >= 4
    guard hasOf && (token.end - token.start >= 3) || isRough || isCount,
      !reader.has(index + 1, [.stop, .preposition, .or]) || hasOf
    else { return }
    line.bareUnit = reader.measureUnit(unit)
    start = index + 1
    skipOf()
  }
}
