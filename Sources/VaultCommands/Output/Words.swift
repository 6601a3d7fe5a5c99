// Small values as people read them: minutes, ratings, yields, nutrients.

internal import Quantities
internal import RecipeDocument
internal import RecipeIndex
internal import SourceText

/// Minutes as text.
enum Minutes {
  /// `45 min`, `1 h`, `1 h 30 min`, `2 d 3 h`.
  static func text(_ minutes: Int) -> String {
    let parts = [(minutes / 1440, "d"), (minutes % 1440 / 60, "h"), (minutes % 60, "min")]
    let shown = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return shown.isEmpty ? "0 min" : shown.joined(separator: " ")
  }
}

/// Ratings as text.
enum Stars {
  /// Five stars, full or empty, `½` for a half: `★★★★½`.
  static func text(_ rating: Rational) -> String {
    let halves = max(0, min(10, Int((rating.approximation * 2 + 0.5).rounded(.down))))
    let half = halves % 2 == 1 ? "½" : ""
    return String(repeating: "★", count: halves / 2) + half + String(repeating: "☆", count: (10 - halves) / 2)
  }

  /// `4` or `4.5`.
  static func number(_ rating: Rational) -> String {
    rating.isWhole ? "\(rating.numerator)" : "\((rating.approximation * 100).rounded() / 100)"
  }
}

extension Nutrient {
  /// The name in running text.
  var words: String { self == .saturatedFat ? "saturated fat" : rawValue }

  /// The unit of the JSON contract.
  var unit: String {
    switch self {
    case .calories: "kcal"
    case .sodium, .cholesterol: "mg"
    case .protein, .fat, .carbohydrate, .fiber, .sugar, .saturatedFat: "g"
    }
  }
}

/// Yields as text.
enum ServingsWords {
  /// `4 servings`, `1 serving`, `12–18 cookies`.
  static func text(_ servings: Servings, _ style: NumberStyle = NumberStyle()) -> String {
    let shown = number(servings.amount, servings.unit, style)
    if servings.unit.isEmpty { return shown }
    let isOne = servings.amount.high.map { $0 <= .one } ?? false
    return "\(shown) \(isOne && servings.unit == "servings" ? "serving" : servings.unit)"
  }

  /// The unit's word once the amount is another: "loaf" becomes "loaves"; as it is where the table does not know it.
  static func unit(_ servings: Servings, from old: Amount) -> String {
    func isSeveral(_ amount: Amount) -> Bool { (amount.high ?? amount.low ?? .one) > .one }
    guard isSeveral(servings.amount) != isSeveral(old), servings.unit.first?.isUppercase == false else {
      return servings.unit
    }
    let other =
      isSeveral(servings.amount) ? UnitTable.plural(of: servings.unit) : UnitTable.singular(of: servings.unit)
    return other ?? servings.unit
  }

  /// `4`, and `500 g` where it is a weight or a volume: for a column.
  static func short(_ recipe: RecipeSummary) -> String {
    guard let amount = recipe.servings else { return "" }
    let unit = recipe.servingsUnit.flatMap { UnitTable.unit(named: $0) }
    let isMeasured = unit?.dimension == .mass || unit?.dimension == .volume
    return number(amount) + (isMeasured ? " " + TerminalText.escaped(recipe.servingsUnit ?? "") : "")
  }

  /// `4`, `4–6`, `6+`, `2 2/3`: rounded as amounts are.
  static func number(_ amount: Amount, _ unit: String = "", _ style: NumberStyle = NumberStyle()) -> String {
    let known = UnitTable.unit(named: unit)
    let isMeasured = known?.dimension == .mass || known?.dimension == .volume
    let counted = MeasureUnit(id: "serving", isKnown: true)
    let shown = AmountFormatter(style: style).show(amount, isMeasured ? known?.measureUnit : counted, steps: false)
      .number
    return shown.hasPrefix("≤ ") ? "up to " + shown.dropFirst(2) : shown
  }
}
