// How much of something: a number, a range, or one end of a range.

/// A number or a range of numbers.
///
/// A single number has `low == high`. "up to 5" has only `high`, "6+" only `low`; both are never nil at once.
public struct Amount: Hashable, Sendable {
  /// The lower end; nil for "up to 5".
  public let low: Rational?
  /// The upper end; nil for "6+".
  public let high: Rational?

  /// A single number.
  public init(_ value: Rational) {
    low = value
    high = value
  }

  /// A range by its ends in either order; nil when both are missing.
  public init?(low: Rational?, high: Rational?) {
    if low == nil && high == nil { return nil }
    if let low, let high, high < low {
      (self.low, self.high) = (high, low)
    } else {
      (self.low, self.high) = (low, high)
    }
  }

  /// Whether the two ends differ.
  public var isRange: Bool { low != high }

  /// Both ends times `factor`, or nil when an end does not fit.
  public func multiplied(by factor: Rational) -> Amount? {
    let newLow = low.flatMap { $0.multiplied(by: factor) }
    let newHigh = high.flatMap { $0.multiplied(by: factor) }
    guard (low == nil) == (newLow == nil), (high == nil) == (newHigh == nil) else { return nil }
    return Amount(low: newLow, high: newHigh)
  }
}

extension Amount {
  /// The sum by ends, or nil when it does not fit; "6+" keeps its upper end open, "up to 5" counts from zero beside a number.
  public func adding(_ other: Amount) -> Amount? {
    var newLow: Rational?
    if low != nil || other.low != nil {
      guard let sum = (low ?? .zero).adding(other.low ?? .zero) else { return nil }
      newLow = sum
    }
    var newHigh: Rational?
    if let high, let otherHigh = other.high {
      guard let sum = high.adding(otherHigh) else { return nil }
      newHigh = sum
    }
    return Amount(low: newLow, high: newHigh)
  }
}
