// Figures of nutrients as people and programs read them.

internal import RecipeDocument

/// Figures of nutrients as text.
enum NutrientFigure {
  /// Whole for kcal and mg, one decimal for grams.
  static func text(_ value: Double, _ nutrient: Nutrient) -> String {
    nutrient.unit == "g" ? number(value) : "\(Int(value.rounded()))"
  }

  /// With its unit; `-` for a figure that is not known.
  static func words(_ value: Double?, _ nutrient: Nutrient) -> String {
    value.map { text($0, nutrient) + " " + nutrient.unit } ?? "-"
  }

  /// At most one decimal.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "-" }
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}
