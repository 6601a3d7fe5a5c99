// A pantry line gets less when something is used: other numbers in the place of the old ones, in the notation of whoever wrote them.

public import SourceText

/// An amount of a line and what is to stand in its place.
public struct AmountChange: Hashable, Sendable {
  /// The amount as it stands; its unit is the one that the new numbers are written for.
  public var old: Measure
  /// The new amount, with the same ends as the old one.
  public var new: Amount

  /// A change of an amount.
  public init(_ old: Measure, to new: Amount) {
    self.old = old
    self.new = new
  }
}

extension LineScaler {
  /// The ways to write other amounts into `line.text`, each as its edits, the one nearest to the author's own notation first.
  ///
  /// Only numbers change; words and signs around them stay. Whoever uses a way proves by reading that it says what is meant.
  public func edits(_ line: IngredientLine, changing changes: [AmountChange]) -> [[Edit]] {
    var text = line.text
    return text.withUTF8 { bytes in
      let reader = LineReader.reading(bytes)
      return [false, true].compactMap { isPlain in
        let rewriter = AmountRewriter(reader: reader, hints: hints, isPlain: isPlain)
        var edits: [Edit] = []
        for change in changes {
          guard let more = rewriter.edits(change.old, change.value) else { return nil }
          edits += more
        }
        return edits
      }
    }
  }
}

extension AmountChange {
  /// The new number for an old one; nil for a number that is no end of the old amount.
  fileprivate func value(_ number: Rational) -> Rational? {
    if number == old.amount.low { return new.low ?? new.high }
    return number == old.amount.high ? new.high ?? new.low : nil
  }
}
