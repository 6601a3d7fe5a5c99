// What a dish holds, computed from its ingredients: every match named, and how much of the mass it stands on.

public import Quantities
public import RecipeDocument
internal import SourceText

/// The nutrients of a recipe.
public struct Nutrition: Sendable {
  /// One ingredient and what it was taken for.
  public struct Item: Hashable, Sendable {
    /// The ingredient as written.
    public var text: String
    /// The recipe it stands in.
    public var path: String
    /// The line of the file, from 1.
    public var line: Int
    /// Its name.
    public var name: String
    /// The food it was taken for; nil for none.
    public var food: NutritionFood?
    /// Its mass in grams, scaled; nil when it has no amount or one that cannot be weighed.
    public var grams: Double?

    /// Whether it counts in the sums.
    public var isCounted: Bool { food != nil && grams != nil }
  }

  /// The ingredients, those of sub-recipes after those of the recipe.
  public let items: [Item]
  /// The sums over the whole recipe, in the units of `Nutrient`; what the file states for a serving, times the servings, wins.
  public private(set) var total: [Nutrient: Double]
  /// The sums for one serving; nil when the file does not say how many there are.
  public let perServing: [Nutrient: Double]?
  /// How many servings or pieces the recipe makes.
  public private(set) var servings: Double?
  /// The nutrients that the file states.
  public let stated: Set<Nutrient>
  /// The share of the mass that is counted, 0 to 1; ingredients that cannot be weighed count as 30 g, those without an amount as nothing.
  public let coverage: Double

  /// Computes the nutrients of a recipe, its sub-recipes included.
  public init(
    _ recipe: ShoppingRecipe, stated: [Nutrient: String] = [:], foods: NutritionFoods = NutritionFoods(),
    settings: QuantitySettings = QuantitySettings(), resolve: RecipeExpansion.Resolver? = nil
  ) {
    let weight = FoodWeight(system: settings.system, densities: DensityTable(extra: settings.densities))
    var items: [Item] = []
    let stocks = resolve.map { resolve in
      // What a stock is cooked from is thrown away; the stock itself is a food.
      { (link: String, path: String) -> ShoppingRecipe? in
        resolve(link, path).flatMap { Self.isStock($0, foods) ? nil : $0 }
      }
    }
    let shares = RecipeExpansion([ShoppingRequest(recipe)], resolve: stocks).shares
    for share in shares.filter({ $0.recipe.path == recipe.path }) + shares.filter({ $0.recipe.path != recipe.path }) {
      items += Self.items(share, foods, weight)
    }
    self.items = items
    coverage = Self.coverage(items)
    let servings = Self.servings(recipe.servings)
    self.servings = servings
    let figures = stated.compactMapValues(Self.figure)
    self.stated = Set(figures.keys)
    let sum = Self.sum(items)
    guard let servings else {
      total = sum
      perServing = figures.isEmpty ? nil : figures
      return
    }
    total = sum.merging(figures.mapValues { $0 * servings }) { _, stated in stated }
    perServing = sum.mapValues { $0 / servings }.merging(figures) { _, stated in stated }
  }

  /// The nutrients of so many times as much; a serving is what it was.
  public func scaled(by factor: Double) -> Nutrition {
    var result = self
    result.total = total.mapValues { $0 * factor }
    result.servings = servings.map { $0 * factor }
    return result
  }

  private static func items(_ share: RecipeExpansion.Share, _ foods: NutritionFoods, _ weight: FoodWeight) -> [Item] {
    share.bought.map { index in
      let ingredient = share.recipe.ingredients[index]
      let label = FoodLabel(ingredient.line, FoodLanguage.Code(share.recipe.language))
      let food = foods.food(Self.part(of: ingredient.line, label.name), language: share.recipe.language)
      let factor = ingredient.line.isFixed ? Double(share.times) : share.factor.approximation
      return Item(
        text: ingredient.text.string, path: share.recipe.path, line: ingredient.lineNumber,
        name: ingredient.line.name, food: food, grams: weight.grams(ingredient.line, food).map { $0 * factor })
    }
  }

  private static func isStock(_ recipe: ShoppingRecipe, _ foods: NutritionFoods) -> Bool {
    foods.food(recipe.title, language: recipe.language)?.names.contains { $0.hasSuffix(in: ["stock", "broth"]) }
      ?? false
  }

  /// The name of what is used of an ingredient: the juice or the zest of a fruit.
  private static func part(of line: IngredientLine, _ name: String) -> String {
    let words = FoodWord.words(of: line.preparation ?? "").map(\.folded)
    let isJuice = words.contains { $0.hasPrefix("juice") }
    let isZest = words.contains { $0.hasPrefix("zest") }
    guard isJuice || isZest, ["lemon", "lime", "orange"].contains(FoodName(name).stems.last) else {
      return name
    }
    return name + (isJuice ? " juice" : " zest")
  }

  private static func coverage(_ items: [Item]) -> Double {
    var counted = 0.0
    var all = 0.0
    for item in items {
      let mass = item.grams ?? (ListItem(item.text).quantities.isEmpty ? 0 : 30)
      all += mass
      if item.isCounted { counted += mass }
    }
    return all > 0 ? counted / all : 0
  }

  private static func sum(_ items: [Item]) -> [Nutrient: Double] {
    // A nutrient that no food states is not known, which is not nothing.
    var sum: [Nutrient: Double] = [:]
    for item in items {
      guard let food = item.food, let grams = item.grams else { continue }
      for (nutrient, figure) in food.per100Grams { sum[nutrient, default: 0] += figure * grams / 100 }
    }
    return sum
  }

  /// The number of servings or pieces; of a range the lower end, nil for a yield by mass or volume.
  private static func servings(_ servings: Servings?) -> Double? {
    guard let servings, let number = servings.amount.low ?? servings.amount.high, number > .zero else { return nil }
    switch UnitTable.unit(named: servings.unit)?.dimension {
    case .mass, .volume, .length: return nil
    default: return number.approximation
    }
  }

  /// The number at the start of a stated figure: `320 kcal`, `1,5 g`.
  private static func figure(_ text: String) -> Double? {
    let digits = text.trimmingBlanks.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    return Double(String(digits.map { $0 == "," ? "." : $0 }))
  }
}
