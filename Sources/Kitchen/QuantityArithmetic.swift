// Lists of quantities of one food added, subtracted and compared; what measures different things is left alone.

internal import Quantities

extension [Quantity] {
  /// The quantities added up as far as they can be.
  var total: [Quantity] { sum.quantities }

  private var sum: QuantitySum {
    var sum = QuantitySum()
    forEach { sum.add($0) }
    return sum
  }

  /// What is left when `other` is taken away; at least nothing.
  func less(_ other: [Quantity]) -> [Quantity] {
    let other = other.sum
    return total.compactMap { quantity in
      guard let taken = other.amount(like: quantity) else { return quantity }
      guard let rest = quantity.amount.subtracting(taken) else { return quantity }
      return rest.isNothing ? nil : quantity.with(rest)
    }
  }

  /// As much as both have.
  func atMost(_ other: [Quantity]) -> [Quantity] {
    let other = other.sum
    return total.compactMap { quantity in
      guard let limit = other.amount(like: quantity) else { return nil }
      let least = quantity.amount.smaller(limit)
      return least.isNothing ? nil : quantity.with(least)
    }
  }

  /// Without what is too little beside `whole` to be more than a rounding.
  func withoutCrumbs(of whole: [Quantity]) -> [Quantity] {
    let whole = whole.sum
    return filter { quantity in
      guard let all = whole.amount(like: quantity) else { return true }
      let part = quantity.amount.high ?? quantity.amount.low ?? .zero
      return part.approximation >= 0.02 * (all.high ?? all.low ?? .zero).approximation
    }
  }

  /// Whether both are equally much.
  func isSame(as other: [Quantity]) -> Bool { less(other).isEmpty && other.less(self).isEmpty }
}

extension Quantity {
  fileprivate func with(_ amount: Amount) -> Quantity { Quantity(amount: amount, unit: unit, size: size) }
}
