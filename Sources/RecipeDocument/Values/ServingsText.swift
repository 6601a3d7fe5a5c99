// Yields are texts for people: `Serves 4-6`, `für 2 Portionen`, `12 cookies`, `2940 g`, `3-5 个人吃的量`.

internal import Quantities
internal import SourceText

/// Reads for how many, or how much, a recipe makes.
public enum ServingsText {
  /// The amount and what is counted; nil when the text states no number.
  public static func parse(_ text: String) -> Servings? { read(text)?.servings }

  /// Where the amount and the words of the unit stand in a text; nil when it states no number.
  static func place(_ text: String) -> (amount: Span, unit: Span?)? {
    read(text).map { ($0.amount, $0.unit) }
  }

  /// The text with another amount in the place of its own.
  static func replacing(_ span: Span, of text: String, by amount: Amount) -> String {
    let bytes = Array(text.utf8)
    let number: String
    switch (amount.low, amount.high) {
    case (let low?, let high?): number = low == high ? "\(low)" : "\(low)-\(high)"
    case (let low?, nil): number = "\(low)+"
    case (nil, let high?): number = "up to \(high)"
    case (nil, nil): number = ""
    }
    return String(
      decoding: bytes[..<span.start] + Array(number.utf8) + bytes[min(span.end, bytes.count)...], as: UTF8.self)
  }

  /// A yield with the places of its parts.
  private struct Reading {
    var servings: Servings
    var amount: Span
    var unit: Span?
  }

  private static func read(_ text: String) -> Reading? {
    let tokens = NumberScanner.tokens(text)
    var best: Reading?
    for index in tokens.indices {
      guard let (amount, next) = amount(tokens, at: index), !isSize(tokens, next) else { continue }
      if case .number? = index > 0 ? tokens[index - 1].token : nil { continue }
      let (unit, unitSpan) = unit(text, tokens, next)
      let first = amount.low == nil ? max(0, index - (tokens[index - 1].token == .word("to") ? 2 : 1)) : index
      let servings = Reading(
        servings: Servings(amount: amount, unit: unit.isEmpty ? ServingsWords.servings : unit),
        amount: amountSpan(tokens, first, next), unit: unitSpan)
      // `一份够 1~2 个人吃`: how many people counts more than "one portion".
      if let index = tokens.indices.first, isPortion(tokens[index].token), best == nil, hasPeople(tokens, after: next) {
        best = servings
        continue
      }
      return servings
    }
    return best
  }

  /// The bytes of an amount; of a Chinese or Japanese word only its numeral.
  private static func amountSpan(_ tokens: [PlacedToken], _ first: Int, _ next: Int) -> Span {
    let start = tokens[first].span.start
    if next == first + 1, case .word(let word) = tokens[first].token, ServingsWords.ideographicCount(word) != nil {
      return Span(start, start + 3)
    }
    return Span(start, tokens[next - 1].span.end)
  }

  // MARK: The amount

  /// The amount that begins at a token, and the token after it.
  private static func amount(_ tokens: [PlacedToken], at index: Int) -> (Amount, Int)? {
    switch tokens[index].token {
    case .number(let low): return range(from: low, tokens, index)
    case .word(let word):
      // In "for a family of 4" the digits are meant, in "one 9-inch pie" the word.
      if let count = ServingsWords.counts[word], !hasCount(tokens) { return range(from: count, tokens, index) }
      if let count = ServingsWords.ideographicCount(word) { return (Amount(count), index + 1) }
      return nil
    default: return nil
    }
  }

  /// Whether a number in digits stands in the text that is not a size.
  private static func hasCount(_ tokens: [PlacedToken]) -> Bool {
    tokens.indices.contains { if case .number = tokens[$0].token { !isSize(tokens, $0 + 1) } else { false } }
  }

  private static func range(from low: Rational, _ tokens: [PlacedToken], _ index: Int) -> (Amount, Int)? {
    let isUpTo = index > 0 && isUpTo(tokens, index - 1)
    if index + 1 < tokens.count, case .sign(0x2B) = tokens[index + 1].token {
      return Amount(low: low, high: nil).map { ($0, index + 2) }
    }
    if index + 2 < tokens.count, isRangeSign(tokens[index + 1].token), case .number(let high) = tokens[index + 2].token,
      high > .zero
    {
      return Amount(low: low, high: high).map { ($0, index + 3) }
    }
    // "4/6 people" is a range in Italian and Dutch kitchens; 2/3 of a cup is not.
    if let slash = tokens[index].slash, slash.above >= 2, slash.above < slash.below, followedByPeople(tokens, index + 1)
    {
      return Amount(low: slash.above, high: slash.below).map { ($0, index + 1) }
    }
    if index + 1 < tokens.count, case .word(let word) = tokens[index + 1].token, ServingsWords.dozens.contains(word),
      let count = low.multiplied(by: 12)
    {
      return (Amount(count), index + 2)
    }
    if isUpTo { return Amount(low: nil, high: low).map { ($0, index + 1) } }
    return (Amount(low), index + 1)
  }

  private static func isRangeSign(_ token: TextToken) -> Bool {
    switch token {
    case .dash: true
    case .word(let word): TimeWords.ranges.contains(word)
    default: false
    }
  }

  private static func isUpTo(_ tokens: [PlacedToken], _ index: Int) -> Bool {
    guard case .word(let word) = tokens[index].token else { return false }
    if word == "to", index > 0, case .word("up") = tokens[index - 1].token { return true }
    return word == "max" || word == "maximum" || word == "maximal"
  }

  private static func followedByPeople(_ tokens: [PlacedToken], _ index: Int) -> Bool {
    guard index < tokens.count else { return true }
    guard case .word(let word) = tokens[index].token else { return false }
    return ServingsWords.isPeople(word)
  }

  /// Whether a number is the size of the tin and not a yield: `9-inch`, `26 cm`, `9x13`.
  private static func isSize(_ tokens: [PlacedToken], _ index: Int) -> Bool {
    var next = index
    if next < tokens.count, tokens[next].token == .dash { next += 1 }
    guard next < tokens.count else { return false }
    switch tokens[next].token {
    case .word("inch"), .word("inches"), .word("in"), .word("cm"), .word("zoll"): return true
    case .sign(.quote): return true
    default: return false
    }
  }

  /// The token after the size of a tin that stands at `index`, if one does: "one 9-inch pie".
  private static func afterSize(_ tokens: [PlacedToken], _ index: Int) -> Int {
    guard index < tokens.count, case .number = tokens[index].token, isSize(tokens, index + 1) else { return index }
    return tokens[index + 1].token == .dash ? index + 3 : index + 2
  }

  private static func isPortion(_ token: TextToken) -> Bool {
    if case .word(let word) = token { return word.hasPrefix("一份") }
    return false
  }

  private static func hasPeople(_ tokens: [PlacedToken], after index: Int) -> Bool {
    tokens.dropFirst(index).contains {
      if case .word(let word) = $0.token { ServingsWords.isPeople(word) } else { false }
    }
      && tokens.dropFirst(index).contains { if case .number = $0.token { true } else { false } }
  }

  // MARK: The unit

  /// The words after the amount up to a comma or parenthesis; `servings` for people and portions in any language.
  private static func unit(_ text: String, _ tokens: [PlacedToken], _ first: Int) -> (unit: String, span: Span?) {
    if let previous = first > 0 ? tokens[first - 1] : nil, case .word(let count) = previous.token,
      ServingsWords.ideographicCount(count) != nil
    {
      return (ServingsWords.ideographicUnit(count), nil)
    }
    let first = afterSize(tokens, first)
    guard first < tokens.count, case .word(let word) = tokens[first].token else { return ("", nil) }
    if ServingsWords.isPeople(word) { return (ServingsWords.servings, tokens[first].span) }
    if ServingsWords.fillers.contains(word) { return (ServingsWords.servings, nil) }
    var last = first
    while last + 1 < tokens.count, last - first < 3, case .word(let next) = tokens[last + 1].token,
      !ServingsWords.ends.contains(next)
    {
      last += 1
    }
    let bytes = Array(text.utf8)
    let span = Span(tokens[first].span.start, min(tokens[last].span.end, bytes.count))
    return (String(decoding: bytes[span.range], as: UTF8.self), span)
  }
}
