// A line of a shopping list or pantry, written by a person or by vault: amounts, then a food.

public import Quantities

/// What a list item says.
public struct ListItem: Hashable, Sendable {
  /// The food's name.
  public var name: String
  /// The name as the line has it beside the amount: "tomatoes" of a can.
  var shown: String
  /// How much; several when the line adds them with ` + `; empty when it does not say.
  public var quantities: [Quantity]
  /// Whether some more without an amount is meant: `1 tsp + some salt`.
  public var hasUnmeasured: Bool

  /// Reads the text of an item; never fails, what is not understood is part of the name.
  public init(_ text: String, parser: IngredientParser = IngredientParser()) {
    var parts = ListItem.parts(text)
    let whole = parser.parse(parts.last ?? "")
    let others = parts.dropLast().map { parser.parse($0) }
    if others.contains(where: { $0.measure == nil || !$0.name.trimmingBlanks.isEmpty }) {
      parts = [text]
      self.init(line: parser.parse(text), before: [])
    } else {
      self.init(line: whole, before: others.flatMap(\.quantities))
    }
  }

  private init(line: IngredientLine, before: [Quantity]) {
    let last = line.quantities
    let label = FoodLabel(line, .english)
    name = label.name
    shown = label.shown
    quantities = before + last
    hasUnmeasured = last.isEmpty
  }

  /// The text between ` + ` signs, marks of approximation left out.
  private static func parts(_ text: String) -> [String] {
    var parts: [String] = []
    var rest = text.trimmingBlanks[...]
    while let sign = rest.firstRange(of: " + ") {
      parts.append(String(rest[..<sign.lowerBound]))
      rest = rest[sign.upperBound...]
    }
    // "1 tsp + some salt" is salt in every language.
    let isMore = !parts.isEmpty && rest.hasPrefix("some ")
    parts.append(String(isMore ? rest.dropFirst(5) : rest))
    return parts.map { $0.hasPrefix("≈") ? String($0.dropFirst()).trimmingBlanks : $0.trimmingBlanks }
  }
}

extension Substring {
  /// Where a text stands first.
  func firstRange(of text: String) -> Range<Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) { return index..<self.index(index, offsetBy: text.count) }
      index = self.index(after: index)
    }
    return nil
  }
}
