// One line of a shopping list: a food, how much of it, and where that comes from.

/// A food to buy.
public struct ShoppingLine: Hashable, Sendable {
  /// The food as shown.
  public var name: String
  /// The form under which equal foods are merged; never shown.
  public var key: String
  /// The language of the recipes that want it, for comparing the name with others.
  public var language: String?
  /// Where it is bought.
  public var aisle: AislePlace
  /// How much; several when they cannot be added; empty when no recipe says.
  public var quantities: [Quantity]
  /// Whether a recipe also wants it without an amount: "salt to taste".
  public var hasUnmeasured: Bool
  /// Whether every dish works without it.
  public var isOptional: Bool
  /// Whether volumes and masses were added with a density, which is never exact.
  public var isApproximate = false
  /// What is at home of it; nil when nothing is, or the pantry was not asked.
  public var atHome: AtHome?
  /// Where it comes from, by path and line.
  public var sources: [ShoppingSource]
}

/// What one ingredient line adds to a shopping list.
public struct ShoppingSource: Hashable, Sendable {
  /// The recipe's title.
  public var recipe: String
  /// The recipe's path.
  public var path: String
  /// The line of the file, from 1.
  public var line: Int
  /// The ingredient as written.
  public var text: String
  /// What it adds, scaled; empty for an ingredient without an amount.
  public var quantities: [Quantity]
  /// Whether the dish works without it.
  public var isOptional: Bool
}
