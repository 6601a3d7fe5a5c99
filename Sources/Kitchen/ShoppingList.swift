// The ingredients of several recipes as one list, each food once, in the order of the shop.

public import Quantities
internal import RecipeDocument
internal import SourceText

/// What to buy for some recipes.
public struct ShoppingList: Sendable {
  /// How a list is made.
  public struct Options: Sendable {
    /// Synonyms and aisles.
    public var catalogue: FoodCatalogue
    /// Whose cups and spoons are meant.
    public var system: QuantitySettings.System?
    /// Grams of a millilitre of a food, by its name; with it volumes and masses of one food are added.
    public var density: (@Sendable (String) -> Rational?)?

    /// The options of a vault without files of its own.
    public init(
      catalogue: FoodCatalogue = FoodCatalogue(), system: QuantitySettings.System? = nil,
      density: (@Sendable (String) -> Rational?)? = nil
    ) {
      self.catalogue = catalogue
      self.system = system
      self.density = density
    }
  }

  /// The foods in the order of the shop, within an aisle by name.
  public var lines: [ShoppingLine]
  /// Circles of recipes that link each other, by title.
  public var circles: [[String]] = []

  /// Merges the ingredients of all recipes; the result does not depend on their order.
  ///
  /// With a resolver, ingredients that link a recipe are replaced by what that recipe needs.
  public init(
    _ requests: [ShoppingRequest], options: Options = Options(), resolve: RecipeExpansion.Resolver? = nil
  ) {
    let expansion = RecipeExpansion(requests, resolve: resolve)
    var merger = FoodMerger(options: options)
    for share in expansion.shares { merger.add(share) }
    lines = merger.lines
    circles = expansion.circles
  }

  /// A list of lines made elsewhere.
  public init(lines: [ShoppingLine]) { self.lines = lines }
}

/// Collects ingredients by food.
private struct FoodMerger {
  let options: ShoppingList.Options
  private var foods: [String: MergedFood] = [:]
  /// What was found out about names before; many recipes share them.
  private var known: [NameInLanguage: KnownName] = [:]

  init(options: ShoppingList.Options) { self.options = options }

  /// A name of a food in a language.
  private struct NameInLanguage: Hashable {
    var name: String
    var language: String?
  }

  /// What is known of a name.
  private struct KnownName {
    /// The form under which it is merged; nil for what is not bought.
    var key: String?
    var display: String
    var place: AislePlace
  }

  private mutating func look(up name: String, _ language: String?) -> KnownName {
    let wanted = NameInLanguage(name: name, language: language)
    if let found = known[wanted] { return found }
    let catalogue = options.catalogue
    let food = catalogue.name(name, language: language)
    let isBought = !food.key.isEmpty && !catalogue.isFree(name, language: language)
    let result = KnownName(
      key: isBought ? catalogue.key(food, language: language) : nil, display: food.display,
      place: catalogue.place(name, language: language))
    known[wanted] = result
    return result
  }

  mutating func add(_ share: RecipeExpansion.Share) {
    let language = share.recipe.language
    for index in share.bought {
      let ingredient = share.recipe.ingredients[index]
      for label in labels(ingredient.line, language) {
        let food = look(up: label.name, language)
        guard let key = food.key else { continue }
        let shown = label.shown == label.name ? food.display : look(up: label.shown, language).display
        foods[key, default: MergedFood(place: food.place)].add(ingredient, shown, share)
      }
    }
  }

  /// The foods of a line: two for "salt and pepper", as long as no amount is named.
  private func labels(_ line: IngredientLine, _ language: String?) -> [FoodLabel] {
    let label = options.catalogue.label(line, language: language)
    guard line.measure == nil else { return [label] }
    let parts = options.catalogue.parts(of: label.name, language: language)
    if parts.count > 1 { return parts.map { FoodLabel(name: $0, shown: $0).seasoning } }
    return [label.seasoning]
  }

  var lines: [ShoppingLine] {
    let lines = foods.map { $1.line(key: $0, options) }
    let order = lines.map { ($0, Folding.fold($0.name)) }
    return order.sorted {
      ($0.0.aisle.order, $0.1, $0.0.key) < ($1.0.aisle.order, $1.1, $1.0.key)
    }.map(\.0)
  }
}

/// One food while its ingredients are collected.
private struct MergedFood {
  /// Where it is bought.
  private var place: AislePlace
  private var names: [String: Int] = [:]
  /// The names that recipes use for more than one.
  private var plurals: Set<String> = []
  private var languages: Set<String> = []
  private var contributions: [Contribution] = []
  private var hasUnmeasured = false
  private var sources: [ShoppingSource] = []

  init(place: AislePlace) { self.place = place }

  mutating func add(_ ingredient: Ingredient, _ name: String, _ share: RecipeExpansion.Share) {
    names[name, default: 0] += 1
    if let language = share.recipe.language { languages.insert(language) }
    let contribution = Contribution(ingredient.line, share)
    if contribution?.main.contains(where: { $0.unit == nil && $0.isPlural }) == true { plurals.insert(name) }
    if let contribution { contributions.append(contribution) } else { hasUnmeasured = true }
    sources.append(
      ShoppingSource(
        recipe: share.recipe.title, path: share.recipe.path, line: ingredient.lineNumber,
        text: ingredient.text.string, quantities: contribution?.main ?? [], isOptional: ingredient.line.isOptional))
  }

  func line(key: String, _ options: ShoppingList.Options) -> ShoppingLine {
    let language = languages.min()
    var sum = QuantitySum(system: options.system)
    for quantity in Contribution.comparable(contributions) { sum.add(quantity) }
    let name = name(for: sum.quantities)
    var line = ShoppingLine(
      name: name, key: key, language: language, aisle: place,
      quantities: sum.quantities, hasUnmeasured: hasUnmeasured, isOptional: sources.allSatisfy(\.isOptional),
      sources: sources.sorted { ($0.path, $0.line, $0.text) < ($1.path, $1.line, $1.text) })
    if languages.count < 2 { line.agree() }
    if let density = options.density?(name) { line.addVolumesToMasses(density, options.system) }
    return line
  }

  /// The name most recipes use, of several the shortest, in lower case if one is; in the number of what is counted.
  private func name(for quantities: [Quantity]) -> String {
    let counted = quantities.count == 1 ? quantities.first { $0.unit == nil } : nil
    func rank(_ name: String) -> (Int, Int, Int, Int) {
      let agrees = counted.map { $0.isPlural == plurals.contains(name) } ?? true
      return (agrees ? 0 : 1, -(names[name] ?? 0), name.utf8.count, name.first?.isUppercase == true ? 1 : 0)
    }
    return names.keys.min { rank($0) == rank($1) ? $0 < $1 : rank($0) < rank($1) } ?? ""
  }
}

/// The amounts of one ingredient line, scaled.
private struct Contribution {
  /// The amount and what is added to it.
  var main: [Quantity]
  /// The same amount in other units.
  var also: [Quantity]

  /// Nil for a line without an amount.
  init?(_ line: IngredientLine, _ share: RecipeExpansion.Share) {
    guard line.measure != nil else { return nil }
    let scaled = line.isFixed ? line : line.scaled(by: share.factor)
    let times = line.isFixed ? Rational(share.times) : .one
    main = scaled.quantities.map { $0.multiplied(by: times) ?? $0 }
    also = scaled.plus.isEmpty ? scaled.also.map { Quantity($0, size: nil) } : []
  }

  /// The amounts to add: where main amounts measure different things but every line says the same kind beside them, that kind.
  static func comparable(_ contributions: [Contribution]) -> [Quantity] {
    let main = contributions.flatMap(\.main)
    guard Set(main.map(dimension)).count > 1, contributions.contains(where: { !$0.also.isEmpty }) else { return main }
    for wanted in [Dimension.mass, .volume] {
      let matching = contributions.compactMap { contribution -> [Quantity]? in
        if contribution.main.allSatisfy({ dimension($0) == wanted }) { return contribution.main }
        return contribution.also.first { dimension($0) == wanted }.map { [$0] }
      }
      if matching.count == contributions.count { return matching.flatMap { $0 } }
    }
    return main
  }

  private static func dimension(_ quantity: Quantity) -> Dimension {
    quantity.unit.flatMap { UnitTable.unit(id: $0.id)?.dimension } ?? .count
  }
}

extension ShoppingLine {
  /// Turns volumes into masses of the food and adds them to the masses there are; without both nothing changes.
  mutating func addVolumesToMasses(_ density: Rational, _ system: QuantitySettings.System?) {
    let volumes = quantities.filter { $0.dimension == .volume }
    let masses = quantities.filter { $0.dimension == .mass }
    guard !volumes.isEmpty, !masses.isEmpty else { return }
    let gram = MeasureUnit(id: "g", isKnown: true)
    let ml = MeasureUnit(id: "ml", isKnown: true)
    var sum = QuantitySum(system: system)
    for quantity in quantities where quantity.dimension != .volume { sum.add(quantity) }
    for volume in volumes {
      guard let amount = volume.converted(to: ml, factor: .one, system: system)?.amount.multiplied(by: density) else {
        return
      }
      sum.add(Quantity(amount: amount, unit: gram))
    }
    quantities = sum.quantities
    isApproximate = true
  }
}

extension Quantity {
  /// What its unit measures; nil for things that are counted without a unit or in an unknown one.
  var dimension: Dimension? { size == nil ? unit.flatMap { UnitTable.unit(id: $0.id)?.dimension } : nil }
}
