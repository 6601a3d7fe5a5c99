// The only place where an amount is rounded: on its way to the screen, by at most what a kitchen scale or a spoon can tell.

/// Rounds amounts for display.
///
/// Fractions have the denominators 2, 3, 4 and 8, below 1/8 teaspoon also 16; decimals keep three digits. Of what an author wrote in
/// decimals a fraction must come within 2 %. Nothing is rounded to nothing.
enum KitchenRounding {
  /// Whether `shown` differs from `exact` by more than 2 %.
  static func isFarOff(_ shown: Rational, _ exact: Rational) -> Bool { !isNear(shown, exact, twoPercent) }

  private static func isNear(_ shown: Rational, _ exact: Rational, _ share: Rational) -> Bool {
    guard let difference = shown.subtracting(exact)?.magnitude, let limit = exact.magnitude.multiplied(by: share)
    else { return false }
    return difference <= limit
  }

  fileprivate static let twoPercent = Rational(1, 50) ?? .zero

  fileprivate static let sixteenth = Rational(1, 16) ?? .zero

  /// The denominators of a unit's fractions: the sizes of spoons and cups, halves and quarters of a pound.
  static func denominators(_ value: Rational, _ unit: MeasureUnit?) -> [Int] {
    switch unit?.id {
    case "tsp" where value.magnitude < (Rational(1, 8) ?? .one): [1, 2, 3, 4, 8, 16]
    case "lb": [1, 2, 4]
    case "tbsp", "serving": [1, 2, 3, 4]
    default: [1, 2, 3, 4, 8]
    }
  }

  /// How far a fraction may be off from what it stands for.
  enum Nearness {
    /// 2 %: it says the same.
    case same
    /// A sixteenth: it is well marked with `≈`.
    case near
    /// A third: better than a number that nobody can measure.
    case rough

    fileprivate var share: Rational {
      switch self {
      case .same: KitchenRounding.twoPercent
      case .near: KitchenRounding.sixteenth
      case .rough: KitchenRounding.third
      }
    }
  }

  fileprivate static let third = Rational(1, 3) ?? .zero

  /// The value as a whole number and a fraction of a spoon or cup, or nil when none comes near enough.
  static func fraction(
    _ value: Rational, _ denominators: [Int] = [1, 2, 3, 4, 8], _ nearness: Nearness = .same
  ) -> Rational? {
    var best: (value: Rational, distance: Rational)?
    for denominator in denominators {
      guard let candidate = nearest(value, denominator), candidate > .zero,
        let distance = candidate.subtracting(value)?.magnitude
      else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    guard let best, isNear(best.value, value, nearness.share) else { return nil }
    return best.value
  }

  /// The value with as few decimals as give a number of at least `least` without its sign: 100 for three digits.
  ///
  /// One or two decimals that are exact are kept.
  static func decimal(_ value: Rational, least: Int = 100) -> (number: Int, places: Int)? {
    for places in 0...6 {
      guard let scale = power(places), let scaled = value.multiplied(by: scale) else { return nil }
      if scaled.isWhole, places <= (least < 100 ? 1 : 2) { return (scaled.numerator, places) }
      guard let rounded = nearest(scaled, 1), !rounded.isZero else { continue }
      if rounded.magnitude >= Rational(least) || places == 6 { return (rounded.numerator, places) }
    }
    return nil
  }

  private static func power(_ places: Int) -> Rational? {
    var result = 1
    for _ in 0..<places { result *= 10 }
    return Rational(result)
  }

  /// The nearest multiple of 1/denominator; halves go up.
  static func nearest(_ value: Rational, _ denominator: Int) -> Rational? {
    guard let scaled = value.multiplied(by: Rational(denominator)), let half = Rational(1, 2),
      let raised = scaled.adding(half)
    else { return nil }
    return Rational(raised.floor, denominator)
  }
}

extension Rational {
  /// Whether the value is nothing.
  var isZero: Bool { numerator == 0 }
}
