// Short ways to say in a test what a line becomes.
import Quantities
import SourceText

/// The line as the file would hold it, scaled.
func rewritten(_ text: String, _ factor: String) -> String? {
  guard let factor = Rational(factor) else { return nil }
  return LineScaler().text(IngredientParser().parse(text), by: factor)
}

/// The line as the screen shows it, scaled.
func shown(_ text: String, _ factor: String, to system: QuantitySettings.System? = nil, exact: Bool = false) -> String?
{
  guard let factor = Rational(factor) else { return nil }
  var style = NumberStyle()
  style.exact = exact
  return LineFormatter(style: style, target: system).text(IngredientParser().parse(text), by: factor)
}

/// A text with edits made.
func edited(_ text: String, _ edits: [Edit]) -> String? {
  guard let bytes = try? Edit.apply(edits, to: Array(text.utf8)) else { return nil }
  return String(decoding: bytes, as: UTF8.self)
}
