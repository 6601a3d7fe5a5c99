// Scales one ingredient line where it stands: edits of its text, in the author's own notation, proven by reading the result.

public import SourceText

/// Scales ingredient lines.
public struct LineScaler: Sendable {
  private let parser: IngredientParser
  let hints: NotationHints

  /// A scaler for the lines of one recipe.
  public init(settings: QuantitySettings = QuantitySettings(), hints: NotationHints = NotationHints()) {
    parser = IngredientParser(settings: settings)
    self.hints = hints
  }

  /// The edits of `line.text` that multiply its amounts by `factor`: both ends of ranges, equivalents and added amounts, never sizes.
  ///
  /// None for the factor 1, for fixed lines and for lines without an amount. Nil when the result could not be written so that it
  /// reads back as exactly the scaled amounts.
  public func edits(_ line: IngredientLine, by factor: Rational) -> [Edit]? {
    if factor == .one || line.isFixed || line.measure == nil { return [] }
    if let thing = ThingSize(line), thing.isDimension { return counted(line, thing, factor) }
    return tries(line, factor).first { isRight($0, line, factor) }
  }

  /// The text of the line, scaled exactly in the author's notation; nil as with `edits`.
  public func text(_ line: IngredientLine, by factor: Rational) -> String? {
    guard let edits = edits(line, by: factor) else { return nil }
    return applied(edits, line.text)
  }

  private func tries(_ line: IngredientLine, _ factor: Rational) -> [[Edit]] {
    var text = line.text
    return text.withUTF8 { bytes in
      let reader = LineReader.reading(bytes)
      return [false, true].compactMap { isPlain in
        let rewriter = AmountRewriter(reader: reader, hints: hints, isPlain: isPlain)
        var edits: [Edit] = []
        for measure in line.scalableMeasures {
          guard let more = rewriter.edits(measure, by: factor) else { return nil }
          edits += more
        }
        return edits
      }
    }
  }

  /// `2 9" pie crust` of `9" pie crust`: how many in front of the size; none where nobody can say how many there were.
  private func counted(_ line: IngredientLine, _ thing: ThingSize, _ factor: Rational) -> [Edit]? {
    guard thing.isOne, let measure = line.measure else { return [] }
    let start = measure.amountSpan.start
    let tries = [" ", " x "].map { [Edit(Span(start, start), NumberNotation().write(factor) + $0)] }
    return tries.first { edits in
      guard let text = applied(edits, line.text) else { return false }
      let (amount, size) = (parser.parse(text).measure?.amount, parser.parse(text).size)
      return amount == Amount(factor) && size?.amount == measure.amount && size?.unit == measure.unit
    }
  }

  private func applied(_ edits: [Edit], _ text: String) -> String? {
    guard let bytes = try? Edit.apply(edits, to: Array(text.utf8)) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the edited line reads as the scaled one.
  private func isRight(_ edits: [Edit], _ line: IngredientLine, _ factor: Rational) -> Bool {
    guard let text = applied(edits, line.text) else { return false }
    let result = parser.parse(text)
    let (new, old) = (result.scalableMeasures, line.scalableMeasures)
    guard new.count == old.count, result.unit == line.unit, result.name == line.name,
      result.size?.amount == line.size?.amount
    else { return false }
    return zip(new, old).allSatisfy {
      $0.unit == $1.unit && $0.amount == $1.amount.multiplied(by: factor)
    }
  }
}

extension LineReader {
  /// A reader of the tokens of `bytes`, which must outlive it.
  static func reading(_ bytes: UnsafeBufferPointer<UInt8>) -> LineReader {
    var tokenizer = Tokenizer(bytes, .shared)
    tokenizer.run()
    return LineReader(bytes: bytes, tokens: tokenizer.tokens, lexicon: .shared)
  }
}
