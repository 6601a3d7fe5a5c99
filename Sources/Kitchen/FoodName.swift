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
    let kept = language.meaningful(FoodWord.words(of: text))
    stems = kept.map { language.stem($0.folded) }
    key = stems.joined(separator: " ")
    display = FoodName.display(kept, in: text)
  }

  /// The kept words as written; what stood between them stays when it is no more than a blank or a hyphen.
  private static func display(_ kept: [FoodWord], in text: String) -> String {
    var result = ""
    var previous: FoodWord?
    for word in kept {
      if let previous {
        let between = text.unicodeScalars[previous.range.upperBound..<word.range.lowerBound]
        let isPlain = between.count <= 1 && between.first != ","
        result += isPlain ? String(between) : " "
      }
      result += text[word.range]
      previous = word
    }
    return result
  }
}
