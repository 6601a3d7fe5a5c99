// An ingredient line as a list of tokens: what the grammar works on.

/// One word, number or sign of a line.
struct Token {
  /// What kind of thing a token is.
  enum Kind: UInt8 {
    case word, number, fraction, slash, dash, comma, open, close, times, plus, tilde, colon, semicolon, period, inch
    case percent, degree, hash, equals, currency, other
  }

  var kind: Kind
  /// Whether no blank stands before it.
  var isGlued: Bool
  /// What the word can be.
  var classes: WordClass = []
  /// The row of the unit table plus one; 0 for no unit.
  var unit: UInt16 = 0
  /// The bytes of the line.
  var start: Int
  var end: Int
  /// The folded hash of a word.
  var hash: UInt64 = 0
  /// The value of a number, a fraction sign or a number word; a denominator of 0 means none.
  var numerator = 0
  var denominator = 0
  /// For a number like `1,000` or `1.000`: the value when the sign is meant the other way; 0 when there is no doubt.
  var otherNumerator = 0
  var otherDenominator = 0

  /// Whether the token has a value.
  var hasValue: Bool { denominator != 0 }
  /// The value as a fraction.
  var value: Rational? { denominator == 0 ? nil : Rational(numerator, denominator) }

  /// Whether the word is of one of these classes.
  @inline(__always)
  func isOne(of wanted: WordClass) -> Bool { !classes.isDisjoint(with: wanted) }
}
