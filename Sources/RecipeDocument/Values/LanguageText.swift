// The language of a recipe: `de`, `de-AT`, `German`, `Deutsch`.

internal import SourceText

/// Reads the name of a language.
public enum LanguageText {
  /// The two-letter code; nil when the text names no language that vault knows.
  public static func code(_ text: String) -> String? {
    let folded = Folding.fold(text)
    let word = String(folded.prefix { $0.isLetter })
    if word.utf8.count == 2 { return word }
    return names.first { $0.value.contains(word) }?.key
  }

  private static let names: [String: Set<String>] = [
    "en": ["english", "englisch", "eng"], "de": ["german", "deutsch", "ger", "deu"],
    "fr": ["french", "francais", "fra"], "es": ["spanish", "espanol", "castellano", "spa"],
    "it": ["italian", "italiano", "ita"], "pt": ["portuguese", "portugues", "por"],
    "nl": ["dutch", "nederlands", "nld"], "sv": ["swedish", "svenska", "swe"],
    "zh": ["chinese", "中文", "汉语", "zho"], "ja": ["japanese", "日本語", "jpn"],
  ]
}
