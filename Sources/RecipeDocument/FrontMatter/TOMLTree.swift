// TOML spreads one value over many lines (tables, dotted keys); here they are put together.

internal import SourceText

/// Puts values at their places in nested mappings.
enum TOMLTree {
  /// Puts `value` (an empty table for nil) at `path`; false when something stands there already.
  static func insert(
    _ value: FrontMatterValue?, path: [TOMLKey], line: Span, valueSpan: Span, into entries: inout [FrontMatterEntry]
  ) -> Bool {
    guard let key = path.first, path.count <= YAMLEvents.maximumDepth else { return false }
    let rest = Array(path.dropFirst())
    guard let index = entries.firstIndex(where: { $0.key == key.text && $0.isReadable }) else {
      var content = value ?? FrontMatterValue(content: .map([], isFlow: false), span: valueSpan)
      if !rest.isEmpty {
        var inner: [FrontMatterEntry] = []
        guard insert(value, path: rest, line: line, valueSpan: valueSpan, into: &inner) else { return false }
        content = FrontMatterValue(
          content: .map(inner, isFlow: false), span: rest.reduce(valueSpan) { $0.union($1.span) })
      }
      entries.append(FrontMatterEntry(key: key.text, keySpan: key.span, value: content, span: line))
      return true
    }
    if rest.isEmpty {
      // A header may follow what its sub-tables began.
      guard value == nil, case .map(_, isFlow: false) = entries[index].value.content else { return false }
    } else if !insert(value, rest, line, valueSpan, inside: &entries[index].value) {
      return false
    }
    widen(&entries[index], line, valueSpan)
    return true
  }

  /// Adds `item` to the array of tables at `path`.
  static func appendItem(
    _ item: FrontMatterValue, path: [TOMLKey], line: Span, to entries: inout [FrontMatterEntry]
  ) {
    guard let key = path.first, path.count <= YAMLEvents.maximumDepth else { return }
    let rest = Array(path.dropFirst())
    guard let index = entries.firstIndex(where: { $0.key == key.text && $0.isReadable }) else {
      var value = FrontMatterValue(content: .list([item], isFlow: false), span: item.span)
      if !rest.isEmpty {
        var inner: [FrontMatterEntry] = []
        appendItem(item, path: rest, line: line, to: &inner)
        value = FrontMatterValue(content: .map(inner, isFlow: false), span: item.span)
      }
      entries.append(FrontMatterEntry(key: key.text, keySpan: key.span, value: value, span: line))
      return
    }
    switch entries[index].value.content {
    case .list(var items, isFlow: false) where rest.isEmpty:
      items.append(item)
      entries[index].value.content = .list(items, isFlow: false)
    case .list(var items, isFlow: false):
      guard let last = items.indices.last, case .map(var inner, isFlow: false) = items[last].content else { return }
      appendItem(item, path: rest, line: line, to: &inner)
      items[last].content = .map(inner, isFlow: false)
      entries[index].value.content = .list(items, isFlow: false)
    case .map(var inner, isFlow: false):
      appendItem(item, path: rest, line: line, to: &inner)
      entries[index].value.content = .map(inner, isFlow: false)
    default: return
    }
    widen(&entries[index], line, item.span)
  }

  /// Inserts into a table, or into the last table of an array of them.
  private static func insert(
    _ value: FrontMatterValue?, _ path: [TOMLKey], _ line: Span, _ valueSpan: Span, inside: inout FrontMatterValue
  ) -> Bool {
    switch inside.content {
    case .map(var inner, isFlow: false):
      inside.content = .null
      let isInserted = insert(value, path: path, line: line, valueSpan: valueSpan, into: &inner)
      inside.content = .map(inner, isFlow: false)
      return isInserted
    case .list(var items, isFlow: false):
      guard let last = items.indices.last, case .map(var inner, isFlow: false) = items[last].content else {
        return false
      }
      let isInserted = insert(value, path: path, line: line, valueSpan: valueSpan, into: &inner)
      items[last].content = .map(inner, isFlow: false)
      if isInserted { items[last].span = items[last].span.union(valueSpan) }
      inside.content = .list(items, isFlow: false)
      return isInserted
    default: return false
    }
  }

  private static func widen(_ entry: inout FrontMatterEntry, _ line: Span, _ value: Span) {
    entry.span = entry.span.union(line)
    entry.value.span = entry.value.span.union(value)
  }
}
