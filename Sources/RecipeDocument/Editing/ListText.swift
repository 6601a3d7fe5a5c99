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

  /// The texts without blanks, `#` and later doubles; "9-inch tin, greased" is one piece of equipment but two tags.
  static func distinct(_ texts: [String], of key: RecipeKey = .tags) -> [String] {
    var seen: Set<String> = []
    let all = key == .equipment ? texts.map(\.trimmingBlanks).filter { !$0.isEmpty } : texts.flatMap(parts)
    return all.filter { seen.insert(Folding.fold($0)).inserted }
  }

  /// All categories of a front matter.
  static func categories(_ matter: FrontMatter, _ document: RecipeDocument, _ settings: ReadingSettings) -> [String] {
    FrontMatterFields.read(matter, document.bytes, settings: settings).categories.map(\.value)
  }
}
