// What vault put on the list, and for which recipe, stands in a comment of the list itself: only that is ever taken off again.

internal import Quantities
internal import SourceText

/// What vault wrote into a shopping list.
struct ShoppingRecord: Hashable, Sendable {
  /// A line that vault wrote.
  struct Entry: Hashable, Sendable {
    /// The text as vault wrote it last; a line that says anything else was changed by a person.
    var text: String
    /// The language of its food, as a two-letter code; nil for that of the vault.
    var language: String?
    /// How many open lines of this very text were there besides, which are a person's.
    var besides = 0
    /// How much of it each recipe needs.
    var shares: [Share]
    /// The line of the file that says so, from 0; nil for a new one.
    var lineIndex: Int?
  }

  /// How much of a food one recipe put on the list.
  struct Share: Hashable, Sendable {
    /// The recipe's path in the vault.
    var path: String
    /// How much.
    var quantities: [Quantity]
    /// Whether it wants some without an amount too.
    var hasUnmeasured: Bool
    /// Whether the dish works without it.
    var isOptional: Bool
  }

  /// The lines that vault wrote.
  var entries: [Entry] = []
  /// The lines of the file that the comment takes up; nil when there is none.
  private(set) var place: Range<Int>?
  /// Whether the comment has lines that are not understood; they stay.
  private(set) var hasOthers = false

  private static let opening = "<!-- vault:"
  private static let firstLine = opening + " what the recipes put on this list; `vault shop remove` goes by it"
  private static let lastLine = "-->"

  /// Reads the record of a file; empty when it has none.
  init(_ file: KitchenLines) {
    let texts = { (index: Int) in file.string(file.lines[index].text) }
    guard
      let first = file.lines.indices.first(where: {
        file.lines[$0].kind == .other && file.bytes[file.lines[$0].text.range].starts(with: Self.opening.utf8)
      })
    else { return }
    var end = first + 1
    guard !texts(first).hasSuffix(Self.lastLine) else { return }
    while end < file.lines.count, texts(end) != Self.lastLine {
      if var entry = Entry(texts(end)) {
        entry.lineIndex = end
        entries.append(entry)
      } else {
        hasOthers = true
      }
      end += 1
    }
    place = first..<min(end + 1, file.lines.count)
  }

  /// The lines of a new comment.
  static func comment(_ entries: [Entry]) -> [String] { [firstLine] + entries.map(\.line) + [lastLine] }

  /// The paths of all recipes that have a share.
  var paths: Set<String> { Set(entries.flatMap { $0.shares.map(\.path) }) }
}

extension ShoppingRecord.Entry {
  /// What the recipes need together.
  var needed: [Quantity] { shares.flatMap(\.quantities).total }

  /// Reads a line like `1.5 l milk | 1 l soup.md | 500 ml cake.md`; nil when it is none.
  fileprivate init?(_ line: String) {
    var fields = line.split(separator: "|").map(\.trimmingBlanks)
    guard fields.count > 1 else { return nil }
    text = RecordText.decoded(fields.removeFirst())
    shares = []
    for field in fields {
      if field.hasPrefix("in "), field.utf8.count == 5 {
        language = String(field.dropFirst(3))
      } else if field.hasPrefix("besides "), let count = Int(field.dropFirst(8)) {
        besides = count
      } else if let share = ShoppingRecord.Share(field) {
        shares.append(share)
      } else {
        return nil
      }
    }
  }

  /// The line of the comment.
  var line: String {
    let fields = [RecordText.encoded(text)] + shares.map(\.field)
    let more = [language.map { "in " + $0 }, besides > 0 ? "besides \(besides)" : nil].compactMap { $0 }
    return (fields + more).joined(separator: " | ")
  }
}

extension ShoppingRecord.Share {
  /// Reads `500 ml cake.md` or `optional 1 tsp + some soup.md`.
  fileprivate init?(_ field: String) {
    guard let blank = field.lastIndex(of: " ") else { return nil }
    path = RecordText.decoded(field[field.index(after: blank)...])
    var amounts = field[..<blank].trimmingBlanks
    isOptional = amounts.hasPrefix("optional ")
    if isOptional { amounts = String(amounts.dropFirst(9)) }
    quantities = []
    hasUnmeasured = false
    for part in amounts.split(separator: "+").map(\.trimmingBlanks) {
      if part == "some" {
        hasUnmeasured = true
      } else if let quantity = RecordText.quantity(part) {
        quantities.append(quantity)
      } else {
        return nil
      }
    }
  }

  fileprivate var field: String {
    let amounts = quantities.map(RecordText.text) + (hasUnmeasured ? ["some"] : [])
    return (isOptional ? "optional " : "") + amounts.joined(separator: " + ") + " "
      + RecordText.encoded(path, also: " ")
  }
}
