// `x2`, `×2`, `2x`, `for 6 people`, `@4`, `(x2)`: how much of a recipe, wherever it stands behind its name.

internal import Quantities
internal import SourceText

/// How much of a recipe a line asks for.
struct MentionAmount {
  /// How many times.
  var factor: Rational?
  /// For how many.
  var servings: Rational?
  /// Where it stands, with its parentheses.
  var span: Span

  /// The first amount in a text.
  static func first(in bytes: [UInt8], _ span: Span) -> MentionAmount? {
    let words = words(bytes, span)
    for index in words.indices {
      for count in [2, 1] where index + count <= words.count {
        guard var found = read(words[index..<(index + count)].map { cleaned(bytes, $0) }) else { continue }
        var next = index + count
        let word = next < words.count ? cleaned(bytes, words[next]) : ""
        if found.servings != nil, times.contains(word) { continue }
        if found.servings != nil, eaters.contains(word) { next += 1 }
        var end = words[next - 1].end
        while end > words[next - 1].start, ",;.:".utf8.contains(bytes[end - 1]) { end -= 1 }
        found.span = Span(words[index].start, end)
        return found
      }
    }
    return nil
  }

  private static func words(_ bytes: [UInt8], _ span: Span) -> [Span] {
    var words: [Span] = []
    var start: Int?
    for index in span.start...span.end {
      let isBlank = index == span.end || bytes[index] == 0x20 || bytes[index] == 0x09
      if isBlank, let first = start { words.append(Span(first, index)) }
      start = isBlank ? nil : start ?? index
    }
    return words
  }

  /// A word in lower case without the signs around it.
  private static func cleaned(_ bytes: [UInt8], _ span: Span) -> String {
    var word = Folding.fold(String(decoding: bytes[span.range], as: UTF8.self))[...]
    while let last = word.last, "(),;.:".contains(last) { word = word.dropLast() }
    while let first = word.first, "(,;".contains(first) { word = word.dropFirst() }
    return String(word)
  }

  private static func read(_ words: [String]) -> MentionAmount? {
    guard let first = words.first else { return nil }
    let text = words.joined()
    for mark in ["x", "×", "*"] where words.count == 1 || first == mark {
      if text.hasPrefix(mark), let factor = number(text.dropFirst()) {
        return MentionAmount(factor: factor, span: Span(0, 0))
      }
      if mark != "*", words.count == 1, text.hasSuffix(mark), let factor = number(text.dropLast()) {
        return MentionAmount(factor: factor, span: Span(0, 0))
      }
    }
    for mark in ["for", "@", "fur", "pour", "para", "per", "voor", "for"] where text.hasPrefix(mark) {
      if words.count == 1 || first == mark, let servings = number(text.dropFirst(mark.count)) {
        return MentionAmount(servings: servings, span: Span(0, 0))
      }
    }
    return nil
  }

  private static func number(_ text: Substring) -> Rational? {
    Rational(String(text)).flatMap { $0 > .zero ? $0 : nil }
  }

  /// Words behind "for 2" that are no eaters: the stew is for two days.
  private static let times: Set<String> = [
    "day", "days", "night", "nights", "hour", "hours", "h", "min", "minutes", "week", "weeks", "tage", "tagen",
    "stunden",
    "jours", "heures", "dias", "horas", "giorni", "ore", "dagen", "dagar", "%", "euro", "eur",
  ]
  private static let eaters: Set<String> = [
    "people", "persons", "person", "servings", "serves", "portions", "adults", "kids", "guests", "personen",
    "portionen",
    "leute", "gaste", "personnes", "parts", "personas", "porciones", "raciones", "persone", "porzioni", "pessoas",
    "porcoes", "personer", "portioner", "porties",
  ]
}
