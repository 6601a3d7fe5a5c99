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
    /// What would be left of a line has no simple form.
    case notWritable(String)
    /// What is to be taken or added is no single amount above nothing; the text says what it is.
    case unclear(String)
  }

  /// The edits that add something: to the line of the same food, date and code when the amounts can be added, else as a new line.
  public func adding(_ text: String, _ remarks: Remarks = Remarks()) throws(Problem) -> [Edit] {
    let text = ShoppingFile.oneLine(text)
    guard !text.isEmpty else { return [] }
    let own = PantryRemark(Array(text.utf8), parser)
    let new = PantryLine(own.rest, parser)
    let name = PantryFile.food(text, parser)
    try check(text, new)
    let key = catalogue.key(catalogue.name(name))
    let date = remarks.bestBefore.flatMap { CalendarDay($0) } ?? own.bestBefore
    let code = remarks.code ?? own.code
    let same = items.filter {
      catalogue.key(catalogue.name($0.name)) == key && $0.bestBefore == date && (code == nil || $0.code == code)
    }
    for item in same {
      if new.quantities.count == 1, let added = new.quantities.first, let number = added.amount.single,
        let edits = amount(item)?.edits(adding: number, like: added)
      {
        return edits.map { $0.shifted(by: item.line.text.start) }
      }
      if item.quantities.isEmpty, new.quantities.isEmpty { return [] }
    }
    let section = ListEditor.Section(heading: heading(for: name), lines: ["- " + text + remarks.text])
    return ListEditor(file: file, title: "Pantry").insert([section]) { _, _ in false }
  }

  /// Refuses an amount of less than nothing, or of nothing.
  private func check(_ text: String, _ line: PantryLine) throws(Problem) {
    let words = text.split(separator: " ")
    for (before, word) in zip([nil] + words.map(Optional.init), words) {
      let isAfterNumber = before?.last?.isNumber ?? false
      if let sign = word.first, "-−–".contains(sign), word.dropFirst().first?.isNumber ?? false, !isAfterNumber {
        throw .unclear("is less than nothing")
      }
    }
    if line.quantities.contains(where: \.amount.isNothing) { throw .unclear("is nothing") }
  }

  private func amount(_ item: Item) -> PantryAmount? {
    PantryAmount(item, scaler: LineScaler(hints: NotationHints(lines: items.map(\.amounts.food))), parser: parser)
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
    let wanted = PantryLine(PantryRemark(Array(text.utf8), parser).rest, parser)
    try check(text, wanted)
    let name = PantryFile.food(text, parser)
    // Tomatoes that a can of is taken of may stand as tomatoes in the pantry.
    let found = [name, wanted.food.name.trimmingBlanks, text].lazy.map { find($0) }.first { !$0.isEmpty } ?? []
    guard let first = found.first else { throw .notFound }
    if Set(found.map { catalogue.key(catalogue.name($0.name)) }).count > 1 {
      throw .ambiguous(found.map { "'\($0.text)'" }.joined(separator: ", "))
    }
    guard !wanted.quantities.isEmpty else { return removing([first]) }
    var sum = QuantitySum()
    wanted.quantities.forEach { sum.add($0) }
    let taken = wanted.quantities.count == 1 ? wanted.quantities : sum.quantities
    guard taken.count == 1, let take = taken.first, let number = take.amount.single else {
      throw .unclear("is no single amount")
    }
    return try using(number, of: take, from: found)
  }

  /// Takes from several lines, first from what is good for the shortest time.
  private func using(_ number: Rational, of take: Quantity, from found: [Item]) throws(Problem) -> [Edit] {
    var left = number
    var edits: [Edit] = []
    var isComparable = false
    let ordered = found.sorted {
      ($0.bestBefore?.number ?? Int.max, $0.lineNumber) < ($1.bestBefore?.number ?? Int.max, $1.lineNumber)
    }
    for item in ordered where left > .zero {
      guard let amount = amount(item), let there = amount.total(like: take) else { continue }
      isComparable = true
      let part = min(left, there)
      guard part > .zero else { continue }
      guard let rest = left.subtracting(part) else { throw .notWritable(item.text) }
      left = rest
      if part == there, item.minimum == nil {
        edits += removing([item])
      } else if let new = part == there ? amount.emptied() : amount.edits(adding: -part, like: take) {
        edits += new.map { $0.shifted(by: item.line.text.start) }
      } else {
        throw .notWritable(item.text)
      }
    }
    let texts = found.map(\.text).joined(separator: ", ")
    guard isComparable else { throw .notComparable(found.first?.text ?? texts) }
    if left > .zero { throw .notEnough(texts) }
    return edits
  }

  /// The edits that take items away.
  public func removing(_ items: [Item]) -> [Edit] {
    ListEditor(file: file, title: "Pantry").remove(items.map(\.line))
  }
}

extension Amount {
  /// The number of an amount that is no range.
  fileprivate var single: Rational? { isRange ? nil : low }
}

extension Edit {
  /// The edit so many bytes later.
  fileprivate func shifted(by distance: Int) -> Edit { Edit(span.shifted(by: distance), replacement) }
}
