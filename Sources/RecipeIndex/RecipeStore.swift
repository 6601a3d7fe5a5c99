// What the evaluation of a query needs to know of a set of recipes, whether they were just read or come out of the index.

internal import Quantities
internal import VaultFolder

/// A set of recipes, numbered from 0.
protocol RecipeStore {
  /// How many numbers there are.
  var count: Int { get }
  /// How many of them stand for a recipe.
  var aliveCount: Int { get }
  /// The keys, folded, that at least one recipe has in its front matter.
  var keys: Set<String> { get }
  /// In which fields of which recipes a text stands.
  func find(_ match: TextMatch) -> FoundText
  /// What `list` prints of a recipe.
  func summary(_ number: Int) -> RecipeSummary
  /// The values that are compared.
  func facts(_ number: Int) -> RecipeFacts
  /// The texts, searchable, of a front-matter key (folded).
  func values(of key: String, _ number: Int) -> [[UInt8]]
  /// The fields that hold any text.
  func filledFields(_ number: Int) -> SearchFields
  /// The date of creation as in the recipe.
  func created(_ number: Int) -> String?
  /// The path.
  func path(_ number: Int) -> VaultPath
  /// Numbers that order these recipes by title, then by path.
  func titleRanks(_ numbers: [Int]) -> [UInt64]
  /// What decides between these recipes when they answer equally well; the greater, the better.
  func merits(_ numbers: [Int]) -> [UInt32]
  /// All recipes by title, then by path.
  var numbersByTitle: [Int] { get }
  /// Whether a number stands for a recipe at all: those that were replaced keep theirs.
  func isAlive(_ number: Int) -> Bool
}

/// Where a text stands: for each recipe the fields.
struct FoundText {
  /// The fields that hold it, as bits, for each recipe.
  var parts: [UInt16]
  /// The fields that hold it as a whole word.
  var wholes: [UInt16]

  /// Nowhere yet.
  init(count: Int) {
    parts = Array(repeating: 0, count: count)
    wholes = parts
  }

  /// In how many recipes it stands.
  var recipes: Int { parts.reduce(0) { $0 + ($1 == 0 ? 0 : 1) } }
}

/// What comparisons look at.
struct RecipeFacts: Sendable, Hashable {
  var prep: Int?
  var cook: Int?
  var total: Int?
  var servings: Amount?
  var rating: Rational?
  var isFavorite: Bool
  var hasImage: Bool
}
