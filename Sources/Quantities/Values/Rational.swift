// Amounts are exact from the file to the screen: a fraction of two integers, never a floating-point number.

/// An exact fraction in lowest terms with a positive denominator.
///
/// Numerator and denominator are 64-bit; an operation whose exact result does not fit gives nil rather than a rounded value.
public struct Rational: Hashable, Sendable {
  /// The part above the line; carries the sign.
  public let numerator: Int
  /// The part below the line; at least 1.
  public let denominator: Int

  /// A whole number.
  public init(_ whole: Int) {
    numerator = whole
    denominator = 1
  }

  /// The fraction in lowest terms, or nil when the denominator is zero or the result does not fit.
  public init?(_ numerator: Int, _ denominator: Int) {
    self.init(wide: Int128(numerator), Int128(denominator))
  }

  private init?(wide numerator: Int128, _ denominator: Int128) {
    guard denominator != 0 else { return nil }
    let divisor = Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let sign: Int128 = denominator < 0 ? -1 : 1
    let above = sign * (numerator / Int128(divisor))
    let below = sign * (denominator / Int128(divisor))
    guard let top = Int(exactly: above), let bottom = Int(exactly: below), top != Int.min else { return nil }
    self.numerator = top
    self.denominator = bottom
  }

  private static func greatestCommonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
    if let x = UInt64(exactly: a), let y = UInt64(exactly: b) {
      var (x, y) = (x, y)
      while y != 0 { (x, y) = (y, x % y) }
      return UInt128(x)
    }
    var (x, y) = (a, b)
    while y != 0 { (x, y) = (y, x % y) }
    return x
  }

  /// Zero.
  public static let zero = Rational(0)
  /// One.
  public static let one = Rational(1)

  /// Whether the denominator is 1.
  public var isWhole: Bool { denominator == 1 }
  /// The largest whole number that is not greater.
  public var floor: Int {
    let quotient = numerator / denominator
    return numerator % denominator < 0 ? quotient - 1 : quotient
  }
  /// The nearest floating-point number, for measuring only.
  public var approximation: Double { Double(numerator) / Double(denominator) }
  /// The value without its sign.
  public var magnitude: Rational { numerator < 0 ? -self : self }

  /// The sum, or nil when it does not fit.
  public func adding(_ other: Rational) -> Rational? {
    Rational(
      wide: Int128(numerator) * Int128(other.denominator) + Int128(other.numerator) * Int128(denominator),
      Int128(denominator) * Int128(other.denominator))
  }

  /// The difference, or nil when it does not fit.
  public func subtracting(_ other: Rational) -> Rational? { adding(-other) }

  /// The product, or nil when it does not fit.
  public func multiplied(by other: Rational) -> Rational? {
    Rational(
      wide: Int128(numerator) * Int128(other.numerator), Int128(denominator) * Int128(other.denominator))
  }

  /// The quotient, or nil when it does not fit or `other` is zero.
  public func divided(by other: Rational) -> Rational? {
    Rational(
      wide: Int128(numerator) * Int128(other.denominator), Int128(denominator) * Int128(other.numerator))
  }

  /// The value with the other sign.
  public static prefix func - (value: Rational) -> Rational {
    Rational(numerator: -value.numerator, denominator: value.denominator)
  }

  private init(numerator: Int, denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }
}

extension Rational: Comparable {
  /// Orders by value.
  public static func < (left: Rational, right: Rational) -> Bool {
    Int128(left.numerator) * Int128(right.denominator) < Int128(right.numerator) * Int128(left.denominator)
  }
}

extension Rational: CustomStringConvertible {
  /// `3` or `3/2`: the form of the JSON contract.
  public var description: String { isWhole ? "\(numerator)" : "\(numerator)/\(denominator)" }
}

extension Rational: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral value: Int) { self.init(value) }
}
