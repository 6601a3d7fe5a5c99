// How numbers look on the screen: fractions or decimals, comma or point.

/// The form of numbers for display.
public struct NumberStyle: Hashable, Sendable {
  /// Decimals have a comma.
  public var decimalComma = false
  /// Fractions are one sign, `½`, where there is one.
  public var vulgarFractions = false
  /// Decimals are kept where no fraction is near: the author wrote decimals.
  public var keepsDecimals = false
  /// A denominator that the author used, as good as those of spoons and cups: of sevenths come sevenths.
  var denominator: Int?
  /// Numbers are shown as exact fractions, never rounded.
  public var exact = false

  /// `0.5`, `1/2`, rounded for the kitchen.
  public init() {}
}

/// A number made ready for display.
struct ShownNumber: Hashable, Sendable {
  /// The digits.
  let text: String
  /// The value that the digits say.
  let value: Rational
  /// Whether the digits are off by more than 2 %.
  let isFarOff: Bool

  init(_ text: String, _ value: Rational, of exact: Rational) {
    self.text = text
    self.value = value
    isFarOff = KitchenRounding.isFarOff(value, exact)
  }
}
