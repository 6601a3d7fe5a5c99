// Amounts add up exactly within volume, mass and each count unit; what cannot be added stands side by side.

internal import Quantities

/// A growing sum of quantities of one food; the result does not depend on the order of adding.
struct QuantitySum {
  /// What can be added to each other.
  private enum Kind: Hashable {
    case measured(Dimension)
    case counted(String?, Quantity.Size?)
  }

  private let system: QuantitySettings.System?
  private var parts: [Kind: [Quantity]] = [:]

  /// An empty sum; cups and spoons are those of `system`.
  init(system: QuantitySettings.System? = nil) { self.system = system }

  /// Adds one quantity.
  mutating func add(_ quantity: Quantity) {
    let quantity = quantity.withoutDozens
    parts[kind(of: quantity), default: []].append(quantity)
  }

  private func kind(of quantity: Quantity) -> Kind {
    if quantity.size == nil, let unit = quantity.unit, let known = UnitTable.unit(id: unit.id), unit.isKnown,
      known.dimension != .count, known.dimension != .approximate, known.factor(in: system) != nil
    {
      return .measured(known.dimension)
    }
    return .counted(quantity.unit?.id, quantity.size)
  }

  /// The sums, one a kind: counted things, then volumes, masses and lengths, and within these by unit; amounts whose sum does not fit stand one by one.
  var quantities: [Quantity] {
    let totals = parts.flatMap { total($0.value) }
    if totals.count < 2 { return totals }
    return totals.map { ($0.orderingKey, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The sum of quantities of one kind.
  private func total(_ quantities: [Quantity]) -> [Quantity] {
    let byUnit = Dictionary(grouping: quantities) { $0.unit?.id }
    var sums: [Quantity] = []
    for same in byUnit.values {
      guard let sum = Self.sum(same) else { return quantities }
      sums.append(sum)
    }
    guard sums.count > 1 else { return sums }
    guard let unit = bestUnit(sums), let factor = UnitTable.unit(id: unit.id)?.factor(in: system) else { return sums }
    let converted = sums.compactMap { $0.converted(to: unit, factor: factor, system: system) }
    guard converted.count == sums.count, let sum = Self.sum(converted) else { return sums }
    return [sum]
  }

  /// The sum of what can be compared with `quantity`, in its unit; nil when there is nothing or it cannot be converted.
  func amount(like quantity: Quantity) -> Amount? {
    let quantity = quantity.withoutDozens
    guard let part = parts[kind(of: quantity)] else { return nil }
    guard let unit = quantity.unit, let factor = UnitTable.unit(id: unit.id)?.factor(in: system) else {
      return Self.sum(part)?.amount
    }
    let converted = part.compactMap { $0.converted(to: unit, factor: factor, system: system) }
    return converted.count == part.count ? Self.sum(converted)?.amount : nil
  }

  /// The sum of quantities in one unit, of containers of one size.
  private static func sum(_ quantities: [Quantity]) -> Quantity? {
    guard let first = quantities.first else { return nil }
    var sum: Amount?
    for quantity in quantities {
      guard let last = sum else {
        sum = quantity.amount
        continue
      }
      guard let next = last.adding(quantity.amount) else { return nil }
      sum = next
    }
    return sum.map { Quantity(amount: $0, unit: first.unit, size: first.size) }
  }

  /// The unit for a sum of several: a metric one if there is one, and of those the largest.
  private func bestUnit(_ quantities: [Quantity]) -> MeasureUnit? {
    let metric: Set<String> = ["ml", "cl", "dl", "l", "mg", "g", "dag", "hg", "kg", "mm", "cm"]
    let units = quantities.compactMap(\.unit)
    let candidates = units.contains { metric.contains($0.id) } ? units.filter { metric.contains($0.id) } : units
    return candidates.max { left, right in
      let a = UnitTable.unit(id: left.id)?.factor(in: system) ?? .zero
      let b = UnitTable.unit(id: right.id)?.factor(in: system) ?? .zero
      return a != b ? a < b : left.id < right.id
    }
  }
}

extension Amount {
  /// What is left of each end, at least nothing, an open end staying open; nil when it does not fit.
  func subtracting(_ other: Amount) -> Amount? {
    func rest(_ end: Rational?, _ taken: Rational?) -> Rational?? {
      guard let end else { return .some(nil) }
      guard let result = end.subtracting(taken ?? .zero) else { return nil }
      return .some(max(result, .zero))
    }
    guard let newLow = rest(low, other.low ?? other.high), let newHigh = rest(high, other.high ?? other.low) else {
      return nil
    }
    return Amount(low: newLow, high: newHigh)
  }

  /// The smaller of each end.
  func smaller(_ other: Amount) -> Amount {
    func least(_ a: Rational?, _ b: Rational?) -> Rational? {
      a.flatMap { first in b.map { min(first, $0) } ?? first } ?? b
    }
    return Amount(low: least(low, other.low), high: least(high, other.high)) ?? self
  }

  /// Whether nothing is left.
  var isNothing: Bool { (high ?? low ?? .zero) <= .zero && (low ?? .zero) <= .zero && (high != nil || low == nil) }
}

extension Quantity {
  /// The quantity in another unit of its dimension; nil when it does not fit or cannot be converted.
  func converted(to unit: MeasureUnit, factor: Rational, system: QuantitySettings.System?) -> Quantity? {
    if unit == self.unit { return self }
    guard let own = self.unit.flatMap({ UnitTable.unit(id: $0.id) })?.factor(in: system),
      let ratio = own.divided(by: factor)
    else { return nil }
    return amount.multiplied(by: ratio).map { Quantity(amount: $0, unit: unit) }
  }

  /// Dozens as single things.
  var withoutDozens: Quantity {
    guard unit?.id == "dozen", size == nil, let things = amount.multiplied(by: 12) else { return self }
    return Quantity(amount: things, unit: nil)
  }

  /// A text that puts quantities in the same order every time: counted things first.
  var orderingKey: String {
    let dimension = unit.flatMap { UnitTable.unit(id: $0.id)?.dimension }
    let rank = unit == nil ? 0 : dimension == .volume ? 2 : dimension == .mass ? 3 : dimension == .length ? 4 : 1
    let size = size.map { "\($0.amount.low?.description ?? "")\($0.unit?.id ?? "")" } ?? ""
    return "\(rank) \(unit?.id ?? "") \(size) \(amount.low?.description ?? "") \(amount.high?.description ?? "")"
  }
}
