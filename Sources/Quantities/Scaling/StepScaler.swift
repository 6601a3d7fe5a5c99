// "Add the 200 g sugar": a step repeats an ingredient's amount, and must follow when it is scaled. Unsure means unchanged.

public import SourceText

/// Scales the amounts in the text of steps.
public struct StepScaler: Sendable {
  private let hints: NotationHints
  private let formatter: LineFormatter?

  /// A scaler that writes exact amounts in the author's notation, for a file; with a `formatter`, those that it shows.
  public init(hints: NotationHints = NotationHints(), formatter: LineFormatter? = nil) {
    self.hints = hints
    self.formatter = formatter
  }

  /// The edits of `text` that multiply by `factor` each amount that repeats the amount and unit of one of `ingredients` beside its name.
  ///
  /// Numbers in words and ratios ("1 tsp salt per litre") are left to their author.
  public func edits(_ text: String, by factor: Rational, ingredients: [IngredientLine]) -> [Edit] {
    guard factor != .one || formatter?.changesUnits == true else { return [] }
    let known = ingredients.compactMap(Known.init)
    guard !known.isEmpty else { return [] }
    var text = text
    let given = text
    return text.withUTF8 { bytes in edits(LineReader.reading(bytes), given, factor, known) }
  }

  /// An ingredient whose amount a step may repeat.
  private struct Known {
    let measures: [Measure]
    let words: Set<String>

    init?(_ line: IngredientLine) {
      guard line.measure != nil, !line.isFixed else { return nil }
      measures = line.measures
      words = Set(NameWords(line.name).words.filter { $0.utf8.count > 2 })
      if words.isEmpty { return nil }
    }
  }

  private func edits(_ reader: LineReader, _ text: String, _ factor: Rational, _ known: [Known]) -> [Edit] {
    var edits: [Edit] = []
    var index = 0
    while index < reader.tokens.count {
      guard let found = measure(reader, index) else {
        index += 1
        continue
      }
      if repeats(reader, found, known), !StepRatio.holds(reader, found.first, found.next) {
        edits += self.edits(reader, text, found.measure, factor)
      }
      index = found.next
    }
    return edits
  }

  /// What an amount may stand right behind; Chinese has no blank after a comma.
  private static let openers: [Token.Kind?] = [.open, .comma, .semicolon, .colon]

  private func measure(_ reader: LineReader, _ index: Int) -> (measure: Measure, first: Int, next: Int)? {
    if index > 0, reader.tokens[index].isGlued, !Self.openers.contains(reader.kind(index - 1)),
      !reader.isIdeographs(index - 1)
    {
      return nil
    }
    guard let reading = reader.amount(index), holdsDigit(reader, index, reading.next) else { return nil }
    let unit = reader.unit(reading.next)
    let measure = Measure(
      amount: unit == 0 ? reading.amount : reader.resolved(reading, unit), unit: reader.measureUnit(unit),
      amountSpan: reader.span(index, reading.next),
      unitSpan: unit == 0 ? nil : reader.span(reading.next, reading.next + 1))
    return (measure, index, unit == 0 ? reading.next : reading.next + 1)
  }

  private func holdsDigit(_ reader: LineReader, _ first: Int, _ next: Int) -> Bool {
    (first..<next).contains { reader.kind($0) == .number || reader.kind($0) == .fraction }
  }

  /// Whether an ingredient has this very amount and unit, and its name stands right behind, or before a bracket around it.
  private func repeats(_ reader: LineReader, _ found: (measure: Measure, first: Int, next: Int), _ known: [Known])
    -> Bool
  {
    let words = nameBehind(reader, found.next) + nameBefore(reader, found.first)
    return known.contains { ingredient in
      ingredient.measures.contains { $0.amount == found.measure.amount && $0.unit == found.measure.unit }
        && words.contains { ingredient.words.contains($0) }
    }
  }

  private static let fillers: WordClass = [.of, .article, .preparation, .adverb, .size, .filling, .adjective]

  private func nameBehind(_ reader: LineReader, _ first: Int) -> [String] {
    var index = first
    while index < first + 5, reader.isWord(index), reader.has(index, Self.fillers) || isThe(reader, index) {
      index += 1
    }
    var words: [String] = []
    let limit = index + 3
    while index < limit, reader.isWord(index), !reader.has(index, [.and, .or, .stop]) {
      words += NameWords(reader.text(index, index + 1)).words
      index += 1
    }
    return words
  }

  private func isThe(_ reader: LineReader, _ index: Int) -> Bool { Self.articles.contains(reader.tokens[index].hash) }

  private static let articles = Set(
    [
      "the", "der", "die", "das", "den", "dem", "le", "la", "les", "el", "los", "las", "il", "lo", "gli", "l'", "o",
      "os", "as", "het",
    ].map {
      WordFolding.hash($0)
    })

  private func nameBefore(_ reader: LineReader, _ first: Int) -> [String] {
    guard reader.kind(first - 1) == .open, reader.isWord(first - 2) else { return [] }
    return NameWords(reader.text(first - 2, first - 1)).words
  }

  private func edits(_ reader: LineReader, _ text: String, _ measure: Measure, _ factor: Rational) -> [Edit] {
    guard let formatter else { return AmountRewriter(reader: reader, hints: hints).edits(measure, by: factor) ?? [] }
    return formatter.edits(measure, in: text, by: factor)
  }
}

extension LineReader {
  /// The text from one token up to another.
  func text(_ first: Int, _ next: Int) -> String {
    let span = span(first, next)
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[span.range]), as: UTF8.self)
  }
}
