// `Pantry.md`: what is at home, in bullets that people write themselves: `- 2 kg flour (best before 2027-01)`.

public import Quantities
public import SourceText

/// A pantry as its file has it.
public struct PantryFile: Sendable {
  /// Something at home.
  public struct Item: Hashable, Sendable {
    /// The line's text without its bullet.
    public var text: String
    /// The food's name.
    public var name: String
    /// How much; empty when the line does not say.
    public var quantities: [Quantity]
    /// The last day it is good for; of a month its last day.
    public var bestBefore: CalendarDay?
    /// The bar code.
    public var code: String?
    /// The amount at which it is to be bought again; nil when the line names none.
    public var minimum: Quantity?
    /// Whether the line says that it runs low.
    public var isMarkedLow: Bool
    /// The heading above it: where it is kept.
    public var place: String?
    /// The line of the file, from 1.
    public var lineNumber: Int
    /// The line.
    var line: KitchenLine
    /// The food and its amounts, with their places in the text.
    var amounts: PantryLine

    /// Whether it is to be bought again: marked so, empty, or at its minimum.
    public var isLow: Bool {
      if isMarkedLow || (!quantities.isEmpty && quantities.allSatisfy { $0.amount.isNothing }) { return true }
      guard let minimum, let least = minimum.amount.high ?? minimum.amount.low else { return false }
      var sum = QuantitySum()
      quantities.forEach { sum.add($0) }
      guard let has = sum.amount(like: minimum), let amount = has.low ?? has.high else { return false }
      return amount <= least
    }
  }

  /// What is at home, in the order of the file.
  public let items: [Item]
  /// What cannot be read, with its place in the file.
  public let diagnostics: [Diagnostic]
  /// The lines of the file.
  let file: KitchenLines
  /// The catalogue that says which names are one food.
  let catalogue: FoodCatalogue
  let parser: IngredientParser

  /// Reads a file; never fails, what is no item stays untouched.
  public init(
    _ bytes: [UInt8], catalogue: FoodCatalogue = FoodCatalogue(), parser: IngredientParser = IngredientParser()
  ) {
    file = KitchenLines(bytes)
    self.catalogue = catalogue
    self.parser = parser
    let usesBoxes = file.lines.contains { line in
      if case .item(_, true) = line.kind { return true }
      return false
    }
    var place: String?
    var items: [Item] = []
    var diagnostics: [Diagnostic] = []
    for (index, line) in file.lines.enumerated() {
      if line.isHeading { place = file.string(line.text) }
      if line.isItem, !line.text.isEmpty, !usesBoxes || Self.isAtHome(line) {
        let remarks = PantryRemark(Array(bytes[line.text.range]), parser)
        diagnostics += remarks.diagnostics.map {
          Diagnostic($0.id, $0.span?.shifted(by: line.text.start), $0.arguments)
        }
        if !remarks.isStruck { items.append(Item(file, line, remarks, place: place, number: index + 1, parser)) }
      }
    }
    self.items = items
    self.diagnostics = diagnostics
  }

  /// Where boxes are ticked, one that is not stands for something that is gone; a bullet without a box is at home.
  private static func isAtHome(_ line: KitchenLine) -> Bool {
    guard case .item(let tick, let isTicked) = line.kind else { return false }
    return tick == nil || isTicked
  }

  /// The items that a person means: those of this very text, else of this food, else those that contain it.
  public func find(_ text: String) -> [Item] {
    let folded = Folding.fold(text.trimmingBlanks)
    guard !folded.isEmpty else { return [] }
    let same = items.filter { Folding.fold($0.text) == folded || $0.code == text }
    if !same.isEmpty { return same }
    let key = catalogue.key(catalogue.name(PantryFile.food(text, parser)))
    let foods = items.filter { catalogue.key(catalogue.name($0.name)) == key }
    return foods.isEmpty ? items.filter { Folding.fold($0.text).contains(folded) } : foods
  }

  /// The items that are to be bought again.
  public var low: [Item] { items.filter(\.isLow) }

  /// The items whose date is at most so many days after `today`, past ones too, the oldest first.
  public func expiring(within days: Int, today: CalendarDay) -> [Item] {
    let limit = today.advanced(by: days)
    let dated = items.compactMap { item in item.bestBefore.map { (item, $0) } }
    return dated.filter { $0.1 <= limit }.sorted { ($0.1, $0.0.lineNumber) < ($1.1, $1.0.lineNumber) }.map(\.0)
  }
}

extension PantryFile {
  /// The name of the food in a text.
  static func food(_ text: String, _ parser: IngredientParser) -> String {
    FoodLabel(PantryLine(PantryRemark(Array(text.utf8), parser).rest, parser).food, .english).name.singleSpaced
  }
}

extension PantryFile.Item {
  fileprivate init(
    _ file: KitchenLines, _ line: KitchenLine, _ remarks: PantryRemark, place: String?, number: Int,
    _ parser: IngredientParser
  ) {
    let amounts = PantryLine(remarks.rest, parser)
    self.init(
      text: file.string(line.text), name: FoodLabel(amounts.food, .english).name.singleSpaced,
      quantities: amounts.quantities, bestBefore: remarks.bestBefore, code: remarks.code, minimum: remarks.minimum,
      isMarkedLow: remarks.isMarkedLow, place: place, lineNumber: number, line: line, amounts: amounts)
  }
}

extension String {
  /// The text with one blank between its words; remarks were between them.
  fileprivate var singleSpaced: String { split(separator: " ").joined(separator: " ") }
}
