// Constants in queries: `30m`, `1h30`, `4`, `3.5`, `2026-01`.

internal import Quantities

/// What a value is compared with; one text can be several things.
struct QueryValue: Sendable, Hashable {
  /// As written, folded.
  var text: [UInt8]
  /// As a number.
  var number: Rational?
  /// As a length of time in minutes.
  var minutes: Rational?
  /// As a date or the beginning of one: `2026`, `2026-01`, `2026-01-15`.
  var date: String?

  /// Reads a constant.
  init(_ bytes: some Collection<UInt8>) {
    text = SearchText.make(Array(bytes))
    var reader = NumberReader(text)
    number = reader.wholeNumber()
    minutes = Self.minutes(text)
    date = Self.date(text)
  }

  /// `90`, `45m`, `45 min`, `1h`, `1h30`, `1.5 h`, `1h 30min`, `2d`; nil for anything else.
  static func minutes(_ text: [UInt8]) -> Rational? {
    var reader = NumberReader(text)
    var sum = Rational.zero
    var lastFactor = 0
    repeat {
      guard let number = reader.number() else { return nil }
      let unit = reader.letters()
      // A number without a unit counts minutes, also after hours: `1h30`.
      guard let factor = unit.isEmpty ? 1 : factors[unit], lastFactor == 0 || factor < lastFactor,
        let part = number.multiplied(by: Rational(factor)), let next = sum.adding(part)
      else { return nil }
      (sum, lastFactor) = (next, factor)
    } while !reader.isAtEnd
    return sum
  }

  private static let factors: [String: Int] = {
    var result: [String: Int] = [:]
    for unit in ["m", "min", "mins", "minute", "minutes", "minuten"] { result[unit] = 1 }
    for unit in ["h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden"] { result[unit] = 60 }
    for unit in ["d", "day", "days", "tag", "tage"] { result[unit] = 1440 }
    return result
  }()

  /// Whether it is written as a date is, and is none: `2026-13`.
  var isNearlyDate: Bool {
    date == nil && [7, 10].contains(text.count) && text[4] == UInt8(ascii: "-")
      && text.allSatisfy { $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") }
  }

  /// A year, month or day that the calendar may have, digits and hyphens only.
  static func date(_ text: [UInt8]) -> String? {
    guard [4, 7, 10].contains(text.count) else { return nil }
    for (place, byte) in text.enumerated() {
      let isHyphen = place == 4 || place == 7
      guard isHyphen ? byte == UInt8(ascii: "-") : byte &- 0x30 < 10 else { return nil }
    }
    func number(_ places: Range<Int>) -> Int { text[places].reduce(0) { $0 * 10 + Int($1 &- 0x30) } }
    if text.count >= 7, !(1...12).contains(number(5..<7)) { return nil }
    if text.count == 10, !(1...31).contains(number(8..<10)) { return nil }
    return String(decoding: text, as: UTF8.self)
  }
}

/// Reads numbers and words one after the other.
struct NumberReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count }

  /// The whole text as one number.
  mutating func wholeNumber() -> Rational? {
    guard let number = number(), isAtEnd else { return nil }
    return number
  }

  /// `12`, `1.5`, `1,5`, `3/4`.
  mutating func number() -> Rational? {
    guard let whole = digits() else { return nil }
    let mark = position < bytes.count ? bytes[position] : 0
    let after = position
    position += 1
    switch mark {
    case UInt8(ascii: "."), UInt8(ascii: ","):
      if let fraction = digits(), let part = Rational(fraction.value, fraction.scale) {
        return Rational(whole.value).adding(part)
      }
    case UInt8(ascii: "/"):
      if let below = digits(), let value = Rational(whole.value, below.value) { return value }
    default: break
    }
    position = after
    return Rational(whole.value)
  }

  /// The letters that follow, blanks around them skipped.
  mutating func letters() -> String {
    skipBlanks()
    let start = position
    while position < bytes.count, bytes[position] &- 0x61 < 26 { position += 1 }
    defer { skipBlanks() }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
  }

  private mutating func digits() -> (value: Int, scale: Int)? {
    var value = 0
    var scale = 1
    let start = position
    // Twelve digits are more than any number in a kitchen and far from overflow.
    while position < bytes.count, position - start < 12, bytes[position] &- 0x30 < 10 {
      value = value * 10 + Int(bytes[position] - 0x30)
      scale *= 10
      position += 1
    }
    return position > start ? (value, scale) : nil
  }
}
