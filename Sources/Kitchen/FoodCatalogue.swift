// Every part of the kitchen asks the same two questions about a name: which food is it, and in which aisle. The catalogue answers both.

public import Quantities
internal import SourceText

/// What is known of foods: synonyms and aisles, of the vault and built in.
public struct FoodCatalogue: Sendable {
  /// The aisles of the vault.
  public let aisles: Aisles
  /// What language names are in when nothing says so.
  private let defaultLanguage: FoodLanguage.Code
  /// The same as the settings write it.
  private let defaultLanguageName: String?
  private var tables: [FoodLanguage.Code: Table] = [:]

  /// What the vault's file says of the names of one language.
  private struct Table: Sendable {
    /// Merging form to the form of the synonym that stands first.
    var canonical: [String: String] = [:]
    /// Merging form to number of the aisle; nil of a file's foods before any heading.
    var aisles: [String: Int] = [:]
  }

  /// The catalogue of a vault.
  public init(aisles: Aisles = .builtIn, language: String? = nil) {
    self.aisles = aisles
    defaultLanguage = FoodLanguage.Code(language)
    defaultLanguageName = language
    for code in FoodLanguage.Code.allCases where aisles.foods != nil || code == defaultLanguage { prepare(code) }
  }

  private mutating func prepare(_ code: FoodLanguage.Code) {
    let rules = FoodLanguage.rules(code)
    var table = Table()
    for food in aisles.foods ?? [] {
      let keys = food.names.map { FoodName.key($0, rules) }
      for key in keys {
        if table.aisles[key] == nil { table.aisles[key] = food.aisle }
        if table.canonical[key] == nil { table.canonical[key] = keys.first ?? key }
      }
    }
    tables[code] = table
  }

  /// The form under which a food is merged: its own, or that of the synonym that stands first.
  public func key(_ name: FoodName, language: String? = nil) -> String {
    let code = self.code(language)
    if let own = tables[code]?.canonical[name.key] { return own }
    return BuiltInSynonyms.canonical(code)[name.key] ?? name.key
  }

  /// The name of an ingredient by the rules of its language.
  public func name(_ text: String, language: String? = nil) -> FoodName {
    FoodName(text, FoodLanguage.rules(code(language)))
  }

  /// The food of an ingredient line as the shop knows it.
  func label(_ line: IngredientLine, language: String? = nil) -> FoodLabel { FoodLabel(line, code(language)) }

  private func code(_ language: String?) -> FoodLanguage.Code {
    language.map { FoodLanguage.Code($0) } ?? defaultLanguage
  }

  /// The code of a language that is not the vault's own; nil for that one.
  func foreign(_ language: String?) -> String? { code(language) == defaultLanguage ? nil : language }

  /// The foods of a name that joins several with "and", when each of them is known by itself; else the name alone.
  func parts(of text: String, language: String?) -> [String] {
    let code = self.code(language)
    let joints: Set<String> = ["and", "und", "et", "y", "e", "&"]
    var parts: [[Substring]] = [[]]
    for word in text.split(separator: " ") {
      if joints.contains(word.lowercased()) { parts.append([]) } else { parts[parts.count - 1].append(word) }
    }
    let names = parts.map { $0.joined(separator: " ") }
    let areKnown = names.allSatisfy { name in
      let key = FoodName(name, FoodLanguage.rules(code)).key
      return BuiltInAisles.kind(key, code) != nil || tables[code]?.aisles[key] != nil
    }
    return names.count > 1 && areKnown ? names : [text]
  }

  /// Where a food is bought.
  ///
  /// The longest run of words that the vault's file knows decides; without a file, that of the built-in table.
  public func place(_ text: String, language: String? = nil) -> AislePlace {
    let code = self.code(language)
    let name = FoodName(text, FoodLanguage.rules(code))
    if aisles.foods != nil {
      if let aisle = find(name.stems, code, { tables[code]?.aisles[$0] }) { return place(aisle) }
      guard let builtIn = builtIn(text, name, code, language) else { return place(Int.max) }
      let title = Folding.fold(BuiltInAisles.names[builtIn])
      return place(aisles.names.firstIndex { Folding.fold($0) == title } ?? Int.max)
    }
    return place(builtIn(text, name, code, language) ?? Int.max)
  }

  /// Whether a food is water from the tap, which nobody buys; not where the vault's own file gives it an aisle.
  func isFree(_ text: String, language: String?) -> Bool {
    guard TapWater.isMeant(by: text) else { return false }
    let code = self.code(language)
    return tables[code]?.aisles[FoodName(text, FoodLanguage.rules(code)).key] == nil
  }

  /// Whether no aisle is known for the food of an ingredient line.
  public func isUnplaced(_ line: IngredientLine, language: String?) -> Bool {
    let label = label(line, language: language)
    guard !name(label.name, language: language).key.isEmpty, !isFree(label.name, language: language) else {
      return false
    }
    return parts(of: label.name, language: language).contains { part in
      place(part, language: language).order >= aisles.names.count
    }
  }

  /// The line of the built-in table that names a food or ends its name; foods on one line are of one kind.
  func kind(_ text: String, language: String?) -> Int? {
    let code = self.code(language)
    return FoodRuns.longest(FoodName(text, FoodLanguage.rules(code)).stems, code) { BuiltInAisles.kind($0, code) }?
      .value
  }

  /// The kinds that a whole name has in other languages: "salt" in an English pantry is the "Salz" of a German recipe.
  func kindsElsewhere(_ text: String, language: String?) -> [Int] {
    let own = code(language)
    return FoodLanguage.Code.allCases.filter { $0 != own }.compactMap { other in
      BuiltInAisles.kind(FoodName.key(text, FoodLanguage.rules(other)), other)
    }
  }

  /// Whether a whole name is that of a food, in any language.
  func isKnown(_ text: String) -> Bool {
    FoodLanguage.Code.allCases.contains { code in
      let key = FoodName(text, FoodLanguage.rules(code)).key
      return BuiltInAisles.kind(key, code) != nil || tables[code]?.aisles[key] != nil
    } || BuiltInAisles.more(FoodWord.words(of: text).map(\.folded).joined(separator: " ")) != nil
  }

  /// The names of the built-in foods in English and the language of the vault.
  var knownNames: [String] {
    let codes = defaultLanguage == .english ? [.english] : [FoodLanguage.Code.english, defaultLanguage]
    return codes.flatMap { code in (0..<BuiltInAisles.kindCount).flatMap { BuiltInAisles.foods(ofKind: $0, code) } }
  }

  /// Whether an aisle has meat or fish, whose names begin with the animal: "chicken thigh", "salmon fillet".
  static func isFlesh(_ aisle: AislePlace) -> Bool {
    ["Meat", "Fish"].contains { Folding.fold(aisle.name).contains(Folding.fold($0)) }
  }

  private func place(_ aisle: Int) -> AislePlace {
    guard aisles.names.indices.contains(aisle) else {
      return AislePlace(order: aisles.names.count, name: Aisles.other)
    }
    return AislePlace(order: aisle, name: aisles.names[aisle])
  }

  /// The aisle by the built-in table: in the name's own language, else in any.
  private func builtIn(_ text: String, _ name: FoodName, _ code: FoodLanguage.Code, _ language: String?) -> Int? {
    if let food = MoreFoodNames.english(text, language: language ?? defaultLanguageName),
      let aisle = BuiltInAisles.aisle(FoodName.key(food, FoodLanguage.english), .english)
    {
      return aisle
    }
    if let aisle = find(name.stems, code, { BuiltInAisles.aisle($0, code) }) { return aisle }
    if text.unicodeScalars.contains(where: { $0.value >= 0x3040 }) {
      return more(FoodWord.words(of: text).map(\.folded))
    }
    for other in FoodLanguage.Code.allCases where other != code {
      let stems = FoodName(text, FoodLanguage.rules(other)).stems
      if let aisle = find(stems, other, { BuiltInAisles.aisle($0, other) }) { return aisle }
    }
    return more(FoodWord.words(of: text).map(\.folded))
  }

  /// The aisle by the table of further languages: the longest run of words, then words without an ending, then, in scripts without blanks, the longest part of a word.
  private func more(_ words: [String]) -> Int? {
    if let aisle = find(words, .english, { BuiltInAisles.more($0) }) { return aisle }
    for word in words {
      for ending in 1...3 where word.utf8.count >= ending + 4 {
        if let aisle = BuiltInAisles.more(String(word.dropLast(ending))) { return aisle }
      }
    }
    return words.reversed().lazy.compactMap(part).first
  }

  private func part(of word: String) -> Int? {
    guard word.unicodeScalars.contains(where: { $0.value >= 0x3040 }) else { return nil }
    let letters = Array(word.prefix(24))
    for length in stride(from: letters.count - 1, to: 0, by: -1) {
      for start in (0...(letters.count - length)).reversed() {
        if let aisle = BuiltInAisles.more(String(letters[start..<(start + length)])) { return aisle }
      }
    }
    return nil
  }

  /// The aisle of the longest run of words that has one; in German, else of the longest known ending of a word.
  private func find(_ stems: [String], _ code: FoodLanguage.Code, _ aisle: (String) -> Int?) -> Int? {
    if let found = FoodRuns.longest(stems, code, aisle) { return found.value }
    guard code == .german else { return nil }
    for word in stems.reversed() {
      if let aisle = compound(word, aisle) { return aisle }
    }
    return nil
  }

  /// The aisle of the longest known ending of a German compound: Räuchertofu is tofu.
  private func compound(_ word: String, _ aisle: (String) -> Int?) -> Int? {
    var ending = Substring(word).dropFirst(3)
    while ending.utf8.count >= 4 {
      if let aisle = aisle(String(ending)) { return aisle }
      ending = ending.dropFirst()
    }
    return nil
  }
}

/// The built-in synonyms as dictionaries from merging form to merging form.
enum BuiltInSynonyms {
  /// The synonyms of a language.
  static func canonical(_ language: FoodLanguage.Code) -> [String: String] {
    switch language {
    case .english: english
    case .german: german
    case .french: french
    case .spanish: spanish
    case .italian: italian
    }
  }

  private static let english = read(.english)
  private static let german = read(.german)
  private static let french = read(.french)
  private static let spanish = read(.spanish)
  private static let italian = read(.italian)

  private static func read(_ language: FoodLanguage.Code) -> [String: String] {
    let rules = FoodLanguage.rules(language)
    var result: [String: String] = [:]
    for line in "\(FoodSynonyms.table(language))".split(separator: "\n") {
      let keys = line.split(separator: "|").map { FoodName.key(String($0), rules) }
      for key in keys.dropFirst() { result[key] = keys.first }
    }
    return result
  }
}
