// Numbers of ingredient lines: digits of both widths, decimal signs and thousands.

extension Tokenizer {
  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  struct Digits {
    var value = 0
    var count = 0
    var overflowed = false

    mutating func add(_ digit: Int) {
      if count >= 18 { overflowed = true } else { value = value &* 10 &+ digit }
      count += 1
    }
  }

  /// A digit at `index`, ASCII or full-width, and its length.
  func digit(_ index: Int) -> (value: Int, length: Int)? {
    let first = byte(index)
    if Self.isDigit(first) { return (Int(first & 0x0f), 1) }
    if first == 0xef, byte(index + 1) == 0xbc, byte(index + 2) >= 0x90, byte(index + 2) <= 0x99 {
      return (Int(byte(index + 2) & 0x0f), 3)
    }
    return nil
  }

  mutating func digits() -> Digits {
    var result = Digits()
    while let (value, length) = digit(position) {
      result.add(value)
      position += length
    }
    return result
  }

  mutating func readNumber() {
    var token = Token(kind: .number, isGlued: isGlued, start: position, end: position)
    let whole = digits()
    var separators = 0
    var separator: UInt8 = 0
    var parts = Digits()
    var all = whole
    while true {
      let sign = byte(position)
      guard sign == 0x2e || sign == 0x2c, digit(position + 1) != nil,
        separators == 0 || sign == separator || parts.count == 3
      else { break }
      if separators > 0, parts.count != 3 { break }
      if separators > 0, sign != separator {
        setDecimal(&token, whole: all, sign: sign)
        finish(token)
        return
      }
      separator = sign
      separators += 1
      position += 1
      let before = position
      parts = digits()
      if parts.count > 18 { all.overflowed = true }
      for index in before..<position where Self.isDigit(byte(index)) { all.add(Int(byte(index) & 0x0f)) }
    }
    set(&token, whole: whole, all: all, last: parts, separators: separators, separator: separator)
    finish(token)
  }

  private mutating func finish(_ number: Token) {
    var token = number
    token.end = position
    tokens.append(token)
  }

  /// The value of `1.234,5` once its decimal sign is reached.
  private mutating func setDecimal(_ token: inout Token, whole: Digits, sign: UInt8) {
    position += 1
    var all = whole
    let before = position
    let fraction = digits()
    for index in before..<position where Self.isDigit(byte(index)) { all.add(Int(byte(index) & 0x0f)) }
    guard !all.overflowed, let below = Self.power(fraction.count) else { return }
    token.numerator = all.value
    token.denominator = below
  }

  /// `1,000` and `1.000` can be a thousand or one: the other reading is kept until the unit is known.
  func set(
    _ token: inout Token, whole: Digits, all: Digits, last: Digits, separators: Int, separator: UInt8
  ) {
    guard !all.overflowed else { return }
    if separators == 0 {
      token.numerator = whole.value
      token.denominator = 1
      return
    }
    guard let below = Self.power(last.count) else { return }
    let canBeThousands = last.count == 3 && whole.count >= 1 && whole.count <= 3 && whole.value > 0
    if separators > 1 {
      token.numerator = all.value
      token.denominator = 1
    } else if canBeThousands && separator == 0x2c {
      token.numerator = all.value
      token.denominator = 1
      token.otherNumerator = all.value
      token.otherDenominator = below
    } else {
      token.numerator = all.value
      token.denominator = below
      if canBeThousands {
        token.otherNumerator = all.value
        token.otherDenominator = 1
      }
    }
  }

  static func power(_ count: Int) -> Int? {
    guard count <= 18 else { return nil }
    var result = 1
    for _ in 0..<count { result = result &* 10 }
    return result
  }
}
