// The line that `list` and `search` print into a pipe, made once when a recipe is read and not at every listing.

internal import Quantities
internal import VaultFolder

/// Path, title, minutes, servings, rating, `*` if favorite, and tags, separated by tabs.
enum PipedLine {
  /// The line of a recipe, with its line ending.
  static func make(_ summary: RecipeSummary) -> [UInt8] {
    var line: [UInt8] = []
    let cells: [[UInt8]] = [
      summary.path.bytes, Array(summary.title.utf8), Array((summary.total.map { "\($0)" } ?? "").utf8),
      Array((summary.servings.map(number) ?? "").utf8), Array((summary.rating.map(decimal) ?? "").utf8),
      summary.isFavorite ? [UInt8(ascii: "*")] : [], Array(summary.tags.joined(separator: ",").utf8),
    ]
    for (number, cell) in cells.enumerated() {
      if number > 0 { line.append(UInt8(ascii: "\t")) }
      // Tabs and line ends separate cells and lines.
      line += cell.map { $0 < 0x20 ? UInt8(ascii: " ") : $0 }
    }
    line.append(UInt8(ascii: "\n"))
    return line
  }

  /// Adds a line with its path as people see it from where they stand.
  static func append(_ line: UnsafeRawBufferPointer, shown: ShownPaths, to output: inout [UInt8]) {
    guard !shown.isAsStored, let tab = line.firstIndex(of: UInt8(ascii: "\t")) else {
      return output.append(contentsOf: line)
    }
    shown.append(UnsafeRawBufferPointer(rebasing: line[..<tab]), to: &output)
    output.append(contentsOf: UnsafeRawBufferPointer(rebasing: line[tab...]))
  }

  /// `4`, `4–6`, `6+`, `up to 5`.
  private static func number(_ amount: Amount) -> String {
    switch (amount.low.map(decimal), amount.high.map(decimal)) {
    case (let low?, let high?): low == high ? low : "\(low)–\(high)"
    case (let low?, nil): low + "+"
    case (nil, let high?): "up to \(high)"
    case (nil, nil): ""
    }
  }

  private static func decimal(_ value: Rational) -> String {
    value.isWhole ? "\(value.numerator)" : "\((value.approximation * 100).rounded() / 100)"
  }
}
