// A recipe that stands in one file in two languages counts once: in the language of the settings, else in the first.

internal import SourceText

extension BodyReading {
  /// Marks everything that is the same recipe in another language as used.
  mutating func chooseLanguage(_ wanted: String?, _ regions: [LanguageRegion]) {
    chooseRegion(wanted, regions)
    chooseSections(wanted)
  }

  private mutating func chooseRegion(_ wanted: String?, _ regions: [LanguageRegion]) {
    guard let first = regions.first, regions.contains(where: { $0.code != first.code }) else { return }
    let code = regions.contains { $0.code == wanted } ? wanted : first.code
    for index in elements.indices where elements[index].region > 0 {
      if regions[elements[index].region - 1].code != code { isUsed[index] = true }
    }
  }

  private mutating func chooseSections(_ wanted: String?) {
    let named = outline.sections.indices.filter { isIngredientHeading($0) }
    guard named.count > 1 else { return }
    let preferred = wanted.map { HeadingLanguages(code: $0) } ?? []
    let first = outline.sections[named[0]].languages
    let other = named.first { !outline.sections[$0].languages.isDisjoint(with: preferred) }
    let chosen = other.map { outline.sections[$0].languages } ?? first
    let others = named.map { outline.sections[$0].languages }.filter { $0.isDisjoint(with: chosen) }
    if !others.isEmpty { dropOthers(than: chosen, others.reduce([]) { $0.union($1) }) }
  }

  private func isIngredientHeading(_ index: Int) -> Bool {
    let section = outline.sections[index]
    guard section.isNamed, section.role?.isIngredients == true, !section.languages.isEmpty else { return false }
    return section.heading.map { !isUsed[$0] } ?? false
  }

  /// Marks the sections of the other languages; a section whose heading word both languages share goes with the one before it.
  private mutating func dropOthers(than chosen: HeadingLanguages, _ others: HeadingLanguages) {
    var isOn = true
    for section in outline.sections {
      if section.isNamed, !section.languages.isEmpty {
        if section.languages.isDisjoint(with: chosen) {
          isOn = false
        } else if section.languages.isDisjoint(with: others) {
          isOn = true
        }
      }
      guard !isOn, section.heading != outline.title || section.heading == nil else { continue }
      for index in section.elements { isUsed[index] = true }
      if let heading = section.heading { isUsed[heading] = true }
    }
  }
}
