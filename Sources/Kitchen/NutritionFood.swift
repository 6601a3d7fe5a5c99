// What is known of a food's nutrients and weights, from the built-in table or a file of the vault's owner.

public import RecipeDocument

/// A food with its nutrients.
public struct NutritionFood: Hashable, Sendable {
  /// The names that mean it, the first one shown.
  public var names: [String]
  /// The food's number at USDA (NDB); nil for one from a file.
  public var usdaNumber: Int?
  /// What 100 g hold, in the units of `Nutrient`; a nutrient that is not there is unknown.
  public var per100Grams: [Nutrient: Double]
  /// Grams of a US cup (`cup`), of one (`piece`, `small`, `large`) and of a counted unit, by the unit's id.
  public var grams: [String: Double]

  /// The nutrients in the order of a row.
  static let order: [Nutrient] = [
    .calories, .protein, .fat, .carbohydrate, .fiber, .sugar, .saturatedFat, .sodium, .cholesterol,
  ]
}

/// Finds foods by the names that recipes use.
public struct NutritionFoods: Sendable {
  private let extra: [String: NutritionFood]
  private let defaultLanguage: FoodLanguage.Code
  /// The same as the settings write it.
  private let defaultLanguageName: String?

  /// The built-in foods with those of a file in front.
  public init(extra: [NutritionFood] = [], language: String? = nil) {
    defaultLanguage = FoodLanguage.Code(language)
    defaultLanguageName = language
    var table: [String: NutritionFood] = [:]
    for food in extra {
      for name in food.names {
        let key = FoodName(name, FoodLanguage.rules(defaultLanguage)).key
        if table[key] == nil { table[key] = food }
      }
    }
    self.extra = table
  }

  /// The food of a name: of the longest run of its words that is known.
  ///
  /// Names in other languages, and names that the table lacks, give the commonest food of their kind.
  public func food(_ name: String, language: String? = nil) -> NutritionFood? {
    let code = language.map { FoodLanguage.Code($0) } ?? defaultLanguage
    let stems = FoodName(name, FoodLanguage.rules(code)).stems
    if let own = FoodRuns.longest(stems, code, { extra[$0] }) { return own.value }
    if let food = MoreFoodNames.english(name, language: language ?? defaultLanguageName)
      ?? MoreFoodNames.ideographic(name), let own = Self.food(named: food)
    {
      return own
    }
    if code == .english {
      // A kind of the aisles' table may know more words of the name than the table of nutrients.
      let found = FoodRuns.longest(stems, code) { NutritionTable.index[$0] }
      let kind = FoodRuns.longest(stems, code) { BuiltInAisles.kind($0, code) }
      if let found, found.length >= (kind?.length ?? 0) || found.isEnd { return NutritionTable.food(found.value) }
      return kind.flatMap { Self.food(ofKind: $0.value) }
    }
    if let kind = FoodRuns.longest(stems, code, { BuiltInAisles.kind($0, code) }) {
      return Self.food(ofKind: kind.value)
    }
    let english = FoodName(name, FoodLanguage.english).stems
    return FoodRuns.longest(english, .english) { NutritionTable.index[$0] }.flatMap { NutritionTable.food($0.value) }
  }

  private static func food(named name: String) -> NutritionFood? {
    NutritionTable.index[FoodName.key(name, FoodLanguage.english)].flatMap(NutritionTable.food)
  }

  /// The food of the first English name of a line of the aisles' table.
  private static func food(ofKind kind: Int) -> NutritionFood? {
    BuiltInAisles.englishNames(ofKind: kind).lazy.compactMap { name -> NutritionFood? in
      NutritionTable.index[FoodName(name, FoodLanguage.english).key].flatMap(NutritionTable.food)
    }.first
  }
}

extension NutritionTable {
  /// The rows, not yet taken apart.
  private static let lines: [Substring] = "\(rows)".split(separator: "\n")

  /// Merging forms of the names, in English: number of the row.
  static let index: [String: Int] = {
    var result: [String: Int] = [:]
    for (number, line) in lines.enumerated() {
      for name in line.prefix(while: { $0 != "|" }).split(separator: ",") {
        let key = FoodName(String(name), FoodLanguage.english).key
        if result[key] == nil { result[key] = number }
      }
    }
    return result
  }()

  /// The food of a row.
  static func food(_ number: Int) -> NutritionFood? {
    guard lines.indices.contains(number) else { return nil }
    let fields = lines[number].split(separator: "|", omittingEmptySubsequences: false)
    guard fields.count == 4 else { return nil }
    let figures = fields[2].split(separator: " ").map { Double($0) }
    var nutrients: [Nutrient: Double] = [:]
    for (nutrient, figure) in zip(NutritionFood.order, figures) { nutrients[nutrient] = figure }
    var grams: [String: Double] = [:]
    for pair in fields[3].split(separator: " ") {
      let halves = pair.split(separator: "=")
      if halves.count == 2 { grams[String(halves[0])] = Double(halves[1]) }
    }
    return NutritionFood(
      names: fields[0].split(separator: ",").map(String.init), usdaNumber: Int(fields[1]), per100Grams: nutrients,
      grams: grams)
  }
}
