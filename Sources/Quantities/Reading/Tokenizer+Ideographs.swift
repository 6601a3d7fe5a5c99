// Chinese and Japanese have no blanks between name, number and unit: they are found inside a run.

extension Tokenizer {
  /// A run of Chinese or Japanese: number words, units and "to taste" are split off, the rest is one word.
  mutating func readIdeographs() {
    let start = position
    var ends: [Int] = []
    while position < bytes.count {
      let (next, length) = scalar(at: position)
      guard Self.isIdeograph(next) else { break }
      position += length
      ends.append(position)
    }
    let followsNumber = tokens.last.map { $0.kind == .number || $0.kind == .fraction } ?? false
    split(start, ends, followsNumber: followsNumber)
  }

  mutating func split(_ start: Int, _ ends: [Int], followsNumber: Bool) {
    var wordStart = start
    var index = 0
    var isAfterNumber = followsNumber
    while index < ends.count {
      let from = index == 0 ? start : ends[index - 1]
      let isAtEdge = from == start
      if isAfterNumber, let (entry, last) = longest(from, ends, index, where: { $0.unit != 0 }) {
        flush(wordStart, from)
        push(entry, from, ends[last])
        index = last + 1
        wordStart = ends[last]
        isAfterNumber = false
        if let (half, end) = trailingHalf(ends, index) {
          push(half, wordStart, end)
          index += 1
          wordStart = end
        }
        continue
      }
      isAfterNumber = false
      if let value = Self.numeral(scalar(at: from).0) {
        let next = index + 1
        if next < ends.count, let (_, last) = longest(ends[index], ends, next, where: { $0.unit != 0 }),
          isAtEdge || last == ends.count - 1
        {
          flush(wordStart, from)
          push(value, from, ends[index])
          wordStart = ends[index]
          index = next
          isAfterNumber = true
          continue
        }
      }
      if let (entry, last) = longest(
        from, ends, index,
        where: { !$0.classes.isDisjoint(with: [.taste, .unitFirst, .vague, .approximately, .optional, .or, .heading]) }),
        accepts(entry, last: last, ends, isAtEdge: isAtEdge)
      {
        flush(wordStart, from)
        push(entry, from, ends[last])
        index = last + 1
        wordStart = ends[last]
        continue
      }
      index += 1
    }
    flush(wordStart, ends.last ?? start)
  }

  /// Where in a run a word may be split off.
  private func accepts(_ entry: LexiconEntry, last: Int, _ ends: [Int], isAtEdge: Bool) -> Bool {
    if entry.classes.contains(.unitFirst) {
      let end = ends[last]
      return last == ends.count - 1
        && (digit(end) != nil || digit(end + 1) != nil || Self.fraction(scalar(at: end).0) != nil)
    }
    if entry.classes.contains(.taste) { return isAtEdge || last == ends.count - 1 }
    if entry.classes.contains(.heading) { return !isAtEdge && last == ends.count - 1 }
    if entry.classes.contains(.or) { return !isAtEdge && last < ends.count - 1 }
    return isAtEdge && last < ends.count - 1 || isAtEdge && entry.classes.contains(.approximately)
  }

  private func trailingHalf(_ ends: [Int], _ index: Int) -> (LexiconEntry, Int)? {
    guard index > 0, index < ends.count, scalar(at: ends[index - 1]).0 == 0x534a else { return nil }
    return (LexiconEntry(hash: 0, classes: [], numerator: 1, denominator: 2), ends[index])
  }

  func longest(_ start: Int, _ ends: [Int], _ index: Int, where accept: (LexiconEntry) -> Bool) -> (
    LexiconEntry, Int
  )? {
    var hash = WordFolding.seed
    var from = start
    var found: (LexiconEntry, Int)?
    for last in index..<min(ends.count, index + 6) {
      hash = WordFolding.mix(hash, scalar: scalar(at: from).0)
      from = ends[last]
      if let entry = lexicon.entry(hash), accept(entry) { found = (entry, last) }
    }
    return found
  }

  private mutating func flush(_ start: Int, _ end: Int) {
    guard end > start else { return }
    var hash = WordFolding.seed
    var index = start
    while index < end {
      let (next, length) = scalar(at: index)
      hash = WordFolding.mix(hash, scalar: next)
      index += length
    }
    var token = Token(kind: .word, isGlued: isGlued, start: start, end: end, hash: hash)
    look(up: &token)
    tokens.append(token)
    isGlued = true
  }

  private mutating func push(_ entry: LexiconEntry, _ start: Int, _ end: Int) {
    tokens.append(
      Token(
        kind: .word, isGlued: isGlued, classes: entry.classes, unit: entry.unit, start: start, end: end,
        hash: entry.hash,
        numerator: Int(entry.numerator), denominator: Int(entry.denominator)))
    isGlued = true
  }

  /// The value of a Chinese numeral.
  private static func numeral(_ scalar: UInt32) -> LexiconEntry? {
    let value: (UInt16, UInt16)? =
      switch scalar {
      case 0x534a: (1, 2)
      case 0x4e00, 0x58f9: (1, 1)
      case 0x4e8c, 0x4e24, 0x5169: (2, 1)
      case 0x4e09: (3, 1)
      case 0x56db: (4, 1)
      case 0x4e94: (5, 1)
      case 0x516d: (6, 1)
      case 0x4e03: (7, 1)
      case 0x516b: (8, 1)
      case 0x4e5d: (9, 1)
      case 0x5341: (10, 1)
      default: nil
      }
    return value.map { LexiconEntry(hash: 0, classes: [], numerator: $0.0, denominator: $0.1) }
  }
}
