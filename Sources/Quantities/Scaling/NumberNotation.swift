// A scaled number is written the way the author wrote the old one: `1½` stays a vulgar fraction, `0,5` keeps its comma.

/// How a number is written.
struct NumberNotation: Hashable, Sendable {
  /// The sign before decimals, where the author used decimals.
  var decimalSign: UInt8?
  /// The sign between thousands, where the author used one.
  var groupSign: UInt8?
  /// Whether fractions are one sign: `½`.
  var isVulgar = false
  /// What stands between the parts of a fraction.
  var slash = "/"
  /// What stands between a whole number and its fraction.
  var joiner = " "
  /// Whether the digits are full-width.
  var isFullWidth = false
  /// Whether fractions of a number that was written whole become decimals, as with grams.
  var prefersDecimals = false
  /// Whether a fraction without a sign of its own becomes decimals, as with grams.
  var allowsDecimals = false

  /// The exact value, as text; the sign is dropped.
  func write(_ signed: Rational) -> String {
    let value = signed.magnitude
    if value.isWhole { return digits(value.numerator) }
    if decimalSign != nil || prefersDecimals, let text = decimals(value) { return text }
    let whole = value.floor
    guard let part = value.subtracting(Rational(whole)) else { return value.description }
    return fraction(whole, part)
  }

  private func fraction(_ whole: Int, _ part: Rational) -> String {
    if isVulgar, let sign = VulgarFraction.sign(part) {
      return whole == 0 ? sign : digits(whole) + vulgarJoiner + sign
    }
    if isVulgar, allowsDecimals, let text = Rational(whole).adding(part).flatMap(decimals) { return text }
    let text = digits(part.numerator) + slash + digits(part.denominator)
    return whole == 0 ? text : digits(whole) + (joiner.isEmpty ? " " : joiner) + text
  }

  /// `1½` and `1 ½`; a joiner of letters ("and") is kept too.
  private var vulgarJoiner: String { joiner }

  /// The value with all its decimals, or nil when they never end or are more than six.
  private func decimals(_ value: Rational) -> String? {
    var below = value.denominator
    var count = 0
    while below % 10 == 0 { (below, count) = (below / 10, count + 1) }
    while below % 2 == 0 { (below, count) = (below / 2, count + 1) }
    while below % 5 == 0 { (below, count) = (below / 5, count + 1) }
    guard below == 1 else { return nil }
    return DecimalText.exact(value, sign: decimalSign ?? 0x2e, group: groupSign).map(widened)
  }

  private func digits(_ number: Int) -> String {
    guard let groupSign, number >= 1000 else { return widened(String(number)) }
    return widened(DecimalText.grouped(number, groupSign))
  }

  private func widened(_ text: String) -> String {
    guard isFullWidth else { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { (0x30...0x39).contains($0.value) ? Unicode.Scalar($0.value + 0xfee0) ?? $0 : $0 }))
  }
}

/// The fractions that have a sign of their own.
enum VulgarFraction {
  private static let signs: [(Int, Int, String)] = [
    (1, 2, "½"), (1, 4, "¼"), (3, 4, "¾"), (1, 3, "⅓"), (2, 3, "⅔"), (1, 8, "⅛"), (3, 8, "⅜"), (5, 8, "⅝"), (7, 8, "⅞"),
    (1, 5, "⅕"), (2, 5, "⅖"), (3, 5, "⅗"), (4, 5, "⅘"), (1, 6, "⅙"), (5, 6, "⅚"), (1, 7, "⅐"), (1, 9, "⅑"),
    (1, 10, "⅒"),
  ]

  /// The sign of a fraction below one, or nil.
  static func sign(_ value: Rational) -> String? {
    signs.first { $0.0 == value.numerator && $0.1 == value.denominator }?.2
  }
}

/// Decimal digits of exact fractions.
enum DecimalText {
  /// All decimals of a value whose decimals end after at most six, or nil.
  static func exact(_ value: Rational, sign: UInt8, group: UInt8? = nil) -> String? {
    var scaled = value
    var places = 0
    while !scaled.isWhole {
      guard places < 6, let next = scaled.multiplied(by: 10) else { return nil }
      scaled = next
      places += 1
    }
    return text(scaled.numerator, places, sign, group)
  }

  /// A whole number of 10^-places as text.
  static func text(_ number: Int, _ places: Int, _ sign: UInt8, _ group: UInt8? = nil) -> String {
    var digits = Array(String(number).utf8)
    while digits.count <= places { digits.insert(0x30, at: 0) }
    let whole = digits.dropLast(places)
    let wholeText = String(decoding: whole, as: UTF8.self)
    let head = group.flatMap { sign in Int(wholeText).map { $0 >= 1000 ? grouped($0, sign) : wholeText } } ?? wholeText
    guard places > 0 else { return head }
    return head + String(decoding: [sign], as: UTF8.self) + String(decoding: digits.suffix(places), as: UTF8.self)
  }

  /// A whole number with a sign between its thousands.
  static func grouped(_ number: Int, _ sign: UInt8) -> String {
    var result: [UInt8] = []
    let digits = Array(String(number).utf8)
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result.append(sign) }
      result.append(digit)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
