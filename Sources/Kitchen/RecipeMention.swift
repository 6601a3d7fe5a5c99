// Plans and shopping lists name recipes in bullets: `Lunch: [Soup](soup.md) x2`, `[[Soup]] for 6`, or just `Soup`.

public import Quantities
public import SourceText

/// A recipe named in a list item.
public struct RecipeMention: Hashable, Sendable {
  /// The meal before a colon: "Lunch".
  public var meal: String?
  /// The title as shown.
  public var title: String
  /// The file that is linked, percent-decoded; nil when the recipe is named by its title alone.
  public var target: String?
  /// How many times: `x2`.
  public var factor: Rational?
  /// For how many: `for 6`, `@6`.
  public var servings: Rational?
  /// The bytes from the link or title to the end of what belongs to it.
  public var span: Span
  /// The bytes of the link or title alone.
  private(set) var nameSpan: Span
  /// The bytes of the factor or servings; nil without.
  private(set) var amountSpan: Span?
  /// What else a title without a link may mean, to be tried before it: a recipe can be called "Steak for 2 with Salad".
  public private(set) var readings: [Reading] = []

  /// A title and an amount that a text may mean.
  public struct Reading: Hashable, Sendable {
    /// The title.
    public var title: String
    /// How many times.
    public var factor: Rational?
    /// For how many.
    public var servings: Rational?
  }

  /// The recipes named in an item, in its order.
  static func read(_ bytes: [UInt8], _ span: Span) -> [RecipeMention] {
    var meal: String?
    var start = span.start
    var mentions: [RecipeMention] = []
    while let link = link(bytes, Span(start, span.end)) {
      if mentions.isEmpty { meal = mealName(bytes, Span(span.start, link.span.start)) }
      let next = self.link(bytes, Span(link.span.end, span.end))?.span.start ?? span.end
      var mention = RecipeMention(title: link.title, target: link.target, span: link.span)
      mention.meal = meal
      mention.readSuffix(bytes, Span(link.span.end, next))
      mentions.append(mention)
      start = max(mention.span.end, link.span.end)
    }
    if mentions.isEmpty, let plain = plain(bytes, span) { return [plain] }
    return mentions
  }

  private init(title: String, target: String?, span: Span) {
    self.title = title
    self.target = target
    self.span = span
    nameSpan = span
  }

  /// A title without a link; what stands before a colon is the meal.
  private static func plain(_ bytes: [UInt8], _ span: Span) -> RecipeMention? {
    var start = span.start
    var meal: String?
    if let colon = bytes[span.range].firstIndex(of: UInt8(ascii: ":")), colon + 1 < span.end, bytes[colon + 1] == 0x20 {
      meal = mealName(bytes, Span(span.start, colon + 1))
      if meal != nil { start = colon + 1 }
    }
    while start < span.end, bytes[start] == 0x20 { start += 1 }
    let text = String(decoding: bytes[start..<span.end], as: UTF8.self).trimmingBlanks
    // What is all in parentheses is a remark.
    guard !text.isEmpty, !(text.hasPrefix("(") && text.hasSuffix(")")) else { return nil }
    var mention = RecipeMention(title: text, target: nil, span: Span(start, span.end))
    mention.meal = meal
    mention.readings = [Reading(title: text)]
    let amount = MentionAmount.first(in: bytes, Span(start, span.end))
    if let amount {
      // "x2 Soup" has the title behind the amount, "Soup x2 (Anna cooks)" before it.
      let isBefore = amount.span.start > start
      let place = isBefore ? Span(start, amount.span.start) : Span(amount.span.end, span.end)
      let title = String(decoding: bytes[place.range], as: UTF8.self).trimmingJoints
      guard title.contains(where: \.isLetter) else { return mention }
      mention.title = title
      (mention.factor, mention.servings) = (amount.factor, amount.servings)
      if isBefore { mention.span = Span(start, amount.span.end) }
      mention.nameSpan = isBefore ? Span(start, start + title.utf8.count) : place
      mention.amountSpan = amount.span
    }
    let named = mention.title
    mention.readings.append(Reading(title: named, factor: amount?.factor, servings: amount?.servings))
    if named.hasSuffix(")"), let open = named.firstIndex(of: "(") {
      let title = String(named[..<open]).trimmingJoints
      if !title.isEmpty {
        mention.readings.append(Reading(title: title, factor: amount?.factor, servings: amount?.servings))
      }
    }
    return mention
  }

  /// The mention read in one of its ways.
  public func read(as reading: Reading) -> RecipeMention {
    var result = self
    (result.title, result.factor, result.servings) = (reading.title, reading.factor, reading.servings)
    return result
  }

  /// The words before a colon; nil when there is no colon at the end.
  private static func mealName(_ bytes: [UInt8], _ span: Span) -> String? {
    let text = String(decoding: bytes[span.range], as: UTF8.self).filter { $0 != "*" && $0 != "_" }.trimmingBlanks
    guard text.hasSuffix(":") else { return nil }
    let name = text.filter { $0 != ":" }.trimmingBlanks
    return name.isEmpty || name.utf8.count > 40 ? nil : name
  }

  // MARK: links

  private static func link(_ bytes: [UInt8], _ span: Span) -> (title: String, target: String, span: Span)? {
    var index = span.start
    while index < span.end {
      defer { index += 1 }
      guard bytes[index] == UInt8(ascii: "[") else { continue }
      if let link = wikiLink(bytes, index, span.end) ?? markdownLink(bytes, index, span.end) { return link }
    }
    return nil
  }

  private static func wikiLink(_ bytes: [UInt8], _ open: Int, _ end: Int) -> (String, String, Span)? {
    guard open + 1 < end, bytes[open + 1] == UInt8(ascii: "[") else { return nil }
    guard let close = find("]]", in: bytes, open + 2, end) else { return nil }
    let inside = String(decoding: bytes[(open + 2)..<close], as: UTF8.self)
    let parts = inside.split(separator: "|", maxSplits: 1).map(\.trimmingBlanks)
    guard let target = parts.first else { return nil }
    return (parts.count > 1 ? parts[1] : target, target, Span(open, close + 2))
  }

  private static func markdownLink(_ bytes: [UInt8], _ open: Int, _ end: Int) -> (String, String, Span)? {
    guard let middle = find("](", in: bytes, open + 1, end) else { return nil }
    var close = middle + 2
    var depth = 0
    let isAngled = close < end && bytes[close] == UInt8(ascii: "<")
    while close < end {
      if bytes[close] == UInt8(ascii: "("), !isAngled { depth += 1 }
      if bytes[close] == UInt8(ascii: ")") {
        if isAngled ? bytes[close - 1] == UInt8(ascii: ">") : depth == 0 { break }
        depth -= 1
      }
      close += 1
    }
    guard close < end else { return nil }
    var target = bytes[(middle + 2)..<close]
    if isAngled, target.count >= 2 { target = target.dropFirst().dropLast() }
    let title = String(decoding: bytes[(open + 1)..<middle], as: UTF8.self)
    return (title, percentDecoded(target), Span(open, close + 1))
  }

  private static func find(_ text: StaticString, in bytes: [UInt8], _ start: Int, _ end: Int) -> Int? {
    let pattern = Array("\(text)".utf8)
    var index = start
    while index + pattern.count <= end {
      if bytes[index..<end].starts(with: pattern) { return index }
      index += 1
    }
    return nil
  }

  static func percentDecoded(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.endIndex,
        let value = UInt8(String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        result.append(value)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A path as the target of a Markdown link: what means something in a link encoded.
  static func percentEncoded(_ path: String) -> String {
    var result = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case " ", "(", ")", "<", ">", "[", "]", "%", "#", "?", "\\", "\"", "\n", "\r", "\t":
        result += "%" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16, uppercase: true)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  // MARK: how much

  private mutating func readSuffix(_ bytes: [UInt8], _ rest: Span) {
    guard let found = MentionAmount.first(in: bytes, rest) else { return }
    factor = found.factor
    servings = found.servings
    span = Span(span.start, found.span.end)
    amountSpan = found.span
  }
}

extension String {
  /// The text without blanks and what joins it to other words at its ends.
  fileprivate var trimmingJoints: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace || ",;–—-·(".contains(last) { text = text.dropLast() }
    while let first = text.first, first.isWhitespace || ",;–—-·".contains(first) { text = text.dropFirst() }
    return String(text)
  }
}
