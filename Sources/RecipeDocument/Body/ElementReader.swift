// Turns the blocks of a body into elements: joins the paragraphs of an item, finds table rows, and cuts lines off paragraphs that are headings in all but markup.

internal import SourceText

/// Reads the elements of a body.
struct ElementReader {
  let bytes: [UInt8]
  let lines: BodyLines
  let words: HeadingWords
  let references: LinkReferences
  let blocks: [Block]
  var content = BodyContent()
  /// The element of each block that is an item; nil for the others.
  private var itemElements: [Int?]
  var region = 0
  var nextContainer: Int
  /// Whether the item that is being read line by line is numbered.
  var pendingOrder = false

  /// The elements of the lines.
  static func read(_ bytes: [UInt8], _ lines: BodyLines, _ words: HeadingWords) -> BodyContent {
    var reader = ElementReader(bytes: bytes, lines: lines, words: words)
    for index in reader.blocks.indices { reader.read(index) }
    reader.raiseHeadingItems()
    return reader.content
  }

  private init(bytes: [UInt8], lines: BodyLines, words: HeadingWords) {
    self.bytes = bytes
    self.lines = lines
    self.words = words
    references = LinkReferences(bytes, lines)
    blocks = BlockReader.read(bytes, lines)
    itemElements = Array(repeating: nil, count: blocks.count)
    nextContainer = blocks.count + 1
  }

  private mutating func read(_ index: Int) {
    let block = blocks[index]
    switch block.kind {
    case .quote, .list: break
    case .item: item(index)
    case .heading(let level): heading(index, level)
    case .paragraph:
      if let item = enclosingItem(block) { continueItem(item, block) } else { paragraph(index) }
    case .code:
      if enclosingItem(block) == nil { code(block) }
    case .html: html(block)
    case .rule: append(.rule, InlineText(), lines.content(block.startLine, bytes))
    }
  }

  // MARK: Lines of a block

  /// The bytes of each line of a block after the markers of its containers.
  func contentLines(_ block: Block) -> [Span] {
    var result: [Span] = []
    result.reserveCapacity(block.endLine - block.startLine)
    result.append(Span(block.start, lines.content(block.startLine, bytes).end))
    var line = block.startLine + 1
    while line < block.endLine {
      result.append(withoutQuotes(lines.content(line, bytes), block.quoteDepth))
      line += 1
    }
    return result
  }

  private func withoutQuotes(_ line: Span, _ depth: Int) -> Span {
    var position = line.start
    var left = depth
    while position < line.end {
      if bytes[position].isWhitespace {
        position += 1
      } else if left > 0, bytes[position] == UInt8(ascii: ">") {
        left -= 1
        position += 1
      } else {
        break
      }
    }
    return Span(position, line.end)
  }

  mutating func inline(_ spans: [Span]) -> InlineText {
    var spans = spans
    if let last = spans.last, let cut = withoutBlockMark(last) { spans[spans.count - 1] = cut }
    let text = InlineReader.read(bytes, spans, references)
    for link in text.links { content.links.append(link.link) }
    return text
  }

  /// The line without Obsidian's name for its block: ` ^name` at its end.
  private func withoutBlockMark(_ line: Span) -> Span? {
    var position = line.end
    while position > line.start,
      bytes[position - 1].isLetter || bytes[position - 1].isDigit || bytes[position - 1] == UInt8(ascii: "-")
    { position -= 1 }
    guard position < line.end, position >= line.start + 2, bytes[position - 1] == UInt8(ascii: "^"),
      bytes[position - 2] == 32
    else { return nil }
    return bytes.trimmingBlanks(Span(line.start, position - 1))
  }

  mutating func append(_ kind: BodyElement.Kind, _ text: InlineText, _ span: Span, container: Int = 0) {
    let element = BodyElement(
      kind: kind, text: text, span: bytes.trimmingBlanks(span), line: lines.number(of: span.start))
    element.container = container
    element.region = region
    content.elements.append(element)
  }

  // MARK: Headings

  private mutating func heading(_ index: Int, _ level: Int) {
    var block = blocks[index]
    guard enclosingItem(block) == nil else { return }
    let spans = contentLines(block)
    guard let first = spans.first, let last = spans.last else { return }
    if spans.count == 1 || isATX(first) {
      append(.heading(level: level), inline([withoutHashes(first)]), first)
      return
    }
    let text = Array(spans.dropLast())
    let isSentence =
      text.count > 1 || text[0].count > 100
      || level == 2 && Likeness.endsSentence(Array(bytes[bytes.trimmingBlanks(text[0]).range]))
    if isSentence {
      block.endLine -= 1
      paragraphLines(text, quote: nil)
    } else {
      append(.heading(level: level), inline(text), Span(first.start, last.end))
    }
  }

  private func isATX(_ line: Span) -> Bool {
    var position = line.start
    while position < line.end, bytes[position] == UInt8(ascii: "#") { position += 1 }
    return position > line.start && position - line.start <= 6 && (position == line.end || bytes[position].isWhitespace)
  }

  func withoutHashes(_ line: Span) -> Span {
    var (start, end) = (line.start, line.end)
    while start < end, bytes[start] == UInt8(ascii: "#") { start += 1 }
    let trimmed = bytes.trimmingBlanks(Span(start, end))
    end = trimmed.end
    while end > trimmed.start, bytes[end - 1] == UInt8(ascii: "#") { end -= 1 }
    let isClosed = end < trimmed.end && (end == trimmed.start || bytes[end - 1].isWhitespace)
    return isClosed ? bytes.trimmingBlanks(Span(trimmed.start, end)) : trimmed
  }

  // MARK: Items

  private func enclosingItem(_ block: Block) -> Int? {
    block.parent >= 0 && blocks[block.parent].kind == .item ? block.parent : nil
  }

  private mutating func item(_ index: Int) {
    let block = blocks[index]
    let element = BodyElement(
      kind: .item, text: InlineText(), span: Span(block.start, lines.content(block.startLine, bytes).end),
      line: lines.firstNumber + block.startLine)
    element.container = block.parent + 1
    element.region = region
    if block.parent >= 0, case .list(let isOrdered) = blocks[block.parent].kind { element.isOrdered = isOrdered }
    if let outer = outerItem(block) ?? looseOuterItem(block, element.isOrdered), let parent = itemElements[outer] {
      element.parent = parent
      element.depth = content.elements[parent].depth + 1
      content.elements[parent].hasChildren = true
    }
    itemElements[index] = content.elements.count
    content.elements.append(element)
  }

  /// The numbered item before a bullet that is indented, though less than Markdown wants for nesting.
  private func looseOuterItem(_ block: Block, _ isOrdered: Bool) -> Int? {
    let indent = block.start - lines.start(block.startLine)
    guard !isOrdered, indent > 0, let list = block.parent >= 0 ? block.parent : nil, blocks[list].parent < 0 else {
      return nil
    }
    var before = list - 1
    while before >= 0, blocks[before].parent >= 0 { before -= 1 }
    guard before >= 0, case .list = blocks[before].kind else { return nil }
    if case .list(false) = blocks[before].kind { return nil }
    var last: Int?
    var index = before + 1
    while index < list {
      if blocks[index].kind == .item, blocks[index].parent == before { last = index }
      index += 1
    }
    guard let last, blocks[last].start - lines.start(blocks[last].startLine) < indent else { return nil }
    return last
  }

  private func outerItem(_ block: Block) -> Int? {
    var parent = block.parent
    while parent >= 0 {
      if blocks[parent].kind == .item { return parent }
      parent = blocks[parent].parent
    }
    return nil
  }

  /// A further paragraph of an item: part of its text while no list is nested in it.
  private mutating func continueItem(_ item: Int, _ block: Block) {
    guard let index = itemElements[item] else { return }
    var spans = contentLines(block)
    let isFirst = content.elements[index].text.isEmpty
    let fence = spans.indices.dropFirst().first { isFence(spans[$0]) || isLabelAtMargin(spans[$0]) }
    let after = fence.map { Array(spans[$0...]) } ?? []
    spans.removeLast(after.count)
    defer { if !after.isEmpty { paragraphLines(after, quote: nil) } }
    if isFirst, let (rest, _) = checkBox(spans[0]) {
      content.elements[index].isTask = true
      spans[0] = rest
    }
    let text = inline(spans)
    guard !content.elements[index].hasChildren, !text.isEmpty else { return }
    if let last = spans.last {
      content.elements[index].span = content.elements[index].span.union(bytes.trimmingBlanks(last))
    }
    if isFirst { content.elements[index].text = text } else { content.elements[index].text.append(text) }
  }

  /// What follows a check-box at the start of a line, and whether it is ticked.
  func checkBox(_ line: Span) -> (rest: Span, isDone: Bool)? {
    guard line.count >= 3, bytes[line.start] == UInt8(ascii: "["), bytes[line.start + 2] == UInt8(ascii: "]") else {
      return line.count >= 2 && bytes[line.start] == UInt8(ascii: "[") && bytes[line.start + 1] == UInt8(ascii: "]")
        && (line.count == 2 || bytes[line.start + 2] == 32)
        ? (bytes.trimmingBlanks(Span(line.start + 2, line.end)), false) : nil
    }
    let mark = bytes[line.start + 1]
    guard mark == 32 || mark | 32 == UInt8(ascii: "x") || mark == UInt8(ascii: "-") || mark == UInt8(ascii: "/"),
      line.count == 3 || bytes[line.start + 3].isWhitespace
    else { return nil }
    return (bytes.trimmingBlanks(Span(line.start + 3, line.end)), mark != 32)
  }

  /// Outlines whose first level are the sections: an item that is a heading word over a nested list is a heading.
  private mutating func raiseHeadingItems() {
    for index in content.elements.indices
    where content.elements[index].hasChildren && content.elements[index].depth == 0 {
      let element = content.elements[index]
      guard element.kind == .item, let match = words.whole(element.text.text.bytes),
        match.role == .ingredients || match.role == .steps || match.role == .notes || match.role == .equipment,
        lastRole(before: index) != .steps
      else { continue }
      content.elements[index].kind = .heading(level: 7)
      lower(from: index)
    }
  }

  /// The role that the last heading before an element names.
  private func lastRole(before index: Int) -> Role? {
    for element in content.elements[..<index].reversed() where element.isHeading {
      if let match = words.match(element.text.text.bytes) { return match.role }
    }
    return nil
  }

  private mutating func lower(from heading: Int) {
    var index = heading + 1
    while index < content.elements.count, content.elements[index].kind == .item, content.elements[index].depth > 0 {
      content.elements[index].depth -= 1
      if content.elements[index].parent == heading { content.elements[index].parent = nil }
      index += 1
    }
  }

  // MARK: Paragraphs

  private mutating func paragraph(_ index: Int) {
    let block = blocks[index]
    let spans = contentLines(block).filter { LinkReferences.definition(bytes, $0) == nil }
    guard !spans.isEmpty else { return }
    let quote = outermostQuote(block)
    if let head = TableReader.headLine(bytes, spans) {
      if head > 0 { paragraphLines(Array(spans[..<head]), quote: quote) }
      table(Array(spans[head...]))
    } else {
      let first = content.elements.count
      paragraphLines(spans, quote: quote)
      for index in first..<content.elements.count where content.elements[index].kind == .quote {
        content.elements[index].depth = block.quoteDepth
      }
    }
  }

  private func outermostQuote(_ block: Block) -> Int? {
    var parent = block.parent
    var result: Int?
    while parent >= 0 {
      if blocks[parent].kind == .quote { result = parent + 1 }
      parent = blocks[parent].parent
    }
    return result
  }

  private mutating func table(_ spans: [Span]) {
    let container = nextContainer
    nextContainer += 1
    for (number, span) in spans.enumerated() where number != 1 {
      let element = BodyElement(
        kind: .row(isHeader: number == 0), text: InlineText(), span: bytes.trimmingBlanks(span),
        line: lines.number(of: span.start))
      element.container = container
      element.region = region
      for cell in TableReader.cells(bytes, span) {
        let text = inline([cell])
        if !element.text.isEmpty, !text.isEmpty { element.text.text.append(unplaced: " ") }
        element.text.append(text, separator: "")
        element.cells.append(text)
      }
      content.elements.append(element)
    }
  }

  /// Lines as they are.
  private func verbatim(_ spans: [Span]) -> InlineText {
    var result = InlineText()
    for span in spans {
      let line = bytes.trimmingBlanks(span)
      guard !line.isEmpty else { continue }
      if !result.isEmpty {
        result.text.append(unplaced: " ")
        result.breaks.append(.init(offset: result.text.bytes.count, isHard: true))
      }
      result.text.append(bytes, line)
    }
    return result
  }

  private mutating func code(_ block: Block) {
    var spans = contentLines(block)
    let first = bytes[spans[0].range].prefix(3)
    let isFenced = first.elementsEqual("```".utf8) || first.elementsEqual("~~~".utf8)
    if isFenced {
      spans.removeFirst()
      if let last = spans.last, bytes[last.range].starts(with: first) { spans.removeLast() }
      guard let begin = spans.first, let last = spans.last else { return }
      append(.code, verbatim(spans), Span(begin.start, last.end))
      return
    }
    // The lines may be ingredients; a link in code is text.
    let links = content.links.count
    paragraphLines(spans.map { bytes.trimmingBlanks($0) }.filter { !$0.isEmpty }, quote: nil)
    content.links.removeSubrange(links...)
  }
}

extension InlineText {
  /// Adds another text after a blank.
  mutating func append(_ other: InlineText, separator: String = " ") {
    if !isEmpty, !separator.isEmpty {
      text.append(unplaced: separator)
      breaks.append(Break(offset: text.bytes.count, isHard: false))
    }
    let start = text.bytes.count
    text.append(other.text)
    for link in other.links { links.append(Link(link: link.link, text: link.text.shifted(by: start))) }
    for place in other.breaks { breaks.append(Break(offset: place.offset + start, isHard: place.isHard)) }
  }
}
