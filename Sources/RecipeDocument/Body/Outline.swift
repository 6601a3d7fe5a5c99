// The sections of a body: which heading each element stands under, and what that section is for.

internal import SourceText

/// A section of a body: a heading and what stands under it until the next heading.
struct Section {
  /// What it is for; nil when no word says so.
  var role: Role?
  /// The index of its heading among the elements; nil for what stands before the first.
  var heading: Int?
  /// The level of its heading; 0 without one.
  var level = 0
  /// The index of the enclosing section.
  var parent: Int?
  /// The languages of its heading word.
  var languages: HeadingLanguages = []
  /// Whether its own heading names the role, rather than the role being that of an enclosing section.
  var isNamed = false
  /// The elements under its heading, the heading left out.
  var elements: Range<Int> = 0..<0
  /// The name of the group that its items are in.
  var group: String?
}

/// The sections of a body.
struct Outline {
  /// The sections in the order of the file.
  var sections: [Section] = []
  /// The index of the element that is the title; nil when none is.
  var title: Int?

  /// Sorts the elements into sections.
  init(_ elements: [BodyElement], _ words: HeadingWords, hasTitle: Bool) {
    var builder = OutlineBuilder(elements: elements, words: words, hasTitle: hasTitle)
    builder.build()
    sections = builder.sections
    title = builder.title
  }
}

/// Builds an outline.
private struct OutlineBuilder {
  let elements: [BodyElement]
  let words: HeadingWords
  /// Whether the front matter names the recipe, so that only a first-level heading can be its title.
  let hasTitle: Bool
  var sections = [Section()]
  var title: Int?
  /// The indices of the sections that enclose the current element, outermost first; the first is the one without a heading.
  private var open = [0]
  private var hasContent = false

  init(elements: [BodyElement], words: HeadingWords, hasTitle: Bool) {
    self.hasTitle = hasTitle
    self.elements = elements
    self.words = words
  }

  mutating func build() {
    for index in elements.indices {
      if let level = elements[index].level {
        heading(index, level)
      } else {
        if elements[index].kind != .rule { hasContent = true }
        endLineLabel(at: index)
        closeLast(at: index + 1)
      }
    }
  }

  /// "Note: freezes well." is about its own lines; what follows is in the section around it.
  private mutating func endLineLabel(at index: Int) {
    let last = sections[sections.count - 1]
    guard let heading = last.heading, elements[heading].isLineLabel, !last.elements.isEmpty, let outer = last.parent,
      open.count > 1
    else { return }
    open.removeLast()
    var section = Section(role: sections[outer].role, level: sections[outer].level, parent: outer)
    section.languages = sections[outer].languages
    begin(section, at: index - 1)
  }

  private mutating func closeLast(at end: Int) {
    let last = sections.count - 1
    sections[last].elements = sections[last].elements.lowerBound..<end
  }

  private mutating func heading(_ index: Int, _ level: Int) {
    let text = elements[index].text.text.bytes
    let isTitle = title == nil && (level == 1 || level <= 6 && !hasTitle && !sections.contains { $0.isNamed })
    let match = isTitle ? (isRecipeMDTitle(index) ? nil : words.whole(text)) : words.match(text)
    if isTitle, match == nil || text.isEmpty, level == 1 || index == 0 || !hasContent {
      title = index
      begin(Section(heading: index, level: 0), at: index)
      return
    }
    while open.count > 1, sections[open[open.count - 1]].level >= level { open.removeLast() }
    var section = Section(heading: index, level: level, parent: open.last)
    let outer = open.last.map { sections[$0] }
    if let match, mayTurn(outer?.role, match) {
      section.role = match.role
      section.languages = match.languages
      section.isNamed = true
    } else {
      section.role = outer?.role
    }
    begin(section, at: index)
    open.append(sections.count - 1)
  }

  /// RecipeMD's title stands first and a rule follows before any list or heading; it may be any word.
  private func isRecipeMDTitle(_ index: Int) -> Bool {
    guard index == 0, elements[index].level == 1 else { return false }
    for element in elements.dropFirst() {
      if element.kind == .rule { return true }
      if element.kind != .paragraph { return false }
    }
    return false
  }

  private mutating func begin(_ section: Section, at index: Int) {
    sections.append(section)
    sections[sections.count - 1].elements = (index + 1)..<(index + 1)
  }

  /// Whether a heading word counts inside a section of role `outer`.
  private func mayTurn(_ outer: Role?, _ match: HeadingWords.Match) -> Bool {
    switch outer {
    case nil, .description, .facts: true
    case .ingredients, .amounts:
      match.isWhole && !match.role.isIngredients || match.role == .equipment || match.role == .steps && match.isWhole
    case .steps:
      match.role != .steps && (match.isWhole || match.role.isIngredients) && match.role != .facts
        && match.role != .source
    case .notes, .other, .source:
      match.isWhole && (match.role == .steps || match.role.isIngredients || match.role == .nutrition)
        && !sections.contains { $0.isNamed && $0.role == match.role }
    case .equipment, .nutrition: match.isWhole && match.role != .source
    }
  }
}
