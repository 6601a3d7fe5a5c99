// Finds foods by their names in Portuguese, Dutch, Swedish, Japanese and Chinese.

internal import SourceText

/// The names of `MoreFoods` in one language.
struct MoreFoodNames: Sendable {
  private let code: String
  /// Folded names, and their stems, with the English name of the food.
  private let names: [String: String]
  private let stems: [String: String]
  /// The letters of the longest name.
  private let longest: Int

  // A table each: it is made when a name in its language is first asked for.
  private static let portuguese = MoreFoodNames("pt", column: 1)
  private static let dutch = MoreFoodNames("nl", column: 2)
  private static let swedish = MoreFoodNames("sv", column: 3)
  private static let japanese = MoreFoodNames("ja", column: 4)
  private static let chinese = MoreFoodNames("zh", column: 5)

  /// The names of a language by its code, such as `pt` or `pt-BR`; nil for languages that are not in the table.
  private static func names(_ language: String) -> MoreFoodNames? {
    switch language.prefix(2) {
    case "pt": portuguese
    case "nl": dutch
    case "sv": swedish
    case "ja": japanese
    case "zh": chinese
    default: nil
    }
  }

  private init(_ code: String, column: Int) {
    self.code = code
    var names: [String: String] = [:]
    var stems: [String: String] = [:]
    for line in "\(MoreFoods.table)".split(separator: "\n") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count == MoreFoods.columns, let english = fields.first else { continue }
      for name in fields[column].split(separator: "|") {
        let words = FoodWord.words(of: String(name)).map(\.folded)
        let key = words.joined(separator: " ")
        if names[key] == nil { names[key] = String(english) }
        let stem = words.map { Self.stem($0, code) }.joined(separator: " ")
        if stems[stem] == nil { stems[stem] = String(english) }
      }
    }
    self.names = names
    self.stems = stems
    longest = names.keys.map(\.count).max() ?? 0
  }

  /// The English name of the food that a name in a language means; nil for other languages and for names that are not known.
  static func english(_ text: String, language: String?) -> String? {
    language.flatMap(names)?.food(FoodWord.words(of: text).map(\.folded))
  }

  /// The English name of a food written in Japanese or Chinese, where nobody says which.
  static func ideographic(_ text: String) -> String? {
    guard isIdeographic(text) else { return nil }
    return english(text, language: "ja") ?? english(text, language: "zh")
  }

  private static func isIdeographic(_ text: String) -> Bool { text.unicodeScalars.contains { $0.value >= 0x3040 } }

  private func food(_ words: [String]) -> String? {
    if code == "ja" || code == "zh" {
      return words.lazy.compactMap { names[$0] }.first ?? words.reversed().lazy.compactMap(part).first
    }
    // The food is the first word of a Portuguese name, the last of a Dutch or Swedish one.
    let order: FoodLanguage.Code = code == "pt" ? .french : .english
    if let found = FoodRuns.longest(words, order, { names[$0] }) { return found.value }
    if let found = FoodRuns.longest(words.map { Self.stem($0, code) }, order, { stems[$0] }) { return found.value }
    return code == "pt" ? nil : words.reversed().lazy.compactMap(ending).first
  }

  /// The food of the longest known part of a word in a script without blanks, of parts of one length the last.
  private func part(of word: String) -> String? {
    let letters = Array(word.prefix(40))
    for length in stride(from: min(letters.count, longest), to: 0, by: -1) {
      for start in (0...(letters.count - length)).reversed() {
        if let food = names[String(letters[start..<(start + length)])] { return food }
      }
    }
    return nil
  }

  /// The food of the longest known ending of a compound: "majsolja" is oil.
  private func ending(of word: String) -> String? {
    let letters = Array(word.prefix(40))
    guard letters.count > 4 else { return nil }
    for start in 1...(letters.count - 4) {
      let rest = String(letters[start...])
      if let food = names[rest] ?? stems[Self.stem(rest, code)] { return food }
    }
    return nil
  }

  private static let endings: [String: [String]] = [
    "pt": ["s"], "nl": ["en", "s"], "sv": ["arna", "orna", "erna", "ar", "or", "er", "en", "et", "n"],
  ]

  /// A word without its ending in the plural, where four letters of it are left.
  private static func stem(_ word: String, _ code: String) -> String {
    let ending = endings[code]?.first { word.hasSuffix($0) && word.count >= $0.count + 4 }
    return ending.map { String(word.dropLast($0.count)) } ?? word
  }
}
