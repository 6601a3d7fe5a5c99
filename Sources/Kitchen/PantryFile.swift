// `Pantry.md`: what is at home, in bullets that people write themselves: `- 2 kg flour (best before 2027-01)`.

public import Quantities
internal import SourceText

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
    /// The bytes of the amount with its unit; nil when there is none.
    var amountSpan: Span?

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
  /// The lines of the file.
  let file: KitchenLines
  /// The catalogue that says which names are one food.
  let catalogue: FoodCatalogue
  private let parser: IngredientParser

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
    for (index, line) in file.lines.enumerated() {
      if line.isHeading { place = file.string(line.text) }
      if line.isItem, !line.text.isEmpty, !usesBoxes || Self.isAtHome(line) {
        items.append(PantryRemark.item(file, line, place: place, number: index + 1, parser))
      }
    }
    self.items = items
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
    let key = catalogue.key(catalogue.name(ListItem(text, parser: parser).name))
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

/// The remarks in parentheses behind a pantry item: date, bar code, minimum.
enum PantryRemark {
  /// An item by its line.
  static func item(
    _ file: KitchenLines, _ line: KitchenLine, place: String?, number: Int, _ parser: IngredientParser
  ) -> PantryFile.Item {
    let text = file.string(line.text)
    let (food, remarks) = split(text)
    let parsed = parser.parse(food)
    var item = PantryFile.Item(
      text: text, name: FoodLabel(parsed, .english).name,
      quantities: ListItem(food, parser: parser).quantities, bestBefore: nil, code: nil, minimum: nil,
      isMarkedLow: false, place: place, lineNumber: number, line: line, amountSpan: nil)
    if let measure = parsed.measure, item.quantities.count == 1 {
      let span = measure.unitSpan.map { measure.amountSpan.union($0) } ?? measure.amountSpan
      item.amountSpan = span.shifted(by: line.text.start)
    }
    for remark in remarks { read(remark, into: &item, parser) }
    return item
  }

  /// The text before the parentheses that hold remarks, and the remarks.
  private static func split(_ text: String) -> (food: String, remarks: [String]) {
    var food = text
    var remarks: [String] = []
    while let open = food.lastIndex(of: "("), food.trimmingBlanks.hasSuffix(")") {
      let inside = food[food.index(after: open)...].trimmingBlanks.dropLast()
      let parts = inside.split { $0 == "," || $0 == ";" }.map(\.trimmingBlanks)
      guard parts.contains(where: isRemark) else { break }
      remarks += parts
      food = String(food[..<open])
    }
    if remarks.isEmpty, let dash = food.range(ofAny: [" best before ", ", best before ", " bb ", " MHD "]) {
      remarks = [String(food[dash.lowerBound...]).trimmingBlanks]
      food = String(food[..<dash.lowerBound])
    }
    return (food, remarks)
  }

  private static let dateWords = [
    "best before", "bestbefore", "best by", "use by", "expires", "exp", "bb", "bbe", "mhd", "haltbar bis", "dluo",
    "consumir antes", "scade", "by",
  ]

  private static func isRemark(_ text: String) -> Bool {
    var probe = PantryFile.Item(
      text: "", name: "", quantities: [], bestBefore: nil, code: nil, minimum: nil, isMarkedLow: false, place: nil,
      lineNumber: 0,
      line: KitchenLine(kind: .other, span: Span(0, 0), fullSpan: Span(0, 0), text: Span(0, 0), indent: 0),
      amountSpan: nil)
    read(text, into: &probe, IngredientParser())
    return probe.bestBefore != nil || probe.code != nil || probe.minimum != nil || probe.isMarkedLow
  }

  private static func read(_ remark: String, into item: inout PantryFile.Item, _ parser: IngredientParser) {
    let folded = Folding.fold(remark).filter { $0 != ":" && $0 != "," }.trimmingBlanks
    if ["low", "running low", "almost out", "out", "empty", "fast leer", "leer"].contains(folded) {
      item.isMarkedLow = true
    } else if let code = after(["upc ", "ean ", "gtin "], in: folded) {
      item.code = code.filter(\.isNumber)
    } else if let least = after(["min ", "minimum ", "low below ", "low under ", "low at ", "keep "], in: folded) {
      item.minimum = ListItem(least, parser: parser).quantities.first
    } else {
      let date = after(dateWords, in: folded) ?? folded
      item.bestBefore = CalendarDay(date.trimmingBlanks) ?? item.bestBefore
    }
  }

  private static func after(_ words: [String], in text: String) -> String? {
    words.first { text.hasPrefix($0) }.map { text.dropFirst($0.count).trimmingBlanks }
  }
}

extension String {
  /// Where the first of some texts stands.
  fileprivate func range(ofAny texts: [String]) -> Range<Index>? {
    texts.lazy.compactMap { self[...].firstRange(of: $0) }.first
  }
}
