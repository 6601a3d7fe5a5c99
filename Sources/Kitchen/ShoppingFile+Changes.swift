// Saving and removing change lines and the record of what vault wrote together; here both become edits.

public import SourceText

extension ShoppingFile {
  /// What is to change in a list.
  struct Changes {
    /// The entries of the record by their place in it; nil for those that go, new ones behind.
    var entries: [ShoppingRecord.Entry?]
    /// Edits within lines.
    var edits: [Edit] = []
    /// Lines to take away.
    var gone: [KitchenLine] = []
    /// Lines to add, by heading.
    var sections: [ListEditor.Section] = []

    /// Nothing changed yet.
    init(record: ShoppingRecord) { entries = record.entries }
  }

  /// The edits of all changes.
  func edits(_ changes: Changes) -> [Edit] {
    let (added, gone, edits) = recordEdits(changes)
    return changes.edits + edits + insert(changes.sections) + remove(changes.gone + gone) + added
  }

  /// The lines of the comment with the record, and the blank one that parts it from the list.
  var recordLines: [KitchenLine] {
    guard let place = record.place else { return [] }
    let isParted = place.upperBound == file.lines.count && place.lowerBound > 0
    let first = isParted && file.lines[place.lowerBound - 1].kind == .blank ? place.lowerBound - 1 : place.lowerBound
    return Array(file.lines[first..<place.upperBound])
  }

  /// What is to happen to the comment with the record: lines that come, that go, that change.
  private func recordEdits(_ changes: Changes) -> (added: [Edit], gone: [KitchenLine], changed: [Edit]) {
    let entries = changes.entries.compactMap { $0 }
    guard let place = record.place else {
      if entries.isEmpty { return ([], [], []) }
      return ([editor.append(ShoppingRecord.comment(entries), afterOthers: !changes.sections.isEmpty)], [], [])
    }
    if entries.isEmpty, !record.hasOthers { return ([], recordLines, []) }
    let gone = zip(record.entries, changes.entries).compactMap { old, new in
      new == nil ? old.lineIndex.map { file.lines[$0] } : nil
    }
    let changed = zip(record.entries, changes.entries).compactMap { old, new -> Edit? in
      guard let new, new != old, let index = old.lineIndex else { return nil }
      return Edit(file.lines[index].span, new.line)
    }
    let added = entries.filter { $0.lineIndex == nil }.map(\.line)
    let last = record.entries.compactMap(\.lineIndex).max() ?? place.lowerBound
    return (editor.addition(added, afterText: last), gone, changed)
  }

  /// The edits that take items away, and what the record says of those that vault wrote.
  func forgetting(_ gone: [Item], _ lines: [KitchenLine] = [], all: Bool = false) -> [Edit] {
    var changes = Changes(record: record)
    changes.gone = gone.map(\.line) + lines
    for (index, entry) in record.entries.enumerated() {
      let own = all ? nil : ownItem(entry)
      let isGone = all || gone.contains { $0.text == entry.text && ($0.isTicked || $0 == own) }
      if isGone { changes.entries[index] = nil }
    }
    return edits(changes)
  }

  /// The edits that give a recipe's shares its new path after it was moved.
  public func renaming(_ path: String, to new: String) -> [Edit] {
    var changes = Changes(record: record)
    for index in record.entries.indices where path != new {
      let shares = record.entries[index].shares.map { share in
        var share = share
        if share.path == path { share.path = new }
        return share
      }
      changes.entries[index]?.shares = shares
    }
    return edits(changes)
  }
}
