// Tags and the like as lists of texts: taken apart, compared, without doubles.

internal import SourceText

/// Lists of short texts.
enum ListText {
  /// The parts of `a, b`.
  static func parts(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return TagText.split(bytes).map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  /// Whether two texts name the same thing: case and accents do not count.
  static func isSame(_ left: String, _ right: String) -> Bool {
    left == right || Folding.fold(left) == Folding.fold(right)
  }

  /// The texts without blanks, `#` and later doubles.
  static func distinct(_ texts: [String]) -> [String] {
    var result: [String] = []
    for text in texts.flatMap(parts) where !result.contains(where: { isSame($0, text) }) { result.append(text) }
    return result
  }

  /// All categories of a front matter.
  static func categories(_ matter: FrontMatter, _ document: RecipeDocument, _ settings: ReadingSettings) -> [String] {
    FrontMatterFields.read(matter, document.bytes, settings: settings).categories.map(\.value)
  }
}
