// Half the flour is used: the numbers of a pantry line change and nothing else of it, in the notation of whoever wrote them.

internal import Quantities
internal import SourceText

/// Changes how much a pantry line has.
struct PantryAmount {
  /// What a quantity is compared with, and how much of that one of its units is.
  private enum Way {
    case main(Rational)
    case also(Int, Rational)
    case contents(Rational)
  }

  private let text: [UInt8]
  private let line: PantryLine
  private let scaler: LineScaler
  private let parser: IngredientParser

  /// The amounts of a line of the pantry; nil when they cannot be changed where they stand.
  init?(_ item: PantryFile.Item, scaler: LineScaler, parser: IngredientParser) {
    guard item.amounts.isEditable, item.amounts.food.measure != nil else { return nil }
    text = Array(item.text.utf8)
    line = item.amounts
    // `1 500 g flour` may be 1,500 g or one piece of 500 g: nobody's flour goes because of a guess.
    if line.food.measure?.unit == nil, line.food.size != nil, Self.mayHoldThousands(text) { return nil }
    self.scaler = scaler
    self.parser = parser
  }

  /// Whether three digits follow one to three others behind a blank, which may be a narrow one or one that does not break.
  private static func mayHoldThousands(_ text: [UInt8]) -> Bool {
    let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    func isDigit(_ place: Int) -> Bool {
      scalars.indices.contains(place) && scalars[place].properties.numericType == .decimal
    }
    return scalars.indices.contains { place in
      [" ", "\u{A0}", "\u{202F}", "\u{2009}"].contains(scalars[place]) && isDigit(place - 1) && !isDigit(place - 4)
        && (1...3).allSatisfy { isDigit(place + $0) } && !isDigit(place + 4)
    }
  }

  private var food: IngredientLine { line.food }
  /// The amounts that are added up, as they stand.
  private var parts: [Measure] { (food.measure.map { [$0] } ?? []) + food.plus }
  private var writtenParts: [Measure] { (line.written.measure.map { [$0] } ?? []) + line.written.plus }

  // MARK: comparing

  /// How much there is at most, in the unit of `quantity`; nil when the two cannot be compared.
  func total(like quantity: Quantity) -> Rational? {
    switch way(quantity) {
    case .main:
      return comparable(quantity).reduce(Rational?.some(.zero)) { sum, part in
        guard let amount = part.measure.amount.high ?? part.measure.amount.low else { return nil }
        return amount.divided(by: part.ratio).flatMap { sum?.adding($0) }
      }
    case .also(let index, let ratio): return (food.also[index].amount.high).flatMap { $0.divided(by: ratio) }
    case .contents(let ratio): return (food.measure?.amount.high).flatMap { $0.divided(by: ratio) }
    case nil: return nil
    }
  }

  private func way(_ quantity: Quantity) -> Way? {
    guard let measure = food.measure else { return nil }
    let also = food.also.indices
    if measure.unit?.id == quantity.unit?.id, isSize(quantity.size) { return .main(.one) }
    guard quantity.size == nil else { return nil }
    if let same = also.first(where: { food.also[$0].unit?.id == quantity.unit?.id }) { return .also(same, .one) }
    if food.size == nil, let first = comparable(quantity).first { return .main(first.ratio) }
    if let size = food.size {
      guard let one = size.amount.high, size.amount.low == one,
        let ratio = Self.ratio(quantity.unit, size.unit)?.divided(by: one)
      else { return nil }
      return .contents(ratio)
    }
    for index in also {
      if let ratio = Self.ratio(quantity.unit, food.also[index].unit) { return .also(index, ratio) }
    }
    return nil
  }

  /// Whether containers of a size are those of the line; where no size is named all are.
  private func isSize(_ size: Quantity.Size?) -> Bool {
    guard let size else { return true }
    return size == food.size.map { Quantity.Size(amount: $0.amount, unit: $0.unit) }
  }

  private func comparable(_ quantity: Quantity) -> [(index: Int, measure: Measure, ratio: Rational)] {
    parts.enumerated().compactMap { index, part in
      Self.ratio(quantity.unit, part.unit).map { (index, part, $0) }
    }
  }

  /// How many of a unit one of another is.
  private static func ratio(_ one: MeasureUnit?, _ other: MeasureUnit?) -> Rational? {
    if one?.id == other?.id { return .one }
    if one == nil, other?.id == "dozen" { return Rational(1, 12) }
    if one?.id == "dozen", other == nil { return 12 }
    guard let one = one.flatMap({ UnitTable.unit(id: $0.id) }),
      let other = other.flatMap({ UnitTable.unit(id: $0.id) }),
      one.dimension == other.dimension, [.mass, .volume, .length].contains(one.dimension),
      let factor = one.factor(in: nil), let unit = other.factor(in: nil)
    else { return nil }
    return factor.divided(by: unit)
  }

  // MARK: changing

  /// The edits of the line's text that add so many of the unit of `quantity`, less than nothing to take away; nil when the result cannot be written.
  func edits(adding number: Rational, like quantity: Quantity) -> [Edit]? {
    switch way(quantity) {
    case .main(let ratio):
      if !food.plus.isEmpty { return food.also.isEmpty ? sum(number, quantity) : nil }
      guard let old = food.measure, let change = number.multiplied(by: ratio), let new = old.amount.moved(by: change)
      else { return nil }
      if !food.also.isEmpty { return scaled(from: old.amount, to: new) }
      return write([new]) ?? converted(new, ratio, quantity)
    case .also(let index, let ratio):
      guard let change = number.multiplied(by: ratio), let new = food.also[index].amount.moved(by: change) else {
        return nil
      }
      return food.plus.isEmpty ? scaled(from: food.also[index].amount, to: new) : nil
    case .contents(let ratio):
      guard food.plus.isEmpty, food.also.isEmpty, let change = number.multiplied(by: ratio) else { return nil }
      return food.measure?.amount.moved(by: change).flatMap { write([$0]) }
    case nil: return nil
    }
  }

  /// The edits that leave nothing and keep the line; nil when that cannot be written.
  func emptied() -> [Edit]? {
    food.plus.isEmpty ? write([Amount(.zero)], also: food.also.map { _ in Amount(.zero) }) : nil
  }

  /// All amounts that mean the same, changed alike.
  private func scaled(from old: Amount, to new: Amount) -> [Edit]? {
    guard !old.isRange, let before = old.low, let after = new.low, let factor = after.divided(by: before),
      let main = food.measure?.amount.multiplied(by: factor)
    else { return nil }
    let also = food.also.compactMap { $0.amount.multiplied(by: factor) }
    return also.count == food.also.count ? write([main], also: also) : nil
  }

  /// The amount in the unit that was named, where that of the line gives no simple number: `1 cup` without 100 ml.
  private func converted(_ new: Amount, _ ratio: Rational, _ quantity: Quantity) -> [Edit]? {
    guard food.size == nil, let unit = quantity.unit, unit.isKnown, let inverse = Rational.one.divided(by: ratio),
      let amount = new.multiplied(by: inverse)
    else { return nil }
    return write([amount], unit: unit)
  }

  /// The parts of a sum, `1 kg + 200 g`: the one that can give it changes, else all, the greatest unit first.
  private func sum(_ number: Rational, _ quantity: Quantity) -> [Edit]? {
    let parts = comparable(quantity)
    let ordered = parts.filter { $0.ratio == .one } + parts.filter { $0.ratio != .one }
    for part in ordered where !part.measure.amount.isRange {
      guard let change = number.multiplied(by: part.ratio), let sum = part.measure.amount.low?.adding(change),
        sum >= .zero
      else { continue }
      var amounts = self.parts.map(\.amount)
      amounts[part.index] = Amount(sum)
      if let edits = write(amounts) { return edits }
    }
    guard var rest = total(like: quantity)?.adding(number) else { return nil }
    var amounts = self.parts.map(\.amount)
    let falling = parts.sorted { $0.ratio < $1.ratio }
    for (place, part) in falling.enumerated() {
      guard let all = rest.multiplied(by: part.ratio) else { return nil }
      let share = place == falling.count - 1 ? all : Rational(all.floor)
      amounts[part.index] = Amount(share)
      guard let left = all.subtracting(share)?.divided(by: part.ratio) else { return nil }
      rest = left
    }
    return write(amounts)
  }

  // MARK: writing

  /// The edits that write amounts, proven by reading the line again; of a sum, parts of which nothing is left go.
  private func write(_ amounts: [Amount], also: [Amount] = [], unit: MeasureUnit? = nil) -> [Edit]? {
    let olds = writtenParts
    guard amounts.count == olds.count, also.count == line.written.also.count else { return nil }
    var changes: [AmountChange] = []
    var expected: [Quantity] = []
    var gone: Set<Int> = []
    for (index, amount) in amounts.enumerated() {
      var old = olds[index]
      if let unit { old.unit = unit }
      guard let new = amount.writable(old.unit) else { return nil }
      if new.isNothing, amounts.count > 1 {
        gone.insert(index)
        continue
      }
      expected.append(Quantity(Measure(old, new), size: index == 0 ? food.size : nil))
      if new != parts[index].amount || unit != nil { changes.append(AmountChange(old, to: new)) }
    }
    for (old, amount) in zip(line.written.also, also) {
      guard let new = amount.writable(old.unit) else { return nil }
      changes.append(AmountChange(old, to: new))
    }
    guard !expected.isEmpty, let more = unitEdits(unit, amounts).map({ $0 + removals(gone) }) else { return nil }
    return scaler.edits(line.written, changing: changes).map { $0 + more }.first {
      isRight($0, expected, also.compactMap { $0 })
    }
  }

  private func unitEdits(_ unit: MeasureUnit?, _ amounts: [Amount]) -> [Edit]? {
    guard let unit else { return [] }
    guard let span = line.written.measure?.unitSpan else { return nil }
    let isPlural = (amounts.first?.high ?? .one) > .one
    return [Edit(span, UnitTable.shownName(unit, isPlural: isPlural))]
  }

  /// The edits that take parts of a sum away, with what joins them to the others.
  private func removals(_ gone: Set<Int>) -> [Edit] {
    let spans = writtenParts.map { part in part.unitSpan.map { part.amountSpan.union($0) } ?? part.amountSpan }
    guard !gone.isEmpty, let last = spans.indices.last(where: { !gone.contains($0) }) else { return [] }
    var edits = gone.filter { $0 < last }.sorted().map { Edit(Span(spans[$0].start, spans[$0 + 1].start), []) }
    if let end = spans.last?.end, last < spans.count - 1 { edits.append(Edit(Span(spans[last].end, end), [])) }
    return edits
  }

  /// Whether the edited line says what it is to say, and the same as before beside its amounts.
  private func isRight(_ edits: [Edit], _ quantities: [Quantity], _ also: [Amount]) -> Bool {
    guard let bytes = try? Edit.apply(edits, to: text) else { return false }
    let (old, new) = (PantryRemark(text, parser), PantryRemark(bytes, parser))
    let after = PantryLine(new.rest, parser)
    return after.isEditable && after.quantities == quantities && after.food.name == food.name
      && after.food.preparation == food.preparation && new.bestBefore == old.bestBefore && new.code == old.code
      && new.minimum == old.minimum && new.isMarkedLow == old.isMarkedLow
      && after.food.also.map(\.amount) == zip(line.written.also, also).compactMap { $1.writable($0.unit) }
  }
}

extension Amount {
  /// Both ends so much more, at least nothing; nil when they do not fit.
  fileprivate func moved(by number: Rational) -> Amount? {
    let newLow = low.flatMap { $0.adding(number) }.map { max($0, .zero) }
    let newHigh = high.flatMap { $0.adding(number) }.map { max($0, .zero) }
    guard (low == nil) == (newLow == nil), (high == nil) == (newHigh == nil) else { return nil }
    return Amount(low: newLow, high: newHigh)
  }

  /// The amount as it can be written of a unit: metric ones with up to three decimals, others as simple fractions; nil for neither.
  fileprivate func writable(_ unit: MeasureUnit?) -> Amount? {
    let newLow = low.flatMap { $0.writable(unit) }
    let newHigh = high.flatMap { $0.writable(unit) }
    guard (low == nil) == (newLow == nil), (high == nil) == (newHigh == nil) else { return nil }
    return Amount(low: newLow, high: newHigh)
  }
}

extension Rational {
  private static let metric: Set<String> = ["g", "kg", "mg", "dag", "hg", "ml", "cl", "dl", "l", "mm", "cm"]

  fileprivate func writable(_ unit: MeasureUnit?) -> Rational? {
    if denominator <= 16 || multiplied(by: 100)?.isWhole == true { return self }
    guard let unit, Self.metric.contains(unit.id) else { return nil }
    let steps = Rational(["g", "ml", "mg", "mm"].contains(unit.id) ? 10 : 1000)
    guard let wide = multiplied(by: steps)?.adding(Rational(1, 2) ?? .zero) else { return nil }
    return wide.floor == 0 ? nil : Rational(wide.floor).divided(by: steps)
  }
}
