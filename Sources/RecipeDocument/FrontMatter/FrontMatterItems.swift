// Ingredients and steps in front matter: texts, mappings, groups of either, or one text with a line for each.

internal import SourceText

/// An ingredient or step of the front matter.
struct FrontMatterItem {
  /// The text as written; for a mapping its values in the order amount, unit, name, note.
  var text: MappedText
  /// The group it stands in.
  var group: String?
  /// The bytes of its value in the file.
  var itemSpan: Span
  /// The line of the file it begins in, from 1.
  var lineNumber: Int
}

/// Reads lists of ingredients and steps.
struct FrontMatterItems {
  /// What a list holds.
  enum Kind { case ingredients, steps }

  private let source: [UInt8]
  private var kind = Kind.ingredients
  private var items: [FrontMatterItem] = []
  /// The group that a label in the list has opened.
  private var label: String?
  private var line = 1
  private var lineOffset = 0

  /// A reader for a file.
  init(_ source: [UInt8]) { self.source = source }

  /// The items of a value.
  func read(_ value: FrontMatterValue, _ kind: Kind) -> [FrontMatterItem] {
    var reader = self
    reader.kind = kind
    reader.addAll(value, group: nil)
    return reader.items
  }

  private mutating func add(_ text: MappedText, _ group: String?, _ span: Span) {
    let inner = ByteScanning.trimAll(text.bytes, Span(0, text.bytes.count))
    guard !inner.isEmpty else { return }
    let trimmed = inner.count == text.bytes.count ? text : text.slice(inner)
    items.append(
      FrontMatterItem(text: trimmed, group: label ?? group, itemSpan: span, lineNumber: lineNumber(span.start)))
  }

  /// Counts on from the last item, which is nearly always before this one.
  private mutating func lineNumber(_ offset: Int) -> Int {
    if offset < lineOffset { (line, lineOffset) = (1, 0) }
    while lineOffset < offset, lineOffset < source.count {
      let next = ByteScanning.afterBreak(source, lineOffset, source.count)
      if next > lineOffset, next <= offset { line += 1 }
      lineOffset = max(next, lineOffset + 1)
    }
    return line
  }

  // MARK: Shapes

  /// Adds everything in a value: the items of a list, the lines of a text, the groups of a mapping.
  private mutating func addAll(_ value: FrontMatterValue, group: String?) {
    switch value.content {
    case .null: break
    case .scalar(let text, _): addText(text, group, value.span)
    case .list(let values, _):
      label = nil
      for value in values { addItem(value, group) }
      label = nil
    case .map(let entries, _): addPairs(entries, group)
    }
  }

  private mutating func addItem(_ value: FrontMatterValue, _ group: String?) {
    switch value.content {
    case .null: break
    case .scalar(let text, _):
      if let name = ItemLabel.name(text.string, isStep: kind == .steps) {
        label = name
      } else {
        add(text, group, value.span)
      }
    case .list(let values, _): for value in values { addItem(value, group) }
    case .map(let entries, _): addMap(entries, group, value)
    }
  }

  /// A text that holds a whole list.
  private mutating func addText(_ text: MappedText, _ group: String?, _ span: Span) {
    let lines = text.bytes.split(whereSeparator: \.isLineBreak).map { Span($0.startIndex, $0.endIndex) }
    if lines.count > 1 {
      for line in lines { addLine(text, line, group, span) }
    } else if kind == .ingredients, let parts = ItemLabel.commaParts(text.bytes) {
      for part in parts { add(text.slice(part), group, text.sourceSpan(of: part) ?? span) }
    } else {
      addLine(text, Span(0, text.bytes.count), group, span)
    }
    label = nil
  }

  private mutating func addLine(_ text: MappedText, _ whole: Span, _ group: String?, _ span: Span) {
    let line = ItemLabel.skipMark(text.bytes, whole)
    guard !line.isEmpty else { return }
    let part = text.slice(line)
    if let name = ItemLabel.name(part.string, isStep: kind == .steps) {
      label = name
    } else {
      add(part, group, text.sourceSpan(of: ByteScanning.trim(text.bytes, whole)) ?? span)
    }
  }

  // MARK: Mappings

  /// A mapping that stands for the whole list: groups, or names with amounts.
  private mutating func addPairs(_ entries: [FrontMatterEntry], _ group: String?) {
    for entry in entries where entry.isReadable { addPair(entry, group, entry.keySpan.union(entry.value.span)) }
  }

  /// One key with its value: a group with its items, or a name with its amount.
  private mutating func addPair(_ entry: FrontMatterEntry, _ group: String?, _ span: Span) {
    switch entry.value.content {
    case .list: addAll(entry.value, group: entry.key)
    case .map(let parts, _):
      if kind == .ingredients, MapShape(parts).isAmount {
        add(MapShape(parts).text(name: keyText(entry)), group, span)
      } else {
        addPairs(parts, entry.key)
      }
    case .scalar(let text, let style):
      if style == .block {
        addAll(entry.value, group: kind == .steps && Int(entry.key) != nil ? group : entry.key)
      } else if kind == .steps {
        let isNumbered = Int(entry.key) != nil || MapShape.isTextKey(entry.key)
        add(isNumbered ? text : written(span, text), group, span)
      } else {
        add(MapShape.isBareAmount(text.string) ? joined(text, keyText(entry)) : written(span, text), group, span)
      }
    case .null: add(keyText(entry), group, span)
    }
  }

  /// A mapping in a list: an item in parts, a group with its list, or one key with its value.
  private mutating func addMap(_ entries: [FrontMatterEntry], _ group: String?, _ value: FrontMatterValue) {
    let shape = MapShape(entries)
    if entries.count == 1, let entry = entries.first, !MapShape.isTextKey(entry.key) || entry.value.text == nil {
      addPair(entry, label ?? group, value.span)
    } else if let list = shape.list {
      let name = shape.groupName ?? group
      label = nil
      addAll(list, group: name)
    } else if kind == .steps {
      add(shape.stepText ?? FrontMatterKeys.join(entries.compactMap(\.value.text), " "), group, value.span)
    } else {
      add(shape.text(name: nil), group, value.span)
    }
  }

  /// The key as text with its place.
  private func keyText(_ entry: FrontMatterEntry) -> MappedText {
    let written = MappedText(source, entry.keySpan)
    return written.string == entry.key ? written : MappedText(unplaced: entry.key)
  }

  /// The bytes of `span` as they stand, when they end with `text` on one line; else the text alone.
  private func written(_ span: Span, _ text: MappedText) -> MappedText {
    let whole = MappedText(source, span)
    return whole.bytes.contains(where: \.isLineBreak) || whole.bytes.last == .quote ? text : whole
  }

  private func joined(_ first: MappedText, _ second: MappedText) -> MappedText {
    FrontMatterKeys.join([first, second], " ")
  }
}
