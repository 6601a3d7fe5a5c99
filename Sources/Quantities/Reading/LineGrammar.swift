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
      reader.has(index, [.approximately, .filling, .size, .article, .upTo, .atLeast, .each])
        || reader.kind(index) == .tilde
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
    if isGluedName(reading) || reading.amount.high == .zero { return false }
    if let dash = reading.spacedDash, let split = countAndSize(reading, dash) { reading = split }
    let amountSpan = reader.span(reading.first, reading.next)
    line.measure = Measure(amount: reading.amount, unit: nil, amountSpan: amountSpan, unitSpan: nil)
    start = reading.next
    if reader.has(start, .article), let value = reading.amount.low, value < .one, start + 1 < end {
      start += 1
      line.measure?.amountSpan = reader.span(reading.first, start)
    }
    readSizeBeforeUnit(reading)
    readUnit(reading)
    readMoreMeasures()
    return true
  }

  /// "7UP", "00flour", "5-spice powder": a number glued to a word that is no unit belongs to the name.
  private func isGluedName(_ reading: AmountReading) -> Bool {
    if isCompoundName(reading) { return true }
    guard reading.next < end, reader.isWord(reading.next), reader.tokens[reading.next].isGlued else { return false }
    let token = reader.tokens[reading.next]
    return token.unit == 0 && !token.isOne(of: [.to, .or, .article]) && reader.bytes[token.start] < 0x80
      && reader.kind(reading.next - 1) == .number
  }

  /// "5-spice", "7-Up", "3-bean": a hyphen joins the number to one thing; "2-onions" are two.
  private func isCompoundName(_ reading: AmountReading) -> Bool {
    let (dash, word) = (reading.next, reading.next + 1)
    guard word < end, reader.kind(dash) == .dash, reader.tokens[dash].isGlued, reader.isWord(word),
      reader.tokens[word].isGlued, reader.tokens[word].unit == 0, isPlainWord(word),
      reader.kind(dash - 1) == .number, !reading.amount.isRange, let value = reading.amount.low, value.isWhole,
      value > .one
    else { return false }
    return NameWords.singular(reader.text(word, word + 1)) == reader.text(word, word + 1)
  }

  /// Whether a word has no part in amounts; "up" of "7-Up" has none.
  private func isPlainWord(_ index: Int) -> Bool {
    reader.tokens[index].classes.isSubset(of: [.preposition, .phraseStart]) && !reader.has(index, [.to, .or, .and])
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

  func isTimes(_ index: Int) -> Bool {
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

}
