// The first ingredient, step or note of a recipe: under its heading where one stands, else in a section of its own.

internal import SourceText

/// Adds to sections that are empty or missing.
struct NewSection {
  private let bytes: [UInt8]
  private let bodyStart: Int
  private let language: String?
  private let words: HeadingWords
  private let lineBreak: String

  /// An editor for a document.
  init(_ document: RecipeDocument, _ settings: ReadingSettings) {
    bytes = document.bytes
    bodyStart = document.frontMatter?.span.end ?? (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    language = document.recipe.language
    words = HeadingWords(extra: settings.headings)
    lineBreak = LineBreak.first(bytes)
  }

  /// The edit that adds the first ingredient or step.
  func add(_ text: String, _ kind: ItemEditor.Kind) -> Edit {
    let isIngredient = kind == .ingredients
    let item = (isIngredient ? "- " : "1. ") + MarkdownText.item(text)
    if let end = headingEnd({ isIngredient ? $0.isIngredients : $0 == .steps }) { return under(end, item) }
    let heading = "## " + (isIngredient ? SectionWords.ingredients(language) : SectionWords.steps(language))
    if isIngredient, let start = headingStart({ $0 == .steps }) {
      return Edit(Span(start, start), [heading, "", item, "", ""].joined(separator: lineBreak))
    }
    return atEnd(heading, item)
  }

  /// The edit that adds the first note.
  func add(note text: String) -> Edit {
    if let end = headingEnd({ $0 == .notes }) { return under(end, text) }
    return atEnd("## " + SectionWords.notes(language), text)
  }

  /// Behind a heading, an empty line between.
  private func under(_ headingEnd: Int, _ text: String) -> Edit {
    let next = ByteScanning.afterBreak(bytes, headingEnd, bytes.count)
    if next == headingEnd { return Edit(Span(next, next), lineBreak + lineBreak + text) }
    let lineEnd = ByteScanning.lineEnd(bytes, next, bytes.count)
    let isBlank = bytes[next..<lineEnd].allSatisfy(\.isBlank)
    let start = isBlank ? ByteScanning.afterBreak(bytes, lineEnd, bytes.count) : next
    let isLast = start == bytes.count
    return Edit(Span(start, start), (start > next ? "" : lineBreak) + text + lineBreak + (isLast ? "" : lineBreak))
  }

  private func atEnd(_ heading: String, _ text: String) -> Edit {
    let endsLine = bytes.last.map(\.isLineBreak) ?? true
    let lines = ["", heading, "", text].joined(separator: lineBreak)
    return Edit(Span(bytes.count, bytes.count), endsLine ? lines + lineBreak : lineBreak + lines)
  }

  // MARK: Headings

  private func headingEnd(_ isMeant: (Role) -> Bool) -> Int? { heading(isMeant)?.end }
  private func headingStart(_ isMeant: (Role) -> Bool) -> Int? { heading(isMeant)?.start }

  /// The line of the first heading with `#` that means a section; lines of code do not count.
  private func heading(_ isMeant: (Role) -> Bool) -> Span? {
    var position = bodyStart
    var isCode = false
    while position < bytes.count {
      let end = ByteScanning.lineEnd(bytes, position, bytes.count)
      let line = ByteScanning.trim(bytes, Span(position, end))
      if bytes[line.range].starts(with: [0x60, 0x60, 0x60]) { isCode.toggle() }
      if !isCode, !line.isEmpty, bytes[line.start] == .hash {
        let text = bytes[line.range].drop { $0 == .hash }
        if text.first?.isBlank ?? false, let match = words.match(Array(text)), isMeant(match.role) {
          return Span(position, end)
        }
      }
      position = ByteScanning.afterBreak(bytes, end, bytes.count)
    }
    return nil
  }
}

/// The headings of new sections.
enum SectionWords {
  /// The heading of ingredients in a language.
  static func ingredients(_ language: String?) -> String { word(language, 0, "Ingredients") }
  /// The heading of steps in a language.
  static func steps(_ language: String?) -> String { word(language, 1, "Steps") }
  /// The heading of notes in a language.
  static func notes(_ language: String?) -> String { word(language, 2, "Notes") }

  private static func word(_ language: String?, _ index: Int, _ english: String) -> String {
    language.flatMap { table[$0]?[index] } ?? english
  }

  private static let table: [String: [String]] = [
    "de": ["Zutaten", "Zubereitung", "Notizen"], "fr": ["Ingrédients", "Étapes", "Remarques"],
    "es": ["Ingredientes", "Pasos", "Notas"], "it": ["Ingredienti", "Procedimento", "Note"],
    "pt": ["Ingredientes", "Modo de preparo", "Notas"], "nl": ["Ingrediënten", "Bereiding", "Notities"],
    "sv": ["Ingredienser", "Gör så här", "Anteckningar"], "zh": ["食材", "步骤", "备注"], "ja": ["材料", "作り方", "メモ"],
  ]
}
