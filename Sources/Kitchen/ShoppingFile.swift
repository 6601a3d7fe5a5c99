// `Shopping.md`: headings are aisles, check-box bullets what to buy, and under `Recipes` what it is for. People edit it by hand.

public import Quantities
public import SourceText

/// A shopping list as its file has it.
public struct ShoppingFile: Sendable {
  /// The heading under which the recipes of the list are named.
  public static let recipesHeading = "Recipes"

  /// One thing to buy.
  public struct Item: Hashable, Sendable {
    /// The text without bullet and check-box.
    public var text: String
    /// The text taken apart.
    public var item: ListItem
    /// Whether it is ticked.
    public var isTicked: Bool
    /// The heading above it; nil before the first.
    public var heading: String?
    /// The line of the file, from 1.
    public var lineNumber: Int
    /// The line.
    var line: KitchenLine
  }

  /// A recipe whose ingredients are on the list.
  public struct RecordedRecipe: Hashable, Sendable {
    /// Its path in the vault; its title when it is named without a link.
    public var path: String
    /// Its title as shown.
    public var title: String
    /// How much of it.
    public var factor: Rational
    /// The line of the file, from 1; nil for one that is not in the file yet.
    public var lineNumber: Int?
    /// Where it is named; nil for one that is not in the file yet.
    var mention: RecipeMention?

    /// For how many it is made, where the list says so instead of a factor.
    public var servings: Rational? { mention?.servings }

    /// Whether it may be words of a person that name no recipe: it is no link.
    public var isPlainText: Bool { mention.map { $0.target == nil } ?? false }

    /// A recipe to record.
    public init(path: String, title: String, factor: Rational, lineNumber: Int? = nil) {
      self.path = path
      self.title = title
      self.factor = factor
      self.lineNumber = lineNumber
    }
  }

  /// The things to buy, in the order of the file.
  public internal(set) var items: [Item]
  /// The recipes the list is for.
  public private(set) var recipes: [RecordedRecipe]
  /// What vault wrote into the file.
  let record: ShoppingRecord
  /// The lines of the file.
  let file: KitchenLines
  /// The catalogue that says which names are one food.
  let catalogue: FoodCatalogue
  /// How amounts are written.
  let formatter: AmountFormatter

  /// Reads a file; never fails, what is no item stays untouched.
  public init(
    _ bytes: [UInt8], catalogue: FoodCatalogue = FoodCatalogue(), parser: IngredientParser = IngredientParser(),
    formatter: AmountFormatter = AmountFormatter()
  ) {
    file = KitchenLines(bytes)
    record = ShoppingRecord(file)
    self.catalogue = catalogue
    self.formatter = formatter
    var items: [Item] = []
    var recipes: [RecordedRecipe] = []
    var heading: String?
    for (index, line) in file.lines.enumerated() {
      let text = file.string(line.text)
      switch line.kind {
      case .heading: heading = text
      case .item where Self.isRecipes(heading):
        recipes += RecipeMention.read(bytes, line.text).map { mention in
          var recipe = RecordedRecipe(
            path: mention.target ?? mention.title, title: mention.title, factor: mention.factor ?? .one,
            lineNumber: index + 1)
          recipe.mention = mention
          return recipe
        }
      case .item(_, let isTicked) where !text.isEmpty:
        items.append(
          Item(
            text: text, item: ListItem(text, parser: parser), isTicked: isTicked, heading: heading,
            lineNumber: index + 1, line: line))
      default: break
      }
    }
    self.items = items
    self.recipes = recipes
  }

  /// The lines of the file, for telling where something stands.
  public var lineIndex: LineIndex { LineIndex(file.bytes) }

  /// Gives every recipe the path in the vault that its name or link leads to; those that lead nowhere keep what is written.
  public mutating func resolveRecipes(_ path: (RecordedRecipe) throws -> String?) rethrows {
    for index in recipes.indices {
      if let found = try path(recipes[index]) { recipes[index].path = found }
    }
  }

  /// The paths of recipes that have a share of the list but are not named in it any more.
  public var unnamedRecipes: [RecordedRecipe] {
    record.paths.subtracting(recipes.map(\.path)).sorted().map {
      RecordedRecipe(path: $0, title: $0, factor: .one)
    }
  }

  /// Whether a heading is the one of the recipes.
  static func isRecipes(_ heading: String?) -> Bool { heading.map { recipesWords.contains(Folding.fold($0)) } ?? false }

  /// What the heading of the recipes is called in the languages that headings of recipes are read in.
  private static let recipesWords = Set(
    [
      recipesHeading, "Rezepte", "Recettes", "Recetas", "Ricette", "Receitas", "Recepten", "Recept", "食谱", "菜谱", "レシピ",
    ].map { Folding.fold($0) })

  /// The heading of the recipes as the file has it.
  var ownRecipesHeading: String {
    file.lines.lazy.filter(\.isHeading).map { file.string($0.text) }.first(where: Self.isRecipes) ?? Self.recipesHeading
  }

  /// Whether a text names an item by its whole text or its food, not just by a part.
  public func hasItem(_ text: String) -> Bool {
    let folded = Folding.fold(text.trimmingBlanks)
    return !folded.isEmpty && (items.contains { Folding.fold($0.text) == folded } || !foods(text).isEmpty)
  }

  /// The items that a person means: those of this very text, else of this food, else those that contain it.
  public func find(_ text: String) -> [Item] {
    let folded = Folding.fold(text.trimmingBlanks)
    guard !folded.isEmpty else { return [] }
    let same = items.filter { Folding.fold($0.text) == folded }
    if !same.isEmpty { return same }
    let foods = foods(text)
    return foods.isEmpty ? items.filter { Self.holds(Folding.fold($0.text), folded) } : foods
  }

  /// The items of the food that a text names, notes beside them or not.
  private func foods(_ text: String) -> [Item] {
    let key = catalogue.key(catalogue.name(ListItem(text).name))
    guard !key.isEmpty else { return [] }
    return items.filter { item in item.readings.contains { catalogue.key(catalogue.name($0.name)) == key } }
  }

  /// Whether a part begins a word of a text and is that word or three letters of it: `a` names no "paper towels".
  private static func holds(_ text: String, _ part: String) -> Bool {
    var rest = text[...]
    while let found = rest.firstRange(of: part) {
      let isAtStart = found.lowerBound == text.startIndex || !text[text.index(before: found.lowerBound)].isLetter
      let isAtEnd = found.upperBound == text.endIndex || !text[found.upperBound].isLetter
      if isAtStart && (isAtEnd || part.count >= 3) { return true }
      rest = text[found.upperBound...]
    }
    return false
  }
}
