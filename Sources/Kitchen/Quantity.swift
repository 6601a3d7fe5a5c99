// An amount with its unit, free of any place in a text: what merged lists add, subtract and show.

public import Quantities

/// So much of something.
public struct Quantity: Hashable, Sendable {
  /// The size of the containers that are counted: "14 oz" in "2 (14 oz) cans".
  public struct Size: Hashable, Sendable {
    /// How much one holds.
    public var amount: Amount
    /// Of what unit.
    public var unit: MeasureUnit?

    /// A size.
    public init(amount: Amount, unit: MeasureUnit?) {
      self.amount = amount
      self.unit = unit
    }
  }

  /// How much.
  public var amount: Amount
  /// Of what unit; nil when things are counted.
  public var unit: MeasureUnit?
  /// Of containers of what size; nil for none.
  public var size: Size?

  /// A quantity.
  public init(amount: Amount, unit: MeasureUnit?, size: Size? = nil) {
    self.amount = amount
    self.unit = unit
    self.size = size
  }

  /// The amount of a measure and its size.
  init(_ measure: Measure, size: Measure?) {
    self.init(
      amount: measure.amount, unit: measure.unit, size: size.map { Size(amount: $0.amount, unit: $0.unit) })
  }

  /// The quantity times `factor`, its size unchanged; nil when it does not fit.
  func multiplied(by factor: Rational) -> Quantity? {
    amount.multiplied(by: factor).map { Quantity(amount: $0, unit: unit, size: size) }
  }
}

extension IngredientLine {
  /// The line's amount, with its size, and what is added to it; empty for a line without an amount.
  var quantities: [Quantity] {
    guard var measure else { return [] }
    if CloveWords.food(self) != nil { measure.unit = UnitTable.unit(id: "clove")?.measureUnit }
    return [Quantity(measure, size: size)] + plus.map { Quantity($0, size: nil) }
  }
}
