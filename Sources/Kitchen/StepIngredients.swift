// While a step is cooked, the ingredients it uses stand beside it.

internal import Quantities
public import RecipeDocument
internal import SourceText

/// Finds the ingredients that a step names.
public struct StepIngredients: Sendable {
  private let language: FoodLanguage
  private let isHeadFirst: Bool
  /// The stems of each ingredient's name.
  private let names: [[String]]

  /// Prepares the ingredients of a recipe.
  public init(_ ingredients: [Ingredient], language: String?) {
    let code = FoodLanguage.Code(language)
    let rules = FoodLanguage.rules(code)
    self.language = rules
    isHeadFirst = code == .french || code == .spanish || code == .italian
    names = ingredients.map { FoodName($0.line.name, rules).stems }
  }

  /// The indexes of the ingredients that a step's text names, in the order of the recipe.
  ///
  /// A whole name counts first; a name's main word, "flour" for "plain flour", where no whole name stands.
  public func used(in step: String) -> [Int] {
    let words = FoodWord.words(of: step.filter { $0 != "(" && $0 != ")" }).map { language.stem($0.folded) }
    /// The length of the longest name that each word belongs to.
    var taken = [Int](repeating: 0, count: words.count)
    var found = Set<Int>()
    let whole = names.indices.filter { !names[$0].isEmpty }.sorted { names[$0].count > names[$1].count }
    for index in whole {
      let name = names[index]
      for place in places(of: name, in: words) where taken[place].allSatisfy({ $0 <= name.count }) {
        found.insert(index)
        for word in place { taken[word] = name.count }
      }
    }
    for index in whole where !found.contains(index) && names[index].count > 1 {
      guard let head = isHeadFirst ? names[index].first : names[index].last, head.utf8.count > 2 else { continue }
      if words.indices.contains(where: { words[$0] == head && taken[$0] == 0 }) { found.insert(index) }
    }
    return found.sorted()
  }

  /// The runs of words that are a name.
  private func places(of name: [String], in words: [String]) -> [Range<Int>] {
    guard name.count <= words.count else { return [] }
    return (0...(words.count - name.count)).map { $0..<($0 + name.count) }.filter { words[$0].elementsEqual(name) }
  }
}
