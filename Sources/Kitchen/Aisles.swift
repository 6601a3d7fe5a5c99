// A list is walked through in the order of the shop: `Aisles.md` says which food stands where, a built-in table serves vaults without it.

internal import SourceText

/// Where a shop has its foods, and which names mean the same food.
public struct Aisles: Sendable {
  /// The aisle of foods that stand in no other.
  public static let other = "Other"

  /// A food of the file: its names and its aisle.
  struct Food: Sendable {
    var names: [String]
    var aisle: Int
  }

  /// The aisles in the order of the shop, `other` not among them.
  public let names: [String]
  /// The foods of the file; nil for the built-in table.
  let foods: [Food]?

  /// The built-in table, with English names of aisles.
  public static let builtIn = Aisles(names: BuiltInAisles.names, foods: nil)

  /// Whether it names neither aisles nor foods.
  public var isEmpty: Bool { names.isEmpty && foods?.isEmpty ?? false }

  private init(names: [String], foods: [Food]?) {
    self.names = names
    self.foods = foods
  }

  /// Reads an `Aisles.md`: headings are aisles in the order of the shop, bullets foods, their names separated by bars.
  ///
  /// Never fails; bullets before the first heading belong to `other`, a heading that comes twice is one aisle.
  public init(file bytes: [UInt8]) {
    let file = KitchenLines(bytes)
    var names: [String] = []
    var foods: [Food] = []
    var aisle: Int?
    let isTitled = Aisles.hasTitle(file)
    for line in file.lines {
      if case .heading(let level) = line.kind, !(isTitled && level == 1) {
        let name = file.string(line.text)
        aisle = names.firstIndex(of: name) ?? names.count
        if aisle == names.count { names.append(name) }
      } else if line.isItem {
        let synonyms = file.string(line.text).split(separator: "|").map { $0.trimmingBlanks }.filter { !$0.isEmpty }
        if !synonyms.isEmpty { foods.append(Food(names: synonyms, aisle: aisle ?? Int.max)) }
      }
    }
    self.init(names: names, foods: foods)
  }

  /// Whether the first heading is a title over deeper headings: the only one of level 1, with no bullet under it.
  private static func hasTitle(_ file: KitchenLines) -> Bool {
    let marks = file.lines.filter { $0.isHeading || $0.isItem }
    guard case .heading(level: 1)? = marks.first?.kind, marks.count > 1, marks[1].isHeading else { return false }
    return !marks.dropFirst().contains { $0.kind == .heading(level: 1) }
  }
}

/// Where one food is bought, and under what form it is merged.
public struct AislePlace: Hashable, Sendable {
  /// The number of the aisle in the order of the shop; the count of aisles for `other`.
  public var order: Int
  /// The name of the aisle.
  public var name: String
}

extension StringProtocol {
  /// The text without blanks at its ends.
  var trimmingBlanks: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
