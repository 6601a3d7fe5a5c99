// A list of thousands of lines is asked for the lines of hundreds of foods: each name is looked at once a language.

/// Names of foods in a list, found by the food in any language.
final class FoodIndex {
  private let names: [[String]]
  private let catalogue: FoodCatalogue
  private var byLanguage: [String?: [String: [Int]]] = [:]

  /// The foods of lines that may each be read under several names.
  init(_ names: [[String]], _ catalogue: FoodCatalogue) {
    self.names = names
    self.catalogue = catalogue
  }

  /// The lines about a food, by its key in a language, in their order.
  func find(_ key: String, _ language: String?) -> [Int] {
    if let known = byLanguage[language] { return known[key] ?? [] }
    var table: [String: [Int]] = [:]
    for (index, names) in names.enumerated() {
      for key in Set(names.map { catalogue.key(catalogue.name($0, language: language), language: language) }) {
        table[key, default: []].append(index)
      }
    }
    byLanguage[language] = table
    return table[key] ?? []
  }
}
