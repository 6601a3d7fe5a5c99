// What the kept list shows beyond its text: the recipes behind a line, amounts in other units. The file stays as it is.

public import Quantities
internal import SourceText

extension ShoppingFile {
  /// A recipe's share of a line that vault wrote.
  public struct Origin: Sendable {
    /// The recipe's path.
    public var path: String
    /// How much it put there; empty when there is no amount.
    public var share: String
    /// The form under which the food is merged in the recipe's own list.
    public var key: String
  }

  /// The shares behind an item; none for one that a person wrote or changed.
  public func origins(of item: Item) -> [Origin] {
    guard let entry = record.entries.first(where: { $0.text == item.text }) else { return [] }
    let own = ownItem(entry)
    guard item == own || own == nil && item.isTicked else { return [] }
    return entry.shares.map { share in
      let amounts = share.quantities.map { $0.text(formatter) }.joined(separator: " + ")
      return Origin(path: share.path, share: amounts, key: line(entry, []).key)
    }
  }

  /// Shows all amounts in the units of a system; words around them stay.
  public mutating func showAmounts(in system: QuantitySettings.System, settings: QuantitySettings) {
    let parser = IngredientParser(settings: settings)
    let formatter = LineFormatter(settings: settings, target: system)
    for index in items.indices {
      var parts = [items[index].text[...]]
      while let sign = parts.last?.firstRange(of: " + "), let last = parts.popLast() {
        parts += [last[..<sign.lowerBound], last[sign.upperBound...]]
      }
      let text = parts.map { formatter.text(parser.parse(String($0))) }.joined(separator: " + ")
      items[index].text = text
      items[index].item = ListItem(text, parser: parser)
    }
  }

  /// The file with the items as they are shown, without the record.
  public var text: [UInt8] {
    let edits = items.compactMap { item in
      file.string(item.line.text) == item.text ? nil : Edit(item.line.text, item.text)
    }
    let hidden = remove(recordLines)
    return (try? Edit.apply(edits + hidden, to: file.bytes)) ?? file.bytes
  }
}
