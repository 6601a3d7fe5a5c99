// "What can I cook?" answered by what is in the pantry or on the table: complete dishes first, then those that lack little.

internal import Quantities
internal import RecipeDocument
internal import SourceText

/// What a recipe lacks.
public struct CookingSuggestion: Hashable, Sendable {
  /// The ingredients that are there, by their names in the recipe.
  public var present: [String]
  /// The ingredients that are missing, by their names in the recipe; with the amount where there is too little.
  public var missing: [String]

  /// Whether nothing is missing.
  public var isComplete: Bool { missing.isEmpty }

  /// Puts complete dishes first, then what lacks least, then what uses most.
  public static func isBetter(_ left: CookingSuggestion, _ right: CookingSuggestion) -> Bool {
    left.missing.count != right.missing.count
      ? left.missing.count < right.missing.count : left.present.count > right.present.count
  }
}

/// Finds what can be cooked.
public struct Suggester: Sendable {
  /// What everybody has, unless the settings say otherwise.
  public static let usualStaples = ["water", "salt", "pepper", "salt and pepper"]

  private let catalogue: FoodCatalogue
  private let have: [String]
  private let staples: [String]
  private let pantry: PantryFile?
  private let without: [String]

  /// A suggester for ingredients named by a person and, where given, a pantry; recipes with anything in `without` are left out.
  public init(
    have: [String], pantry: PantryFile? = nil, staples: [String] = Suggester.usualStaples, without: [String] = [],
    catalogue: FoodCatalogue = FoodCatalogue()
  ) {
    self.catalogue = catalogue
    self.have = have
    self.pantry = pantry
    self.staples = staples + ["water"]
    self.without = without
  }

  /// What a recipe lacks; nil for one that is to be left out, that has no ingredients, or that uses nothing of what there is.
  ///
  /// What is to be left out is looked for in linked recipes too.
  public func judge(_ recipe: ShoppingRecipe, resolve: RecipeExpansion.Resolver? = nil) -> CookingSuggestion? {
    let language = recipe.language
    guard !recipe.ingredients.isEmpty, !hasUnwanted(recipe, resolve) else { return nil }
    let stock = Stock(pantry?.items.map(\.name) ?? [], generic: have, language, catalogue)
    let usual = Stock(staples, language, catalogue)
    let lacking = shortages(recipe)
    var result = CookingSuggestion(present: [], missing: [])
    var seen: Set<String> = []
    for ingredient in recipe.ingredients where !ingredient.line.isOptional {
      let label = catalogue.label(ingredient.line, language: language).name
      let name = catalogue.name(label, language: language)
      let key = catalogue.key(name, language: language)
      let parts = catalogue.parts(of: label, language: language)
      guard !key.isEmpty, seen.insert(key).inserted, !parts.allSatisfy(usual.covers) else { continue }
      if let lack = lacking[key] {
        result.missing.append(lack)
      } else if stock.covers(label) {
        result.present.append(name.display)
      } else {
        result.missing.append(name.display)
      }
    }
    return result.present.isEmpty && !(result.missing.isEmpty && pantry != nil) ? nil : result
  }

  /// Foods of which the pantry has too little for the recipe, with what is missing.
  private func shortages(_ recipe: ShoppingRecipe) -> [String: String] {
    guard let pantry else { return [:] }
    let options = ShoppingList.Options(catalogue: catalogue)
    let list = ShoppingList([ShoppingRequest(recipe)], options: options).subtracting(pantry, options: options).list
    var result: [String: String] = [:]
    for line in list.lines {
      if case .subtracted = line.atHome, !line.quantities.isEmpty { result[line.key] = line.text() }
    }
    return result
  }

  /// Whether a recipe or one that it links has what is to be left out.
  private func hasUnwanted(_ recipe: ShoppingRecipe, _ resolve: RecipeExpansion.Resolver?) -> Bool {
    guard !without.isEmpty else { return false }
    return RecipeExpansion([ShoppingRequest(recipe)], resolve: resolve).shares.contains { share in
      share.recipe.ingredients.contains { ingredient in
        let name = catalogue.label(ingredient.line, language: share.recipe.language).name
        let text = [name, ingredient.line.preparation ?? ""].joined(separator: ", ")
        return isUnwanted(name, share.recipe.language) || without.contains { FoodGroups.names($0, in: text) }
      }
    }
  }

  /// Whether an ingredient is one of those to be left out, or of a group of them.
  private func isUnwanted(_ name: String, _ language: String?) -> Bool {
    without.contains { word in
      let folded = Folding.fold(name)
      let rest = FoodGroups.others(word, outOf: folded)
      let food = rest == folded ? name : rest
      if let kinds = FoodGroups.kinds(word), let kind = catalogue.kind(food, language: language) {
        return kinds.contains(kind)
      }
      let stems = catalogue.name(food, language: language).stems
      let wanted = catalogue.name(word, language: language).stems
      guard !wanted.isEmpty, wanted.count <= stems.count else { return false }
      return (0...(stems.count - wanted.count)).contains { stems[$0..<($0 + wanted.count)].elementsEqual(wanted) }
    }
  }
}

extension Suggester {
  /// The nearest of the foods and groups that are known, and of `names`, to a word; nil when the word is known itself or none is near.
  public static func unknown(
    _ word: String, names: Set<String>, catalogue: FoodCatalogue
  ) -> (isUnknown: Bool, near: String?) {
    if FoodGroups.kinds(word) != nil || catalogue.isKnown(word) { return (false, nil) }
    let stems = catalogue.name(word).stems
    let isUsed = names.contains { name in
      let own = catalogue.name(name).stems
      return !stems.isEmpty && own.count >= stems.count
        && (0...(own.count - stems.count)).contains { own[$0..<($0 + stems.count)].elementsEqual(stems) }
    }
    if isUsed || stems.isEmpty { return (stems.isEmpty, nil) }
    return (true, NearName.find(word, in: FoodGroups.names.sorted() + catalogue.knownNames + names.sorted()))
  }
}

/// Foods that are there, compared with names in one language.
private struct Stock {
  private let language: String?
  private let catalogue: FoodCatalogue
  private var keys: Set<String> = []
  private var byKind: [Int: [[String]]] = [:]
  /// The kinds of names in other languages than the recipe's.
  private var foreignKinds: Set<Int> = []
  /// The kinds of groups that were named: pasta, fish.
  private var wholeKinds: Set<Int> = []
  /// Names that stand for all foods of their kind, with their aisle: any cut is chicken, any rice is rice.
  private var generic: [(stems: [String], aisle: AislePlace)] = []

  /// Foods; `generic` are names that a person gave, which mean more precise ones too.
  init(_ names: [String], generic: [String] = [], _ language: String?, _ catalogue: FoodCatalogue) {
    self.language = language
    self.catalogue = catalogue
    for text in names + generic {
      let name = catalogue.name(text, language: language)
      keys.insert(catalogue.key(name, language: language))
      if let kind = catalogue.kind(text, language: language) { byKind[kind, default: []].append(name.stems) }
      foreignKinds.formUnion(catalogue.kindsElsewhere(text, language: language))
    }
    for text in generic where FoodGroups.whole.contains(FoodName(text).key) {
      wholeKinds.formUnion(FoodGroups.kinds(text) ?? [])
    }
    self.generic = generic.map { text in
      (catalogue.name(text, language: language).stems, catalogue.place(text, language: language))
    }.filter { !$0.0.isEmpty }
  }

  /// Whether a name is a more precise one than a generic name: "chicken thigh", "basmati rice".
  private func isGeneric(_ text: String, _ stems: [String]) -> Bool {
    generic.contains { known in
      guard known.stems.count < stems.count else { return false }
      let isEnd = stems.suffix(known.stems.count).elementsEqual(known.stems)
      let isCut = FoodCatalogue.isFlesh(known.aisle) && stems.starts(with: known.stems)
      return (isEnd || isCut) && catalogue.place(text, language: language) == known.aisle
    }
  }

  /// Whether the food, or one of those that the recipe offers for choice, is there.
  ///
  /// A plainer name covers a more precise one of the same kind, and the other way round: butter is there for unsalted butter.
  func covers(_ text: String) -> Bool {
    Self.choices(text).contains { choice in
      let name = catalogue.name(choice, language: language)
      if keys.contains(catalogue.key(name, language: language)) { return true }
      if isGeneric(choice, name.stems) { return true }
      guard let kind = catalogue.kind(choice, language: language) else { return false }
      if foreignKinds.contains(kind) || wholeKinds.contains(kind) { return true }
      guard let known = byKind[kind] else { return false }
      return known.contains { Set($0).isSubset(of: name.stems) || Set(name.stems).isSubset(of: $0) }
    }
  }

  private static func choices(_ text: String) -> [String] {
    let words: Set<String> = ["or", "oder", "ou", "o"]
    var result: [String] = []
    var current: [Substring] = []
    for word in text.split(separator: " ") {
      if words.contains(String(word)), !current.isEmpty {
        result.append(current.joined(separator: " "))
        current = []
      } else {
        current.append(word)
      }
    }
    return [text] + (result.isEmpty ? [] : result + [current.joined(separator: " ")])
  }
}
