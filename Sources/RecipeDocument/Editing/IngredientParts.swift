// Tables and mappings keep amount, unit and name apart; a line that a user types is taken apart the same way.

internal import Quantities
internal import SourceText

/// An ingredient line in parts.
struct IngredientParts {
  /// The amount as typed; empty when there is none.
  var amount = ""
  /// The unit as typed; empty when there is none.
  var unit = ""
  /// All that stands behind them.
  var rest = ""

  /// The amount with its unit, as typed.
  var measure = ""

  /// The parts of a line; the whole line is the rest when it does not begin with one plain amount.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    func part(_ span: Span) -> String { String(decoding: bytes[span.range], as: UTF8.self) }
    rest = text
    let line = IngredientParser().parse(text)
    guard let measure = line.measure, line.size == nil, line.also.isEmpty, line.plus.isEmpty,
      measure.amountSpan.start == 0, measure.amountSpan.end <= bytes.count
    else { return }
    let whole = measure.unitSpan.map { measure.amountSpan.union($0) } ?? measure.amountSpan
    if let unit = measure.unitSpan {
      guard unit.start >= measure.amountSpan.end, bytes[measure.amountSpan.end..<unit.start].allSatisfy(\.isBlank)
      else { return }
      self.unit = part(unit)
    }
    amount = part(measure.amountSpan)
    self.measure = part(whole)
    rest = part(ByteScanning.trimAll(bytes, Span(whole.end, bytes.count)))
  }
}
