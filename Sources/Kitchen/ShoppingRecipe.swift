// What shopping needs to know of a recipe; the caller reads files, this module does not.

public import Quantities
public import RecipeDocument

/// A recipe as the shopping list, the plan and nutrition see it.
public struct ShoppingRecipe: Sendable {
  /// Its title.
  public var title: String
  /// Its path as shown to people; also what tells recipes apart.
  public var path: String
  /// The language of its names as a two-letter code.
  public var language: String?
  /// What it makes.
  public var servings: Servings?
  /// What goes into it.
  public var ingredients: [Ingredient]
  /// The nutrients per serving that the recipe itself states.
  public var stated: [Nutrient: Field<String>] = [:]

  /// A recipe by its parts.
  public init(title: String, path: String, language: String?, servings: Servings?, ingredients: [Ingredient]) {
    self.title = title
    self.path = path
    self.language = language
    self.servings = servings
    self.ingredients = ingredients
  }

  /// The recipe of a file.
  public init(_ document: RecipeDocument) {
    self.init(
      title: document.recipe.title.value, path: document.path, language: document.recipe.language,
      servings: document.recipe.servings?.value, ingredients: document.recipe.ingredients)
    stated = document.recipe.nutrition
  }
}

/// A recipe that somebody wants to cook, and how much of it.
public struct ShoppingRequest: Sendable {
  /// The recipe.
  public var recipe: ShoppingRecipe
  /// By what its amounts are multiplied.
  public var factor: Rational

  /// A recipe times `factor`.
  public init(_ recipe: ShoppingRecipe, factor: Rational = .one) {
    self.recipe = recipe
    self.factor = factor
  }
}
