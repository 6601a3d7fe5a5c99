// Rows of tables for spreadsheets.

internal import Quantities

/// Writes the cells of a CSV.
enum CSVRow {
  /// A row without its line end.
  static func text(_ cells: [String]) -> String { cells.map(cell).joined(separator: ",") }

  /// A cell, quoted where it must be; one that a spreadsheet would take for a formula is made text.
  private static func cell(_ text: String) -> String {
    let isFormula = text.first.map { "=+-@\t\r".contains($0) } ?? false
    let safe = isFormula ? "'" + text : text
    guard safe.utf8.contains(where: { ",\"\n\r".utf8.contains($0) }) else { return safe }
    return "\"" + String(safe.flatMap { $0 == "\"" ? ["\"", "\""] : [$0] }) + "\""
  }

  /// An amount as decimals of at most three places: `0.5`, `2–3`, `6+`.
  static func number(_ amount: Amount) -> String {
    switch (amount.low, amount.high) {
    case (let low?, let high?): low == high ? decimal(low) : "\(decimal(low))–\(decimal(high))"
    case (let low?, nil): decimal(low) + "+"
    case (nil, let high?): "up to \(decimal(high))"
    case (nil, nil): ""
    }
  }

  private static func decimal(_ value: Rational) -> String {
    if value.isWhole { return "\(value.numerator)" }
    let rounded = (value.approximation * 1000).rounded() / 1000
    return rounded == 0 ? "\(value.approximation)" : "\(rounded)"
  }
}
