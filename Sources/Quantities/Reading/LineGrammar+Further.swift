// What follows the first amount: equivalents, amounts to be added, ends of ranges with a unit of their own.

internal import SourceText

extension LineGrammar {
  /// "/5¼oz", "(240 ml)", "plus 2 tablespoons", "4lb 2oz", "to 1lb".
  mutating func readMoreMeasures() {
    var rounds = 0
    while start < end, rounds < 8 {
      rounds += 1
      let before = start
      readOneMore()
      if start == before { break }
    }
    skipOf()
  }

  private mutating func readOneMore() {
    let next = start + 1
    let token = reader.tokens[start]
    switch token.kind {
    case .slash, .equals:
      guard let more = reader.measure(next, countsToo: true) else { return }
      line.also.append(more.measure)
      start = min(more.next, end)
      skipWrapping(more.unit)
    case .semicolon:
      guard let more = reader.measure(next), more.next < end, reader.isWord(more.next) else { return }
      line.also.append(more.measure)
      start = more.next
    case .open: readBracket()
    case .number, .fraction: readDirectlyAfter()
    case .comma:
      guard reader.has(next, .approximately) else { return readSmallerUnit(next) }
      if reader.kind(next + 1) == .comma {
        start = next + 2
      } else if let more = reader.measure(next), more.next < end, reader.isWord(more.next) {
        line.also.append(more.measure)
        start = more.next
      }
    case .dash: readWideRange(next)
    case _ where token.isOne(of: [.plus, .and]) && !token.isOne(of: .article): readPlus(next)
    case .word where token.classes.contains(.minus): readMinus(next)
    case .word where token.classes.contains(.to): readWideRange(next)
    case .word where token.classes.contains(.or): readEquivalentAfterOr(next)
    case .word where token.classes.contains(.size) && (isSizeBeforeAlternative || isSizeBeforeMeasure): start = next
    default: return
    }
  }

  /// "large" in "4 large or 8 small lamb shanks".
  var isSizeBeforeAlternative: Bool {
    guard reader.has(start + 1, .or), let number = reader.number(start + 2) else { return false }
    return reader.has(number.next, .size)
  }

  /// "mittelgroße" in "1 mittelgroße (150g), Apfel".
  var isSizeBeforeMeasure: Bool {
    guard reader.kind(start + 1) == .open else { return false }
    let close = reader.closing(start + 1)
    return close + 1 < end && reader.kind(close) == .comma && measures(inBracket: start + 1, close) != nil
  }

  private mutating func readPlus(_ next: Int) {
    guard let unit = line.measure?.unit, unit.isKnown, let more = reader.measure(next, countsToo: true) else { return }
    line.plus.append(more.measure)
    start = min(more.next, end)
  }

  /// "1 cup, 2 tablespoons flour": a smaller unit of the same dimension, with the name behind it.
  private mutating func readSmallerUnit(_ next: Int) {
    guard let unit = line.measure?.unit, let more = reader.measure(next), more.measure.unit != unit, more.next < end,
      reader.isWord(more.next), let known = UnitTable.unit(id: unit.id), let part = more.measure.unit,
      let other = UnitTable.unit(id: part.id), known.dimension == other.dimension,
      known.dimension == .volume || known.dimension == .mass, let whole = known.factor(in: nil),
      let small = other.factor(in: nil), small < whole, let value = more.measure.amount.low?.multiplied(by: small)
    else { return }
    // "1 cup, 240 ml milk" says the same twice.
    if value < (whole.multiplied(by: Rational(3, 4) ?? .one) ?? whole) {
      line.plus.append(more.measure)
    } else {
      line.also.append(more.measure)
    }
    start = more.next
  }

  private mutating func readMinus(_ next: Int) {
    guard line.measure?.unit != nil, let more = reader.measure(next), let low = more.measure.amount.low,
      !more.measure.amount.isRange
    else { return }
    var measure = more.measure
    measure.amount = Amount(-low)
    line.plus.append(measure)
    start = min(more.next, end)
  }

  private mutating func readEquivalentAfterOr(_ next: Int) {
    if let alternative = reader.amount(next), reader.has(alternative.next, .size), line.measure != nil {
      line.also.append(
        Measure(amount: alternative.amount, unit: nil, amountSpan: reader.span(next, alternative.next), unitSpan: nil))
      start = alternative.next
      while start < end, reader.has(start, [.size, .filling]) { start += 1 }
      readUnit(alternative)
      return
    }
    guard let more = reader.measure(next), more.next < end, reader.isWord(more.next),
      reader.measures(more.unit), line.measure?.unit != nil, line.measure?.unit != more.measure.unit,
      !reader.has(more.next, [.stop, .preparation])
    else { return }
    line.also.append(more.measure)
    start = more.next
  }

  /// "4lb 2oz": more of the same; a smaller unit of the same dimension.
  private mutating func readDirectlyAfter() {
    guard let unit = line.measure?.unit, line.size == nil, let more = reader.measure(start), reader.measures(more.unit),
      let dimension = UnitTable.unit(id: unit.id)?.dimension, more.measure.unit != unit
    else { return }
    if dimension == reader.dimension(more.unit) {
      line.plus.append(more.measure)
    } else if dimension == .mass || dimension == .volume, more.next < end, reader.isWord(more.next) {
      line.also.append(more.measure)
    } else {
      return
    }
    start = min(more.next, end)
  }

  /// "1g-2g", "14 oz to 1lb": the upper end carries its own unit.
  private mutating func readWideRange(_ next: Int) {
    guard let more = reader.measure(next, countsToo: true), let measure = line.measure, let unit = measure.unit,
      !measure.amount.isRange, !more.measure.amount.isRange, let low = measure.amount.low,
      let high = more.measure.amount.low
    else { return }
    if more.measure.unit == unit {
      guard let amount = Amount(low: low, high: high), high > low else { return }
      line.measure?.amount = amount
      line.measure?.amountSpan = measure.amountSpan.union(more.measure.amountSpan)
    } else {
      line.also.append(more.measure)
    }
    start = min(more.next, end)
  }

  /// A bracket after the unit: equivalents, a container's size, or a remark about the filling.
  private mutating func readBracket() {
    let close = reader.closing(start)
    guard close <= end else { return }
    if let found = measures(inBracket: start, close) {
      if isContainer, line.size == nil, found.first.map({ reader.measures($0.unit) }) ?? false {
        line.size = found.first?.measure
      } else {
        line.also += found.map(\.measure)
      }
      start = close
    } else if close < end, reader.isWord(close), !reader.has(close, .stop),
      reader.has(start + 1, [.filling, .preparation, .adverb])
    {
      preparation.append((start + 1)..<(close - 1))
      start = close
    }
  }

  var isContainer: Bool {
    guard let id = line.measure?.unit?.id else { return false }
    return Self.containers.contains(id)
  }

  static let containers: Set<String> = [
    "can", "jar", "bottle", "package", "envelope", "box", "bag", "carton", "container", "tube",
  ]

  /// The measures of a bracket that holds nothing else.
  func measures(inBracket open: Int, _ close: Int) -> [(measure: Measure, unit: UInt16)]? {
    var index = open + 1
    var result: [(measure: Measure, unit: UInt16)] = []
    while index < close - 1 {
      guard let more = reader.measure(index, countsToo: true) else { return nil }
      result.append((more.measure, more.unit))
      index = more.next
      if reader.has(index, .each) { index += 1 }
      if index < close - 1 {
        guard
          reader.kind(index) == .slash || reader.kind(index) == .comma || reader.has(index, .or)
            || reader.kind(index) == .semicolon
        else { return nil }
        index += 1
      }
    }
    return result.isEmpty ? nil : result
  }

  func text(_ span: Span) -> String {
    guard span.start >= 0, span.end <= reader.bytes.count else { return "" }
    return String(decoding: UnsafeBufferPointer(rebasing: reader.bytes[span.range]), as: UTF8.self)
  }
}
