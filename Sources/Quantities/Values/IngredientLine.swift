// One ingredient line, taken apart: what `vault parse` prints and what every other part of vault works with.

public import SourceText

/// An ingredient line and the places of its parts.
///
/// All spans are byte ranges of `text`.
public struct IngredientLine: Hashable, Sendable {
  /// The line as it was given, without markup.
  public var text: String
  /// The first amount with its unit; nil when there is none.
  public var measure: Measure?
  /// A unit without an amount ("pinch of salt").
  public var bareUnit: MeasureUnit?
  /// The size of a container, "14 oz" in "1 (14 oz) can".
  ///
  /// It never scales.
  public var size: Measure?
  /// Equivalent amounts, "240 ml" in "1 cup (240 ml)".
  ///
  /// They scale along.
  public var also: [Measure] = []
  /// Further amounts to be added: "2 tbsp" in "1 cup plus 2 tbsp".
  public var plus: [Measure] = []
  /// The food's name.
  public var name = ""
  /// Where the name stands; nil when it is not one run of the line.
  public var nameSpan: Span?
  /// How it is prepared: "finely chopped".
  public var preparation: String?
  /// Where the preparation stands; nil when it is not one run of the line.
  public var preparationSpan: Span?
  /// Whether the dish works without it.
  public var isOptional = false
  /// Whether scaling leaves the amount alone ("to taste", the `fixed:` mark).
  public var isFixed = false
  /// What is doubtful about the line, its spans in `text`.
  public var diagnostics: [Diagnostic] = []

  /// A line of which nothing is known yet.
  public init(text: String) { self.text = text }

  /// The unit, with or without an amount before it.
  public var unit: MeasureUnit? { measure?.unit ?? bareUnit }
}

extension IngredientLine {
  /// Whether the line reads like an ingredient rather than prose: short, and with an amount or a rough unit at one of its ends.
  ///
  /// A cheap sign for telling lists of ingredients from lists of steps; "salt" alone gives no sign.
  public var looksLikeIngredient: Bool {
    let length = text.utf8.count
    guard length > 0, length <= 160, !name.isEmpty, name.utf8.count <= 70 else { return false }
    if let measure {
      if measure.unit != nil { return true }
      return length <= 90
    }
    return length <= 60 && (bareUnit != nil || isFixed)
  }
}
