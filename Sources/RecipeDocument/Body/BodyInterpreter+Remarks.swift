// What stands beside ingredients and steps: equipment, source, description, notes, the language.

internal import SourceText

extension BodyInterpreter {
  mutating func rest() {
    description()
    notes()
    for index in sections(where: { $0.role == .equipment }) {
      for element in reading.unused(reading.outline.sections[index]) where reading.elements[element].kind == .item {
        if !reading.elements[element].text.isEmpty { result.equipment.append(reading.elements[element].text.text) }
      }
    }
    for index in sections(where: { $0.role == .nutrition }) {
      for element in reading.unused(reading.outline.sections[index]) {
        let text = reading.elements[element].text
        for line in text.lines() { result.nutrition.append(text.text.slice(line)) }
      }
    }
    for index in sections(where: { $0.role == .source }) {
      for element in reading.unused(reading.outline.sections[index]) {
        result.sources.append(reading.elements[element].text)
      }
    }
    result.language = language()
  }

  func isAddress(_ text: InlineText) -> Bool {
    let bytes = text.text.bytes
    return (bytes.starts(with: "https://".utf8) || bytes.starts(with: "http://".utf8)) && !bytes.contains(32)
  }

  /// Sentences outside the ingredients and steps that name the source.
  mutating func sourcePhrases() {
    let steps = Set(result.steps.map(\.span.start))
    for index in reading.elements.indices where result.sources.isEmpty {
      let element = reading.elements[index]
      guard !reading.isUsed[index], !steps.contains(element.span.start),
        element.kind == .paragraph || element.kind == .item || element.kind == .quote
      else { continue }
      let section = reading.outline.sections.last { $0.elements.contains(index) }
      guard
        section?.role == nil || section?.role == .notes || section?.role == .description || element.kind == .paragraph,
        section?.role != .steps || element.text.isAllEmphasis
      else { continue }
      if element.kind == .item, section?.role == nil { continue }
      if let source = SourcePhrase.find(element.text) { result.sources.append(source) }
    }
    if result.sources.isEmpty { bareAddress(steps) }
  }

  /// A web address on a line of its own, or behind the title.
  private mutating func bareAddress(_ steps: Set<Int>) {
    for (index, element) in reading.elements.enumerated() {
      guard index == reading.outline.title || element.kind == .paragraph && !reading.isUsed[index],
        !steps.contains(element.span.start)
      else { continue }
      let text = element.text
      let link = text.links.first { $0.link.style == .markdown && BodyReading.isWebAddress($0.link.target) }
      if let link, link.text.count * 10 >= text.text.bytes.count * 9, index == reading.outline.title || isAddress(text)
      {
        result.sources.append(text)
        return
      }
      if link == nil, isAddress(text) {
        result.sources.append(text)
        return
      }
    }
  }

  private mutating func description() {
    let end = min(result.ingredients.first?.span.start ?? Int.max, result.steps.first?.span.start ?? Int.max)
    let starts = Set(result.steps.map(\.span.start))
    var text = MappedText()
    for index in looseElements({ $0 == nil || $0 == .description }) {
      let element = reading.elements[index]
      guard element.kind == .paragraph, element.span.start < end, !starts.contains(element.span.start),
        !element.text.isEmpty, !isAddress(element.text)
      else { continue }
      if !text.bytes.isEmpty { text.append(unplaced: "\n\n") }
      text.append(element.text.text)
    }
    if !text.bytes.isEmpty { result.description = text }
  }

  private mutating func notes() {
    var text = MappedText()
    for index in sections(where: { $0.role == .notes }) {
      for element in reading.unused(reading.outline.sections[index]) where !reading.elements[element].text.isEmpty {
        if !text.bytes.isEmpty { text.append(unplaced: "\n") }
        text.append(reading.elements[element].text.text)
      }
    }
    for element in reading.elements where element.isRemark && element.depth >= 3 {
      if !text.bytes.isEmpty { text.append(unplaced: "\n") }
      text.append(element.text.text)
    }
    if !text.bytes.isEmpty { result.notes = text }
  }

  /// The language that most heading words are of.
  private func language() -> String? {
    var votes: [String: Int] = [:]
    for index in sections(where: { $0.isNamed }) {
      for code in reading.outline.sections[index].languages.members { votes[code, default: 0] += 1 }
    }
    guard let most = votes.values.max() else { return nil }
    return HeadingLanguages.codes.first { votes[$0] == most }
  }
}
