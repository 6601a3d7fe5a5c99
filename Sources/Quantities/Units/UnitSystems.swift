// Which units a kitchen of a country measures in.

/// The units of the unit systems.
enum UnitSystems {
  private static let spoons: Set<String> = ["tsp", "tbsp", "dsp", "krm", "pinch", "dash", "smidgen", "msp", "drop"]
  private static let metricVolumes: Set<String> = ["ml", "cl", "dl", "l"]
  private static let metricMasses: Set<String> = ["mg", "g", "dag", "hg", "kg", "pfund"]

  /// The unit of `system` for an amount of `unit`; nil when the unit belongs to the system, or is one that all have.
  static func target(
    of unit: UnitDefinition, amount: Rational, from old: QuantitySettings.System?, to system: QuantitySettings.System
  ) -> UnitDefinition? {
    guard !spoons.contains(unit.id), let base = unit.factor(in: old).flatMap({ amount.multiplied(by: $0) }) else {
      return nil
    }
    guard let candidates = candidates(unit, base, system) else { return nil }
    return candidates.compactMap { UnitTable.unit(id: $0) }.first { reads(base, $0, system) }
      ?? candidates.last.flatMap { UnitTable.unit(id: $0) }
  }

  /// Whether the amount is a kitchen fraction of the unit; decimals always read.
  private static func reads(_ base: Rational, _ unit: UnitDefinition, _ system: QuantitySettings.System) -> Bool {
    guard !AmountFormatter.decimalUnits.contains(unit.id), let factor = unit.factor(in: system),
      let value = base.divided(by: factor)
    else { return true }
    return KitchenRounding.fraction(value) != nil
  }

  /// The units to try, the best last when none reads well; nil when the unit stays.
  private static func candidates(_ unit: UnitDefinition, _ base: Rational, _ system: QuantitySettings.System)
    -> [String]?
  {
    let isMetric = metricVolumes.contains(unit.id) || metricMasses.contains(unit.id)
    switch (unit.dimension, system) {
    case (.volume, .us), (.volume, .imperial):
      return isMetric || unit.id == "go" || (system == .imperial && unit.id == "cup") ? volumes(base, system) : nil
    case (.volume, _): return isMetric ? nil : base < 1000 ? ["ml"] : ["l"]
    case (.mass, .us), (.mass, .imperial):
      return isMetric ? (base < pound ? ["oz"] : base < twoPounds ? ["lb", "oz"] : ["lb"]) : nil
    case (.mass, _): return isMetric ? nil : base < 1000 ? ["g"] : ["kg"]
    case (.length, .us), (.length, .imperial): return unit.id == "inch" ? nil : ["inch"]
    case (.length, _): return unit.id == "inch" ? ["cm"] : nil
    default: return nil
    }
  }

  /// The mass of a pound in grams.
  private static let pound = Rational(45_359_237, 100_000) ?? 453

  private static let twoPounds = Rational(45_359_237, 50_000) ?? 907

  private static func volumes(_ millilitres: Rational, _ system: QuantitySettings.System) -> [String] {
    if millilitres < 15 { return ["tsp"] }
    if millilitres < 59 { return ["tbsp"] }
    if system == .us { return millilitres < 950 ? ["cup"] : ["quart", "cup"] }
    return millilitres < 280 ? ["floz"] : ["pint", "floz"]
  }
}
