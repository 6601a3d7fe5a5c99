// When a comparison holds: a value that is not there compares with nothing.

internal import Quantities

extension Comparison {
  /// Compares two values of one kind.
  private func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch relation {
    case .less: left < right
    case .atMost: left <= right
    case .more: left > right
    case .atLeast: left >= right
    case .equal: left == right
    }
  }

  /// Compares a length of time.
  func holds(minutes: Int?) -> Bool {
    guard let minutes, let limit = value.minutes else { return false }
    return holds(Rational(minutes), limit)
  }

  /// Compares a number.
  func holds(number: Rational?) -> Bool {
    guard let number, let limit = value.number else { return false }
    return holds(number, limit)
  }

  /// Compares a range: it is enough that one number of it holds.
  func holds(range: Amount?) -> Bool {
    guard let range, let limit = value.number else { return false }
    switch relation {
    case .less, .atMost: return range.low.map { holds($0, limit) } ?? true
    case .more, .atLeast: return range.high.map { holds($0, limit) } ?? true
    case .equal: return (range.low.map { $0 <= limit } ?? true) && (range.high.map { $0 >= limit } ?? true)
    }
  }

  /// Compares a date as exactly as the constant is given: nothing in January is after `2026-01`.
  func holds(date: String?) -> Bool {
    guard let limit = value.date, let date, let own = QueryValue.date(Array(date.utf8.prefix(limit.utf8.count))) else {
      return false
    }
    return holds(own, limit)
  }

  /// Compares the text of any key: as dates, numbers or times where both are, else as texts.
  func holds(for text: [UInt8]) -> Bool {
    if value.date.map({ $0.utf8.count > 4 }) == true, QueryValue.date(Array(text.prefix(7))) != nil {
      return holds(date: String(decoding: text, as: UTF8.self))
    }
    if let limit = value.number {
      var reader = NumberReader(text)
      return reader.number().map { holds($0, limit) } ?? false
    }
    if let limit = value.minutes, let minutes = QueryValue.minutes(text) { return holds(minutes, limit) }
    return holds(String(decoding: text, as: UTF8.self), String(decoding: value.text, as: UTF8.self))
  }
}
