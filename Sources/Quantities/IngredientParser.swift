// Reads one ingredient line. The grammar is described in Manual/ingredients.md.

internal import SourceText

/// Reads ingredient lines.
public struct IngredientParser: Sendable {
  private let settings: QuantitySettings

  /// A parser with the settings of a vault.
  public init(settings: QuantitySettings = QuantitySettings()) { self.settings = settings }

  /// The parts of a line; never fails, what is not understood is part of the name.
  public func parse(_ text: String) -> IngredientLine {
    var line = IngredientLine(text: text)
    line.name = text
    line.nameSpan = Span(0, text.utf8.count)
    return line
  }
}
