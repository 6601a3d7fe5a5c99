// Adding to, taking from and ordering lists of the front matter, in the style they are written in.

internal import SourceText

/// A list of the front matter as a place for edits.
struct FrontMatterList {
  private let bytes: [UInt8]
  private let writer: FrontMatterWriter
  private let value: FrontMatterValue
  private let items: [FrontMatterValue]
  private let isFlow: Bool

  /// The list in `value`; nil when it is none, or stands elsewhere (an alias).
  init?(_ value: FrontMatterValue, _ document: RecipeDocument) {
    guard case .list(let items, let isFlow) = value.content else { return nil }
    guard items.allSatisfy({ value.span.contains($0.span) }) else { return nil }
    bytes = document.bytes
    writer = FrontMatterWriter(document)
    self.value = value
    self.items = items
    self.isFlow = isFlow
  }

  /// The edit that adds texts before the item `index`, or at the end; nil when the list's layout is not understood.
  ///
  /// Without `isText` a number or date may stand without quotes.
  func insert(_ texts: [String], at index: Int, isText: Bool = true) -> Edit? {
    guard !texts.isEmpty else { return nil }
    let like = items.indices.contains(index - 1) ? items[index - 1] : items.first
    if let like, case .map = like.content, let maps = MapItemWriter(like, writer) {
      let indent = isFlow ? "" : continuation(like)
      let written = texts.compactMap { maps.written($0, indent: indent) }
      guard written.count == texts.count else { return nil }
      return isFlow ? insertFlow(written, at: index) : insertBlock(written, at: index)
    }
    let written = texts.map { writer.scalar($0, like: like?.lineStyle, isFlow: isFlow, isText: isText) }
    return isFlow ? insertFlow(written, at: index) : insertBlock(written, at: index)
  }

  /// The edit that puts a text in an item's place; nil when the item holds more than a text says.
  func replace(_ index: Int, by text: String) -> Edit? {
    guard items.indices.contains(index) else { return nil }
    let item = items[index]
    guard case .map = item.content else { return writer.replace(item, isFlow: isFlow, by: text, isText: true) }
    return MapItemWriter(item, writer)?.written(text, indent: continuation(item)).map { Edit(item.span, $0) }
  }

  /// The blanks before the second line of a block item.
  private func continuation(_ item: FrontMatterValue) -> String {
    let start = ByteScanning.lineStart(bytes, item.span.start, floor: 0)
    return String(repeating: " ", count: item.span.start - start)
  }

  private func insertFlow(_ written: [String], at index: Int) -> Edit {
    guard let last = items.last else {
      let start = value.span.start + 1
      return Edit(Span(start, start), written.joined(separator: ", "))
    }
    let separator = separator
    let joined = written.joined(separator: separator)
    if index >= items.count { return Edit(Span(last.span.end, last.span.end), separator + joined) }
    let start = items[max(0, index)].span.start
    return Edit(Span(start, start), joined + separator)
  }

  /// What stands between two items: as between the first two, or a new line where the only item has its own.
  private var separator: String {
    if items.count > 1 {
      let between = bytes[items[0].span.end..<items[1].span.start]
      let isPlain = between.allSatisfy { $0 == .comma || $0.isBlank || $0.isLineBreak }
      if isPlain { return String(decoding: between, as: UTF8.self) }
    } else if let only = items.first {
      let start = ByteScanning.lineStart(bytes, only.span.start, floor: value.span.start)
      let indent = bytes[start..<only.span.start]
      if start > value.span.start, indent.allSatisfy(\.isBlank) {
        return "," + writer.lineBreak + String(decoding: indent, as: UTF8.self)
      }
    }
    return ", "
  }

  private func insertBlock(_ written: [String], at index: Int) -> Edit? {
    guard let model = items.indices.contains(index) ? items[index] : items.last, let prefix = prefix(model) else {
      return nil
    }
    let lines = written.map { prefix + $0 + writer.lineBreak }.joined()
    let position: Int
    if items.indices.contains(index) {
      position = ByteScanning.lineStart(bytes, model.span.start, floor: 0)
    } else {
      position = ByteScanning.afterBreak(bytes, ByteScanning.lineEnd(bytes, model.span.end, bytes.count), bytes.count)
    }
    return Edit(Span(position, position), lines)
  }

  /// What stands before an item on its line: `  - `; nil when that is anything else.
  private func prefix(_ item: FrontMatterValue) -> String? {
    let start = ByteScanning.lineStart(bytes, item.span.start, floor: 0)
    var prefix = Array(bytes[start..<item.span.start])
    guard prefix.filter({ $0 == .hyphen }).count == 1, prefix.allSatisfy({ $0.isBlank || $0 == .hyphen }) else {
      return nil
    }
    if prefix.last == .hyphen { prefix.append(.space) }
    return String(decoding: prefix, as: UTF8.self)
  }

  /// The bytes that go with an item: its lines in a block list, its separator in a flow list; nil when the layout is not understood.
  func removal(of index: Int) -> Span? {
    guard items.indices.contains(index) else { return nil }
    if isFlow { return SeparatedList.removal(of: index, items.map(\.span)) }
    guard prefix(items[index]) != nil else { return nil }
    return lines(of: items[index])
  }

  private func lines(of item: FrontMatterValue) -> Span {
    let end = ByteScanning.lineEnd(bytes, item.span.end, bytes.count)
    return Span(
      ByteScanning.lineStart(bytes, item.span.start, floor: 0), ByteScanning.afterBreak(bytes, end, bytes.count))
  }

  /// The edits that take items away.
  func remove(_ indices: [Int]) -> [Edit]? {
    guard isFlow else {
      let spans = indices.compactMap { removal(of: $0) }
      return spans.count == indices.count ? spans.map { Edit($0, "") } : nil
    }
    // Neighbours share a separator, so that a run of items goes as one.
    let kept = items.indices.filter { !indices.contains($0) }
    var edits: [Edit] = []
    var position = 0
    while position < items.count {
      guard indices.contains(position) else {
        position += 1
        continue
      }
      var end = position
      while end + 1 < items.count, indices.contains(end + 1) { end += 1 }
      let isFirst = position == 0
      let start = isFirst ? items[0].span.start : items[position - 1].span.end
      let stop = isFirst && end + 1 < items.count ? items[end + 1].span.start : items[end].span.end
      edits.append(Edit(Span(start, stop), ""))
      position = end + 1
    }
    return kept.isEmpty ? nil : edits
  }

  /// The edits that take an item from one place to another, its bytes as they are.
  func move(from: Int, to: Int) -> [Edit]? {
    guard items.indices.contains(from), items.indices.contains(to), from != to, let removed = removal(of: from) else {
      return nil
    }
    let text = MappedText(bytes, isFlow ? items[from].span : removed).string
    let target = to < from ? to : to + 1
    if isFlow {
      // Rotate the items between the two places, so that every separator stays where it is.
      let range = from < to ? Array(from...to) : Array(to...from)
      let order = from < to ? Array(range.dropFirst()) + [from] : [from] + Array(range.dropLast())
      return zip(range, order).map { Edit(items[$0].span, MappedText(bytes, items[$1].span).string) }
    }
    let place = target < items.count ? lines(of: items[target]).start : lines(of: items[items.count - 1]).end
    return [Edit(removed, ""), Edit(Span(place, place), text)]
  }
}

extension FrontMatterValue {
  /// The style of a scalar of one line, for another one beside it; nil for others.
  var lineStyle: Style? {
    guard case .scalar(_, let style) = content, style != .block else { return nil }
    return style
  }
}
