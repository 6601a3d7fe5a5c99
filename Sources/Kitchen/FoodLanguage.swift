// How a language forms plurals and which of its words say how a food is prepared, not what it is.

/// The rules under which names of foods in one language are compared.
struct FoodLanguage: Sendable {
  /// Whole folded words with their stem, for what the rule gets wrong.
  private let irregular: [String: String]
  /// The stem of a folded word by rule.
  private let rule: @Sendable (String) -> String
  /// Stems of words that say size or preparation.
  private var dropped: Set<String> = []
  /// Articles and connecting words: they say nothing, but stay in the name that is shown.
  private let articles: Set<String>
  /// Words that join two others and are dropped with them: "rinsed and drained".
  private let joints: Set<String>
  /// Phrases whose words stay though some of them are in `dropped`, by the stem of their first word.
  private var kept: [String: [[String]]] = [:]
  /// Phrases that say preparation though their words alone do not: "freshly ground".
  private var droppedPhrases: [String: [[String]]] = [:]
  /// Words that begin a remark after a comma: "for serving".
  private let remarks: Set<String>

  /// The languages with rules, by their two-letter codes.
  enum Code: String, CaseIterable, Sendable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case italian = "it"

    /// The language of a code such as `de` or `de-AT`; English for codes without rules.
    init(_ code: String?) {
      self = code.flatMap { Code(rawValue: String($0.prefix(2))) } ?? .english
    }
  }

  /// The rules of a language.
  static func rules(_ code: Code) -> FoodLanguage {
    switch code {
    case .english: english
    case .german: german
    case .french: french
    case .spanish: spanish
    case .italian: italian
    }
  }

  /// Reads the tables of a language: folded words and `plural=stem` pairs separated by blanks, phrases by commas.
  init(
    dropped: StaticString, phrases: StaticString, kept: StaticString, articles: StaticString, joints: StaticString,
    remarks: StaticString, irregular: StaticString, rule: @escaping @Sendable (String) -> String
  ) {
    let pairs = Self.words(irregular).compactMap { pair -> (String, String)? in
      let halves = pair.split(separator: "=")
      guard let first = halves.first, let last = halves.last else { return nil }
      return (String(first), String(last))
    }
    self.irregular = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    self.rule = rule
    self.remarks = Set(Self.words(remarks))
    self.articles = Set(Self.words(articles))
    self.joints = Set(Self.words(joints))
    self.dropped = Set(Self.words(dropped).map(stem))
    self.kept = byFirstWord(kept)
    droppedPhrases = byFirstWord(phrases)
  }

  /// Phrases separated by commas, as stems, by their first.
  private func byFirstWord(_ table: StaticString) -> [String: [[String]]] {
    let phrases = "\(table)".split(separator: ",").map { phrase in
      phrase.split(whereSeparator: \.isWhitespace).map { stem(String($0)) }
    }
    return Dictionary(grouping: phrases.filter { !$0.isEmpty }) { $0.first ?? "" }
  }

  private static func words(_ table: StaticString) -> [String] {
    "\(table)".split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The form that singular and plural of a folded word share.
  func stem(_ word: String) -> String { irregular[word] ?? rule(word) }

  /// Whether a word is an article, which stays in the name that is shown.
  func isArticle(_ word: FoodWord) -> Bool { articles.contains(word.folded) }

  /// The words that say what a food is; all of them when none does.
  func meaningful(_ words: [FoodWord]) -> [FoodWord] {
    let parts = withoutRemarks(words)
    let stems = parts.map { stem($0.folded) }
    let safe = places(of: kept, in: stems)
    let unsafe = places(of: droppedPhrases, in: stems)
    var result = parts.indices.filter { index in
      if unsafe.contains(index) { return false }
      return safe.contains(index) || !(dropped.contains(stems[index]) || isArticle(parts[index]))
    }
    while let last = result.last, joints.contains(parts[last].folded) { result.removeLast() }
    while let first = result.first, joints.contains(parts[first].folded) { result.removeFirst() }
    return result.isEmpty ? words : result.map { parts[$0] }
  }

  /// Leaves out what follows a comma and begins like a remark.
  private func withoutRemarks(_ words: [FoodWord]) -> [FoodWord] {
    var isRemark = false
    return words.filter { word in
      if word.startsPart { isRemark = remarks.contains(word.folded) }
      return !isRemark
    }
  }

  /// The places of words that belong to one of the phrases.
  private func places(of phrases: [String: [[String]]], in stems: [String]) -> Set<Int> {
    var result: Set<Int> = []
    for (index, stem) in stems.enumerated() {
      for phrase in phrases[stem] ?? [] where stems[index...].starts(with: phrase) {
        result.formUnion(index..<(index + phrase.count))
      }
    }
    return result
  }
}

extension String {
  /// The word without its last `count` letters and with `ending` in their place.
  func replacingEnd(_ count: Int, _ ending: String = "") -> String { String(dropLast(count)) + ending }

  /// Whether the word ends with one of these endings.
  func hasSuffix(in endings: [String]) -> Bool { endings.contains(where: hasSuffix) }
}
