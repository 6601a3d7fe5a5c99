// Reads a body as a recipe: sections where headings name them, else lists and prose by what they look like.

internal import SourceText

/// Interprets the elements of a body.
struct BodyInterpreter {
  var reading: BodyReading
  let settings: ReadingSettings
  var result = BodyRecipe()
  /// The sections of which the ingredients were taken.
  var ingredientSections: [Int] = []
  /// The elements that are ingredients in a file whose headings don't say so.
  var looseIngredients: Set<Int> = []

  /// What the body says.
  static func read(
    _ bytes: [UInt8], _ content: BodyContent, _ words: HeadingWords, _ settings: ReadingSettings, title: String?,
    wantsSource: Bool
  ) -> BodyRecipe {
    let outline = Outline(content.elements, words, hasTitle: title != nil)
    let reading = BodyReading(
      bytes: bytes, elements: content.elements, words: words, outline: outline,
      isUsed: Array(repeating: false, count: content.elements.count))
    var interpreter = BodyInterpreter(reading: reading, settings: settings)
    interpreter.result.links = content.links
    interpreter.reading.chooseLanguage(settings.language, content.regions)
    if title == nil || interpreter.reading.outline.title != nil { interpreter.title() }
    interpreter.facts(title)
    interpreter.adoptNeighbours()
    interpreter.ingredients()
    interpreter.steps()
    interpreter.rest()
    if wantsSource { interpreter.sourcePhrases() }
    return interpreter.result
  }

  private init(reading: BodyReading, settings: ReadingSettings) {
    self.reading = reading
    self.settings = settings
  }

  // MARK: Title

  private mutating func title() {
    guard let index = reading.outline.title else { return plainTitle() }
    result.title = reading.elements[index].text.text
    result.titleIsHeading = true
  }

  /// A short plain line that stands first and alone.
  private mutating func plainTitle() {
    guard let first = reading.elements.first, first.kind == .paragraph || (first.level ?? 0) >= 7,
      first.text.breaks.isEmpty
    else { return }
    let bytes = first.text.text.bytes
    guard bytes.count <= 60, !Likeness.endsSentence(bytes), !Likeness.beginsWithAmount(bytes),
      bytes.first != UInt8(ascii: "#"),
      reading.words.match(bytes) == nil, FactLine.labelEnd(bytes).map({ $0.end == bytes.count }) ?? true,
      reading.elements.count > 1,
      !first.text.isAllEmphasis
    else { return }
    var end = bytes.count
    while end > 0, bytes[end - 1] == UInt8(ascii: ":") { end -= 1 }
    result.title = first.text.text.slice(Span(0, end))
    if first.kind == .paragraph { reading.isUsed[0] = true }
  }

  private mutating func facts(_ title: String?) {
    let title = title.map { Array($0.utf8) } ?? result.title?.bytes ?? []
    result.facts = reading.takeFacts(settings, titleWords: WordKey.words(WordKey.make(title)))
  }

  // MARK: Sections

  func sections(where test: (Section) -> Bool) -> [Int] {
    reading.outline.sections.indices.filter { index in
      let section = reading.outline.sections[index]
      return test(section) && !(section.heading.map { reading.isUsed[$0] && $0 != reading.outline.title } ?? false)
    }
  }

  /// A section without a known word beside the ingredients or steps belongs to them when its lines read so: "For the dressing" after "Ingredients".
  private mutating func adoptNeighbours() {
    var previous: Int?
    let hasSteps = reading.outline.sections.contains { $0.role == .steps && $0.isNamed }
    for index in reading.outline.sections.indices {
      let section = reading.outline.sections[index]
      guard section.role == nil, section.heading != nil, section.heading != reading.outline.title else {
        if section.role != nil { previous = index }
        continue
      }
      guard let before = previous, let role = reading.outline.sections[before].role,
        reading.outline.sections[before].level <= section.level || section.level >= 7
      else { continue }
      let groups = reading.groups(reading.unused(section))
      if role.isIngredients,
        groups.contains(where: { $0.kind == .ingredients || $0.kind == .names && section.level >= 7 }),
        !groups.contains(where: { $0.kind == .steps })
      {
        reading.outline.sections[index].role = role
        previous = index
      } else if role == .steps, hasSteps,
        groups.contains(where: {
          $0.kind == .steps && reading.elements[$0.elements[0]].kind == .item
            && (reading.elements[$0.elements[0]].isOrdered || section.level >= 7)
        })
      {
        reading.outline.sections[index].role = .steps
        previous = index
      }
    }
  }

  /// The name of the group of a section: its own heading when that is below the one that names the role, else the heading of the part of the dish around it.
  private func group(_ index: Int, ofSeveral: Bool) -> String? {
    let section = reading.outline.sections[index]
    if !section.isNamed { return reading.title(of: section) }
    guard ofSeveral else { return nil }
    if let parent = section.parent, parent > 0, let heading = reading.outline.sections[parent].heading,
      heading != reading.outline.title, reading.outline.sections[parent].role == nil
    {
      return reading.title(of: reading.outline.sections[parent])
    }
    let own = section.heading.flatMap { reading.words.whole(reading.elements[$0].text.text.bytes) }
    return own == nil ? reading.title(of: section) : nil
  }

  // MARK: Ingredients

  private mutating func ingredients() {
    let named = sections { $0.role?.isIngredients == true }
    result.hasIngredientHeading = !named.isEmpty
    let ofSeveral = named.count { reading.outline.sections[$0].isNamed } > 1
    var lists: [(section: Int, lines: [BodyLine])] = []
    for inProse in [false, true] where lists.isEmpty {
      for index in named {
        let elements = beforeSteps(reading.outline.sections[index])
        let lines = IngredientCollector.collect(
          elements, reading, group: group(index, ofSeveral: ofSeveral), inProse: inProse)
        if !lines.isEmpty { lists.append((index, lines)) }
      }
    }
    lists = withoutRepeats(lists)
    ingredientSections = lists.map(\.section)
    result.ingredients = lists.flatMap(\.lines)
    if result.ingredients.isEmpty { looseList() }
    dropLeadIn()
  }

  /// A label over the whole list is no group: "You will need:", "每份：".
  private mutating func dropLeadIn() {
    guard let group = result.ingredients.first?.group, result.ingredients.allSatisfy({ $0.group == group }),
      let heading = reading.elements.first(where: { $0.level == 8 && BodyReading.label($0.text.text.bytes) == group }),
      heading.span.start < result.ingredients[0].span.start
    else { return }
    for index in result.ingredients.indices { result.ingredients[index].group = nil }
  }

  /// The elements of an ingredient section up to a numbered list of instructions, when no heading names the steps.
  private func beforeSteps(_ section: Section) -> [Int] {
    let elements = reading.unused(section)
    guard !reading.outline.sections.contains(where: { $0.role == .steps }) else { return elements }
    let groups = reading.groups(elements)
    guard let first = groups.firstIndex(where: { $0.kind == .ingredients || $0.kind == .names }),
      let steps = groups[first...].first(where: { $0.kind == .steps })
    else { return elements }
    let start = steps.elements[0]
    return elements.filter { $0 < start }
  }

  /// Of two lists of the same things the one with amounts counts.
  private func withoutRepeats(_ lists: [(section: Int, lines: [BodyLine])]) -> [(section: Int, lines: [BodyLine])] {
    guard lists.count > 1 else { return lists }
    let isAmounts = lists.map { reading.outline.sections[$0.section].role == .amounts }
    if isAmounts.contains(true), isAmounts.contains(false) {
      let amounts = zip(lists, isAmounts).filter(\.1).map(\.0)
      let others = zip(lists, isAmounts).filter { !$0.1 }.map(\.0)
      let isRemark = amounts.reduce(0) { $0 + $1.lines.count } < 2
      return isRemark && others.contains { $0.lines.count { Likeness.beginsWithAmount($0.text.bytes) } >= 2 }
        ? others : amounts
    }
    let shares = lists.map { list in list.lines.count { Likeness.holdsAmount($0.text.bytes) } * 100 / list.lines.count }
    var kept: [(section: Int, lines: [BodyLine])] = []
    for (index, list) in lists.enumerated() {
      let isRepeat =
        shares[index] < 20
        && lists.indices.contains { other in
          other != index && shares[other] >= 50 && repeats(list.lines, lists[other].lines)
        }
      if !isRepeat { kept.append(list) }
    }
    return kept
  }

  /// Whether at least half of the names in `lines` stand in the lines of `other`.
  private func repeats(_ lines: [BodyLine], _ other: [BodyLine]) -> Bool {
    let texts = other.map { WordKey.make($0.text.bytes) }
    let names = lines.map { WordKey.make($0.text.bytes) }
    let found = names.count { name in !name.isEmpty && texts.contains { $0.holds(name) } }
    return found * 2 >= names.count
  }

  /// Without a heading: the lists that read like ingredients.
  private mutating func looseList() {
    let indices = looseElements { $0 == nil || $0 == .description || $0?.isIngredients == true }
    let isRecipeMD = hasRuledList(indices)
    let groups = reading.groups(indices)
    var chosen = groups.filter { $0.kind == .ingredients }
    if chosen.isEmpty || isRecipeMD {
      let stepsBefore = groups.firstIndex { $0.kind == .steps } ?? groups.count
      let names = groups[..<stepsBefore].filter { $0.kind == .names || isRecipeMD && $0.kind == .steps && isList($0) }
      chosen = isRecipeMD ? (chosen + names).sorted { $0.elements[0] < $1.elements[0] } : firstNames(names)
      result.isGuess = !isRecipeMD && !chosen.isEmpty
    } else {
      // Names without amounts beside a list with amounts: one more list before the steps begin ("Optional").
      let first = chosen[0].elements[0]
      let steps = groups.first { $0.kind == .steps && $0.elements[0] > first }?.elements[0] ?? Int.max
      chosen += groups.filter { $0.kind == .names && $0.elements[0] < steps && $0.elements[0] > first }
      chosen.sort { $0.elements[0] < $1.elements[0] }
    }
    for list in chosen {
      let name = reading.outline.sections.last {
        $0.elements.contains(list.elements[0]) && $0.heading != reading.outline.title
      }
      let isLead = name?.heading.map { reading.elements[$0].level == 8 && chosen.count == 1 } ?? false
      result.ingredients += IngredientCollector.collect(
        list.elements, reading, group: isLead ? nil : name.flatMap { reading.title(of: $0) }, isStrict: isRecipeMD)
      looseIngredients.formUnion(list.elements)
    }
  }

  /// The first list of names, and those after it that only a label parts from it.
  private func firstNames(_ lists: [ListGroup]) -> [ListGroup] {
    guard let first = lists.first else { return [] }
    return [first]
      + lists.dropFirst().filter { list in
        let section = reading.outline.sections.last { $0.elements.contains(list.elements[0]) }
        return section.map { $0.level >= 7 } ?? false
      }
  }

  private func isList(_ group: ListGroup) -> Bool { reading.elements[group.elements[0]].kind == .item }

  func looseElements(_ test: (Role?) -> Bool) -> [Int] {
    reading.outline.sections.indices.filter { test(reading.outline.sections[$0].role) }
      .flatMap { reading.unused(reading.outline.sections[$0]) }
  }

  /// RecipeMD: the ingredients stand between two rules, or after the first.
  private func hasRuledList(_ indices: [Int]) -> Bool {
    guard let rule = indices.firstIndex(where: { reading.elements[$0].kind == .rule }),
      reading.outline.title.map({ $0 < indices[rule] }) ?? false
    else { return false }
    guard let next = indices[(rule + 1)...].first else { return false }
    return reading.elements[next].kind == .item
      && !indices[..<rule].contains { reading.elements[$0].kind == .item || reading.elements[$0].kind == .quote }
  }

  // MARK: Steps

  private mutating func steps() {
    let named = sections { $0.role == .steps }
    result.hasStepHeading = !named.isEmpty
    let ofSeveral = named.count { reading.outline.sections[$0].isNamed } > 1
    let hasItems = named.contains { index in
      reading.unused(reading.outline.sections[index]).contains { reading.elements[$0].kind == .item }
    }
    for index in named {
      let section = reading.outline.sections[index]
      let lines = StepCollector.collect(
        reading.unused(section), reading, group: group(index, ofSeveral: ofSeveral), hasItems: hasItems)
      if !section.isNamed, let title = reading.title(of: section), StepNumber.isStepHeading(title),
        !lines.isEmpty, !reading.unused(section).contains(where: { reading.elements[$0].kind == .item })
      {
        result.steps.append(Self.joined(lines))
      } else {
        result.steps += lines
      }
    }
    if result.steps.isEmpty { looseSteps() }
  }

  private static func joined(_ lines: [BodyLine]) -> BodyLine {
    var result = lines[0]
    result.group = nil
    for line in lines.dropFirst() {
      result.text.append(unplaced: " ")
      result.text.append(line.text)
      result.span = result.span.union(line.span)
    }
    return result
  }

  /// Without a heading: the lists of instructions, quotes, and the prose after the ingredients.
  private mutating func looseSteps() {
    let taken = Set(result.ingredients.map(\.span.start))
    let first = result.ingredients.first?.span.start
    let inList = Set(looseElements { $0?.isIngredients == true })
    let indices = looseElements { $0 == nil || $0 == .description || $0?.isIngredients == true }.filter { index in
      !looseIngredients.contains(index) && !taken.contains(reading.elements[index].span.start)
        && (!inList.contains(index) || reading.elements[index].span.start > first ?? Int.max)
    }
    let groups = reading.groups(indices)
    let lists = groups.filter { $0.kind == .steps && (result.ingredients.isEmpty || isList($0)) }
    let quotes = indices.contains { reading.elements[$0].kind == .quote }
    let prose = StepProse(
      reading: reading, after: first, hasLists: !lists.isEmpty, hasQuotes: quotes, isGuess: result.isGuess)
    let listed = Set(lists.flatMap(\.elements))
    var chosen: [Int] = []
    for index in indices {
      if listed.contains(index) || prose.isStep(index, chosen) { chosen.append(index) }
      if prose.ends(index, chosen) { break }
    }
    result.steps = StepCollector.collect(chosen, reading, group: nil, hasItems: false)
  }
}
