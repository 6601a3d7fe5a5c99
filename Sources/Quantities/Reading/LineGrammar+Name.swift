// Where the name begins and ends, and what of the rest is preparation.

internal import SourceText

extension LineGrammar {
  /// Sets the name and its place; everything behind it becomes preparation.
  mutating func readName() {
    let limit = trailing.map { max(start, min($0.first, end)) } ?? end
    while start < limit, skipsBeforeName(start) || start + 1 < limit && reader.has(start, .each) { start += 1 }
    if start > 0, reader.has(start - 1, .each) { skipOf() }
    var last = nameEnd(start, limit)
    let first = stripped(start, last)
    while last > first + 1, line.measure != nil, reader.has(last - 1, .size), !reader.has(last - 2, Self.noNouns) {
      last -= 1
    }
    while last > first, reader.has(last - 1, [.and, .or, .of]) && last - 1 > first || !isNamePart(last - 1) {
      last -= 1
    }
    last = takeUnitLast(first, last)
    if first > start { preparation.append(start..<first) }
    setName(first, last)
    readRest(max(last, first), limit)
    if let trailing { readRest(trailing.next, end) }
  }

  private func skipsBeforeName(_ index: Int) -> Bool {
    switch reader.kind(index) {
    case .dash, .comma, .colon, .period, .slash, .semicolon, .equals, .close, .plus: true
    case .open:
      // "(packed) brown sugar": the bracket before the name was not understood and is left to the preparation.
      false
    default: false
    }
  }

  private func isNamePart(_ index: Int) -> Bool {
    switch reader.kind(index) {
    case .word, .number, .percent, .close, .fraction, .inch, .hash, .degree, .other: true
    default: false
    }
  }

  private mutating func setName(_ first: Int, _ last: Int) {
    guard last > first else {
      line.name = ""
      return
    }
    let span = reader.span(first, last)
    line.nameSpan = span
    line.name = text(span)
  }

  // MARK: Where the name ends

  static let noNouns: WordClass = [
    .adjective, .preparation, .adverb, .size, .filling, .and, .or, .of, .article, .approximately, .state,
  ]

  private func nameEnd(_ first: Int, _ limit: Int) -> Int {
    var hasNoun = false
    var index = first
    while index < limit {
      let token = reader.tokens[index]
      switch token.kind {
      case .comma:
        if hasNoun || !reader.isWord(index + 1) {
          guard let next = listEnd(first, index, limit) else { return index }
          return next
        }
      case .open:
        let close = reader.closing(index)
        guard close < limit, index == first || !hasNoun || reader.has(close, .or) && !startsAmount(close + 1) else {
          return index
        }
        index = close
        continue
      case .dash:
        if !token.isGlued || index + 1 >= limit || !reader.tokens[index + 1].isGlued { return index }
      case .colon, .semicolon: return index
      case .period:
        if index + 1 >= limit || !reader.tokens[index + 1].isGlued { return index }
      case .number, .fraction:
        if index > first, endsAtNumber(index, limit) { return index }
      case .word:
        if index > first, endsAtWord(index, limit, hasNoun: hasNoun) { return index }
        if !token.isOne(of: Self.noNouns) { hasNoun = true }
      case .tilde, .equals: return index
      case .plus:
        if index > first, startsAmount(index + 1) { return index }
      case .slash:
        if startsAmount(index + 1) { return index }
      default: break
      }
      index += 1
    }
    return limit
  }

  private func startsAmount(_ index: Int) -> Bool { reader.number(index) != nil }

  private func endsAtNumber(_ index: Int, _ limit: Int) -> Bool {
    guard let number = reader.number(index) else { return false }
    if reader.kind(number.next) == .percent || reader.has(index - 1, .label) { return false }
    if number.next >= limit { return reader.measure(index) != nil }
    return reader.measure(index, countsToo: true) != nil || reader.kind(number.next) == .dash
  }

  private func endsAtWord(_ index: Int, _ limit: Int, hasNoun: Bool) -> Bool {
    let token = reader.tokens[index]
    if token.isOne(of: [.taste, .optional, .heading]) { return true }
    if token.isOne(of: .stop) { return true }
    if token.isOne(of: .with), line.measure != nil { return true }
    if token.isOne(of: [.or, .plus]), startsAmount(index + 1), !reader.has(index + 1, .article) { return true }
    if token.isOne(of: .or), hasNoun, reader.has(index + 1, .preparation), !isPreparationEnd(index + 2, limit) {
      return true
    }
    guard hasNoun else { return false }
    if isParticiple(token), reader.has(index + 1, [.preposition, .adverb]) { return true }
    if token.isOne(of: .preparation) { return isPreparationEnd(index + 1, limit) }
    if token.isOne(of: .adverb) {
      var next = index + 1
      while reader.has(next, .adverb), next < limit { next += 1 }
      return reader.has(next, .preparation) && isPreparationEnd(next + 1, limit)
    }
    return false
  }

  /// Whether an unknown word ends like "dissolved".
  private func isParticiple(_ token: Token) -> Bool {
    token.classes.isEmpty && token.unit == 0 && token.end - token.start > 4 && reader.bytes[token.end - 1] == 0x64
      && reader.bytes[token.end - 2] == 0x65
  }

  /// Whether nothing that could be a name follows a preparation word.
  private func isPreparationEnd(_ index: Int, _ limit: Int) -> Bool {
    guard index < limit else { return true }
    switch reader.kind(index) {
    case .word: return reader.has(index, [.adverb, .preparation, .preposition, .and, .stop, .taste, .optional])
    case .number, .fraction: return true
    default: return true
    }
  }

  /// The end of "corn, peanut or vegetable oil", where the last word belongs to all; nil when the comma ends the name.
  private func listEnd(_ first: Int, _ comma: Int, _ limit: Int) -> Int? {
    guard comma - first <= 2 else { return nil }
    var index = comma + 1
    var words = 0
    var wordsAfterJoin: Int?
    while index < limit, index < comma + 9 {
      let token = reader.tokens[index]
      if token.kind == .comma {
        if wordsAfterJoin != nil || words == 0 { break }
        words = 0
      } else if token.kind == .word {
        if !canStandInList(index, limit) { break }
        if token.isOne(of: [.or, .and]) {
          if wordsAfterJoin != nil { break }
          wordsAfterJoin = 0
        } else {
          words += 1
          wordsAfterJoin = wordsAfterJoin.map { $0 + 1 }
          if words > 2 && wordsAfterJoin == nil { return nil }
        }
      } else {
        break
      }
      index += 1
    }
    guard let wordsAfterJoin, wordsAfterJoin >= 2, !reader.has(index - 1, Self.noNouns) else { return nil }
    return index
  }

  /// Whether a word may stand in a list of names; a preparation word only in front of a noun, and only when nothing is measured.
  private func canStandInList(_ index: Int, _ limit: Int) -> Bool {
    let token = reader.tokens[index]
    if token.isOne(of: .and) { return true }
    if token.isOne(of: .preparation) { return line.measure == nil && !isPreparationEnd(index + 1, limit) }
    return !token.isOne(of: [.stop, .adverb, .taste, .optional, .article, .plus])
  }

  // MARK: What leaves the front of the name

  /// The first token of the name after "finely chopped", "large", "fresh or frozen".
  private func stripped(_ first: Int, _ last: Int) -> Int {
    var index = first
    while index < last {
      var next = strippedOnce(index, last)
      if next > index, reader.kind(next) == .open { next = reader.closing(next) }
      guard next > index, next < last, reader.isWord(next) || reader.kind(next) == .inch || reader.kind(next) == .other
      else { break }
      index = next
    }
    return index
  }

  private func strippedOnce(_ index: Int, _ last: Int) -> Int {
    if reader.has(index, [.size, .adjective]), reader.has(index + 1, .or), reader.has(index + 2, .size),
      index + 3 < last
    {
      return index + 3
    }
    if reader.has(index, .state), reader.has(index + 1, .or), reader.has(index + 2, .state), index + 3 < last {
      return index + 3
    }
    if reader.kind(index) == .open { return reader.closing(index) }
    if LineAbbreviations.isGermanSizeWord(reader, index) { return index + 1 }
    if reader.has(index, .adverb), !reader.has(index, [.preparation, .filling]) {
      return reader.has(index + 1, [.adverb, .preparation]) ? strippedOnce(index + 1, last) : index
    }
    guard reader.has(index, [.preparation, .size, .filling]), !reader.has(index, .taste) else { return index }
    var next = index + 1
    if reader.has(next, [.and, .or]) || reader.kind(next) == .comma {
      if reader.has(next + 1, [.preparation, .size, .filling, .adverb]) {
        next += 1
      } else if reader.kind(next) == .comma, reader.isWord(next + 1) {
        next += 1
      } else if reader.has(next, [.and, .or]) {
        return index
      }
    }
    return next
  }

  /// "2 garlic cloves": the unit stands after the name.
  private mutating func takeUnitLast(_ first: Int, _ last: Int) -> Int {
    guard line.measure != nil, line.measure?.unit == nil, last - first >= 2, reader.has(last - 1, .unitLast),
      !(first..<last).contains(where: { reader.has($0, .or) }),
      (first..<last - 1).contains(where: { reader.isWord($0) && !reader.tokens[$0].isOne(of: Self.noNouns) })
    else { return last }
    line.measure?.unit = reader.measureUnit(reader.unit(last - 1))
    line.measure?.unitSpan = reader.span(last - 1, last)
    return last - 1
  }

  // MARK: The rest

  /// Cuts what follows the name at commas and brackets: measures are equivalents, "optional" a mark, the rest preparation.
  private mutating func readRest(_ first: Int, _ limit: Int) {
    var index = first
    if index < limit, line.measure?.unitSpan?.start == reader.tokens[index].start { index += 1 }
    while index < limit {
      switch reader.kind(index) {
      case .comma, .semicolon, .colon, .period, .close, .dash, .slash: index += 1
      case .open:
        let close = min(reader.closing(index), limit)
        readBracketSegment(index, close)
        index = close
      default:
        let next = segmentEnd(index, limit)
        readSegment(index, next)
        index = max(next, index + 1)
      }
    }
  }

  private func segmentEnd(_ first: Int, _ limit: Int) -> Int {
    var index = first
    while index < limit {
      switch reader.kind(index) {
      case .comma, .semicolon, .open: return index
      case .dash where !reader.tokens[index].isGlued: return index
      default: index += 1
      }
    }
    return limit
  }

  private mutating func readBracketSegment(_ open: Int, _ close: Int) {
    if let found = measures(inBracket: open, close) {
      let isEach = (open..<close).contains { reader.has($0, .each) }
      if found.allSatisfy({ reader.dimension($0.unit) == .length }), line.size != nil || hasTrailingPreparation {
        readSegment(open + 1, close - 1)
      } else if line.size == nil,
        isEach || isContainer || found.allSatisfy({ reader.dimension($0.unit) == .length })
      {
        line.size = found.first?.measure
      } else if line.measure != nil {
        line.also += found.map(\.measure).filter { $0.unit != nil }
      }
      return
    }
    let last = reader.kind(close - 1) == .close ? close - 1 : close
    if last > open + 1 { readSegment(open + 1, last) }
  }

  private mutating func readSegment(_ first: Int, _ next: Int) {
    if (first..<next).contains(where: { reader.has($0, .optional) }) { line.isOptional = true }
    if (first..<next).allSatisfy({ reader.has($0, .optional) }) { return }
    if line.measure != nil, let more = reader.measure(first), more.next >= next, reader.measures(more.unit),
      reader.dimension(more.unit) != .length
    {
      line.also.append(more.measure)
      return
    }
    guard
      (first..<next).contains(where: { reader.isWord($0) && !reader.has($0, .heading) || reader.kind($0) == .number })
    else { return }
    hasTrailingPreparation = true
    preparation.append(first..<next)
  }

  /// Puts the preparation together and settles the marks.
  mutating func finish() {
    for index in reader.tokens.indices where reader.tokens[index].isOne(of: [.taste, .optional]) {
      if reader.has(index, .taste), line.measure == nil { line.isFixed = true }
      if reader.has(index, .optional) { line.isOptional = true }
    }
    let runs = joined(preparation.filter { !$0.isEmpty })
    guard let first = runs.first else { return }
    if runs.count == 1 {
      let span = reader.span(first.lowerBound, first.upperBound)
      line.preparationSpan = span
      line.preparation = text(span)
    } else {
      line.preparation = runs.map { text(reader.span($0.lowerBound, $0.upperBound)) }.joined(separator: ", ")
    }
  }

  /// Runs with nothing but punctuation between them are one run of the line, brackets and all.
  func joined(_ runs: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for run in runs {
      if let last = result.last, last.upperBound <= run.lowerBound, isPunctuation(last.upperBound, run.lowerBound) {
        let close = reader.kind(run.upperBound) == .close ? run.upperBound + 1 : run.upperBound
        let both = last.lowerBound..<close
        if isBalanced(both) {
          result[result.count - 1] = both
          continue
        }
      }
      result.append(run)
    }
    return result
  }

  private func isPunctuation(_ first: Int, _ next: Int) -> Bool {
    (first..<next).allSatisfy { !reader.isWord($0) && reader.kind($0) != .number && reader.kind($0) != .fraction }
  }

  private func isBalanced(_ run: Range<Int>) -> Bool {
    var depth = 0
    for index in run {
      if reader.kind(index) == .open { depth += 1 }
      if reader.kind(index) == .close { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}
