// The grammar of times in words: numbers with units are added up until something else begins.

internal import Quantities

/// Reads a time from the pieces of a text.
struct TimeReader {
  private let tokens: [TextToken]
  private var position = 0
  private var total: Rational?
  private var lastUnit: TimeUnit?

  /// A reader of these pieces.
  init(_ tokens: [PlacedToken]) { self.tokens = Self.withoutElisions(tokens.map(\.token)) }

  /// The pieces without the apostrophe of "un'ora" and "d'heure"; behind a number it means minutes.
  private static func withoutElisions(_ tokens: [TextToken]) -> [TextToken] {
    var result: [TextToken] = []
    for (index, token) in tokens.enumerated() {
      if case .sign(let sign) = token, sign == .apostrophe || sign == 0xE2, index > 0, index + 1 < tokens.count,
        case .word = tokens[index - 1], case .word = tokens[index + 1]
      {
        continue
      }
      result.append(token)
    }
    return result
  }

  private func token(_ offset: Int = 0) -> TextToken? {
    let index = position + offset
    return index >= 0 && index < tokens.count ? tokens[index] : nil
  }

  /// The minutes; nil when the text states none.
  mutating func read() -> Rational? {
    if case .dash? = token(), case .number? = token(1) { return nil }
    while position < tokens.count {
      if !step() { break }
    }
    return total
  }

  /// Reads one part; whether more can follow.
  private mutating func step() -> Bool {
    guard let token = token() else { return false }
    switch token {
    case .number(let value): return readCount(value)
    case .word(let word):
      if let count = TimeWords.counts[word], let length = lengthBeforeUnit() {
        position += length
        return readUnit(count)
      }
      if let count = TimeWords.counts[word], case .word(let quarters)? = self.token(1),
        TimeWords.quarters.contains(quarters), let value = count.multiplied(by: 15)
      {
        return readPhrase(value, 2)
      }
      if let unit = lastUnit, TimeWords.halves.contains(word), let half = Rational(1, 2),
        let part = unit.minutes.multiplied(by: half)
      {
        position += 1
        add(part)
        return true
      }
      if let (value, length) = TimeWords.phrase(word) { return readPhrase(value, length) }
      if total == nil || TimeWords.joins.contains(word) {
        position += 1
        return true
      }
      return readHalf(word)
    case .dash: return skip(ifNothingYet: true)
    case .sign(let sign):
      // A remark in parentheses, or another end of a range, does not add to the time.
      return skip(ifNothingYet: sign != 0x2B && sign != 0x26 && sign != .comma && sign != .dot)
    }
  }

  /// How many tokens a number in letters takes before its unit: `half an hour`, `demi-heure`; nil when no unit follows.
  private func lengthBeforeUnit() -> Int? {
    guard let next = token(1) else { return nil }
    if isUnit(next) { return 1 }
    guard let afterNext = token(2), isUnit(afterNext) else { return nil }
    switch next {
    case .dash: return 2
    case .word(let word): return TimeWords.counts[word] == .one ? 2 : nil
    default: return nil
    }
  }

  private mutating func skip(ifNothingYet: Bool) -> Bool {
    position += 1
    return total == nil || !ifNothingYet
  }

  /// "1 hour and a half": the half of the unit before.
  private mutating func readHalf(_ word: String) -> Bool {
    guard let unit = lastUnit, TimeWords.counts[word] == .one, case .word(let half)? = token(1),
      TimeWords.halves.contains(half), let half = Rational(1, 2), let part = unit.minutes.multiplied(by: half)
    else { return false }
    position += 2
    add(part)
    return true
  }

  // MARK: Numbers

  /// Reads a number with its range and unit.
  private mutating func readCount(_ first: Rational) -> Bool {
    position += 1
    if case .sign(.colon)? = token(), case .number(let minutes)? = token(1), total == nil, first.isWhole,
      minutes.isWhole,
      minutes < 60
    {
      return readClock(first, minutes)
    }
    var count = first
    // `1-1/2 hours` is one and a half, `45-60 min` a range.
    if let (high, length) = rangeEnd() {
      if first.isWhole, high < .one, high > .zero, let sum = first.adding(high) { count = sum }
      position += length
    } else if case .sign(0x2B)? = token(), let next = token(1), isUnit(next) {
      position += 1
    } else if case .word(let word)? = token(), TimeWords.joins.contains(word), readAndAHalf(&count) {
    }
    return readUnit(count)
  }

  /// "1 and a half hours".
  private mutating func readAndAHalf(_ count: inout Rational) -> Bool {
    guard case .word(let one)? = token(1), TimeWords.counts[one] == .one, case .word(let word)? = token(2),
      TimeWords.halves.contains(word), let half = Rational(1, 2), let sum = count.adding(half)
    else { return false }
    count = sum
    position += 3
    return true
  }

  /// The second number of a range that begins here, and how many tokens it takes with its sign.
  private func rangeEnd() -> (Rational, Int)? {
    switch token() {
    case .dash: break
    case .word(let word) where TimeWords.ranges.contains(word): break
    default: return nil
    }
    guard case .number(let high)? = token(1) else { return nil }
    return (high, 2)
  }

  /// `1:30` and `01:30:00` are hours and minutes.
  private mutating func readClock(_ hours: Rational, _ minutes: Rational) -> Bool {
    position += 2
    guard let whole = hours.multiplied(by: 60)?.adding(minutes) else { return false }
    add(whole)
    return false
  }

  /// Reads the unit of a count; a bare count is minutes, or the next smaller unit after a unit.
  private mutating func readUnit(_ count: Rational) -> Bool {
    if let next = token(), let (unit, isWhole, hasHalf) = unit(next) {
      position += 1
      if case .sign(.dot)? = token() { position += 1 }
      let count = hasHalf ? Rational(1, 2).flatMap { count.adding($0) } ?? count : count
      guard let part = unit.minutes.multiplied(by: count) else { return fail() }
      add(part)
      lastUnit = unit
      // In `1 h - 1 h 30` and `30 min to 1 hour` the low end is read.
      if rangeEnd() != nil { return false }
      return isWhole
    }
    if let lastUnit {
      guard let smaller = lastUnit.smaller, let part = smaller.minutes.multiplied(by: count) else { return false }
      if total != nil { add(part) }
      return false
    }
    guard position >= tokens.count, count.isWhole else { return fail() }
    add(count)
    return false
  }

  private mutating func fail() -> Bool {
    if lastUnit == nil { total = nil }
    return false
  }

  private mutating func add(_ part: Rational) { total = (total ?? .zero).adding(part) ?? total }

  private mutating func readPhrase(_ value: Rational, _ length: Int) -> Bool {
    position += length
    add(value)
    lastUnit = .hour
    return true
  }

  // MARK: Units

  private func isUnit(_ token: TextToken) -> Bool { unit(token) != nil }

  /// The unit that a token is or, in Chinese and Japanese, begins with; whether nothing stands behind it in the token.
  private func unit(_ token: TextToken) -> (TimeUnit, isWhole: Bool, hasHalf: Bool)? {
    switch token {
    case .word(let word):
      if let unit = TimeWords.units[word] { return (unit, true, false) }
      return TimeWords.ideographicUnit(word)
    case .sign(.apostrophe): return (.minute, true, false)
    default: return nil
    }
  }
}
