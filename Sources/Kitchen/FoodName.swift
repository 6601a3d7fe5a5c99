// "2 onions", "1 onion, chopped" and "1 large Onion" are one thing to buy. A food name knows which words of a name say what to buy.

/// The name of a food, with the form under which equal foods are merged.
public struct FoodName: Hashable, Sendable {
  /// The name as written, without preparation and size words.
  public let display: String
  /// The merging form: folded, without preparation and size words, each word as its stem; never shown.
  public let key: String
  /// The stems of the key in their order; words that are dropped are not among them.
  public let stems: [String]

  /// Reads the name of an ingredient by the rules of `language` (`en`, `de`, `fr`, `es`, `it`; others and nil are read as English).
  public init(_ text: String, language: String? = nil) {
    self.init(text, FoodLanguage.rules(FoodLanguage.Code(language)))
  }

  /// Reads a name by the rules of a language.
  init(_ text: String, _ language: FoodLanguage) {
    let words = FoodWord.words(of: text)
    let kept = language.meaningful(words)
    stems = kept.map { language.stem($0.folded) }
    key = stems.joined(separator: " ")
    display = FoodName.display(kept, articles: words.filter(language.isArticle), in: text)
  }

  /// The merging form of a name by the rules of a language, for tables of which nothing else is needed.
  static func key(_ text: String, _ language: FoodLanguage) -> String {
    let kept = language.meaningful(FoodWord.words(of: text))
    if kept.count == 1 { return language.stem(kept[0].folded) }
    return kept.map { language.stem($0.folded) }.joined(separator: " ")
  }

  /// The kept words as written, with the blanks, hyphens and articles between them.
  private static func display(_ kept: [FoodWord], articles: [FoodWord], in text: String) -> String {
    var result = ""
    var end: String.Index?
    for word in kept {
      if let end {
        let gap = end..<word.range.lowerBound
        let between = articles.filter { gap.contains($0.range.lowerBound) }
        let rest = between.reduce(gap.count(in: text)) { $0 - $1.range.count(in: text) }
        let isPlain = rest <= between.count + 1 && !text[gap].contains(",")
        result += isPlain ? String(text[gap]) : " "
      }
      result += text[word.range]
      end = word.range.upperBound
    }
    return result
  }
}

extension Range<String.Index> {
  /// How many letters of `text` the range covers.
  fileprivate func count(in text: String) -> Int { text.distance(from: lowerBound, to: upperBound) }
}
