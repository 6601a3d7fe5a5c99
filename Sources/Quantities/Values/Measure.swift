// An amount and its unit, with where both stand in the ingredient line.

public import SourceText

/// The unit of an amount: an id of the unit table, or a word that stands as a unit and is not in the table.
public struct MeasureUnit: Hashable, Sendable {
  /// The canonical id (`g`, `cup`, `clove`), or the word as written when the table does not know it.
  public let id: String
  /// Whether `id` is in the unit table.
  public let isKnown: Bool

  /// A unit by its id, or by the word as written.
  public init(id: String, isKnown: Bool) {
    self.id = id
    self.isKnown = isKnown
  }
}

/// An amount with its unit and their places in the text of an ingredient line.
public struct Measure: Hashable, Sendable {
  /// How much.
  public var amount: Amount
  /// Of what unit; nil when things are counted.
  public var unit: MeasureUnit?
  /// The bytes of the amount as written, both ends of a range and `about` included.
  public var amountSpan: Span
  /// The bytes of the unit as written.
  public var unitSpan: Span?

  /// An amount at a place.
  public init(amount: Amount, unit: MeasureUnit?, amountSpan: Span, unitSpan: Span?) {
    self.amount = amount
    self.unit = unit
    self.amountSpan = amountSpan
    self.unitSpan = unitSpan
  }
}
