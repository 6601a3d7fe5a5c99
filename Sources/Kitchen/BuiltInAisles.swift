// Reads the built-in table of aisles, one language at a time and only when it is asked for.

/// The built-in table as dictionaries from merging forms to aisles.
enum BuiltInAisles {
  /// The aisles in English, in the order of the shop.
  static let names: [String] = headings(.english)

  /// The aisles in a language, in the order of the shop.
  static func headings(_ language: FoodLanguage.Code) -> [String] {
    lines.filter { $0.hasPrefix("# ") }.map { column(language, of: $0.dropFirst(2)) }.map(String.init)
  }

  /// The aisle of a food of a language by its merging form.
  static func aisle(_ key: String, _ language: FoodLanguage.Code) -> Int? {
    kinds(language)[key].map { rows[$0].aisle }
  }

  /// The aisle of a line of the table.
  static func aisle(ofKind kind: Int) -> Int? { rows.indices.contains(kind) ? rows[kind].aisle : nil }

  /// The foods of a language: merging form to number of the line of the table.
  static func kinds(_ language: FoodLanguage.Code) -> [String: Int] {
    switch language {
    case .english: english
    case .german: german
    case .french: french
    case .spanish: spanish
    case .italian: italian
    }
  }

  /// The English names of a line of the table.
  static func englishNames(ofKind kind: Int) -> [String] {
    guard rows.indices.contains(kind) else { return [] }
    return column(.english, of: rows[kind].line).split(separator: "|").map(String.init)
  }

  private static let english = read(.english)
  private static let german = read(.german)
  private static let french = read(.french)
  private static let spanish = read(.spanish)
  private static let italian = read(.italian)

  /// Foods of further languages by their folded names: number of the aisle.
  static let more: [String: Int] = {
    var result: [String: Int] = [:]
    for line in "\(Aisles.moreFoods)".split(separator: "\n") {
      let halves = line.split(separator: ":")
      guard halves.count == 2, let aisle = names.firstIndex(of: String(halves[0])) else { continue }
      for name in halves[1].split(separator: "|") {
        let key = FoodWord.words(of: String(name)).map(\.folded).joined(separator: " ")
        if result[key] == nil { result[key] = aisle }
      }
    }
    return result
  }()

  private static let lines: [Substring] = "\(Aisles.table)".split(separator: "\n")

  /// The lines that name foods, with the number of their aisle.
  private static let rows: [(line: Substring, aisle: Int)] = {
    var result: [(line: Substring, aisle: Int)] = []
    var aisle = -1
    for line in lines {
      if line.hasPrefix("# ") { aisle += 1 } else { result.append((line, aisle)) }
    }
    return result
  }()

  private static func read(_ language: FoodLanguage.Code) -> [String: Int] {
    let rules = FoodLanguage.rules(language)
    var result: [String: Int] = [:]
    for (number, row) in rows.enumerated() {
      for name in column(language, of: row.line).split(separator: "|") {
        let key = FoodName(String(name), rules).key
        if result[key] == nil { result[key] = number }
      }
    }
    return result
  }

  private static func column(_ language: FoodLanguage.Code, of line: Substring) -> Substring {
    let columns = line.split(separator: ";", omittingEmptySubsequences: false)
    let number = FoodLanguage.Code.allCases.firstIndex(of: language) ?? 0
    return columns.indices.contains(number) ? columns[number] : ""
  }
}
