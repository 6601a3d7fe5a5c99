// Times, servings and ratings are short texts around numbers; this takes such a text apart into numbers, words and signs.

internal import Quantities
internal import SourceText

/// A piece of a short text.
enum TextToken: Hashable {
  /// A number: `2`, `1.5`, `1,5`, `1 1/2`, `1½`, `½`.
  case number(Rational)
  /// A run of letters, folded; a run of Chinese or Japanese is one word.
  case word(String)
  /// A range's sign, whatever dash it was.
  case dash
  /// Any other sign.
  case sign(UInt8)
}

/// A token and where it stands in the text.
struct PlacedToken {
  /// What it is.
  var token: TextToken
  /// Its bytes in the text.
  var span: Span
  /// The two numbers of one that is written with a slash, not in lowest terms.
  var slash: (above: Rational, below: Rational)?
}

/// Takes short texts apart.
struct NumberScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var tokens: [PlacedToken] = []

  /// The pieces of a text, blanks left out; of a longer text than 400 bytes only the beginning.
  static func tokens(_ text: String) -> [PlacedToken] {
    var scanner = NumberScanner(bytes: Array(text.utf8.prefix(400)))
    scanner.run()
    return scanner.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() {
    while position < bytes.count {
      let start = position
      let byte = bytes[position]
      if byte.isDigit {
        appendNumber(from: start)
      } else if byte.isLetter {
        appendWord()
      } else if byte < 0x80 {
        position += 1
        if byte == .hyphen || byte == 0x7E && endsInNumber {
          append(.dash, start)
        } else if byte > .space {
          append(.sign(byte), start)
        }
      } else {
        appendBeyondASCII(start)
      }
    }
  }

  private var endsInNumber: Bool {
    if case .number? = tokens.last?.token { return true }
    return false
  }

  private mutating func append(_ token: TextToken, _ start: Int) {
    tokens.append(PlacedToken(token: token, span: Span(start, position)))
  }

  // MARK: Numbers

  private mutating func appendNumber(from start: Int) {
    guard let whole = readDigits() else {
      append(.sign(0x3F), start)
      return
    }
    var value = whole
    var slash: (Rational, Rational)?
    if let fraction = readSlash() {
      value = whole.divided(by: fraction) ?? whole
      slash = (whole, fraction)
    } else if let decimals = readDecimals(whole) {
      value = decimals
    }
    if case .number(let before)? = tokens.last?.token, before.isWhole, value < .one, value > .zero,
      let last = tokens.last, isBlankBetween(last.span.end, start), let sum = before.adding(value)
    {
      tokens[tokens.count - 1] = PlacedToken(token: .number(sum), span: Span(last.span.start, position))
      return
    }
    tokens.append(PlacedToken(token: .number(value), span: Span(start, position), slash: slash))
  }

  private func isBlankBetween(_ start: Int, _ end: Int) -> Bool { bytes[start..<end].allSatisfy(\.isBlank) }

  /// A run of digits; nil when the number does not fit.
  private mutating func readDigits() -> Rational? {
    var value = 0
    var fits = true
    while position < bytes.count, bytes[position].isDigit {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflowToo) = product.addingReportingOverflow(Int(bytes[position]) - 0x30)
      if overflow || overflowToo { fits = false } else { value = sum }
      position += 1
    }
    return fits ? Rational(value) : nil
  }

  /// The denominator after `/` or `⁄`.
  private mutating func readSlash() -> Rational? {
    var next = position
    if next < bytes.count, bytes[next] == 0x2F {
      next += 1
    } else if next + 2 < bytes.count, bytes[next] == 0xE2, bytes[next + 1] == 0x81, bytes[next + 2] == 0x84 {
      next += 3
    } else {
      return nil
    }
    guard next < bytes.count, bytes[next].isDigit else { return nil }
    let before = position
    position = next
    guard let value = readDigits(), value > .zero else {
      position = before
      return nil
    }
    return value
  }

  /// The number with its decimals after `.` or `,`; three digits after a comma are thousands.
  private mutating func readDecimals(_ whole: Rational) -> Rational? {
    guard position + 1 < bytes.count, bytes[position] == .dot || bytes[position] == .comma, bytes[position + 1].isDigit
    else { return nil }
    let isComma = bytes[position] == .comma
    let start = position
    position += 1
    guard let digits = readDigits() else {
      position = start
      return nil
    }
    let count = position - start - 1
    guard count <= 15 else { return whole }
    if isComma, count == 3, whole > .zero {
      return whole.multiplied(by: 1000)?.adding(digits)
    }
    let scale = (0..<count).reduce(1) { power, _ in power * 10 }
    return digits.divided(by: Rational(scale))?.adding(whole)
  }

  // MARK: Words and signs

  private mutating func appendWord() {
    let start = position
    while position < bytes.count {
      if bytes[position].isLetter {
        position += 1
      } else if bytes[position] >= 0x80, bytes[position] < 0xE0, bytes[position] != 0xC2 {
        position = min(position + 2, bytes.count)
      } else if bytes[position] == 0xCC || bytes[position] == 0xCD {
        position = min(position + 2, bytes.count)
      } else {
        break
      }
    }
    append(.word(Folding.fold(String(decoding: bytes[start..<position], as: UTF8.self))), start)
  }

  private mutating func appendBeyondASCII(_ start: Int) {
    let lead = bytes[start]
    let end = min(start + (lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2), bytes.count)
    if lead >= 0xE4, lead < 0xEF {
      appendIdeographs(start)
      return
    }
    let scalar = String(decoding: bytes[start..<end], as: UTF8.self)
    if let (above, below) = Self.vulgar[scalar], let value = Rational(above, below) {
      position = end
      if case .number(let before)? = tokens.last?.token, before.isWhole, let last = tokens.last,
        isBlankBetween(last.span.end, start), let sum = before.adding(value)
      {
        tokens[tokens.count - 1] = PlacedToken(token: .number(sum), span: Span(last.span.start, position))
      } else {
        append(.number(value), start)
      }
    } else if lead == 0xE2, scalar >= "\u{2010}", scalar <= "\u{2015}" || scalar == "\u{2212}" {
      position = end
      append(.dash, start)
    } else if scalar == "～" || scalar == "〜" || scalar == "－" {
      position = end
      append(.dash, start)
    } else if lead == 0xEF, let folded = Folding.fold(scalar).utf8.first, folded < 0x80, !folded.isDigit {
      position = end
      append(folded.isLetter ? .word(Folding.fold(scalar)) : .sign(folded), start)
    } else if let number = readWideDigits() {
      append(.number(number), start)
    } else if lead >= 0xE3, lead < 0xF0 {
      appendIdeographs(start)
    } else if lead < 0xE0, lead != 0xC2 {
      appendWord()
      if position == start { position = end }
    } else {
      position = end
      if lead == 0xC2 || lead == 0xE2 { append(.sign(lead), start) }
    }
  }

  /// A run of digits of full width; nil when there is none here, or more than nine.
  private mutating func readWideDigits() -> Rational? {
    var value = 0
    var next = position
    while next + 2 < bytes.count, bytes[next] == 0xEF, bytes[next + 1] == 0xBC, bytes[next + 2] >= 0x90,
      bytes[next + 2] <= 0x99, next - position < 27
    {
      value = value * 10 + Int(bytes[next + 2]) - 0x90
      next += 3
    }
    guard next > position else { return nil }
    position = next
    return Rational(value)
  }

  /// A run of Chinese or Japanese.
  private mutating func appendIdeographs(_ start: Int) {
    while position + 2 < bytes.count, bytes[position] >= 0xE3, bytes[position] < 0xEF {
      if Self.endsIdeographs(bytes[position], bytes[position + 1], bytes[position + 2]) { break }
      position += 3
    }
    if position == start { position = min(start + 3, bytes.count) }
    append(.word(String(decoding: bytes[start..<position], as: UTF8.self)), start)
  }

  /// `～`, `〜`, `、` and `，`.
  private static func endsIdeographs(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch (first, second) {
    case (0xE3, 0x80): third == 0x9C || third == 0x81
    case (0xEF, 0xBD): third == 0x9E
    case (0xEF, 0xBC): third == 0x8C
    default: false
    }
  }

  private static let vulgar: [String: (Int, Int)] = [
    "½": (1, 2), "⅓": (1, 3), "⅔": (2, 3), "¼": (1, 4), "¾": (3, 4), "⅕": (1, 5), "⅖": (2, 5), "⅗": (3, 5),
    "⅘": (4, 5), "⅙": (1, 6), "⅚": (5, 6), "⅐": (1, 7), "⅛": (1, 8), "⅜": (3, 8), "⅝": (5, 8), "⅞": (7, 8),
    "⅑": (1, 9), "⅒": (1, 10),
  ]
}
