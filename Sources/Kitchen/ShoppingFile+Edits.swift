// Changes to a shopping list that a person asks for by name; every other byte stays.

public import SourceText

extension ShoppingFile {
  var editor: ListEditor { ListEditor(file: file, title: "Shopping list") }

  /// The edits that tick or untick items; none for those that are so already.
  public func setTicked(_ items: [Item], _ isTicked: Bool) -> [Edit] {
    items.filter { $0.isTicked != isTicked }.compactMap { item in
      guard case .item(let tick, _) = item.line.kind else { return nil }
      if let tick { return Edit(tick, isTicked ? "x" : " ") }
      return isTicked ? Edit(Span(item.line.text.start, item.line.text.start), "[x] ") : nil
    }
  }

  /// The edits that add an item as written, under its aisle; none when a person has an open item of this very text there.
  public func adding(_ text: String) -> [Edit] {
    let text = Self.oneLine(text)
    let own = record.entries.first { $0.text == text }.flatMap(ownItem)
    guard !text.isEmpty, !items.contains(where: { !$0.isTicked && $0.text == text && $0 != own }) else { return [] }
    let aisle = catalogue.place(ListItem(text).name).name
    return insert([.init(heading: aisle, lines: ["- [ ] " + text])])
  }

  /// The edits that remove items; a heading that names an aisle goes with its last item.
  public func removing(_ items: [Item]) -> [Edit] { forgetting(items) }

  /// The edits that empty the list, or remove its ticked items only.
  ///
  /// Emptied, the list forgets its recipes; with nothing left but ticked items, too.
  public func clearing(tickedOnly: Bool) -> [Edit] {
    let gone = tickedOnly ? items.filter(\.isTicked) : items
    let forgets = gone.count == items.count
    return forgetting(gone, forgets ? recipeLines : [], all: forgets)
  }

  /// The bullets that name recipes.
  private var recipeLines: [KitchenLine] { recipes.compactMap(line) }

  /// The line of a recipe's bullet.
  func line(_ recipe: RecordedRecipe) -> KitchenLine? {
    recipe.lineNumber.flatMap { file.lines.indices.contains($0 - 1) ? file.lines[$0 - 1] : nil }
  }

  /// The edits that put sections in the order of the shop, recipes last.
  func insert(_ sections: [ListEditor.Section]) -> [Edit] {
    editor.insert(sections) { heading, other in
      if Self.isRecipes(other) { return false }
      if Self.isRecipes(heading) { return true }
      guard let place = order(heading) else { return false }
      return place > order(other) ?? Int.max
    }
  }

  /// The edits that remove lines, with the headings that vault makes.
  func remove(_ lines: [KitchenLine]) -> [Edit] {
    editor.remove(lines) { isAisle($0) || Self.isRecipes($0) }
  }

  /// The place of an aisle in the shop; nil for a heading that is none.
  private func order(_ heading: String) -> Int? {
    let folded = Folding.fold(heading)
    if folded == Folding.fold(Aisles.other) { return catalogue.aisles.names.count }
    return catalogue.aisles.names.firstIndex { Folding.fold($0) == folded }
  }

  private func isAisle(_ heading: String) -> Bool { order(heading) != nil }

  /// A text without line breaks, which would end the item.
  static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 }).trimmingBlanks
  }
}
