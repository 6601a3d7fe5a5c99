// "Bake for 25–30 minutes" can start a timer. Finds durations in the text of a step, in ten languages.

public import SourceText

/// A duration in the text of a step.
public struct StepTimer: Hashable, Sendable {
  /// The bytes of the text that state it.
  public let span: Span
  /// The shorter end, in seconds; at least 1.
  public let low: Int
  /// The longer end, in seconds; the same as `low` for a single duration.
  public let high: Int

  /// The durations of a text, in its order; parts of a minute longer than a week are left out.
  public static func find(in text: String) -> [StepTimer] {
    var reader = TimerReader(tokens: TimerToken.read(text))
    return reader.read()
  }
}

/// A piece of a step's text.
struct TimerToken: Hashable {
  enum Kind: Hashable {
    /// A number in seconds' terms: thousandths, so that halves and thirds stay whole.
    case number(Int)
    /// A folded word, or one letter of a script without blanks.
    case word(String)
    /// `-`, `–`, `~` or the like.
    case dash
    /// `:`.
    case colon
    /// Anything else that is not blank.
    case other
  }

  var kind: Kind
  var span: Span
}

extension TimerToken {
  /// The pieces of a text; blanks stand between them, abbreviating full stops are left out.
  static func read(_ text: String) -> [TimerToken] {
    var tokens: [TimerToken] = []
    let scalars = Array(text.unicodeScalars)
    var offset = 0
    var index = 0
    while index < scalars.count {
      let start = (offset, index)
      let kind = next(scalars, &index)
      offset += scalars[start.1..<index].reduce(0) { $0 + UTF8.width($1) }
      if let kind { tokens.append(TimerToken(kind: kind, span: Span(start.0, offset))) }
      // The full stop of an abbreviation is passed over, so that "30 Min. backen" reads like "30 Min backen".
      if case .word(let word)? = kind, word.utf8.count <= 4, index < scalars.count, scalars[index] == "." {
        index += 1
        offset += 1
      }
    }
    return tokens
  }

  private static func next(_ scalars: [Unicode.Scalar], _ index: inout Int) -> Kind? {
    let scalar = scalars[index]
    if let digit = digit(scalar) { return number(scalars, &index, digit) }
    if let fraction = vulgar[scalar] {
      index += 1
      return .number(fraction)
    }
    if isIdeograph(scalar) { return ideographs(scalars, &index) }
    if scalar.properties.isAlphabetic {
      let start = index
      while index < scalars.count, scalars[index].properties.isAlphabetic || scalars[index].value == 0x301,
        !isIdeograph(scalars[index])
      {
        index += 1
      }
      var word = String.UnicodeScalarView()
      word.append(contentsOf: scalars[start..<index])
      return .word(Folding.fold(String(word)))
    }
    index += 1
    switch scalar {
    case "-", "–", "—", "‑", "~", "～", "〜", "−": return .dash
    case ":", "：": return .colon
    case "'", "’", " ", "\t", "\n", "\r", "\u{A0}", "\u{202F}", "\u{2009}": return nil
    default: return .other
    }
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x30...0x39: Int(scalar.value) - 0x30
    case 0xFF10...0xFF19: Int(scalar.value) - 0xFF10
    default: nil
    }
  }

  /// Digits, a decimal part, or a fraction `1/2`; `1 1/2` and `1½` are joined by the reader.
  private static func number(_ scalars: [Unicode.Scalar], _ index: inout Int, _ first: Int) -> Kind {
    let whole = digits(scalars, &index)
    guard index + 1 < scalars.count, let next = digit(scalars[index + 1]) else { return .number(whole.value * 1000) }
    switch scalars[index] {
    case ".", ",":
      var end = index + 1
      let part = digits(scalars, &end)
      guard part.count <= 2 else { return .number(whole.value * 1000) }
      index = end
      return .number(whole.value * 1000 + part.value * (part.count == 1 ? 100 : 10))
    case "/", "⁄":
      var end = index + 1
      let below = digits(scalars, &end)
      guard next > 0, below.value > 0, below.value <= 16 else { return .number(whole.value * 1000) }
      index = end
      return .number(whole.value * 1000 / below.value)
    default: return .number(whole.value * 1000)
    }
  }

  private static func digits(_ scalars: [Unicode.Scalar], _ index: inout Int) -> (value: Int, count: Int) {
    var value = 0
    let start = index
    while index < scalars.count, let next = digit(scalars[index]) {
      value = min(value * 10 + next, 1_000_000)
      index += 1
    }
    return (value, index - start)
  }

  private static let vulgar: [Unicode.Scalar: Int] = [
    "½": 500, "¼": 250, "¾": 750, "⅓": 333, "⅔": 667, "⅛": 125,
  ]

  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool { (0x3040...0x9FFF).contains(scalar.value) }

  /// A unit or numeral of Chinese and Japanese, the longest first; else one letter.
  private static func ideographs(_ scalars: [Unicode.Scalar], _ index: inout Int) -> Kind {
    for length in [2, 1] where index + length <= scalars.count {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[index..<(index + length)])
      let word = String(view)
      guard TimerWords.units[word] != nil || TimerWords.repetitions.contains(word) else { continue }
      index += length
      return .word(word)
    }
    if let value = numeral(scalars, &index) { return .number(value * 1000) }
    let word = String(scalars[index])
    index += 1
    return .word(word)
  }

  /// 一 to 九十九.
  private static func numeral(_ scalars: [Unicode.Scalar], _ index: inout Int) -> Int? {
    let values: [Unicode.Scalar: Int] = [
      "一": 1, "二": 2, "两": 2, "兩": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
    ]
    var tens = 0
    var position = index
    let first = position < scalars.count ? values[scalars[position]] : nil
    if first != nil { position += 1 }
    if position < scalars.count, scalars[position] == "十" {
      tens = (first ?? 1) * 10
      position += 1
      let unit = position < scalars.count ? values[scalars[position]] : nil
      if unit != nil { position += 1 }
      index = position
      return tens + (unit ?? 0)
    }
    guard let first else { return nil }
    index = position
    return first
  }
}

/// Reads durations from tokens.
private struct TimerReader {
  let tokens: [TimerToken]
  private var index = 0

  /// A duration: thousandths of seconds, and how many tokens it takes.
  private struct Duration {
    var low: Int
    var high: Int
    var end: Int
  }

  init(tokens: [TimerToken]) { self.tokens = tokens }

  mutating func read() -> [StepTimer] {
    var timers: [StepTimer] = []
    while index < tokens.count {
      guard var duration = range(at: index) else {
        index += 1
        continue
      }
      if let other = second(after: duration) {
        duration = Duration(low: duration.low, high: other.high, end: other.end)
      }
      let span = tokens[index].span.union(tokens[duration.end - 1].span)
      let isRepeated = index > 0 && isIn(TimerWords.repetitions, index - 1) || isIn(TimerWords.repetitions, index - 2)
      let (low, high) = (duration.low / 1000, duration.high / 1000)
      if low >= 1, high <= 7 * 86_400, !isRepeated { timers.append(StepTimer(span: span, low: low, high: high)) }
      index = duration.end
    }
    return timers
  }

  /// The longer duration in `45 minutes to 1 hour`.
  private func second(after first: Duration) -> Duration? {
    guard isDash(first.end) || isIn(TimerWords.ranges, first.end), let other = range(at: first.end + 1),
      other.low > first.high
    else { return nil }
    return other
  }

  /// `25–30 minutes`, `1 h 30 min`, `1h30`, `1 hour and a half`.
  private func range(at start: Int) -> Duration? {
    guard let (first, afterFirst) = number(at: start) else { return fixed(at: start) }
    var high = first
    var position = afterFirst
    if isDash(position) || (first >= 1000 && isIn(TimerWords.ranges, position)),
      let (second, end) = number(at: position + 1),
      second >= first
    {
      (high, position) = (second, end)
    } else if isDash(position) {
      position += 1
    }
    if isColon(position), let (minutes, end) = number(at: position + 1), minutes < 60_000, let unit = unit(at: end),
      unit.seconds == 3600
    {
      let total = first * 3600 + minutes * 60
      return Duration(low: total, high: total, end: unit.end)
    }
    guard let unit = unit(at: position), unit.seconds > 1 || !isArticle(start) else { return nil }
    var result = Duration(low: first * unit.seconds, high: high * unit.seconds, end: unit.end)
    addSmaller(&result, than: unit.seconds)
    return result
  }

  /// `Viertelstunde`, `kwartier`, `halvtimme`, with an article before it or none.
  private func fixed(at start: Int) -> Duration? {
    guard case .word(let word)? = token(start)?.kind, let seconds = TimerWords.units[word],
      [900, 1800, 2700].contains(seconds)
    else { return nil }
    return Duration(low: seconds * 1000, high: seconds * 1000, end: start + 1)
  }

  /// Adds the minutes after hours, the seconds after minutes, and the half after either.
  private func addSmaller(_ duration: inout Duration, than seconds: Int) {
    guard seconds == 3600 || seconds == 60 else { return }
    var position = duration.end
    if isIn(TimerWords.joints, position) { position += 1 }
    var half = position
    if isArticle(half) { half += 1 }
    if isIn(TimerWords.halves, half), unit(at: half + 1) == nil {
      let isUnit = half > duration.end || isIdeographicHalf(half)
      if isUnit {
        duration.low += seconds * 500
        duration.high += seconds * 500
        duration.end = half + 1
      }
      return
    }
    guard duration.low == duration.high, let (value, end) = number(at: position), value < 60_000 else { return }
    let isGlued =
      position == duration.end && (token(position)?.span.start ?? 0) <= (token(position - 1)?.span.end ?? 0) + 1
    if let smaller = unit(at: end), smaller.seconds < seconds {
      duration.low += value * smaller.seconds
      duration.high = duration.low
      duration.end = smaller.end
    } else if isGlued, seconds == 3600, unit(at: end) == nil, token(position - 1)?.span.count ?? 9 <= 2 {
      duration.low += value * 60
      duration.high = duration.low
      duration.end = end
    }
  }

  private func isIdeographicHalf(_ index: Int) -> Bool { token(index)?.kind == .word("半") }

  /// A number in thousandths: digits, `1 1/2`, `1½`, a word, a half.
  private func number(at start: Int) -> (Int, Int)? {
    switch token(start)?.kind {
    case .number(let value):
      if case .number(let part)? = token(start + 1)?.kind, part < 1000, value % 1000 == 0 {
        return (value + part, start + 2)
      }
      if isIn(["个", "個"], start + 1), isIdeographicHalf(start + 2) { return (value + 500, start + 3) }
      return (value, start + 1)
    case .word(let word):
      if let value = TimerWords.numbers[word] { return (value * 1000, start + 1) }
      if TimerWords.oneAndHalf.contains(word) { return (1500, start + 1) }
      if TimerWords.halves.contains(word) { return (500, start + 1) }
      if word == "quarter" || word == "quart" || word == "cuarto" || word == "quarto" { return (250, start + 1) }
      guard TimerWords.articles.contains(word) else { return nil }
      if let (value, end) = number(at: start + 1), value < 1000 { return (value, end) }
      return (1000, start + 1)
    default: return nil
    }
  }

  /// A unit, with at most two fillers before it.
  private func unit(at start: Int) -> (seconds: Int, end: Int)? {
    var position = start
    for _ in 0..<3 {
      guard case .word(let word)? = token(position)?.kind else { return nil }
      if let seconds = TimerWords.units[word], ![900, 1800, 2700].contains(seconds) { return (seconds, position + 1) }
      guard TimerWords.fillers.contains(word) else { return nil }
      position += 1
    }
    return nil
  }

  private func token(_ index: Int) -> TimerToken? { tokens.indices.contains(index) ? tokens[index] : nil }
  private func isDash(_ index: Int) -> Bool { token(index)?.kind == .dash }
  private func isColon(_ index: Int) -> Bool { token(index)?.kind == .colon }
  private func isArticle(_ index: Int) -> Bool { isIn(TimerWords.articles, index) }

  private func isIn(_ words: Set<String>, _ index: Int) -> Bool {
    guard case .word(let word)? = token(index)?.kind else { return false }
    return words.contains(word)
  }
}
