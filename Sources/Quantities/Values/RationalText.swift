// Fractions out of the plain ASCII forms that tables, options and the JSON contract use; ingredient lines have their own reader.

extension Rational {
  /// Reads `3`, `3/2`, `1 1/2`, `0.5`, `0,5` or `.5`, with an optional minus sign; nil for anything else and for what does not fit.
  public init?(_ text: String) {
    var digits = Array(text.utf8)
    let isNegative = digits.first == 0x2d
    if isNegative { digits.removeFirst() }
    let parts = digits.split(separator: 0x20, omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 2 else { return nil }
    guard var value = Self.read(first) else { return nil }
    if parts.count == 2 {
      guard value.isWhole, let last = parts.last, last.contains(0x2f), let rest = Self.read(last),
        let sum = value.adding(rest)
      else { return nil }
      value = sum
    }
    self = isNegative ? -value : value
  }

  private static func read(_ digits: ArraySlice<UInt8>) -> Rational? {
    if let bar = digits.firstIndex(of: 0x2f) {
      guard let above = whole(digits[..<bar]), let below = whole(digits[(bar + 1)...]) else { return nil }
      return Rational(above, below)
    }
    guard let point = digits.firstIndex(where: { $0 == 0x2e || $0 == 0x2c }) else {
      return whole(digits).map { Rational($0) }
    }
    let fraction = digits[(point + 1)...]
    guard !fraction.isEmpty, fraction.count <= 18 else { return nil }
    return decimal(whole: digits[..<point], fraction: fraction)
  }

  /// The value of the digits before and after a decimal point; nil when a byte is no digit or the value does not fit.
  static func decimal(whole digits: ArraySlice<UInt8>, fraction: ArraySlice<UInt8>) -> Rational? {
    guard let above = whole(digits + fraction) else { return nil }
    var below = 1
    for _ in fraction {
      let (product, overflow) = below.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      below = product
    }
    return Rational(above, below)
  }

  private static func whole(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty else { return nil }
    var value = 0
    for digit in digits {
      guard digit >= 0x30, digit <= 0x39 else { return nil }
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflowAgain) = product.addingReportingOverflow(Int(digit & 0x0f))
      if overflow || overflowAgain { return nil }
      value = sum
    }
    return value
  }
}
