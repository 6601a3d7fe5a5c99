// "200 g pesto" of a recipe that makes 400 g is half a batch; "2 pie crusts" of one that makes a crust are two.

public import Quantities
internal import RecipeDocument

/// How much of a linked recipe an ingredient line asks for.
public enum SubRecipe {
  /// How many times the recipe is cooked for this line; 1 when the line has no amount or one that the recipe's yield cannot be compared with.
  ///
  /// Of a range the upper end counts, of a yield that is a range the lower.
  public static func batches(of recipe: ShoppingRecipe, for line: IngredientLine) -> Rational {
    guard let measure = line.measure, let amount = measure.amount.high ?? measure.amount.low, amount > .zero else {
      return .one
    }
    if let servings = recipe.servings, let yield = servings.amount.low ?? servings.amount.high, yield > .zero {
      for candidate in [measure] + line.also {
        guard let wanted = candidate.amount.high ?? candidate.amount.low else { continue }
        if let ratio = ratio(wanted, candidate.unit, of: yield, servings.unit, name: line.name, recipe) {
          return ratio
        }
      }
    }
    let isBatch = measure.unit == nil || measure.unit?.id == "batch"
    return isBatch ? amount : .one
  }

  private static func ratio(
    _ wanted: Rational, _ unit: MeasureUnit?, of yield: Rational, _ yieldUnit: String, name: String,
    _ recipe: ShoppingRecipe
  ) -> Rational? {
    let known = UnitTable.unit(named: yieldUnit)
    guard let unit else {
      let rules = FoodLanguage.rules(FoodLanguage.Code(recipe.language))
      let yieldStems = FoodName(yieldUnit, rules).stems
      let isNamed =
        !yieldStems.isEmpty && FoodName(name, rules).stems.suffix(yieldStems.count).elementsEqual(yieldStems)
      return isNamed && known == nil || known?.id == "piece" ? wanted.divided(by: yield) : nil
    }
    if unit.id == known?.id { return wanted.divided(by: yield) }
    guard let known, let own = UnitTable.unit(id: unit.id), own.dimension == known.dimension,
      let ownFactor = own.factor(in: nil), let yieldFactor = known.factor(in: nil)
    else { return nil }
    return wanted.multiplied(by: ownFactor)?.divided(by: yieldFactor)?.divided(by: yield)
  }
}
