// What stands beside a food in the pantry, wherever it stands on the line: dates, bar codes, minimums, words for "nearly gone".

internal import Quantities
internal import SourceText

/// A pantry line taken apart: remarks, and the rest of it, in which the food and its amounts are.
struct PantryRemark {
  /// The line with blanks in the place of remarks and of what is struck out, so that places in it are places in the line.
  private(set) var rest: [UInt8]
  /// The last good day.
  private(set) var bestBefore: CalendarDay?
  /// The bar code.
  private(set) var code: String?
  /// The amount at which it is to be bought again.
  private(set) var minimum: Quantity?
  /// Whether it runs low.
  private(set) var isMarkedLow = false
  /// What cannot be read, with places in the line.
  private(set) var diagnostics: [Diagnostic] = []
  private let parser: IngredientParser

  /// Reads the text of a line.
  init(_ text: [UInt8], _ parser: IngredientParser) {
    rest = text
    self.parser = parser
    readParentheses()
    readStruck()
    readPhrases()
    readParts()
  }

  /// Whether the whole line is struck out; then there is nothing at home.
  private(set) var isStruck = false

  // MARK: places

  private mutating func readParentheses() {
    var open: Int?
    var depth = 0
    for index in rest.indices {
      if rest[index] == UInt8(ascii: "(") {
        if depth == 0 { open = index }
        depth += 1
      } else if rest[index] == UInt8(ascii: ")"), depth > 0 {
        depth -= 1
        guard depth == 0, let start = open else { continue }
        let parts = parts(of: Span(start + 1, index))
        // All parts are looked at: every one may be a remark.
        if parts.map({ read($0) }).contains(true) { blank(Span(start, index + 1)) }
      }
    }
  }

  /// What is struck out is gone: the line, or the amount that another one behind it replaces.
  private mutating func readStruck() {
    let marks = rest.indices.filter { $0 + 1 < rest.count && rest[$0] == 0x7E && rest[$0 + 1] == 0x7E }
    guard let first = marks.first, let last = marks.last(where: { $0 >= first + 3 }) else { return }
    blank(Span(first, last + 2))
    isStruck = !rest.contains { $0 > 0x20 }
  }

  /// `best before 2027-01` without parentheses.
  private mutating func readPhrases() {
    for span in words(Span(0, rest.count)) {
      guard let phrase = Self.sureWords.first(where: { isWord($0, at: span.start) }) else { continue }
      let words = words(Span(span.start + phrase.utf8.count, rest.count))
      let date = PantryDate.read(words.prefix(3).map { folded($0) })
      guard date != nil || phrase.utf8.count > 3, span.start > 0, let last = words.prefix(date?.count ?? 1).last else {
        continue
      }
      if let date { bestBefore = date.day } else { tellDate(last) }
      blank(Span(span.start, last.end))
      return
    }
  }

  /// `milk, low`: a part of its own.
  private mutating func readParts() {
    let parts = parts(of: Span(0, rest.count))
    guard parts.count > 1 else { return }
    for part in parts where Self.lowWords.contains(String(folded(part))) {
      isMarkedLow = true
      blank(part)
    }
    while let last = rest.lastIndex(where: { $0 > 0x20 }), rest[last] == UInt8(ascii: ",") { rest[last] = 0x20 }
  }

  /// The parts of a text between commas and semicolons, blanks around them left out.
  private func parts(of span: Span) -> [Span] {
    var parts: [Span] = []
    var start = span.start
    for index in span.start...span.end {
      guard index == span.end || rest[index] == UInt8(ascii: ",") || rest[index] == UInt8(ascii: ";") else { continue }
      if let first = words(Span(start, index)).first, let last = words(Span(start, index)).last {
        parts.append(Span(first.start, last.end))
      }
      start = index + 1
    }
    return parts
  }

  /// The words of a text: what stands between blanks and colons.
  private func words(_ span: Span) -> [Span] {
    var words: [Span] = []
    var start: Int?
    for index in span.start...max(span.start, span.end) {
      let isBlank = index >= span.end || [0x20, 0x09, UInt8(ascii: ":")].contains(rest[index])
      if isBlank, let first = start { words.append(Span(first, index)) }
      start = isBlank ? nil : start ?? index
    }
    return words
  }

  private mutating func blank(_ span: Span) { for index in span.range { rest[index] = 0x20 } }

  private func folded(_ span: Span) -> Substring {
    Folding.fold(String(decoding: rest[span.range], as: UTF8.self))[...]
  }

  /// Whether a phrase of ASCII stands at a place, in any case, and ends there.
  private func isWord(_ phrase: String, at start: Int) -> Bool {
    let end = start + phrase.utf8.count
    guard end < rest.count, rest[end] == 0x20 || rest[end] == UInt8(ascii: ":") else { return false }
    return folded(Span(start, end)) == phrase
  }

  // MARK: remarks

  private static let lowWords: Set<String> = [
    "low", "running low", "almost out", "out", "empty", "fast leer", "leer", "presque vide", "quasi finito",
  ]
  /// Words that stand before dates and nothing else.
  private static let sureWords = [
    "best before", "bestbefore", "best-before", "best by", "use by", "expires", "bbe", "bb", "mhd", "haltbar bis",
    "mindestens haltbar bis", "dluo", "dlc", "consumir antes de", "consumir antes", "scade", "scade il",
    "a consommer avant",
  ].sorted { $0.utf8.count > $1.utf8.count }

  /// Reads a part; tells whether it is a remark.
  private mutating func read(_ part: Span) -> Bool {
    let text = folded(part).split { $0 == " " || $0 == "\t" || $0 == ":" }
    let whole = text.joined(separator: " ")
    if Self.lowWords.contains(whole) {
      isMarkedLow = true
    } else if let code = Self.after(["upc", "ean", "gtin"], in: whole) {
      self.code = code.filter(\.isNumber)
    } else if let least = Self.after(["min", "minimum", "low below", "low under", "low at", "keep"], in: whole),
      let quantity = ListItem(least, parser: parser).quantities.first
    {
      minimum = quantity
    } else if let date = Self.after(Self.sureWords, in: whole) {
      readDate(date, part)
    } else if let date = Self.after(["exp", "by"], in: whole), let found = PantryDate.read(date.split(separator: " ")) {
      bestBefore = found.day
    } else if let date = PantryDate.read(text), date.count == text.count, whole.contains(where: { "-./ ".contains($0) })
    {
      bestBefore = date.day
    } else {
      return false
    }
    return true
  }

  private mutating func readDate(_ text: String, _ part: Span) {
    if let date = PantryDate.read(text.split(separator: " ")) { bestBefore = date.day } else { tellDate(part) }
  }

  private mutating func tellDate(_ span: Span) {
    let words = String(decoding: rest[span.range], as: UTF8.self)
    diagnostics.append(Diagnostic(.pantryDateUnclear, span, [words]))
  }

  private static func after(_ words: [String], in text: String) -> String? {
    words.first { text.hasPrefix($0 + " ") }.map { text.dropFirst($0.count).trimmingBlanks }
  }
}
