// Lines of the body that state a value: `- Servings: 4`, `**Prep time:** 15 min`, `Serves 4-6`, `;tags: a, b`, `#tag #tag`.

internal import Quantities
internal import SourceText

extension BodyReading {
  /// Takes the values out of the metadata lines, and marks the lines as used; `titleWords` are those of the title.
  mutating func takeFacts(_ settings: ReadingSettings, titleWords: [String]) -> [BodyFact] {
    var facts: [BodyFact] = recipeMDFacts()
    for section in outline.sections {
      if let heading = section.heading, !isUsed[heading] {
        facts += headingFacts(heading, section, settings)
        facts += takeContent(heading, section, settings)
      }
      for index in section.elements where !isUsed[index] {
        let reader = FactLine(settings: settings, role: section.role, isItem: elements[index].kind == .item)
        guard mayState(elements[index], section.role) else { continue }
        if elements[index].kind == .row(isHeader: false) || elements[index].kind == .row(isHeader: true) {
          takeRow(index, reader, &facts)
        } else {
          takeLines(index, reader, &facts)
        }
      }
    }
    bareYield(titleWords, &facts)
    return facts
  }

  /// Items state values only outside the lists of ingredients and steps; paragraphs state servings and tags anywhere.
  private func mayState(_ element: BodyElement, _ role: Role?) -> Bool {
    switch element.kind {
    case .paragraph, .quote: true
    case .item, .row:
      role == nil || role == .facts || role == .description || role == .source
        || (role == .other || role == .notes) && element.kind == .item
    case .heading, .rule, .code: false
    }
  }

  private mutating func takeLines(_ index: Int, _ reader: FactLine, _ facts: inout [BodyFact]) {
    let text = elements[index].text
    guard text.text.bytes.count < 2000 else { return }
    let lines = text.lines()
    guard lines.contains(where: { FactLine.mayState(text, $0, isNumberAlone: reader.role == .amounts) }) else { return }
    let found = lines.map { reader.facts(text.slice($0)) }
    guard found.contains(where: { !$0.isEmpty }) else { return }
    facts += found.flatMap { $0 }
    let rest = lines.indices.filter { found[$0].isEmpty }
    if rest.isEmpty {
      isUsed[index] = true
    } else if let first = rest.first, let last = rest.last, last - first == rest.count - 1 {
      elements[index].text = text.slice(Span(lines[first].start, lines[last].end))
    }
  }

  /// A row of two cells is a label and a value.
  private mutating func takeRow(_ index: Int, _ reader: FactLine, _ facts: inout [BodyFact]) {
    let cells = elements[index].cells
    guard !isIngredientTable(elements[index].container) else { return }
    if elements[index].kind == .row(isHeader: true), index + 1 < elements.count, elements[index + 1].isBodyRow,
      elements[index + 1].container == elements[index].container
    {
      let values = elements[index + 1].cells
      let found = zip(cells, values).compactMap { reader.fact(label: $0, value: $1) }
      if found.count >= 2 {
        facts += found
        isUsed[index] = true
        isUsed[index + 1] = true
        return
      }
    }
    guard cells.count == 2, let fact = reader.fact(label: cells[0], value: cells[1]) else { return }
    facts.append(fact)
    isUsed[index] = true
  }

  /// `## Prep time` over "15 minutes", `## Tags` over a list.
  private mutating func takeContent(_ heading: Int, _ section: Section, _ settings: ReadingSettings) -> [BodyFact] {
    guard section.role == nil || section.role == .facts || section.role == .other, heading != outline.title,
      elements[heading].text.text.bytes.count <= 40,
      let key = RecipeKey.lookup(elements[heading].text.text.string, settings: settings)
    else { return [] }
    let inside = section.elements.filter { elements[$0].kind == .paragraph || elements[$0].kind == .item }
    let reader = FactLine(settings: settings, role: .facts, isItem: false)
    var facts: [BodyFact] = []
    for index in inside {
      let text = elements[index].text
      guard text.text.bytes.count <= (key == .tags ? 200 : 60),
        let fact = reader.fact(label: elements[heading].text, value: text)
      else { break }
      facts.append(fact)
      isUsed[index] = true
      if key != .tags { break }
    }
    return facts
  }

  private func isIngredientTable(_ container: Int) -> Bool {
    elements.contains {
      $0.container == container && $0.kind == .row(isHeader: true) && TableColumns.isIngredientHead($0.cells)
    }
  }

  /// `## Zutaten für 2 Portionen`, `### Prep: 15-20 mins`, `# Croissants (x8)`.
  private mutating func headingFacts(_ index: Int, _ section: Section, _ settings: ReadingSettings) -> [BodyFact] {
    let text = elements[index].text
    let reader = FactLine(settings: settings, role: section.role, isItem: false)
    if index == outline.title { return reader.titleFact(text).map { [$0] } ?? [] }
    if !section.isNamed || section.role == .steps || section.role == .facts {
      let facts = reader.facts(text)
      if !facts.isEmpty {
        return facts.map {
          var fact = $0
          fact.isHeading = true
          return fact
        }
      }
    }
    guard section.role?.isIngredients == true, section.isNamed,
      words.whole(text.text.bytes).map({ _ in
        Self.holdsDigit(text.text.bytes) || FactLine.holdsWideDigit(text.text.bytes)
      }) ?? true
    else {
      return []
    }
    return reader.countInHeading(text).map { [$0] } ?? []
  }

  /// RecipeMD: before the first rule `*tag, tag*` and `**5 cups, 20 ml**`.
  private mutating func recipeMDFacts() -> [BodyFact] {
    guard let rule = elements.firstIndex(where: { $0.kind == .rule }), let title = outline.title, title < rule else {
      return []
    }
    var facts: [BodyFact] = []
    for index in (title + 1)..<max(rule, title + 1) where elements[index].kind == .paragraph && !isUsed[index] {
      let text = elements[index].text
      if text.isAllStrong {
        facts += yields(text).map { BodyFact(label: "", key: .servings, value: $0) }
      } else if text.isAllEmphasis, !Likeness.endsSentence(text.text.bytes) {
        facts += tagsBetweenCommas(text).map { BodyFact(label: "", key: .tags, value: $0, isOneTag: true) }
      } else {
        continue
      }
      isUsed[index] = true
    }
    return facts
  }

  /// RecipeMD's tags: a comma between two digits separates nothing.
  private func tagsBetweenCommas(_ text: InlineText) -> [InlineText] {
    let bytes = text.text.bytes
    var tags: [InlineText] = []
    var start = 0
    for index in 0...bytes.count {
      if index < bytes.count, bytes[index] != UInt8(ascii: ",") { continue }
      if index > 0, index + 1 < bytes.count, bytes[index - 1].isDigit, bytes[index + 1].isDigit { continue }
      let tag = bytes.trimmingBlanks(Span(start, index))
      if !tag.isEmpty { tags.append(text.slice(tag)) }
      start = index + 1
    }
    return tags
  }

  private func yields(_ text: InlineText) -> [InlineText] {
    TagText.split(text.text.bytes).map { text.slice($0) }
  }

  /// "15 crêpes." before the first section, when the title names them.
  private mutating func bareYield(_ titleWords: [String], _ facts: inout [BodyFact]) {
    guard !facts.contains(where: { $0.key == .servings }) else { return }
    for section in outline.sections where section.role == nil || section.role == .description {
      for index in section.elements where elements[index].kind == .paragraph && !isUsed[index] {
        let bytes = elements[index].text.text.bytes
        guard bytes.count <= 40, let first = bytes.first, first.isDigit else { continue }
        let words = WordKey.words(WordKey.make(bytes))
        guard words.count <= 4, words.dropFirst().contains(where: { titleWords.contains($0) }) else { continue }
        facts.append(BodyFact(label: "", key: .servings, value: elements[index].text))
        isUsed[index] = true
        return
      }
    }
  }

  static func holdsDigit(_ bytes: [UInt8]) -> Bool { bytes.contains(where: \.isDigit) }
}
