// Tins: what fills one of 20 cm fills how much of one of 26 cm.

/// A baking tin, round or rectangular, its depth known or not.
public struct Pan: Hashable, Sendable {
  private enum Shape: Hashable {
    case round(diameter: Rational)
    case rectangle(Rational, Rational)
  }

  private let shape: Shape
  private let depth: Rational?

  /// Reads `20cm`, `9in`, `20x30cm`, `20x30x5cm`, `26/7cm`; without a unit centimetres are meant.
  ///
  /// Two numbers are a rectangle, three a rectangle and its depth; a round tin's depth follows a `/`.
  public init?(_ text: String) {
    var fields = WordFolding.fold(text).filter { $0 != " " }
    var millimetres = Rational(10)
    for (ending, factor) in Self.endings where fields.hasSuffix(ending) {
      fields.removeLast(ending.count)
      millimetres = factor
      break
    }
    let halves = fields.split(separator: "/", omittingEmptySubsequences: false)
    guard halves.count <= 2, let sides = halves.first.flatMap({ Self.numbers($0, millimetres) }) else { return nil }
    let second = halves.count == 2 ? Self.numbers(halves[1], millimetres) : nil
    if halves.count == 2 && second?.count != 1 { return nil }
    switch (sides.count, second?.first) {
    case (1, let depth): self.init(.round(diameter: sides[0]), depth)
    case (2, let depth): self.init(.rectangle(sides[0], sides[1]), depth)
    case (3, nil): self.init(.rectangle(sides[0], sides[1]), sides[2])
    default: return nil
    }
  }

  private init(_ shape: Shape, _ depth: Rational?) {
    self.shape = shape
    self.depth = depth
  }

  private static let endings: [(String, Rational)] = [
    ("inches", inch), ("inch", inch), ("in", inch), ("\"", inch), ("″", inch), ("mm", 1), ("cm", 10),
  ]

  /// 25.4 mm.
  private static let inch = Rational(127, 5) ?? 25

  private static func numbers(_ text: Substring, _ millimetres: Rational) -> [Rational]? {
    var result: [Rational] = []
    for part in text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "x" || $0 == "×" || $0 == "*" })
    {
      var digits = part
      for (ending, _) in endings where digits.hasSuffix(ending) { digits = digits.dropLast(ending.count) }
      guard let value = NumberText.value(String(digits)), value > .zero, let length = value.multiplied(by: millimetres)
      else {
        return nil
      }
      result.append(length)
    }
    return result.isEmpty ? nil : result
  }

  /// How many times as much `other` holds, nil when the result does not fit; depths count only when both are known.
  public func factor(to other: Pan) -> Rational? {
    guard let area = other.area.0.flatMap({ new in self.area.0.flatMap { new.divided(by: $0) } }) else { return nil }
    var factor: Rational? = area
    if self.area.isRound != other.area.isRound {
      factor = other.area.isRound ? area.multiplied(by: Self.quarterPi) : area.divided(by: Self.quarterPi)
    }
    guard let deep = depth, let otherDeep = other.depth else { return factor }
    return otherDeep.divided(by: deep).flatMap { factor?.multiplied(by: $0) }
  }

  /// π/4 within a millionth: 355/452.
  private static let quarterPi = Rational(355, 452) ?? 1

  /// The square of the diameter, or the product of the sides.
  private var area: (Rational?, isRound: Bool) {
    switch shape {
    case .round(let diameter): (diameter.multiplied(by: diameter), true)
    case .rectangle(let a, let b): (a.multiplied(by: b), false)
    }
  }
}
