// The ingredient lines of a section, whatever they are written as: items, table rows, lines of a paragraph.

internal import SourceText

/// Collects the ingredients of one section.
struct IngredientCollector {
  private let reading: BodyReading
  private let isStrict: Bool
  private var lines: [BodyLine] = []
  private var group: String?
  /// The label items that head a nested list, by element.
  private var labels: [Int: String] = [:]
  private var isAnyItemPlain = false

  /// The ingredients among `elements` (indices); `isStrict` takes nested items as part of their parent, as RecipeMD does;
  /// `inProse` says that no list is anywhere, so that the lines of paragraphs are the ingredients.
  static func collect(
    _ elements: [Int], _ reading: BodyReading, group: String?, isStrict: Bool = false, inProse: Bool = false
  ) -> [BodyLine] {
    var collector = IngredientCollector(reading: reading, isStrict: isStrict)
    collector.group = group
    collector.isAnyItemPlain = elements.contains {
      reading.elements[$0].kind == .item && !reading.elements[$0].text.isAllStrong
    }
    collector.items(elements)
    collector.tables(elements)
    collector.paragraphs(elements, isAlone: inProse)
    collector.lines.sort { $0.span.start < $1.span.start }
    return collector.lines
  }

  private init(reading: BodyReading, isStrict: Bool) {
    self.reading = reading
    self.isStrict = isStrict
  }

  // MARK: Items

  private mutating func items(_ elements: [Int]) {
    let outer = group
    for index in elements where reading.elements[index].kind == .item {
      let element = reading.elements[index]
      guard !element.text.isEmpty else { continue }
      if let parent = element.parent {
        nested(element, index, parent)
      } else if isLabel(element, index, elements) {
        let label = BodyReading.label(element.text.text.bytes)
        labels[index] = label
        if !element.hasChildren { group = label }
      } else {
        lines.append(reading.line(element, group: group))
      }
    }
    group = outer
  }

  private mutating func nested(_ element: BodyElement, _ index: Int, _ parent: Int) {
    if let label = labels[parent] {
      if element.hasChildren, isLabel(element, index, []) {
        labels[index] = BodyReading.label(element.text.text.bytes)
      } else {
        lines.append(reading.line(element, group: label))
      }
      return
    }
    guard !isStrict, Likeness.beginsWithAmount(element.text.text.bytes), element.text.text.bytes.count <= 100 else {
      return
    }
    lines.append(reading.line(element, group: group))
  }

  /// Whether an item names a group: it ends in a colon, or is strong among items that are not, or heads nested amounts without one of its own.
  private func isLabel(_ element: BodyElement, _ index: Int, _ elements: [Int]) -> Bool {
    let bytes = element.text.text.bytes
    guard bytes.count <= 80 else { return false }
    // "1 cup milk, or:" is an ingredient all the same.
    if BodyReading.endsInColon(bytes) { return !Likeness.beginsWithAmount(bytes) }
    guard element.hasChildren || element.text.isAllStrong else { return false }
    if Likeness.beginsWithAmount(bytes) { return false }
    if element.hasChildren, !isStrict {
      let children = reading.elements.indices.filter { reading.elements[$0].parent == index }
      let amounts = children.count { Likeness.beginsWithAmount(reading.elements[$0].text.text.bytes) }
      if element.text.isAllStrong { return !children.isEmpty }
      if Likeness.holdsAmount(bytes) { return false }
      if amounts * 2 >= children.count { return !children.isEmpty }
      return children.count >= 2 && children.allSatisfy { isName(reading.elements[$0].text.text.bytes) }
    }
    return element.text.isAllStrong && isAnyItemPlain && !element.hasChildren && element.text.links.isEmpty
      && !Likeness.holdsAmount(bytes)
  }

  /// Whether a nested line names a food rather than says something about the line above it.
  private func isName(_ bytes: [UInt8]) -> Bool {
    bytes.count <= 40 && Likeness.isIngredientLike(bytes) && !Likeness.endsSentence(bytes)
  }

  // MARK: Tables

  private mutating func tables(_ elements: [Int]) {
    var index = 0
    while index < elements.count {
      guard case .row = reading.elements[elements[index]].kind else {
        index += 1
        continue
      }
      let container = reading.elements[elements[index]].container
      var end = index
      while end < elements.count, reading.elements[elements[end]].container == container { end += 1 }
      table(elements[index..<end].map { reading.elements[$0] })
      index = end
    }
  }

  private mutating func table(_ rows: [BodyElement]) {
    guard let head = rows.first else { return }
    let columns = TableColumns(head: head.cells, rows: rows.dropFirst().map(\.cells))
    var group = self.group
    for row in rows.dropFirst(columns.headIsRow ? 0 : 1) {
      let filled = row.cells.filter { !$0.isEmpty }
      if filled.count == 1, row.cells.count > 1, filled[0].isAllStrong || BodyReading.endsInColon(filled[0].text.bytes)
      {
        group = BodyReading.label(filled[0].text.bytes)
        continue
      }
      for (number, run) in columns.runs.enumerated() {
        let cells = run.filter { $0.column < row.cells.count && !row.cells[$0.column].isEmpty }
        guard cells.contains(where: { $0.meaning != .amount && $0.meaning != .unit }) else { continue }
        var text = InlineText()
        for cell in cells { text.append(row.cells[cell.column]) }
        let span = columns.runs.count == 1 ? row.span : text.text.sourceSpan ?? row.span
        lines.append(
          BodyLine(text: text.text, group: group, link: BodyReading.link(text.links), span: span, line: row.line))
        if number > 0, columns.runs.count == 1 { break }
      }
    }
  }

  // MARK: Paragraphs

  /// Lines of paragraphs: all of them where nothing else is in the section, else those of a paragraph whose every line begins with an amount.
  private mutating func paragraphs(_ elements: [Int], isAlone: Bool) {
    for index in elements {
      let element = reading.elements[index]
      guard element.kind == .paragraph || element.kind == .quote || element.kind == .code && isAlone,
        !element.text.isEmpty
      else { continue }
      let parts = element.text.lines()
      let texts = parts.map { Array(element.text.text.bytes[$0.range]) }
      let amounts = texts.count { Likeness.beginsWithAmount($0) }
      let likely = texts.count { Likeness.isIngredientLike($0) }
      if isAlone && element.kind != .quote
        ? likely * 4 >= texts.count * 3 : amounts == texts.count && likely == texts.count
      {
        if parts.count == 1, amounts == 0, let names = commaList(element.text) {
          append(names, of: element)
        } else {
          append(parts, of: element)
        }
      } else if isAlone, let names = commaList(element.text) {
        append(names, of: element)
      }
    }
  }

  private mutating func append(_ parts: [Span], of element: BodyElement) {
    for part in parts {
      let text = element.text.slice(part)
      guard let span = parts.count == 1 ? element.span : text.text.sourceSpan else { continue }
      lines.append(
        BodyLine(
          text: text.text, group: group, link: BodyReading.link(text.links), span: span,
          line: element.line + lineOffset(element, part)))
    }
  }

  private func lineOffset(_ element: BodyElement, _ part: Span) -> Int {
    guard let span = element.text.text.slice(part).sourceSpan else { return 0 }
    var count = 0
    var offset = element.span.start
    while offset < span.start {
      if reading.bytes[offset] == 10 || reading.bytes[offset] == 13 && reading.bytes[offset + 1] != 10 { count += 1 }
      offset += 1
    }
    return count
  }

  /// "flour, sugar, eggs and butter" as names; nil for a sentence.
  private func commaList(_ text: InlineText) -> [Span]? {
    let bytes = text.text.bytes
    guard !Likeness.beginsWithVerb(bytes) else { return nil }
    var parts: [Span] = []
    var start = 0
    var depth = 0
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ",") where depth == 0 && !(index + 1 < bytes.count && bytes[index + 1].isDigit),
        UInt8(ascii: ";") where depth == 0:
        parts.append(bytes.trimmingBlanks(Span(start, index)))
        start = index + 1
      default: break
      }
    }
    var last = bytes.trimmingBlanks(Span(start, bytes.count))
    if !last.isEmpty, bytes[last.end - 1] == UInt8(ascii: ".") { last = Span(last.start, last.end - 1) }
    parts.append(last)
    parts.removeAll(where: \.isEmpty)
    guard parts.count >= 3, parts.allSatisfy({ $0.count <= 60 }) else { return nil }
    return parts
  }
}
