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
      words.whole(text.text.bytes).map({ _ in Self.holdsDigit(text.text.bytes) }) ?? true
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

/// Reads one line as values.
struct FactLine {
  let settings: ReadingSettings
  let role: Role?
  let isItem: Bool

  /// Whether a line could state a value at all: most lines of a file do not, and this is told by a look at their first bytes.
  static func mayState(_ text: InlineText, _ line: Span, isNumberAlone: Bool) -> Bool {
    let bytes = text.text.bytes
    guard let first = bytes[line.range].first else { return false }
    if isNumberAlone || first == UInt8(ascii: "#") || first.isDigit || text.strongEnd > 0 { return true }
    if first == 0xF0 || first == 0xE2, line.count <= 300 { return true }
    for index in line.range.prefix(61) {
      if bytes[index] == UInt8(ascii: ":") || bytes[index] == UInt8(ascii: "|") { return true }
      if bytes[index] == 0xEF, index + 1 < line.end, bytes[index + 1] == 0xBC { return true }
    }
    guard line.count <= 80 else { return false }
    let word = Likeness.firstWord(Array(bytes[line.range].prefix(30)))
    return servingVerbs.contains(word) || isCount(word)
  }

  /// The values that a line states; none when it is an ordinary line.
  func facts(_ line: InlineText) -> [BodyFact] {
    if role == .notes, isItem { return single(line).map { $0.key == .source || $0.key == .author ? [$0] : [] } ?? [] }
    if line.text.bytes.contains(UInt8(ascii: "|")) {
      let found = split(line).compactMap { single($0) }
      if found.count > 1 { return found }
    }
    if let fact = single(line) { return [fact] }
    guard line.text.bytes.count <= 300,
      line.text.bytes.contains(where: { $0 == UInt8(ascii: ":") || $0 == 0xEF || $0 == 0xC2 })
    else { return [] }
    let parts = split(line)
    guard parts.count > 1 else { return [] }
    let found = parts.compactMap { single($0) }
    return found.count * 2 > parts.count ? found : []
  }

  private func single(_ line: InlineText) -> BodyFact? {
    let bytes = line.text.bytes
    guard !bytes.isEmpty else { return nil }
    if let tags = hashTags(line) { return tags }
    if bytes[0] >= 0xE2, let fact = pictured(line) { return fact }
    if let colon = Self.labelEnd(bytes) {
      let label = line.slice(bytes.trimmingBlanks(Span(0, colon.start)))
      let value = line.slice(bytes.trimmingBlanks(Span(colon.end, bytes.count)))
      if let fact = fact(label: label, value: value) { return fact }
    }
    if line.strongEnd > 1, line.strongEnd < bytes.count, line.strongEnd <= 60 {
      let value = line.slice(bytes.trimmingBlanks(Span(line.strongEnd, bytes.count)))
      if let fact = fact(label: line.slice(Span(0, line.strongEnd)), value: value) { return fact }
    }
    if let fact = valueFirst(line) { return fact }
    return isItem && role != .facts ? nil : phrase(line)
  }

  /// "⏱️ 30 min", "👥 4": a picture in place of a label.
  private func pictured(_ line: InlineText) -> BodyFact? {
    let bytes = line.text.bytes
    let start = Likeness.afterEmoji(bytes)
    guard start > 0, start < bytes.count, bytes.count <= 50, bytes[start].isDigit else { return nil }
    let value = line.slice(Span(start, bytes.count))
    let picture = Array(bytes[..<start])
    let label = String(decoding: picture, as: UTF8.self)
    if ["⏱", "⏲", "⏰", "⌛", "⏳", "🕐", "🕑", "🕒", "🕓", "🕔", "🕕", "🕖", "🕗", "🕘", "🕙", "🕚", "🕛"].contains(where: {
      picture.holds($0)
    }) {
      return TimeText.minutes(value.text.string).map { _ in BodyFact(label: label, key: .totalTime, value: value) }
    }
    guard ["👥", "👤", "🍽", "🍴", "👪", "🧑"].contains(where: { picture.holds($0) }) else { return nil }
    return ServingsText.parse(value.text.string).map { _ in BodyFact(label: label, key: .servings, value: value) }
  }

  /// "30 min Arbeitszeit": the label after the value.
  private func valueFirst(_ line: InlineText) -> BodyFact? {
    let bytes = line.text.bytes
    guard bytes.count <= 50, let first = bytes.first, first.isDigit, let blank = bytes.lastIndex(of: 32), blank > 2
    else { return nil }
    let label = line.slice(Span(blank + 1, bytes.count))
    let value = line.slice(bytes.trimmingBlanks(Span(0, blank)))
    guard let fact = fact(label: label, value: value) else { return nil }
    return [.prepTime, .cookTime, .totalTime].contains(fact.key) ? fact : nil
  }

  /// The value of a label; nil when the label is not known or the value is not of its kind.
  func fact(label: InlineText, value: InlineText) -> BodyFact? {
    guard !label.isEmpty, label.text.bytes.count <= 60 else { return nil }
    guard let key = RecipeKey.lookup(label.text.string, settings: settings) else { return nil }
    guard Self.fits(key, value, role) else { return nil }
    return BodyFact(label: label.text.string, key: key, value: value)
  }

  private static func fits(_ key: RecipeKey, _ value: InlineText, _ role: Role?) -> Bool {
    let count = value.text.bytes.count
    switch key {
    case .servings: return count > 0 && count <= 80 && ServingsText.parse(value.text.string) != nil
    case .prepTime, .cookTime, .totalTime: return count > 0 && count <= 80 && TimeText.minutes(value.text.string) != nil
    case .rating: return RatingText.parse(value.text.string) != nil
    case .favorite: return FavoriteText.parse(value.text.string) != nil
    case .tags: return count <= 400
    case .category, .cuisine, .difficulty, .language, .created: return count > 0 && count <= 80
    case .author: return count > 0 && count <= 120
    case .source: return count > 0 || !value.links.isEmpty
    case .image: return !value.links.isEmpty || count > 0 && count <= 200
    case .calories: return count > 0 && count <= 40 && (role != nil || value.text.bytes.contains(where: \.isDigit))
    case .title, .description, .notes, .equipment, .ingredients, .steps: return false
    default: return false
    }
  }

  /// Where the colon after a label begins and ends: `:`, `：` or Dataview's `::`.
  static func labelEnd(_ bytes: [UInt8]) -> Span? {
    for index in bytes.indices.prefix(61) {
      if bytes[index] == UInt8(ascii: ":") {
        let isDouble = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: ":")
        return index == 0 ? nil : Span(index, index + (isDouble ? 2 : 1))
      }
      if bytes[index] == 0xEF, index + 2 < bytes.count, bytes[index + 1] == 0xBC, bytes[index + 2] == 0x9A {
        return Span(index, index + 3)
      }
    }
    return nil
  }

  /// "Prep: 10 min | Cook: 20 min", "Prep: 10 min, Serves: 4".
  private func split(_ line: InlineText) -> [InlineText] {
    let bytes = line.text.bytes
    guard bytes.count <= 300 else { return [] }
    var parts: [InlineText] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      let length: Int
      switch bytes[index] {
      case UInt8(ascii: "|"), UInt8(ascii: ";"): length = 1
      case UInt8(ascii: ","): length = 1
      case UInt8(ascii: "/") where index > 0 && bytes[index - 1] == 32: length = 1
      case 0xE2
      where bytes[index...].starts(with: [0xE2, 0x80, 0xA2]) || bytes[index...].starts(with: [0xE2, 0x80, 0x94]):
        length = 3
      case 0xC2 where index + 1 < bytes.count && bytes[index + 1] == 0xB7: length = 2
      default: length = 0
      }
      if length > 0 {
        parts.append(line.slice(bytes.trimmingBlanks(Span(start, index))))
        start = index + length
      }
      index += max(1, length)
    }
    parts.append(line.slice(bytes.trimmingBlanks(Span(min(start, bytes.count), bytes.count))))
    return parts.filter { !$0.isEmpty }
  }

  private func hashTags(_ line: InlineText) -> BodyFact? {
    let bytes = line.text.bytes
    guard bytes.first == UInt8(ascii: "#") else { return nil }
    for word in bytes.split(whereSeparator: { $0.isWhitespace || $0 == UInt8(ascii: ",") }) {
      guard word.count > 1, word.first == UInt8(ascii: "#"), !word.dropFirst().contains(UInt8(ascii: "#")),
        !word.dropFirst().allSatisfy(\.isDigit)
      else { return nil }
    }
    return BodyFact(label: "", key: .tags, value: line)
  }

  // MARK: Phrases

  private static let servingVerbs: Set<String> = [
    "serves", "makes", "yields", "yield", "servings", "feeds", "fur", "pour", "para", "per", "voor", "for", "ergibt",
    "portionen", "rinde", "rende",
    "portions", "porciones", "personnes", "personen", "reicht", "dosi", "dose", "recipe", "recette", "rezept", "ca",
    "circa", "about", "enough", "approximately",
  ]

  /// "Serves 4-6", "Makes about 12 cookies.", "Für 4 Personen", "4 servings".
  private func phrase(_ line: InlineText) -> BodyFact? {
    let bytes = line.text.bytes
    guard bytes.count <= 80, bytes.contains(where: { $0.isDigit }) || bytes.count <= 50 else { return nil }
    if role != .amounts {
      let word = Likeness.firstWord(bytes)
      guard Self.servingVerbs.contains(word) || Self.isCount(word),
        bytes.contains(where: \.isDigit) || ["serves", "makes", "yields", "fur", "pour", "feeds"].contains(word)
      else { return nil }
    }
    let text = line.text.string
    let words = WordKey.words(WordKey.make(bytes))
    guard let first = words.first, words.count <= 10 else { return nil }
    let isVerb = Self.servingVerbs.contains(first) && words.prefix(5).contains { Self.isCount($0) }
    let isCount =
      words.count <= 4 && Self.isCount(first) && words.dropFirst().contains { ServingsWords.isPeople($0) }
      || Self.isJapaneseCount(first, words.count)
    if role == .amounts, Self.isPortion(bytes), let from = Self.ideographicNumber(bytes),
      ServingsText.parse(text) == nil
    {
      let rest = line.slice(Span(from, bytes.count))
      return ServingsText.parse(rest.text.string).map { _ in BodyFact(label: "", key: .servings, value: rest) }
    }
    guard isVerb || isCount || role == .amounts && Self.isPortion(bytes), ServingsText.parse(text) != nil else {
      return nil
    }
    let needsPeople =
      Self.servingVerbs.contains(first)
      && !["serves", "makes", "yields", "yield", "servings", "feeds", "ergibt"].contains(first)
    if needsPeople, !words.contains(where: { ServingsWords.isPeople($0) }), !Self.isJapaneseCount(first, words.count) {
      return nil
    }
    return BodyFact(label: "", key: .servings, value: line)
  }

  /// "2人分" and nothing else.
  private static func isJapaneseCount(_ word: String, _ count: Int) -> Bool {
    guard count == 1, word.utf8.count <= 24, word.utf8.first.map(\.isDigit) ?? false,
      word.utf8.last.map({ $0 >= 0x80 }) ?? false
    else { return false }
    return ServingsText.parse(word)?.unit == ServingsWords.servings
  }

  /// Where the first Chinese number stands: "下面是一人份".
  private static func ideographicNumber(_ bytes: [UInt8]) -> Int? {
    let digits: [[UInt8]] = ["一", "二", "两", "三", "四", "五", "六", "七", "八", "九", "十"].map { Array($0.utf8) }
    return bytes.indices.first { index in digits.contains { bytes[index...].starts(with: $0) } }
  }

  private static func isCount(_ word: String) -> Bool {
    word.utf8.first.map(\.isDigit) ?? false || ServingsWords.counts[word] != nil
  }

  /// `份`, `人`, `杯`: a line beside a Chinese list that says for how many it is.
  private static func isPortion(_ bytes: [UInt8]) -> Bool {
    ["份", "人", "分量", "杯", "碗", "盘"].contains { bytes.holds($0) }
  }

  /// The number of a title: "Croissants (x8)", "Pancakes for 2".
  func titleFact(_ title: InlineText) -> BodyFact? {
    let bytes = title.text.bytes
    guard bytes.last == UInt8(ascii: ")"), let open = bytes.lastIndex(of: UInt8(ascii: "(")) else { return nil }
    let inside = title.slice(Span(open + 1, bytes.count - 1))
    return Self.isYield(inside.text.bytes) ? BodyFact(label: "", key: .servings, value: inside, isHeading: true) : nil
  }

  /// `x8`, `8x`, `8 servings`, `serves 4`, `für 4 Personen`.
  static func isYield(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= 40 else { return false }
    let words = WordKey.words(WordKey.make(bytes))
    if words.count == 1, let word = words.first {
      let digits = word.utf8.filter { $0 != UInt8(ascii: "x") }
      return digits.count == word.utf8.count - 1 && !digits.isEmpty && digits.allSatisfy(\.isDigit)
    }
    return words.contains { isCount($0) } && words.contains { ServingsWords.isPeople($0) || servingVerbs.contains($0) }
  }

  /// The number in a heading of ingredients: "Zutaten für 2 Portionen".
  func countInHeading(_ heading: InlineText) -> BodyFact? {
    let bytes = heading.text.bytes
    guard bytes.count <= 100 else { return nil }
    var index = 0
    while index < bytes.count, bytes[index] != 32, bytes[index] != UInt8(ascii: "("), bytes[index] != UInt8(ascii: ":")
    { index += 1 }
    let rest = heading.slice(bytes.trimmingBlanks(Span(min(index, bytes.count), bytes.count)))
    guard !rest.isEmpty, let servings = ServingsText.parse(rest.text.string) else { return nil }
    let words = WordKey.words(WordKey.make(rest.text.bytes))
    let hasNumber = rest.text.bytes.contains(where: \.isDigit)
    let isPeople = servings.unit == ServingsWords.servings && words.contains { ServingsWords.isPeople($0) }
    let isFor = words.first.map { Self.servingVerbs.contains($0) } ?? false
    return hasNumber || isPeople
      || isFor && words.contains { ServingsWords.counts[$0] != nil && $0 != "a" && $0 != "an" }
      ? BodyFact(label: "", key: .servings, value: trimmedCount(rest), isHeading: true) : nil
  }

  /// Without the word before the number and the bracket around it.
  private func trimmedCount(_ text: InlineText) -> InlineText {
    var bytes = Span(0, text.text.bytes.count)
    let all = text.text.bytes
    while bytes.start < bytes.end, !all[bytes.start].isDigit, all[bytes.start].isPunctuation || all[bytes.start] == 32 {
      bytes = Span(bytes.start + 1, bytes.end)
    }
    if bytes.end > bytes.start, all[bytes.end - 1] == UInt8(ascii: ")") || all[bytes.end - 1] == UInt8(ascii: ":") {
      bytes = Span(bytes.start, bytes.end - 1)
    }
    return text.slice(all.trimmingBlanks(bytes))
  }
}
