// `shop remove RECIPE` takes away what the record says that recipe put on the list, from lines that nobody changed since; the rest is told.

internal import Quantities
public import SourceText

extension ShoppingFile {
  /// A change that takes a recipe off a list, and what of it stays.
  public struct Removal: Sendable {
    /// The edits.
    public var edits: [Edit]
    /// What a person made of lines that vault wrote; they stay.
    public var kept: [Kept]
    /// The words of a person beside the recipe's name, which go with it.
    public var words: [Kept]
  }

  /// Something a person wrote.
  public struct Kept: Hashable, Sendable {
    /// Where it stands.
    public var span: Span
    /// What it says.
    public var text: String
    /// How much of it was for the recipe; empty when there is no amount.
    public var share: String
  }

  /// Whether the record says that a recipe put something on the list.
  public func hasShare(_ recipe: RecordedRecipe) -> Bool { record.paths.contains(recipe.path) }

  /// Takes away the share of a recipe: lines that nobody changed since go or shrink, and so does the recipe's bullet.
  public func removingRecipe(_ recipe: RecordedRecipe) -> Removal {
    var changes = Changes(record: record)
    var kept: [Kept] = []
    let names = itemNames
    for (index, entry) in record.entries.enumerated() {
      let taken = entry.shares.filter { $0.path == recipe.path }
      guard !taken.isEmpty else { continue }
      changes.entries[index]?.shares.removeAll { $0.path == recipe.path }
      if !take(taken.flatMap(\.quantities), index, &changes) {
        let share = taken.flatMap(\.quantities).total.map { $0.text(formatter) }.joined(separator: " + ")
        kept += items(of: line(entry, entry.needed), writtenAs: entry.text, in: names).filter { !$0.isTicked }
          .map { Kept(span: $0.line.text, text: $0.text, share: share) }
      }
      if changes.entries[index]?.shares.isEmpty == true { changes.entries[index] = nil }
    }
    let words = removeBullet(of: recipe, &changes)
    return Removal(edits: edits(changes), kept: kept, words: words)
  }

  /// Lowers the line that vault wrote, or takes it away; false when there is none, or words of a person stand below it.
  private func take(_ share: [Quantity], _ index: Int, _ changes: inout Changes) -> Bool {
    guard let entry = changes.entries[index], let own = ownItem(record.entries[index]) else { return false }
    let rest = ownQuantities(record.entries[index]).less(share).withoutCrumbs(of: share)
    let line = line(entry, rest)
    guard !entry.shares.isEmpty, !rest.isEmpty || line.hasUnmeasured else {
      if hasWordsBelow(own) { return false }
      changes.gone.append(own.line)
      return true
    }
    let text = line.text(formatter)
    if text != own.text { changes.edits.append(Edit(own.line.text, text)) }
    changes.entries[index]?.text = text
    changes.entries[index]?.besides = items.count { !$0.isTicked && $0.text == text && $0 != own }
    return true
  }

  /// Takes a recipe's bullet away, or only its name when the bullet names others too, and gives the words that go with it.
  private func removeBullet(of recipe: RecordedRecipe, _ changes: inout Changes) -> [Kept] {
    guard let line = line(recipe), let number = recipe.lineNumber, let mention = recipe.mention else { return [] }
    let own = [mention.nameSpan] + (mention.amountSpan.map { [$0] } ?? [])
    let edits = own.map { Edit($0, []) }
    if recipes.contains(where: { $0.lineNumber == number && $0.mention != mention }) {
      changes.edits += edits
      return []
    }
    changes.gone.append(line)
    let bare = (try? Edit.apply(edits, to: file.bytes)) ?? file.bytes
    let gone = own.reduce(0) { $0 + $1.count }
    let beside = String(decoding: bare[line.text.start..<(line.text.end - gone)], as: UTF8.self)
    let below = file.continuation(of: number - 1).map { file.string(file.lines[$0].text) }
    let words = ([beside] + below).flatMap { $0.split(separator: " ") }
    return words.isEmpty ? [] : [Kept(span: line.text, text: words.joined(separator: " "), share: "")]
  }
}
