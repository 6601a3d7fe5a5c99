// `--to "500 g flour"`: finds the ingredient that is meant and the factor that makes it so.

internal import SourceText

/// Finds the factor by which one ingredient becomes a given amount.
struct TargetScaling {
  private let converter: UnitConverter

  init(_ settings: QuantitySettings) { converter = UnitConverter(settings: settings) }

  /// The factor, and the density that it depends on where volume and mass were compared.
  func factor(_ wanted: IngredientLine, _ lines: [IngredientLine]) throws(ScalingProblem) -> (Rational, Density?) {
    guard let target = wanted.measure, let amount = target.amount.low else {
      throw ScalingProblem(.scalingTargetUnclear, [wanted.text])
    }
    let named = candidates(wanted.name, lines)
    guard !named.isEmpty else { throw ScalingProblem(.scalingTargetMissing, [wanted.name]) }
    var factors: [(value: Rational, density: Density?)] = []
    for line in named {
      if let current = current(line, in: target.unit), current.value > .zero,
        let factor = amount.divided(by: current.value), !factors.contains(where: { $0.value == factor })
      {
        factors.append((factor, current.density))
      }
    }
    guard let factor = factors.first else { throw ScalingProblem(.scalingTargetUnit, [wanted.name, wanted.text]) }
    guard factors.count == 1 else { throw ScalingProblem(.scalingTargetAmbiguous, [wanted.name]) }
    return factor
  }

  /// The lines of that very name, else those whose name holds all its words.
  private func candidates(_ name: String, _ lines: [IngredientLine]) -> [IngredientLine] {
    let wanted = NameWords(name)
    let exact = lines.filter { NameWords($0.name) == wanted }
    return exact.isEmpty ? lines.filter { NameWords($0.name).holds(wanted) } : exact
  }

  /// How much of the line there is now, in the unit that was asked for.
  private func current(_ line: IngredientLine, in unit: MeasureUnit?) -> Conversion? {
    for measure in line.measures.prefix(1 + line.also.count) where measure.unit == unit {
      return measure.amount.low.map { Conversion(value: $0, density: nil) }
    }
    for measure in line.measures.prefix(1 + line.also.count) {
      guard let from = measure.unit, let to = unit, let low = measure.amount.low else { continue }
      if let result = converter.convert(low, from: from.id, to: to.id, food: line.name) { return result }
    }
    return nil
  }
}

/// The words of a food's name, folded and in the singular as far as spelling tells.
struct NameWords: Hashable {
  let words: [String]

  init(words: [String]) { self.words = words }

  init(_ name: String) {
    words = WordFolding.fold(name).split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map {
      Self.singular(String($0))
    }
  }

  /// Whether all words of `other` are among these.
  func holds(_ other: NameWords) -> Bool { !other.words.isEmpty && other.words.allSatisfy(words.contains) }

  /// English plurals lose their ending; words that only end alike keep it.
  static func singular(_ word: String) -> String {
    guard word.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss"), !word.hasSuffix("us") else { return word }
    if word.hasSuffix("ies"), word.count > 4 { return String(word.dropLast(3)) + "y" }
    for ending in ["ches", "shes", "xes", "oes"] where word.hasSuffix(ending) { return String(word.dropLast(2)) }
    if word.hasSuffix("leaves") { return String(word.dropLast(3)) + "f" }
    return String(word.dropLast())
  }
}
