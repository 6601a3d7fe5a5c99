// Exact conversion inside a dimension; between volume and mass only with a density, and marked.

/// The result of a conversion.
public struct Conversion: Hashable, Sendable {
  /// The amount in the unit asked for.
  public let value: Rational
  /// The density that was used; nil for an exact conversion.
  public let density: Density?

  /// Whether the result depends on a density or a convention.
  public var isApproximate: Bool { density != nil }
}

/// Converts amounts between units.
public struct UnitConverter: Sendable {
  private let settings: QuantitySettings
  private let densities: DensityTable

  /// A converter with the unit system and the densities of the settings.
  public init(settings: QuantitySettings = QuantitySettings()) {
    self.settings = settings
    densities = DensityTable(extra: settings.densities)
  }

  /// The same converter with another unit system.
  func with(system: QuantitySettings.System) -> UnitConverter {
    var settings = settings
    settings.system = system
    return UnitConverter(settings: settings)
  }

  /// The amount in another unit; nil when the units measure different things and no density of `food` is known, or it does not fit.
  ///
  /// `from` and `to` are canonical ids.
  public func convert(_ value: Rational, from: String, to: String, food: String? = nil) -> Conversion? {
    if from == to { return Conversion(value: value, density: nil) }
    guard let old = UnitTable.unit(id: from), let new = UnitTable.unit(id: to),
      let oldFactor = old.factor(in: settings.system), let newFactor = new.factor(in: settings.system),
      let base = value.multiplied(by: oldFactor)
    else { return nil }
    if Self.kind(old) == Self.kind(new) {
      return base.divided(by: newFactor).map { Conversion(value: $0, density: nil) }
    }
    guard let density = food.flatMap({ densities.density(of: $0) }), let across = Self.cross(base, old, new, density)
    else {
      return nil
    }
    return across.divided(by: newFactor).map { Conversion(value: $0, density: density) }
  }

  /// Rough measures with a conventional size are volumes.
  private static func kind(_ unit: UnitDefinition) -> Dimension {
    unit.dimension == .approximate ? .volume : unit.dimension
  }

  private static func cross(_ base: Rational, _ old: UnitDefinition, _ new: UnitDefinition, _ density: Density)
    -> Rational?
  {
    switch (kind(old), kind(new)) {
    case (.volume, .mass): base.multiplied(by: density.gramsPerMillilitre)
    case (.mass, .volume): base.divided(by: density.gramsPerMillilitre)
    default: nil
    }
  }

  /// The amount in units of `system`, inside its dimension; nil when it already is, counts things, or is a spoon, which all kitchens have.
  public func converted(_ measure: Measure, to system: QuantitySettings.System) -> (amount: Amount, unit: MeasureUnit)?
  {
    guard let id = measure.unit?.id, let unit = UnitTable.unit(id: id),
      let size = (measure.amount.low ?? measure.amount.high),
      let target = UnitSystems.target(of: unit, amount: size, from: settings.system, to: system)
    else { return nil }
    let low = measure.amount.low.flatMap { scaled($0, unit, target, system) }
    let high = measure.amount.high.flatMap { scaled($0, unit, target, system) }
    guard (low == nil) == (measure.amount.low == nil), (high == nil) == (measure.amount.high == nil),
      let amount = Amount(low: low, high: high)
    else { return nil }
    return (amount, target.measureUnit)
  }

  private func scaled(
    _ value: Rational, _ unit: UnitDefinition, _ target: UnitDefinition, _ system: QuantitySettings.System
  ) -> Rational? {
    guard let from = unit.factor(in: settings.system), let to = target.factor(in: system) else { return nil }
    return value.multiplied(by: from)?.divided(by: to)
  }
}
