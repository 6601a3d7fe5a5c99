// Edits of ingredients and steps, each in the list, table or front matter that holds it and in its style.

internal import Quantities
internal import SourceText

/// An ingredient or step with its place.
struct EditableItem {
  /// The text.
  var text: MappedText
  /// Its group.
  var group: String?
  /// The bytes of the whole item.
  var span: Span
}

/// Plans edits of the ingredients or steps of one document.
struct ItemEditor {
  /// Which list.
  enum Kind { case ingredients, steps }

  let document: RecipeDocument
  let kind: Kind
  let settings: ReadingSettings
  let items: [EditableItem]

  /// An editor for one of a document's lists.
  init(_ document: RecipeDocument, _ kind: Kind, _ settings: ReadingSettings) {
    self.document = document
    self.settings = settings
    self.kind = kind
    items =
      kind == .ingredients
      ? document.recipe.ingredients.map { EditableItem(text: $0.text, group: $0.group, span: $0.itemSpan) }
      : document.recipe.steps.map { EditableItem(text: $0.text, group: $0.group, span: $0.itemSpan) }
  }

  /// What the items are called.
  var name: String { kind == .ingredients ? "ingredient" : "step" }

  /// The edits of a change.
  func edits(_ change: ItemChange) throws(EditRefusal) -> [Edit] {
    switch change {
    case .add(let text, let at, let group): return try add(checked(text), at: at, group: group)
    case .replace(let number, let text):
      let item = try item(number)
      let text = try checked(text)
      return item.text.string == ItemText.plain(text) ? [] : try replace(number - 1, by: text)
    case .remove(let number):
      _ = try item(number)
      return try remove(number - 1)
    case .move(let from, let to):
      _ = try item(from)
      _ = try item(to)
      return from == to ? [] : try move(from - 1, to - 1)
    }
  }

  private func checked(_ text: String) throws(EditRefusal) -> String {
    let text = text.trimmingBlanks
    let isGood = !text.isEmpty && text.utf8.allSatisfy { $0 >= .space && $0 != 0x7F }
    guard isGood else { throw EditRefusal(.editValueUnclear, nil, [name, text, "write one line"]) }
    return text
  }

  private func item(_ number: Int) throws(EditRefusal) -> EditableItem {
    guard items.indices.contains(number - 1) else {
      throw EditRefusal(.editNoSuchItem, nil, [name, "\(number)", "\(items.count)"])
    }
    return items[number - 1]
  }

  // MARK: Where to add

  /// Adds at a place, at the end of a group, or at the end.
  private func add(_ text: String, at: Int?, group: String?) throws(EditRefusal) -> [Edit] {
    if items.isEmpty { return try addFirst(text) }
    if let at {
      guard at >= 1, at <= items.count + 1 else {
        throw EditRefusal(.editNoSuchItem, nil, [name, "\(at)", "\(items.count)"])
      }
      if at <= items.count, group == nil { return try insert(text, before: at - 1) }
    }
    if let group {
      let folded = Folding.fold(group)
      guard let last = items.lastIndex(where: { $0.group.map { Folding.fold($0) } == folded }) else {
        let known = items.compactMap(\.group).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        throw EditRefusal(.editNoSuchGroup, nil, [group, known.isEmpty ? "none" : known.joined(separator: ", ")])
      }
      if let at {
        let first = items.firstIndex(where: { $0.group.map { Folding.fold($0) } == folded }) ?? last
        guard at - 1 >= first, at - 1 <= last + 1 else {
          throw EditRefusal(.editNoSuchItem, nil, [name, "\(at)", "\(items.count)"])
        }
        if at - 1 <= last { return try insert(text, before: at - 1) }
      }
      return try insert(text, after: last)
    }
    return try insert(text, after: items.count - 1)
  }

  /// The first item: in a key of the front matter or under a heading that are there and empty, else in a section of its own.
  private func addFirst(_ text: String) throws(EditRefusal) -> [Edit] {
    let key: RecipeKey = kind == .ingredients ? .ingredients : .steps
    if let named = try ValueEditor(document, settings).entries(nil, key).first {
      let writer = FrontMatterWriter(document)
      let written = "[" + writer.scalar(text, like: nil, isFlow: true, isText: true) + "]"
      switch named.entry.value.content {
      case .null: return [Edit(named.entry.value.span, named.entry.value.span.isEmpty ? " " + written : written)]
      case .list(let values, isFlow: true) where values.isEmpty: return [Edit(named.entry.value.span, written)]
      case .list, .map, .scalar: throw EditRefusal(.editShape, named.entry.keySpan, [named.entry.key])
      }
    }
    return [NewSection(document, settings).add(text, kind)]
  }

  // MARK: By place

  private func isInFrontMatter(_ index: Int) -> Bool {
    document.frontMatter?.contentSpan.contains(items[index].span) ?? false
  }

  /// The front-matter list that holds an item, and the item's index there.
  private func list(_ index: Int) -> (list: FrontMatterList, value: FrontMatterValue, index: Int)? {
    guard isInFrontMatter(index), let matter = document.frontMatter,
      let value = FrontMatterPlaces(matter).list(of: [items[index].span]), case .list(let values, _) = value.content,
      let position = values.firstIndex(where: { $0.span == items[index].span }),
      let list = FrontMatterList(value, document)
    else { return nil }
    return (list, value, position)
  }

  private func refusal(_ index: Int) -> EditRefusal {
    EditRefusal(.editItemShape, items[index].span, [name, "\(index + 1)"])
  }

  private func insert(_ text: String, before index: Int) throws(EditRefusal) -> [Edit] {
    if let found = list(index) {
      guard let edit = found.list.insert([text], at: found.index) else { throw refusal(index) }
      return [edit]
    }
    guard let edits = LineItems(self).insert(text, before: index) else { throw refusal(index) }
    return edits
  }

  private func insert(_ text: String, after index: Int) throws(EditRefusal) -> [Edit] {
    if let found = list(index) {
      guard let edit = found.list.insert([text], at: found.index + 1) else { throw refusal(index) }
      return [edit]
    }
    guard let edits = LineItems(self).insert(text, after: index) else { throw refusal(index) }
    return edits
  }

  private func replace(_ index: Int, by text: String) throws(EditRefusal) -> [Edit] {
    if let found = list(index) {
      guard let edit = found.list.replace(found.index, by: text) else { throw refusal(index) }
      return [edit]
    }
    guard let edits = LineItems(self).replace(index, by: text) else { throw refusal(index) }
    return edits
  }

  private func remove(_ index: Int) throws(EditRefusal) -> [Edit] {
    if let found = list(index) {
      guard let edits = found.list.remove([found.index]) else { throw refusal(index) }
      return edits
    }
    guard let edits = LineItems(self).remove(index) else { throw refusal(index) }
    return edits
  }

  private func move(_ from: Int, _ to: Int) throws(EditRefusal) -> [Edit] {
    if let start = list(from), let end = list(to) {
      guard start.value.span == end.value.span, let edits = start.list.move(from: start.index, to: end.index) else {
        throw refusal(from)
      }
      return edits
    }
    guard let edits = LineItems(self).move(from, to) else { throw refusal(from) }
    return edits
  }
}
