// People note things on their lists, `milk 1 l — the organic one`, `500 g beef (from Joe's)`, `Joe's 500 g beef`: it is milk and beef all the same.

internal import SourceText

extension ShoppingFile.Item {
  /// What the item may say: the text as it is, without a note behind it, without one before the amount.
  var readings: [ListItem] {
    let bare = ItemNote.cut(text)
    let measured = ItemNote.fromAmount(bare)
    return [item] + [bare, measured].filter { $0 != text }.map { ListItem($0) }
  }

  /// The food's name without a note.
  public var plainName: String { ListItem(ItemNote.cut(text)).name }

  /// How much it says, beside a note too.
  var allQuantities: [Quantity] { readings.map(\.quantities).first { !$0.isEmpty } ?? [] }
}

/// Notes of a person beside what is to be bought.
enum ItemNote {
  private static let marks = [" — ", " – ", " - ", " -- ", ", ", "; ", ": ", " // ", "!", "?", " #", " @", " [", " → "]
  /// Words with which a note begins, and no name of a food goes on.
  private static let words: Set<String> = [
    "from", "for", "the", "if", "only", "please", "not", "at", "vom", "von", "für", "bitte", "nur", "pour", "chez",
    "para",
    "per", "dal",
  ]

  /// The text without a note behind it and without marks of emphasis.
  static func cut(_ text: String) -> String {
    let plain = text.filter { !"*_~`".contains($0) }
    var end = plain.endIndex
    for mark in marks {
      guard let range = plain[...].firstRange(of: mark) else { continue }
      // `2 - 3 onions` is an amount.
      let isRange = range.upperBound < plain.endIndex && plain[range.upperBound].isNumber
      if !isRange { end = min(end, range.lowerBound) }
    }
    // Brackets that begin with a digit hold the size of a container.
    let open = plain.indices.first { index in
      let next = plain.index(after: index)
      return plain[index] == "(" && !(next < plain.endIndex && plain[next].isNumber)
    }
    let parts = plain[..<min(end, open ?? end)].split(separator: " ")
    let kept = parts.enumerated().prefix { $0.offset == 0 || !words.contains(Folding.fold(String($0.element))) }
    return kept.map { String($0.element) }.joined(separator: " ")
  }

  /// The text from its first amount on; the whole when it begins with one or has none.
  static func fromAmount(_ text: String) -> String {
    let words = text.split(separator: " ")
    guard let first = words.firstIndex(where: { $0.first?.isNumber ?? false }), first > 0 else { return text }
    return words[first...].joined(separator: " ")
  }
}
