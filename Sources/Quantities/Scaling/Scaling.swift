// What a cook asks for: twice as much, for six people, with a kilo of flour, in the bigger tin. All of it ends in one factor.

public import SourceText

/// A wish for another size of a recipe: `-x 2`, `--servings 6`, `--to "500 g flour"`, `--pan 20cm:26cm`.
public enum Scaling: Hashable, Sendable {
  /// So many times as much.
  case factor(Rational)
  /// For so many servings.
  case servings(Rational)
  /// So that this ingredient becomes that much.
  case target(IngredientLine)
  /// So that what fills the first tin fills the second.
  case pans(Pan, Pan)

  /// Reads the value of `-x`: `2`, `1/3`, `0,5`, `1 1/2`, `1½`; it must be above zero.
  public static func factor(text: String) throws(ScalingProblem) -> Scaling { .factor(try positive(text)) }

  /// Reads the value of `--servings`; it must be above zero.
  public static func servings(text: String) throws(ScalingProblem) -> Scaling { .servings(try positive(text)) }

  /// Reads the value of `--to`: an ingredient line with an amount and a name.
  public static func target(text: String, settings: QuantitySettings = QuantitySettings()) throws(ScalingProblem)
    -> Scaling
  {
    let line = IngredientParser(settings: settings).parse(text)
    guard let low = line.measure?.amount.low, low > .zero, line.measure?.amount.isRange == false, !line.name.isEmpty
    else {
      throw ScalingProblem(.scalingTargetUnclear, [text])
    }
    return .target(line)
  }

  /// Reads the value of `--pan`: the old and the new tin, `20cm:26cm`, `20x30cm:26cm`.
  public static func pans(text: String) throws(ScalingProblem) -> Scaling {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let old = parts.first.flatMap({ Pan(String($0)) }),
      let new = parts.last.flatMap({ Pan(String($0)) })
    else { throw ScalingProblem(.scalingPanUnclear, [text]) }
    return .pans(old, new)
  }

  private static func positive(_ text: String) throws(ScalingProblem) -> Rational {
    guard let value = NumberText.value(text), value > .zero else { throw ScalingProblem(.scalingFactorUnclear, [text]) }
    return value
  }

  /// The factor for a recipe with these servings and lines.
  public func factor(
    servings: Amount?, lines: [IngredientLine], settings: QuantitySettings = QuantitySettings()
  ) throws(ScalingProblem) -> Rational {
    switch self {
    case .factor(let factor): return factor
    case .servings(let wanted):
      guard let stated = servings?.low ?? servings?.high else { throw ScalingProblem(.scalingWithoutServings) }
      guard stated > .zero, let factor = wanted.divided(by: stated) else { throw ScalingProblem(.scalingTooFar) }
      return factor
    case .target(let wanted): return try TargetScaling(settings).factor(wanted, lines).0
    case .pans(let old, let new):
      guard let factor = old.factor(to: new) else { throw ScalingProblem(.scalingTooFar) }
      return factor
    }
  }
}

extension Scaling {
  /// The density that the factor depends on; nil when it needs none.
  public func density(lines: [IngredientLine], settings: QuantitySettings = QuantitySettings()) -> Density? {
    guard case .target(let wanted) = self else { return nil }
    // A factor that cannot be found was told by `factor`.
    return (try? TargetScaling(settings).factor(wanted, lines))?.1
  }
}

/// Why a scaling cannot be done.
public struct ScalingProblem: Error, Hashable, Sendable {
  /// What to tell the cook; it has no place in a file.
  public let diagnostic: Diagnostic

  init(_ id: DiagnosticID, _ arguments: [String] = []) { diagnostic = Diagnostic(id, nil, arguments) }
}

/// Numbers that people type: everything that an ingredient line can begin with.
enum NumberText {
  /// The value of a text that is one number and nothing else.
  static func value(_ text: String) -> Rational? {
    if let plain = Rational(text) { return plain }
    var text = text
    return text.withUTF8 { bytes in
      let reader = LineReader.reading(bytes)
      guard let number = reader.number(0), number.next == reader.tokens.count else { return nil }
      return number.value
    }
  }
}
