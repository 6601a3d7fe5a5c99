// The grammar of an ingredient line: amount and unit at the front, else at the end, else none; the rest is name and preparation.

internal import SourceText

/// Reads one line; made for it and thrown away.
struct LineGrammar {
  let reader: LineReader
  let fixedMark: String?
  var line: IngredientLine
  /// The tokens that are still unread.
  var start = 0
  var end: Int
  /// Runs of tokens that belong to the preparation.
  var preparation: [Range<Int>] = []
  /// Whether preparation stands behind the name.
  var hasTrailingPreparation = false
  /// The tokens of an amount behind the name.
  var trailing: (first: Int, next: Int)?

  init(_ reader: LineReader, _ text: String, fixedMark: String?) {
    self.reader = reader
    self.fixedMark = fixedMark
    line = IngredientLine(text: text)
    end = reader.tokens.count
  }

  /// Reads the whole line.
  mutating func run() {
    takeFixedMark()
    skipJunk()
    if !readLeadingMeasure(), !readPartOfThing(), !readTrailingMeasure() { readBareUnit() }
    readName()
    finish()
  }

  // MARK: Edges

  /// The vault's own mark of amounts that do not scale, at the front or the end of the line.
  private mutating func takeFixedMark() {
    guard let mark = fixedMark.map({ Array($0.utf8) }), !mark.isEmpty, mark.count < reader.bytes.count else { return }
    if reader.bytes.starts(with: mark) {
      line.isFixed = true
      while start < end, reader.tokens[start].start < mark.count { start += 1 }
    } else if reader.bytes.suffix(mark.count).elementsEqual(mark) {
      line.isFixed = true
      while start < end, reader.tokens[end - 1].end > reader.bytes.count - mark.count { end -= 1 }
    }
  }

  /// Bullets, check-boxes, stray punctuation and a bracket around the whole line.
  private mutating func skipJunk() {
    while start < end {
      let token = reader.tokens[start]
      switch token.kind {
      case .dash, .comma, .period, .colon, .semicolon, .other, .close, .slash, .percent: start += 1
      case .equals:
        if fixedMark == nil { line.isFixed = true }
        start += 1
      case .open:
        let close = reader.closing(start)
        let isBox = close - start <= 3 && reader.bytes[token.start] == 0x5b
        if isBox {
          start = close
        } else if isOptionalMark(start, close) {
          line.isOptional = true
          start = close
        } else if close == end, end - start > 2 {
          start += 1
          end -= 1
        } else {
          return
        }
      case .word where token.classes.contains(.optional) && start + 1 < end && !reader.has(start + 1, .optional):
        line.isOptional = true
        start += 1
      default: return
      }
    }
  }

  /// "(optional)" before everything else.
  private func isOptionalMark(_ open: Int, _ close: Int) -> Bool {
    close < end && close - open == 3 && reader.has(open + 1, .optional)
  }

  // MARK: Amount first

  private mutating func readLeadingMeasure() -> Bool {
    var index = start
    while index < end, index < start + 4, reader.number(index) == nil,
      reader.has(index, [.approximately, .filling, .size, .article, .upTo, .atLeast]) || reader.kind(index) == .tilde
    {
      if reader.has(index, .article), !reader.has(index + 1, [.approximately, .filling, .size]) { break }
      index += 1
    }
    if reader.isZeroFraction(index) { return readZeroFraction(index) }
    let first = prefixIsAmount(start, index) ? start : index
    if let reading = reader.amount(first) ?? reader.amount(index) { return accept(reading) }
    if reader.has(index, .article), let reading = reader.amount(index, articles: true) { return acceptArticle(reading) }
    if index > start, reader.has(start, .article), let one = reader.amount(start, articles: true) {
      return acceptArticle(AmountReading(amount: one.amount, first: start, next: start + 1))
    }
    return readUnitBeforeNumber()
  }

  /// Whether only words that belong to the amount's own span ("about", "up to") stand from `first` to `index`.
  private func prefixIsAmount(_ first: Int, _ index: Int) -> Bool {
    (first..<index).allSatisfy { reader.has($0, [.approximately, .upTo, .atLeast]) || reader.kind($0) == .tilde }
  }

  private mutating func readZeroFraction(_ index: Int) -> Bool {
    let span = reader.span(index, index + 3)
    line.diagnostics.append(Diagnostic(.amountZeroDenominator, span, [text(span)]))
    start = index + 3
    if reader.measures(reader.unit(start)) {
      line.bareUnit = reader.measureUnit(reader.unit(start))
      start += 1
    }
    skipOf()
    return true
  }

  /// "a": one, before a unit or a name, but not in "a little".
  private mutating func acceptArticle(_ reading: AmountReading) -> Bool {
    guard !reader.has(reading.first, .vague), reader.isWord(reading.next) else { return false }
    return accept(reading)
  }

  /// "g 500", "大さじ2".
  private mutating func readUnitBeforeNumber() -> Bool {
    let unit = reader.unit(start)
    guard unit != 0, reader.measures(unit), let reading = reader.amount(start + 1), reader.unit(reading.next) == 0,
      reading.next < end || reader.has(start, .unitFirst)
    else { return false }
    line.measure = Measure(
      amount: reading.amount, unit: reader.measureUnit(unit), amountSpan: reader.span(start + 1, reading.next),
      unitSpan: reader.span(start, start + 1))
    start = reading.next
    skipOf()
    return true
  }

  /// The same behind "juice of".
  mutating func acceptPart(_ reading: AmountReading) -> Bool { accept(reading) }

  private mutating func accept(_ found: AmountReading) -> Bool {
    var reading = found
    if reader.kind(reading.next) == .percent || reader.kind(reading.next) == .degree
      || reader.has(reading.next, .notAmount)
    {
      return false
    }
    if isGluedName(reading) { return false }
    if let dash = reading.spacedDash, let split = countAndSize(reading, dash) { reading = split }
    let amountSpan = reader.span(reading.first, reading.next)
    line.measure = Measure(amount: reading.amount, unit: nil, amountSpan: amountSpan, unitSpan: nil)
    start = reading.next
    if reader.has(start, .article), let value = reading.amount.low, value < .one, start + 1 < end { start += 1 }
    readSizeBeforeUnit(reading)
    readUnit(reading)
    readMoreMeasures()
    return true
  }

  /// "7UP", "00flour": a number glued to a word that is no unit belongs to the name.
  private func isGluedName(_ reading: AmountReading) -> Bool {
    guard reading.next < end, reader.isWord(reading.next), reader.tokens[reading.next].isGlued else { return false }
    let token = reader.tokens[reading.next]
    return token.unit == 0 && !token.isOne(of: [.to, .or, .article]) && reader.bytes[token.start] < 0x80
      && reader.kind(reading.next - 1) == .number
  }

  /// "2 - 14 oz cans": a count and a size, no range.
  private func countAndSize(_ reading: AmountReading, _ dash: Int) -> AmountReading? {
    guard reader.measures(reader.unit(reading.next)), reader.dimension(reader.unit(reading.next + 1)) == .count,
      let count = reader.number(reading.first), count.next == dash
    else { return nil }
    return AmountReading(amount: Amount(count.value), first: reading.first, next: dash + 1)
  }

  /// "(14 oz)" and "14-ounce" in "1 (14 oz) can", "2 x 400 g", "1-inch" in "1-inch piece".
  private mutating func readSizeBeforeUnit(_ reading: AmountReading) {
    if reader.kind(start) == .dash, !(reader.kind(start - 1) == .dash), let size = reader.measure(start + 1) {
      setSize(size.measure, size.next)
      return
    }
    if isTimes(start), let size = reader.measure(start + 1) {
      setSize(size.measure, size.next)
      return
    }
    if reader.kind(start) == .open {
      let close = reader.closing(start)
      if let size = reader.measure(start + 1), reader.measures(size.unit) { setSize(size.measure, close, close: close) }
      return
    }
    if isTimes(start) { start += 1 }
    skipAdjectivesBeforeSize()
    if let size = reader.measure(start), reader.measures(size.unit) { setSize(size.measure, size.next) }
  }

  /// "whole" in "1 whole 3-pound fish".
  private mutating func skipAdjectivesBeforeSize() {
    var index = start
    while index < end, index < start + 3, reader.has(index, [.size, .adjective, .filling]) { index += 1 }
    if index > start, let number = reader.number(index), reader.kind(number.next) == .dash, reader.measure(index) != nil
    {
      start = index
    }
  }

  private func isTimes(_ index: Int) -> Bool {
    guard index < end else { return false }
    if reader.kind(index) == .times { return true }
    let token = reader.tokens[index]
    return token.kind == .word && token.end - token.start == 1 && reader.bytes[token.start] | 0x20 == 0x78
  }

  private mutating func setSize(_ measure: Measure, _ next: Int, close: Int? = nil) {
    line.size = measure
    start = min(next, end)
    if close == nil {
      while reader.kind(start) == .slash, let more = reader.measure(start + 1) { start = min(more.next, end) }
      if reader.kind(start) == .dash { start += 1 }
    }
  }

  // MARK: Units

  private mutating func readUnit(_ reading: AmountReading) {
    var index = start
    let isHyphenated = reader.kind(index) == .dash && reader.tokens[index].isGlued
    if isHyphenated || reader.kind(index) == .dash && reader.measures(reader.unit(index + 1)) { index += 1 }
    if reader.has(index, .of),
      reader.unit(index + 1) != 0 || reader.has(index + 1, .article) && reader.unit(index + 2) != 0
    {
      index += reader.unit(index + 1) != 0 ? 1 : 2
    }
    var adjectives = 0
    while index < end, adjectives < 5, reader.unit(index) == 0, isUnitAdjective(index) {
      index += 1
      adjectives += 1
    }
    let unit = reader.unit(index)
    guard unit != 0, accepts(unit, at: index) else {
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
  private mutating func skipWrapping(_ unit: UInt16) {
    guard reader.measures(unit), start + 1 < end else { return }
    var index = start
    while index < end, reader.has(index, .size) { index += 1 }
    guard Self.wrappings.contains(reader.measureUnit(reader.unit(index))?.id ?? ""), index + 1 < end,
      reader.isWord(index + 1),
      !reader.has(index + 1, [.stop, .or]) || reader.has(index + 1, .of)
    else { return }
    start = index + 1
  }

  private static let wrappings: Set<String> = [
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

  /// A word that may stand between the number and the unit.
  private func isUnitAdjective(_ index: Int) -> Bool {
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

  // MARK: Further measures

  /// "/5¼oz", "(240 ml)", "plus 2 tablespoons", "4lb 2oz", "to 1lb".
  private mutating func readMoreMeasures() {
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
      guard reader.has(next, .approximately) else { return }
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
  private var isSizeBeforeAlternative: Bool {
    guard reader.has(start + 1, .or), let number = reader.number(start + 2) else { return false }
    return reader.has(number.next, .size)
  }

  /// "mittelgroße" in "1 mittelgroße (150g), Apfel".
  private var isSizeBeforeMeasure: Bool {
    guard reader.kind(start + 1) == .open else { return false }
    let close = reader.closing(start + 1)
    return close + 1 < end && reader.kind(close) == .comma && measures(inBracket: start + 1, close) != nil
  }

  private mutating func readPlus(_ next: Int) {
    guard let unit = line.measure?.unit, unit.isKnown, let more = reader.measure(next, countsToo: true) else { return }
    line.plus.append(more.measure)
    start = min(more.next, end)
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

  private static let containers: Set<String> = [
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
