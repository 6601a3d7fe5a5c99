// How the rest of a recipe writes its numbers: what to do with "1 kg" once it becomes half a kilogram.

internal import SourceText

/// The habits of a recipe's author, for numbers whose own form says nothing.
public struct NotationHints: Hashable, Sendable {
  /// Decimals have a comma: `0,5`.
  public var decimalComma = false
  /// Fractions are one sign: `½`.
  public var vulgarFractions = false

  /// No habits known: `0.5`, `1/2`.
  public init() {}

  /// The habits seen in the ingredient lines of a recipe.
  public init(lines: some Sequence<IngredientLine>) {
    var commas = 0
    var points = 0
    for line in lines {
      for measure in line.measures {
        let bytes = Array(line.text.utf8)[measure.amountSpan.range]
        if bytes.contains(0x2c) { commas += 1 }
        if bytes.contains(0x2e) { points += 1 }
        let written = String(decoding: bytes, as: UTF8.self)
        if written.unicodeScalars.contains(where: { Tokenizer.fraction($0.value) != nil }) { vulgarFractions = true }
      }
    }
    decimalComma = commas > points
  }
}
