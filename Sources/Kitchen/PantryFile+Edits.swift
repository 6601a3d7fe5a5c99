// Changes to a pantry that a person asks for; every other byte stays.

internal import Quantities
public import SourceText

extension PantryFile {
  /// What an addition says beside food and amount.
  public struct Remarks: Sendable, Hashable {
    /// The last good day or month, as written: `2027-01`.
    public var bestBefore: String?
    /// The bar code.
    public var code: String?

    /// Remarks.
    public init(bestBefore: String? = nil, code: String? = nil) {
      self.bestBefore = bestBefore
      self.code = code
    }

    fileprivate var text: String {
      let parts = [bestBefore.map { "best before " + $0 }, code.map { "upc " + $0 }].compactMap { $0 }
      return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    }
  }

  /// Why a pantry cannot be changed as asked.
  public enum Problem: Error, Hashable, Sendable {
    /// Nothing of that name is there.
    case notFound
    /// The amounts measure different things, or the line does not say how much there is.
    case notComparable(String)
    /// The text names parts of several foods.
    case ambiguous(String)
    /// There is less than what is to be used; the text says how much there is.
    case notEnough(String)
  }

  /// The edits that add something: to the line of the same food, date and code when the amounts can be added, else as a new line.
  public func adding(_ text: String, _ remarks: Remarks = Remarks()) -> [Edit] {
    let text = ShoppingFile.oneLine(text)
    guard !text.isEmpty else { return [] }
    let new = ListItem(text)
    let key = catalogue.key(catalogue.name(new.name))
    let date = remarks.bestBefore.flatMap { CalendarDay($0) }
    let same = items.filter {
      catalogue.key(catalogue.name($0.name)) == key && $0.bestBefore == date
        && (remarks.code == nil || $0.code == remarks.code)
    }
    for item in same {
      if let sum = sum(item, new), let span = item.amountSpan { return [Edit(span, sum.text(AmountFormatter()))] }
      if item.quantities.isEmpty, new.quantities.isEmpty { return [] }
    }
    let section = ListEditor.Section(heading: heading(for: new.name), lines: ["- " + text + remarks.text])
    return ListEditor(file: file, title: "Pantry").insert([section]) { _, _ in false }
  }

  private func sum(_ item: Item, _ new: ListItem) -> Quantity? {
    guard new.quantities.count == 1, let added = new.quantities.first, let old = item.quantities.first else {
      return nil
    }
    var sum = QuantitySum()
    sum.add(added)
    guard let amount = sum.amount(like: old)?.adding(old.amount) else { return nil }
    return Quantity(amount: amount, unit: old.unit, size: old.size)
  }

  /// The heading under which most foods of the same aisle are kept; else the first.
  private func heading(for name: String) -> String {
    let aisle = catalogue.place(name)
    let places = items.filter { catalogue.place($0.name) == aisle }.compactMap(\.place)
    let counts = Dictionary(grouping: places) { $0 }.mapValues(\.count)
    let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    let headings = file.lines.filter(\.isHeading)
    let first = headings.first { $0.kind != .heading(level: 1) } ?? headings.first
    return best ?? first.map { file.string($0.text) } ?? "Cupboard"
  }

  /// The edits that take an amount away, `300 g flour`, or all of it when no amount is named.
  ///
  /// A line of which nothing is left goes, unless it names its minimum.
  public func using(_ text: String) throws(Problem) -> [Edit] {
    let wanted = ListItem(text)
    let found = find(wanted.name).isEmpty ? find(text) : find(wanted.name)
    guard let first = found.first else { throw .notFound }
    if Set(found.map { catalogue.key(catalogue.name($0.name)) }).count > 1 {
      throw .ambiguous(found.map { "'\($0.text)'" }.joined(separator: ", "))
    }
    guard let take = wanted.quantities.first else { return removing([first]) }
    var left = take.amount
    var edits: [Edit] = []
    // What is good for the shortest time is used first.
    let ordered = found.sorted {
      ($0.bestBefore?.number ?? Int.max, $0.lineNumber) < ($1.bestBefore?.number ?? Int.max, $1.lineNumber)
    }
    for item in ordered where !left.isNothing {
      guard let has = item.quantities.first, item.quantities.count == 1, item.amountSpan != nil else { continue }
      var sum = QuantitySum()
      sum.add(Quantity(amount: left, unit: take.unit, size: take.size))
      var stock = QuantitySum()
      stock.add(has)
      let needed = Quantity(amount: left, unit: take.unit, size: take.size)
      guard let wantedHere = sum.amount(like: has), let there = stock.amount(like: needed),
        let rest = has.amount.subtracting(wantedHere), let open = left.subtracting(there)
      else { continue }
      edits += setting(item, Quantity(amount: rest, unit: has.unit, size: has.size))
      left = open
    }
    if edits.isEmpty { throw .notComparable(first.text) }
    if !left.isNothing { throw .notEnough(found.map(\.text).joined(separator: ", ")) }
    return edits
  }

  private func setting(_ item: Item, _ quantity: Quantity) -> [Edit] {
    guard let span = item.amountSpan else { return [] }
    if quantity.amount.isNothing, item.minimum == nil { return removing([item]) }
    var shown = quantity.text(AmountFormatter())
    if quantity.size != nil { shown = Quantity(amount: quantity.amount, unit: quantity.unit).text(AmountFormatter()) }
    return [Edit(span, shown)]
  }

  /// The edits that take items away.
  public func removing(_ items: [Item]) -> [Edit] {
    ListEditor(file: file, title: "Pantry").remove(items.map(\.line))
  }
}
