// While a step is cooked, the ingredients it uses stand beside it.

internal import Quantities
public import RecipeDocument
internal import SourceText

/// Finds the ingredients that a step names.
public struct StepIngredients: Sendable {
  private let language: FoodLanguage
  private let isHeadFirst: Bool
  /// Whether words are joined to longer ones: Zwiebelringe, Bergkäse.
  private let joinsWords: Bool
  /// The stems of each ingredient's name.
  private let names: [[String]]
  /// The last word of each name, folded.
  private let heads: [String]

  /// Prepares the ingredients of a recipe.
  public init(_ ingredients: [Ingredient], language: String?) {
    let code = FoodLanguage.Code(language)
    let rules = FoodLanguage.rules(code)
    self.language = rules
    joinsWords = code == .german
    isHeadFirst = code == .french || code == .spanish || code == .italian
    let foods = ingredients.map { FoodName($0.line.name, rules) }
    names = foods.map(\.stems)
    heads = foods.map { FoodWord.words(of: $0.display).last?.folded ?? "" }
  }

  /// The indexes of the ingredients that a step's text names, in the order of the recipe.
  ///
  /// A whole name counts first; a name's main word, "flour" for "plain flour", where no whole name stands.
  public func used(in step: String) -> [Int] {
    let written = FoodWord.words(of: step.filter { $0 != "(" && $0 != ")" }).map(\.folded)
    let words = written.map(language.stem)
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
    if joinsWords {
      for index in whole where !found.contains(index) {
        guard let head = names[index].last else { continue }
        let isNamed = words.indices.contains { place in
          taken[place] == 0
            && (Self.areRelated(words[place], head) || Self.areRelated(written[place], heads[index]))
        }
        if isNamed { found.insert(index) }
      }
    }
    return found.sorted()
  }

  /// Whether one German word is a part of the other: the Käse is the Bergkäse, the Zwiebelringe are of Zwiebeln, Muskat is Muskatnuss.
  private static func areRelated(_ word: String, _ name: String) -> Bool {
    guard word.utf8.count >= 3, name.utf8.count >= 4, word != name else { return false }
    return name.hasSuffix(word) || word.utf8.count >= 4 && (name.hasPrefix(word) || word.hasPrefix(name))
  }

  /// The runs of words that are a name.
  private func places(of name: [String], in words: [String]) -> [Range<Int>] {
    guard name.count <= words.count else { return [] }
    return (0...(words.count - name.count)).map { $0..<($0 + name.count) }.filter { words[$0].elementsEqual(name) }
  }
}
