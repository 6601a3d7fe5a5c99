// Which lines of a list are about which food, and which of them vault wrote: those alone it may change.

internal import Quantities
internal import SourceText

extension ShoppingFile {
  /// The open line that vault wrote for an entry of its record; nil when it is ticked, changed or gone.
  ///
  /// Of several lines with the same text the one that stands where and as vault would have put it.
  func ownItem(_ entry: ShoppingRecord.Entry) -> Item? {
    let same = items.filter { !$0.isTicked && $0.text == entry.text }
    guard same.count > entry.besides else { return nil }
    let aisle = Folding.fold(catalogue.place(ListItem(entry.text).name, language: entry.language).name)
    func rank(_ item: Item) -> Int {
      let isPlain = file.string(item.line.span) == "- [ ] " + entry.text
      return (item.heading.map { Folding.fold($0) } == aisle ? 2 : 0) + (isPlain ? 1 : 0)
    }
    return same.reversed().max { rank($0) < rank($1) }
  }

  /// Whether a person wrote something below an item, which would go with it.
  func hasWordsBelow(_ item: Item) -> Bool { !file.continuation(of: item.lineNumber - 1).isEmpty }

  /// The items of a food, notes that a person added to their lines or not; those with the text that vault wrote are always of it.
  func items(of line: ShoppingLine, writtenAs text: String?, in names: FoodIndex) -> [Item] {
    let found = names.find(line.key, line.language)
    let written = text.map { text in items.indices.filter { items[$0].text == text } } ?? []
    return Set(found + written).sorted().map { items[$0] }
  }

  /// The entries of the record that lines of a list are about, by the lines' keys.
  func entries(of lines: [ShoppingLine]) -> [String: Int] {
    let names = entryNames
    var result: [String: Int] = [:]
    for line in lines { result[line.key] = names.find(line.key, line.language).first }
    // Names that read differently behind an amount are found by their letters.
    var free = Set(record.entries.indices).subtracting(result.values)
    for line in lines where result[line.key] == nil {
      guard let index = free.sorted().first(where: { isAmount(of: line.name, record.entries[$0]) }) else {
        continue
      }
      result[line.key] = index
      free.remove(index)
    }
    return result
  }

  /// Whether an entry's text is a name with nothing but amounts before it.
  private func isAmount(of name: String, _ entry: ShoppingRecord.Entry) -> Bool {
    var text = entry.text[...]
    if text.hasSuffix(" (optional)") { text = text.dropLast(11) }
    guard text.hasSuffix(name), !name.isEmpty else { return false }
    var amounts = String(text.dropLast(name.count))
    guard amounts.isEmpty || amounts.hasSuffix(" ") else { return false }
    if amounts.hasSuffix(" + some ") { amounts = String(amounts.dropLast(8)) }
    let written = entry.needed.map { $0.text(formatter) }.joined(separator: " + ")
    return amounts.trimmingBlanks == written || ListItem(amounts).name.isEmpty
  }

  /// The foods of all items, to find them by.
  var itemNames: FoodIndex {
    FoodIndex(items.map { item in item.readings.map(\.name) }, catalogue)
  }

  /// The foods of all entries of the record.
  var entryNames: FoodIndex { FoodIndex(record.entries.map { [ListItem($0.text).name] }, catalogue) }

  private func key(_ name: String, _ language: String?) -> String {
    catalogue.key(catalogue.name(name, language: language), language: language)
  }

  /// The food of an entry with so much of it, as a line of a list.
  func line(_ entry: ShoppingRecord.Entry, _ quantities: [Quantity]) -> ShoppingLine {
    let item = ListItem(entry.text)
    let shares = entry.shares
    var line = ShoppingLine(
      name: item.shown, key: key(item.name, entry.language), language: entry.language,
      aisle: catalogue.place(item.name, language: entry.language), quantities: quantities,
      hasUnmeasured: shares.contains(where: \.hasUnmeasured), isOptional: shares.allSatisfy(\.isOptional), sources: [])
    line.agree()
    return line
  }

  /// How much of an entry its own line has: all that the recipes need, or the rest beside what was there already.
  func ownQuantities(_ entry: ShoppingRecord.Entry) -> [Quantity] {
    let needed = entry.needed
    let text = line(entry, needed).text(formatter)
    // Volumes that were added to masses are marked.
    return [text, "≈ " + text].contains(entry.text) ? needed : ListItem(entry.text).quantities
  }
}
