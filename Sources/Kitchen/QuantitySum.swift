// Amounts add up exactly within volume, mass and each count unit; what cannot be added stands side by side.

internal import Quantities

/// A growing sum of quantities of one food; the result does not depend on the order of adding.
struct QuantitySum {
  /// What can be added to each other.
  struct Kind: Hashable {
    let unit: String?
    let size: Quantity.Size?
  }

  private var parts: [Kind: [Quantity]] = [:]

  /// Adds one quantity.
  mutating func add(_ quantity: Quantity) {
    parts[Kind(unit: quantity.unit?.id, size: quantity.size), default: []].append(quantity)
  }

  /// The sums, one a kind, in a fixed order; amounts whose sum does not fit stand one by one.
  var quantities: [Quantity] {
    parts.values.flatMap(Self.total).sorted(by: Self.ordered)
  }

  private static func total(_ quantities: [Quantity]) -> [Quantity] {
    guard let first = quantities.first else { return [] }
    var sum = first.amount
    for quantity in quantities.dropFirst() {
      guard let next = sum.adding(quantity.amount) else { return quantities }
      sum = next
    }
    return [Quantity(amount: sum, unit: first.unit, size: first.size)]
  }

  private static func ordered(_ left: Quantity, _ right: Quantity) -> Bool {
    left.orderingText < right.orderingText
  }
}

extension Amount {
  /// The sum by ends, or nil when it does not fit; "6+" keeps its upper end open, "up to 5" counts from zero beside a number.
  func adding(_ other: Amount) -> Amount? {
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

extension Quantity {
  /// A text that orders quantities the same way every time.
  var orderingText: String {
    let size = size.map { "\($0.amount.low?.description ?? "")\($0.unit?.id ?? "")" } ?? ""
    return "\(unit?.id ?? "") \(size) \(amount.low?.description ?? "") \(amount.high?.description ?? "")"
  }
}
