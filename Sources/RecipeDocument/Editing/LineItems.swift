// Items that have lines of their own: list items, check-boxes, numbered steps, rows of tables, lines of a paragraph or of a text block.

internal import SourceText

/// Edits of items that stand on lines.
struct LineItems {
  private let bytes: [UInt8]
  private let items: [EditableItem]
  /// Whether an item without a marker is a paragraph rather than a line of one.
  private let isParagraph: Bool

  /// Items of a file.
  init(_ bytes: [UInt8], _ items: [EditableItem], isParagraph: Bool = false) {
    self.bytes = bytes
    self.items = items
    self.isParagraph = isParagraph
  }

  /// The items of an editor.
  init(_ editor: ItemEditor) {
    self.init(editor.document.bytes, editor.items, isParagraph: editor.kind == .steps)
  }

  /// Texts that are items of lists, each the only thing of its item; nil when one is anything else.
  init?(_ bytes: [UInt8], listed texts: [MappedText]) {
    var items: [EditableItem] = []
    for text in texts {
      guard let span = text.sourceSpan else { return nil }
      let lineStart = ByteScanning.lineStart(bytes, span.start, floor: 0)
      let start = ByteScanning.skipBlanks(bytes, lineStart, span.start)
      let item = Span(
        start, ByteScanning.trim(bytes, Span(start, ByteScanning.lineEnd(bytes, span.end, bytes.count))).end)
      let marker = ItemMarker(bytes, item)
      guard marker.length > 0, marker.kind != .row, marker.contentStart <= span.start else { return nil }
      items.append(EditableItem(text: text, group: nil, span: item))
    }
    self.init(bytes, items)
  }

  // MARK: Lines

  /// The line ending of an item's own line, or the file's first where it has none.
  private func lineBreak(_ index: Int) -> String {
    let end = ByteScanning.lineEnd(bytes, items[index].span.end, bytes.count)
    let span = Span(end, ByteScanning.afterBreak(bytes, end, bytes.count))
    return span.isEmpty ? LineBreak.first(bytes) : MappedText(bytes, span).string
  }

  private func marker(_ index: Int) -> ItemMarker { ItemMarker(bytes, items[index].span) }

  private func lineStart(_ index: Int) -> Int { ByteScanning.lineStart(bytes, items[index].span.start, floor: 0) }

  /// The end of an item's last line, without its line break, nested lines included.
  private func lineEnd(_ index: Int) -> Int {
    var end = ByteScanning.lineEnd(bytes, items[index].span.end, bytes.count)
    guard marker(index).length > 0 else { return end }
    let indent = marker(index).start - lineStart(index)
    // What is indented further belongs to the item.
    var position = ByteScanning.afterBreak(bytes, end, bytes.count)
    while position > end, position < bytes.count {
      let lineEnd = ByteScanning.lineEnd(bytes, position, bytes.count)
      let text = ByteScanning.skipBlanks(bytes, position, lineEnd)
      if text < lineEnd {
        guard text - position > indent, !isItemStart(text) else { break }
        end = lineEnd
      }
      let next = ByteScanning.afterBreak(bytes, lineEnd, bytes.count)
      if next == position { break }
      position = next
    }
    return end
  }

  private func isItemStart(_ offset: Int) -> Bool { items.contains { $0.span.start == offset } }

  /// Whether an item shares a line with another one.
  private func sharesLine(_ index: Int) -> Bool {
    let line = Span(lineStart(index), ByteScanning.lineEnd(bytes, items[index].span.end, bytes.count))
    return items.indices.contains {
      $0 != index && items[$0].span.start >= line.start && items[$0].span.start < max(line.end, line.start + 1)
    }
  }

  /// What stands before an item's marker or text on its line, when it is blanks and quote marks only.
  private func indent(_ index: Int) -> String? {
    let span = Span(lineStart(index), marker(index).start)
    guard bytes[span.range].allSatisfy({ $0.isBlank || $0 == 0x3E }) else { return nil }
    return MappedText(bytes, span).string
  }

  /// The bytes between the lines of two items, when they hold nothing but empty lines, quote marks and rules.
  private func between(_ first: Int, _ second: Int) -> Span? {
    guard items.indices.contains(first), items.indices.contains(second) else { return nil }
    let start = ByteScanning.afterBreak(bytes, lineEnd(first), bytes.count)
    let gap = Span(start, lineStart(second))
    let signs: [UInt8] = [0x3E, .hyphen, 0x2A, 0x5F]
    guard start <= gap.end, bytes[gap.range].allSatisfy({ $0.isBlank || $0.isLineBreak || signs.contains($0) }) else {
      return nil
    }
    return gap
  }

  /// What is to stand between an item and a new one: what stands between it and its neighbour; paragraphs need an empty line.
  private func spacing(_ index: Int) -> String {
    for pair in [(index - 1, index), (index, index + 1)] {
      if let gap = between(pair.0, pair.1), isSameKind(pair.0, pair.1) { return MappedText(bytes, gap).string }
    }
    return marker(index).kind == .none && isParagraph ? lineBreak(index) : ""
  }

  private func isSameKind(_ first: Int, _ second: Int) -> Bool {
    marker(first).kind == marker(second).kind && indent(first) == indent(second)
  }

  // MARK: Insert

  /// Adds texts behind the last item; only where no number has to count on.
  func append(_ texts: [String]) -> [Edit]? {
    let last = items.count - 1
    guard last >= 0, marker(last).number == nil || texts.count == 1 else { return nil }
    let edits = texts.compactMap { insert($0, after: last) }
    return edits.count == texts.count ? edits.flatMap { $0 } : nil
  }

  func insert(_ text: String, before index: Int) -> [Edit]? {
    guard !sharesLine(index), let line = newLine(text, like: index, number: marker(index).number) else { return nil }
    let gap = spacing(index)
    let start = lineStart(index)
    return [Edit(Span(start, start), line + lineBreak(index) + gap)] + renumber(from: index, by: 1)
  }

  func insert(_ text: String, after index: Int) -> [Edit]? {
    let run = Numbering(items.indices.map { marker($0).number }, around: index)
    let number = marker(index).number.map { run.countsUp ? $0 + 1 : $0 }
    guard !sharesLine(index), let line = newLine(text, like: index, number: number) else { return nil }
    let end = lineEnd(index)
    let next = ByteScanning.afterBreak(bytes, end, bytes.count)
    let gap = spacing(index)
    let following = run.countsUp && run.range.contains(index + 1) ? renumber(from: index + 1, by: 1) : []
    if next == end { return [Edit(Span(end, end), lineBreak(index) + gap + line)] + following }
    return [Edit(Span(next, next), gap + line + lineBreak(index))] + following
  }

  /// A line for a new item in the style of another.
  private func newLine(_ text: String, like index: Int, number: Int?) -> String? {
    guard let indent = indent(index) else { return nil }
    let marker = marker(index)
    if TableRow.isRow(bytes, items[index].span) {
      return TableRow(bytes, items[index].span)?.row(text).map { indent + $0 }
    }
    return indent + marker.written(bytes, number: number) + marked(text, like: index)
  }

  /// The edits that count the numbers of a list that counts up on from an item.
  private func renumber(from index: Int, by difference: Int) -> [Edit] {
    guard items.indices.contains(index) else { return [] }
    let run = Numbering(items.indices.map { marker($0).number }, around: index)
    return run.countsUp ? count(index..<run.range.upperBound, by: difference) : []
  }

  // MARK: Replace, remove, move

  func replace(_ index: Int, by text: String) -> [Edit]? {
    let marker = marker(index)
    if TableRow.isRow(bytes, items[index].span) {
      guard let row = TableRow(bytes, items[index].span) else { return nil }
      return row.replace(text)
    }
    let content = ByteScanning.trimAll(bytes, Span(marker.contentStart, items[index].span.end))
    return [Edit(content, marked(text, like: index))]
  }

  /// A text with its amount between the marks that the amount of another item stands in: "`75 g` butter", "*1* avocado".
  private func marked(_ text: String, like index: Int) -> String {
    let text = MarkdownText.item(text)
    let old = MappedText(
      bytes, ByteScanning.trimAll(bytes, Span(marker(index).contentStart, items[index].span.end))
    ).string
    for mark in ["`", "**", "*", "__", "_"] where old.hasPrefix(mark) {
      let inside = old.dropFirst(mark.count)
      let parts = IngredientParts(text)
      guard let end = inside.firstRange(of: mark), !parts.measure.isEmpty, !parts.rest.isEmpty else { return text }
      let amount = IngredientParts(String(inside[..<end.lowerBound]) + " x")
      guard amount.rest == "x" else { return text }
      return mark + parts.measure + mark + " " + parts.rest
    }
    return text
  }

  func remove(_ index: Int) -> [Edit]? { removal(index).map { [$0] + renumber(after: index) } }

  /// The edit that takes the lines of an item away.
  func removal(_ index: Int) -> Edit? {
    guard !sharesLine(index), indent(index) != nil else { return nil }
    let start = lineStart(index)
    let end = lineEnd(index)
    let next = ByteScanning.afterBreak(bytes, end, bytes.count)
    if let gap = between(index, index + 1), isSameKind(index, index + 1) { return Edit(Span(start, gap.end), "") }
    if let gap = between(index - 1, index), isSameKind(index - 1, index) {
      // The last one takes the empty lines before it along, and at the end of the file the line break.
      return next == end ? Edit(Span(lineEnd(index - 1), end), "") : Edit(Span(gap.start, next), "")
    }
    return Edit(Span(start, next), "")
  }

  private func renumber(after index: Int) -> [Edit] {
    let run = Numbering(items.indices.map { marker($0).number }, around: index)
    guard run.countsUp, run.range.contains(index + 1) else { return [] }
    return renumber(from: index + 1, by: -1)
  }

  func move(_ from: Int, _ to: Int) -> [Edit]? {
    let range = min(from, to)...max(from, to)
    let isOneList = range.allSatisfy {
      items[$0].group == items[from].group && marker($0).kind == marker(from).kind && !sharesLine($0)
    }
    guard isOneList else { return moveLine(from, to) }
    // The contents change places, so that markers, numbers and empty lines stay where they are.
    let order = from < to ? Array(range.dropFirst()) + [from] : [from] + Array(range.dropLast())
    return zip(range, order).map { Edit(content($0), MappedText(bytes, content($1)).string) }
  }

  private func content(_ index: Int) -> Span { Span(marker(index).bodyStart, lineEnd(index)) }

  /// Takes the line of an item to another group; numbers that count up go on counting.
  private func moveLine(_ from: Int, _ to: Int) -> [Edit]? {
    guard let removed = removal(from), !sharesLine(to), let indent = indent(to) else { return nil }
    let (source, target) = (marker(from), marker(to))
    guard (source.kind == .row) == (target.kind == .row) else { return nil }
    let numbers = items.indices.map { marker($0).number }
    let (old, new) = (Numbering(numbers, around: from), Numbering(numbers, around: to))
    let isOneRun = old.countsUp && old.range.contains(to)
    let number = target.number.map { to < from || isOneRun || !new.countsUp ? $0 : $0 + 1 }
    let text = MappedText(bytes, Span(source.contentStart, lineEnd(from))).string
    let line = indent + target.written(bytes, number: number) + text
    var edits = [removed]
    if to < from {
      edits.append(Edit(Span(lineStart(to), lineStart(to)), line + lineBreak(to)))
    } else {
      let end = lineEnd(to)
      let next = ByteScanning.afterBreak(bytes, end, bytes.count)
      edits.append(
        next == end ? Edit(Span(end, end), lineBreak(to) + line) : Edit(Span(next, next), line + lineBreak(to)))
    }
    if isOneRun {
      return edits + (to < from ? count(to..<from, by: 1) : count((from + 1)..<(to + 1), by: -1))
    }
    let after = to < from ? to : to + 1
    return edits + (old.countsUp ? count((from + 1)..<max(from + 1, old.range.upperBound), by: -1) : [])
      + (new.countsUp ? count(after..<max(after, new.range.upperBound), by: 1) : [])
  }

  /// The edits that change the numbers of items by a difference.
  private func count(_ range: Range<Int>, by difference: Int) -> [Edit] {
    range.compactMap { index in
      let marker = marker(index)
      guard let number = marker.number, let digits = marker.digits else { return nil }
      return Edit(digits, String(number + difference))
    }
  }
}
