// Nutrients are counted by mass, recipes in cups, cloves and pieces: this weighs an ingredient.

internal import Quantities
internal import RecipeDocument

/// Weighs ingredients.
struct FoodWeight {
  /// Whose cups and spoons are meant.
  let system: QuantitySettings.System?
  /// Densities for foods without a cup's weight.
  let densities: DensityTable

  /// Grams of an ingredient line as written, the middle of a range; nil when its amount cannot be weighed.
  func grams(_ line: IngredientLine, _ food: NutritionFood?) -> Double? {
    guard let measure = line.measure else { return nil }
    let candidates = [measure] + line.also
    let isMass = { (measure: Measure) in Self.dimension(measure.unit) == .mass }
    guard
      let first = candidates.first(where: isMass).flatMap({ grams($0, line, food) })
        ?? candidates.lazy.compactMap({ grams($0, line, food) }).first
    else { return nil }
    return line.plus.reduce(first) { $0 + (grams($1, line, food) ?? 0) }
  }

  private static func dimension(_ unit: MeasureUnit?) -> Dimension? {
    unit.flatMap { $0.isKnown ? UnitTable.unit(id: $0.id)?.dimension : nil }
  }

  private func grams(_ measure: Measure, _ line: IngredientLine, _ food: NutritionFood?) -> Double? {
    let amount = Self.middle(measure.amount)
    if let size = line.size, let one = size.unit.flatMap({ grams(Self.middle(size.amount), $0, line, food) }) {
      return amount * one
    }
    guard let unit = measure.unit else { return piece(line, food).map { $0 * amount } }
    return grams(amount, unit, line, food)
  }

  private static func middle(_ amount: Amount) -> Double {
    let low = amount.low ?? amount.high ?? .zero
    let high = amount.high ?? low
    return (low.approximation + high.approximation) / 2
  }

  private func grams(_ amount: Double, _ unit: MeasureUnit, _ line: IngredientLine, _ food: NutritionFood?) -> Double? {
    let known = unit.isKnown ? UnitTable.unit(id: unit.id) : nil
    let factor = known?.factor(in: system)?.approximation
    if let own = food?.grams[unit.id], unit.id != "cup" { return amount * own }
    switch known?.dimension {
    case .mass: return factor.map { amount * $0 }
    case .volume: return factor.map { amount * $0 * density(line.name, food) }
    case .approximate:
      if let factor { return amount * factor * density(line.name, food) }
      return Self.usual[unit.id].map { amount * $0 }
    default:
      if unit.id == "dozen" { return piece(line, food).map { $0 * amount * 12 } }
      if ["piece", "whole"].contains(unit.id) || known == nil { return piece(line, food).map { $0 * amount } }
      return (Self.usual[unit.id] ?? piece(line, food)).map { amount * $0 }
    }
  }

  /// Grams of a millilitre; that of water where nothing is known.
  private func density(_ name: String, _ food: NutritionFood?) -> Double {
    if let cup = food?.grams["cup"] { return cup / 236.588 }
    let names = [name] + (food?.names.prefix(1) ?? [])
    return names.lazy.compactMap { densities.density(of: $0)?.gramsPerMillilitre.approximation }.first ?? 1
  }

  /// Grams of one, by the size that the line names.
  private func piece(_ line: IngredientLine, _ food: NutritionFood?) -> Double? {
    guard let grams = food?.grams else { return nil }
    let words = Set(FoodWord.words(of: line.text).map(\.folded))
    for size in ["small", "large", "medium"] where words.contains(size) {
      if let own = grams[size] { return own }
    }
    return grams["piece"]
  }

  /// Grams of units of which a food's own weight is not known: averages of the kitchen.
  private static let usual: [String: Double] = [
    "handful": 30, "knob": 15, "splash": 10, "glug": 15, "drizzle": 10, "squeeze": 5, "dollop": 30, "scoop": 60,
    "sprinkle": 1, "dusting": 2, "shake": 0.5, "grind": 0.1, "spoon": 15, "ladle": 120, "glass": 200, "mug": 250,
    "bowl": 300, "sprig": 1, "leaf": 0.3, "bunch": 50, "slice": 25, "can": 400, "jar": 350, "strip": 10,
    "envelope": 8, "bottle": 500, "clove": 3, "stalk": 40,
  ]
}
