// "3 eggs, plus 1 yolk", "100 g butter or 80 ml oil": amounts behind the name, of other things, that grow along.

internal import SourceText

/// Finds the amounts of a line that are no part of its measure and scale with it.
struct FurtherAmounts {
  private let reader: LineReader
  private let line: IngredientLine

  init(_ reader: LineReader, _ line: IngredientLine) {
    self.reader = reader
    self.line = line
  }

  /// The amounts that a joining word makes part of the line: added ones, alternatives, and "juice of 1/2".
  func all() -> [Measure] {
    guard let first = line.measure else { return [] }
    var result: [Measure] = []
    var open: Int?
    /// Whether a number that is no amount of the line stands before, since the last comma.
    var isDoubtful = false
    var index = 0
    while index < reader.tokens.count {
      if reader.kind(index) == .open { open = index }
      if reader.kind(index) == .close { open = nil }
      if [.comma, .semicolon, .open, .close].contains(reader.kind(index)) { isDoubtful = false }
      guard reader.tokens[index].start >= first.amountSpan.end, !isDoubtful || isSure(index - 1),
        let found = amount(index, open)
      else {
        if isNumber(index), !isKnown(index) { isDoubtful = true }
        index += 1
        continue
      }
      result.append(found.measure)
      index = found.next
    }
    return result
  }

  private func amount(_ index: Int, _ open: Int?) -> (measure: Measure, next: Int)? {
    guard joins(index - 1), !isKnown(index), isInTheOpen(index, open), let reading = reader.amount(index),
      let value = reading.amount.low ?? reading.amount.high, value > .zero
    else { return nil }
    var next = reading.next
    if isNoAmount(next) { return nil }
    while reader.has(next, [.size, .filling]) { next += 1 }
    let unit = reader.unit(next)
    if isRatio(unit == 0 ? next : next + 1) { return nil }
    if unit == 0 {
      guard value <= 30, isSure(index - 1) || reader.isWord(next) && !reader.has(next, [.stop, .preposition]) else {
        return nil
      }
    } else if reader.dimension(unit) == .length || reader.measures(unit) && (line.size != nil || isThing(next + 1)) {
      return nil
    }
    let measure = Measure(
      amount: unit == 0 ? reading.amount : reader.resolved(reading, unit), unit: reader.measureUnit(unit),
      amountSpan: reader.span(index, reading.next), unitSpan: unit == 0 ? nil : reader.span(next, next + 1))
    return (measure, unit == 0 ? reading.next : next + 1)
  }

  private func isNumber(_ index: Int) -> Bool { reader.kind(index) == .number || reader.kind(index) == .fraction }

  /// Whether the word adds and nothing else; "and" also joins ways to prepare.
  private func isSure(_ index: Int) -> Bool {
    reader.kind(index) == .plus || reader.has(index, .plus) && !reader.has(index, .and) || isOfJuice(index)
  }

  /// Whether the token adds an amount or offers another: "plus", "or", `+`, "juice of"; not between the ends of a range.
  private func joins(_ index: Int) -> Bool {
    guard reader.kind(index) == .plus || reader.has(index, [.plus, .or, .and]) || isOfJuice(index) else { return false }
    switch reader.kind(index - 1) {
    case .number, .fraction, .percent: return false
    default: return true
    }
  }

  private func isOfJuice(_ index: Int) -> Bool {
    reader.has(index, .of) && reader.isWord(index - 1) && Self.juices.contains(reader.tokens[index - 1].hash)
  }

  private static let juices = Set(
    [
      "juice", "juices", "zest", "rind", "peel", "saft", "schale", "abrieb", "jus", "zeste", "zestes", "succo",
      "scorza", "zumo",
      "jugo", "ralladura", "suco", "raspas", "sap", "rasp", "saften", "yolk", "yolks", "white", "whites",
    ].map { WordFolding.hash($0) })

  /// Whether the token is part of the name, or of an amount or a size that the line has anyway.
  private func isKnown(_ index: Int) -> Bool {
    let start = reader.tokens[index].start
    if let name = line.nameSpan, start >= name.start, start < name.end { return true }
    return (line.measures + (line.size.map { [$0] } ?? [])).contains {
      start >= $0.amountSpan.start && start < max($0.amountSpan.end, $0.unitSpan?.end ?? 0)
    }
  }

  /// Whether no bracket of a remark or a size is around: "(or 250 ml)" counts, "(cut in 2 and 3 g pieces)" does not.
  private func isInTheOpen(_ index: Int, _ open: Int?) -> Bool {
    guard let open else { return true }
    if open == index - 2 { return true }
    let bracket = Span(reader.tokens[open].start, reader.tokens[index].start)
    return line.measures.contains { $0.amountSpan.start > bracket.start && $0.amountSpan.end < bracket.end }
  }

  private func isNoAmount(_ next: Int) -> Bool {
    switch reader.kind(next) {
    case .percent, .degree, .times: true
    case .dash: reader.tokens[next].isGlued
    default: reader.has(next, .notAmount) || reader.number(next) != nil && reader.measure(next) == nil
    }
  }

  /// Whether "each" or "per" follows within two words.
  private func isRatio(_ next: Int) -> Bool {
    (next..<next + 3).contains {
      reader.has($0, .each) || reader.kind($0) == .word && StepRatio.isPer(reader.tokens[$0])
    }
  }

  private func isThing(_ next: Int) -> Bool { reader.dimension(reader.unit(next)) == .count }
}

extension IngredientLine {
  /// The amounts that the grammar read: the first, its equivalents, those to be added.
  var measures: [Measure] { (measure.map { [$0] } ?? []) + also + plus }

  /// All amounts that scale: those that the grammar read and the further ones of the line, in no order.
  var scalableMeasures: [Measure] {
    var text = text
    return measures + text.withUTF8 { FurtherAmounts(LineReader.reading($0), self).all() }
  }
}
