// What `list` prints of a recipe and what queries compare, without the recipe's text.

public import Quantities
public import VaultFolder

/// A recipe in a list.
public struct RecipeSummary: Sendable, Hashable {
  /// Where it is.
  public var path: VaultPath
  /// The title.
  public var title: String
  /// The tags in the order of the file.
  public var tags: [String] = []
  /// The category.
  public var category: String?
  /// The cuisine.
  public var cuisine: String?
  /// Minutes of preparation.
  public var prep: Int?
  /// Minutes of cooking.
  public var cook: Int?
  /// Minutes altogether: stated, else prep + cook.
  public var total: Int?
  /// How much it makes, as written; nil when it is not stated.
  public var servingsText: String?
  /// What it makes: `servings`, `g`, `cookies`; nil when it is not stated.
  public var servingsUnit: String?
  /// How much it makes.
  public var servings: Amount?
  /// 0 to 5.
  public var rating: Rational?
  /// Whether it is marked as a favorite.
  public var isFavorite = false
  /// The date of creation, as in the recipe.
  public var created: String?
  /// The path or address of the picture.
  public var image: String?
  /// The names of the ingredients in the order of the file.
  public var ingredients: [String] = []
  /// Every front-matter key with its texts; a list has several.
  public var frontMatter: [String: [String]] = [:]
  /// The title as it is ordered: folded.
  public var sortTitle: [UInt8] = []

  /// A recipe of which only this is known.
  public init(path: VaultPath, title: String) {
    self.path = path
    self.title = title
  }
}
