// Takes a line apart into tokens, in one walk over its bytes, and looks each word up once.

/// Splits the bytes of a line, which are valid UTF-8, into tokens.
struct Tokenizer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let lexicon: Lexicon
  private var position = 0
  private var isGlued = false
  private(set) var tokens: [Token] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ lexicon: Lexicon) {
    self.bytes = bytes
    self.lexicon = lexicon
    tokens.reserveCapacity(24)
  }

  /// All tokens of the line; phrases of the lexicon are one token each.
  mutating func run() {
    var hasPhrase = false
    while position < bytes.count {
      let before = tokens.count
      next()
      if tokens.count > before, tokens[before].classes.contains(.phraseStart) { hasPhrase = true }
    }
    if hasPhrase { joinPhrases() }
  }

  @inline(__always)
  private func byte(_ index: Int) -> UInt8 { index >= 0 && index < bytes.count ? bytes[index] : 0 }

  private mutating func next() {
    let start = position
    let first = bytes[position]
    switch first {
    case 0x20, 0x09, 0x0a, 0x0d, 0x0b, 0x0c, 0x2a, 0x60, 0x7c, 0x5f:
      position += 1
      isGlued = false
      return
    case _ where first | 0x20 == 0x78 && isTimesSign(): append(.times, 1)
    case 0x30...0x39: readNumber()
    case 0x41...0x5a, 0x61...0x7a: readWord()
    case 0x2e where Self.isDigit(byte(position + 1)) && !(isGlued && tokens.last?.kind == .number): readNumber()
    case 0..<0x80: readSign(first)
    default:
      let (scalar, length) = scalar(at: position)
      if Self.isBlank(scalar) {
        position += length
        isGlued = false
        return
      }
      readWide(scalar, length)
    }
    if position == start { position += 1 }
    isGlued = true
  }

  /// Whether the `x` here stands between numbers: `2x400 g`.
  private func isTimesSign() -> Bool { isGlued && tokens.last?.kind == .number && !isLetter(position + 1) }

  private mutating func append(_ kind: Token.Kind, _ length: Int) {
    tokens.append(Token(kind: kind, isGlued: isGlued, start: position, end: position + length))
    position += length
  }

  private mutating func readSign(_ sign: UInt8) {
    let kind: Token.Kind =
      switch sign {
      case 0x2f: .slash
      case 0x2d: .dash
      case 0x2c: .comma
      case 0x28, 0x5b, 0x7b: .open
      case 0x29, 0x5d, 0x7d: .close
      case 0x2b: .plus
      case 0x7e: .tilde
      case 0x3a: .colon
      case 0x3b: .semicolon
      case 0x2e: .period
      case 0x22: .inch
      case 0x25: .percent
      case 0x23: .hash
      case 0x3d: .equals
      case 0x24: .currency
      default: .other
      }
    append(kind, 1)
    if sign == 0x26 { markLast(.and) }
    if sign == 0x2b { markLast(.plus) }
  }

  private mutating func markLast(_ word: WordClass) {
    guard let last = tokens.indices.last else { return }
    tokens[last].classes.insert(word)
  }

  // MARK: Numbers

  @inline(__always)
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private struct Digits {
    var value = 0
    var count = 0
    var overflowed = false

    mutating func add(_ digit: Int) {
      if count >= 18 { overflowed = true } else { value = value &* 10 &+ digit }
      count += 1
    }
  }

  /// A digit at `index`, ASCII or full-width, and its length.
  private func digit(_ index: Int) -> (value: Int, length: Int)? {
    let first = byte(index)
    if Self.isDigit(first) { return (Int(first & 0x0f), 1) }
    if first == 0xef, byte(index + 1) == 0xbc, byte(index + 2) >= 0x90, byte(index + 2) <= 0x99 {
      return (Int(byte(index + 2) & 0x0f), 3)
    }
    return nil
  }

  private mutating func digits() -> Digits {
    var result = Digits()
    while let (value, length) = digit(position) {
      result.add(value)
      position += length
    }
    return result
  }

  private mutating func readNumber() {
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
  private func set(
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

  private static func power(_ count: Int) -> Int? {
    guard count <= 18 else { return nil }
    var result = 1
    for _ in 0..<count { result = result &* 10 }
    return result
  }

  // MARK: Words

  private mutating func readWord() {
    let start = position
    var hash = WordFolding.seed
    scan: while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case 0x41...0x5a, 0x61...0x7a:
        hash = WordFolding.mix(hash, byte | 0x20)
        position += 1
      case 0x30...0x39:
        if position == start { break scan }
        hash = WordFolding.mix(hash, byte)
        position += 1
      case 0x27:
        guard isLetter(position + 1) || position > start else { break scan }
        hash = WordFolding.mix(hash, byte)
        position += 1
        if isElision(start, position) { break scan }
      case 0x2d:
        guard position > start, isLetter(position + 1) || byte2IsBlank(position + 1), !isNumberBeforeUnit(hash),
          !isUnitAfterNumber(hash)
        else {
          break scan
        }
        if byte2IsBlank(position + 1) {
          position += 1
          break scan
        }
        hash = WordFolding.mix(hash, byte)
        position += 1
      case 0x28:
        guard position > start, let length = pluralSuffix(position) else { break scan }
        position += length
        break scan
      case 0..<0x80: break scan
      default:
        let (scalar, length) = scalar(at: position)
        guard Self.isWordScalar(scalar) else { break scan }
        hash = WordFolding.mix(hash, scalar: scalar)
        position += length
        if scalar == 0x2019, isElision(start, position) { break scan }
      }
    }
    appendWord(start, hash)
  }

  /// "inch-thick" in "1/2-inch-thick", "ounce-can" in "14-ounce-can".
  private func isUnitAfterNumber(_ hash: UInt64) -> Bool {
    guard isGlued, let kind = tokens.last?.kind, kind == .dash || kind == .number || kind == .fraction,
      kind != .dash || tokens.count > 1 && tokens[tokens.count - 2].kind != .word
    else { return false }
    return (lexicon.entry(hash)?.unit ?? 0) != 0
  }

  /// "demi-verre", "one-inch": a number word joined to a unit.
  private func isNumberBeforeUnit(_ hash: UInt64) -> Bool {
    guard let number = lexicon.entry(hash), number.denominator != 0 else { return false }
    var unit = WordFolding.seed
    var index = position + 1
    while index < bytes.count, isLetter(index) {
      let (scalar, length) = scalar(at: index)
      unit = WordFolding.mix(unit, scalar: scalar)
      index += length
    }
    return (lexicon.entry(unit)?.unit ?? 0) != 0
  }

  @inline(__always)
  private func byte2IsBlank(_ index: Int) -> Bool { byte(index) == 0x20 }

  /// Whether a letter stands at `index`.
  private func isLetter(_ index: Int) -> Bool {
    let byte = byte(index) | 0x20
    if byte >= 0x61 && byte <= 0x7a { return true }
    guard index < bytes.count, bytes[index] >= 0xc3 else { return false }
    let (scalar, _) = scalar(at: index)
    return scalar != 0xd7 && Self.isWordScalar(scalar)
  }

  /// "d'", "l'", "dell'": an article that ends with the apostrophe.
  private func isElision(_ start: Int, _ end: Int) -> Bool {
    guard isLetter(end) || byte(end) == 0x20 else { return false }
    let first = byte(start) | 0x20
    let letters = end - start - (byte(end - 1) == 0x27 ? 1 : 3)
    if letters == 1 { return first == 0x64 || first == 0x6c }
    return letters == 4 && first == 0x64 && (byte(start + 1) | 0x20) == 0x65 && (byte(start + 2) | 0x20) == 0x6c
  }

  /// The length of a plural in brackets at the end of a word: the `(n)` of `Zwiebel(n)`.
  private func pluralSuffix(_ open: Int) -> Int? {
    var index = open + 1
    while index < bytes.count, index - open <= 4, isLetter(index) { index += bytes[index] < 0x80 ? 1 : 2 }
    guard index > open + 1, byte(index) == 0x29, !isLetter(index + 1) else { return nil }
    return index + 1 - open
  }

  private mutating func appendWord(_ start: Int, _ hash: UInt64) {
    guard position > start else { return }
    var token = Token(kind: .word, isGlued: isGlued, start: start, end: position, hash: hash)
    look(up: &token)
    if byte(position) == 0x2e, takesPeriod(token) {
      position += 1
      token.end = position
    }
    tokens.append(token)
  }

  private func look(up token: inout Token) {
    guard let entry = lexicon.entry(token.hash) else { return }
    token.classes = entry.classes
    token.unit = entry.unit
    token.numerator = Int(entry.numerator)
    token.denominator = Int(entry.denominator)
    if token.end - token.start <= 2, byte(token.start) == 0x54, token.unit != 0, isCapitalSpoon(token) {
      token.unit = lexicon.tablespoon
    }
  }

  /// `T` and `Tb` are tablespoons, `t` a teaspoon.
  private func isCapitalSpoon(_ token: Token) -> Bool { token.end - token.start == 1 }

  /// Whether a period after the word is part of an abbreviation.
  private func takesPeriod(_ token: Token) -> Bool {
    let length = token.end - token.start
    if length == 1 { return true }
    return length <= 6
      && (token.unit != 0 || token.isOne(of: [.approximately, .phraseStart, .label, .optional, .taste]))
      && (length <= 4 || byte(position + 1) == 0x20)
  }

  /// Replaces the words of a phrase by one token.
  private mutating func joinPhrases() {
    var write = 0
    var read = 0
    while read < tokens.count {
      var token = tokens[read]
      var length = 1
      if token.classes.contains(.phraseStart) {
        var hash = token.hash
        var index = read + 1
        while index < tokens.count, index - read < 7 {
          let word = tokens[index]
          if word.kind == .open || word.kind == .close || word.kind == .period {
            index += 1
            continue
          }
          guard word.kind == .word else { break }
          hash = WordFolding.join(hash, word.hash)
          index += 1
          if let entry = lexicon.entry(hash) {
            length = index - read
            token.classes = entry.classes
            token.unit = entry.unit
            token.numerator = Int(entry.numerator)
            token.denominator = Int(entry.denominator)
            token.end = word.end
          }
        }
        if length > 1 { length = closing(read, length, &token) }
      }
      tokens[write] = token
      write += 1
      read += length
    }
    tokens.removeLast(tokens.count - write)
  }

  /// A phrase that swallowed an opening bracket, `colher (sopa)`, takes the closing one too.
  private func closing(_ start: Int, _ length: Int, _ token: inout Token) -> Int {
    var depth = 0
    for index in start..<(start + length) {
      if tokens[index].kind == .open { depth += 1 }
      if tokens[index].kind == .close { depth -= 1 }
    }
    guard depth > 0, start + length < tokens.count, tokens[start + length].kind == .close else { return length }
    token.end = tokens[start + length].end
    return length + 1
  }

  // MARK: Beyond ASCII

  /// The scalar at `index` and its length in bytes; a byte that begins none counts alone.
  private func scalar(at index: Int) -> (UInt32, Int) {
    let first = UInt32(byte(index))
    switch first {
    case 0xc2..<0xe0: return ((first & 0x1f) << 6 | UInt32(byte(index + 1) & 0x3f), 2)
    case 0xe0..<0xf0:
      return ((first & 0x0f) << 12 | UInt32(byte(index + 1) & 0x3f) << 6 | UInt32(byte(index + 2) & 0x3f), 3)
    case 0xf0..<0xf5:
      let high = (first & 0x07) << 18 | UInt32(byte(index + 1) & 0x3f) << 12
      return (high | UInt32(byte(index + 2) & 0x3f) << 6 | UInt32(byte(index + 3) & 0x3f), 4)
    default: return (first, 1)
    }
  }

  private static func isWordScalar(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xaa, 0xb5, 0xba, 0xae, 0x2122, 0x2019, 0x2018: true
    case 0xbc...0xbe, 0xa0..<0xc0, 0xd7: false
    case 0xc0..<0x2000: true
    default: false
    }
  }

  static func isIdeograph(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3001...0x3004, 0x3008...0x3020, 0x301c, 0x3030: false
    case 0x2e80..<0xa4d0, 0xf900..<0xfb00, 0xff66..<0xffa0, 0x20000..<0x30000: true
    default: false
    }
  }

  /// No-break, thin and ideographic spaces and their like.
  private static func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xa0, 0x2000...0x200f, 0x2028, 0x2029, 0x202f, 0x205f, 0x2060, 0x3000, 0xfeff, 0xfe0f: true
    default: false
    }
  }

  private mutating func readWide(_ scalar: UInt32, _ length: Int) {
    if let sign = Self.wideSigns(scalar) {
      append(sign, length)
      return
    }
    if let (numerator, denominator) = Self.fraction(scalar) {
      append(.fraction, length)
      guard let last = tokens.indices.last else { return }
      tokens[last].numerator = numerator
      tokens[last].denominator = denominator
      return
    }
    switch scalar {
    case 0xff10...0xff19: readNumber()
    case _ where Self.isIdeograph(scalar): readIdeographs()
    case _ where Self.isWordScalar(scalar) || (0xff21...0xff5a).contains(scalar): readWideWord()
    default: append(.other, length)
    }
  }

  private mutating func readWideWord() {
    let (scalar, length) = scalar(at: position)
    guard !Self.isWordScalar(scalar) else { return readWord() }
    let start = position
    var hash = WordFolding.mix(WordFolding.seed, scalar: scalar)
    position += length
    while position < bytes.count {
      let (next, length) = self.scalar(at: position)
      guard (0xff21...0xff5a).contains(next) else { break }
      hash = WordFolding.mix(hash, scalar: next)
      position += length
    }
    appendWord(start, hash)
  }

  private static func wideSigns(_ scalar: UInt32) -> Token.Kind? {
    switch scalar {
    case 0x2044, 0x2215, 0xff0f: .slash
    case 0x2010...0x2015, 0x2212, 0xff0d, 0x301c, 0xff5e: .dash
    case 0xff0c, 0x3001: .comma
    case 0xff08, 0x3010, 0x300c: .open
    case 0xff09, 0x3011, 0x300d: .close
    case 0xd7: .times
    case 0xff1a: .colon
    case 0xff1b: .semicolon
    case 0x3002: .period
    case 0x2033, 0x201d, 0x201c: .inch
    case 0xb0: .degree
    case 0xff0b: .plus
    case 0x2248: .tilde
    case 0xff05: .percent
    default: nil
    }
  }

  /// The value of a vulgar fraction sign.
  static func fraction(_ scalar: UInt32) -> (Int, Int)? {
    switch scalar {
    case 0xbc: (1, 4)
    case 0xbd: (1, 2)
    case 0xbe: (3, 4)
    case 0x2150: (1, 7)
    case 0x2151: (1, 9)
    case 0x2152: (1, 10)
    case 0x2153: (1, 3)
    case 0x2154: (2, 3)
    case 0x2155: (1, 5)
    case 0x2156: (2, 5)
    case 0x2157: (3, 5)
    case 0x2158: (4, 5)
    case 0x2159: (1, 6)
    case 0x215a: (5, 6)
    case 0x215b: (1, 8)
    case 0x215c: (3, 8)
    case 0x215d: (5, 8)
    case 0x215e: (7, 8)
    case 0x2189: (0, 3)
    default: nil
    }
  }

  // MARK: Writing without blanks

  /// A run of Chinese or Japanese: number words, units and "to taste" are split off, the rest is one word.
  private mutating func readIdeographs() {
    let start = position
    var ends: [Int] = []
    while position < bytes.count {
      let (next, length) = scalar(at: position)
      guard Self.isIdeograph(next) else { break }
      position += length
      ends.append(position)
    }
    let followsNumber = tokens.last.map { $0.kind == .number || $0.kind == .fraction } ?? false
    split(start, ends, followsNumber: followsNumber)
  }

  private mutating func split(_ start: Int, _ ends: [Int], followsNumber: Bool) {
    var wordStart = start
    var index = 0
    var isAfterNumber = followsNumber
    while index < ends.count {
      let from = index == 0 ? start : ends[index - 1]
      let isAtEdge = from == start
      if isAfterNumber, let (entry, last) = longest(from, ends, index, where: { $0.unit != 0 }) {
        flush(wordStart, from)
        push(entry, from, ends[last])
        index = last + 1
        wordStart = ends[last]
        isAfterNumber = false
        if let (half, end) = trailingHalf(ends, index) {
          push(half, wordStart, end)
          index += 1
          wordStart = end
        }
        continue
      }
      isAfterNumber = false
      if let value = Self.numeral(scalar(at: from).0) {
        let next = index + 1
        if next < ends.count, let (_, last) = longest(ends[index], ends, next, where: { $0.unit != 0 }),
          isAtEdge || last == ends.count - 1
        {
          flush(wordStart, from)
          push(value, from, ends[index])
          wordStart = ends[index]
          index = next
          isAfterNumber = true
          continue
        }
      }
      if let (entry, last) = longest(
        from, ends, index,
        where: { !$0.classes.isDisjoint(with: [.taste, .unitFirst, .vague, .approximately, .optional, .or, .heading]) }),
        accepts(entry, last: last, ends, isAtEdge: isAtEdge)
      {
        flush(wordStart, from)
        push(entry, from, ends[last])
        index = last + 1
        wordStart = ends[last]
        continue
      }
      index += 1
    }
    flush(wordStart, ends.last ?? start)
  }

  /// Where in a run a word may be split off.
  private func accepts(_ entry: LexiconEntry, last: Int, _ ends: [Int], isAtEdge: Bool) -> Bool {
    if entry.classes.contains(.unitFirst) {
      let end = ends[last]
      return last == ends.count - 1
        && (digit(end) != nil || digit(end + 1) != nil || Self.fraction(scalar(at: end).0) != nil)
    }
    if entry.classes.contains(.taste) { return isAtEdge || last == ends.count - 1 }
    if entry.classes.contains(.heading) { return !isAtEdge && last == ends.count - 1 }
    if entry.classes.contains(.or) { return !isAtEdge && last < ends.count - 1 }
    return isAtEdge && last < ends.count - 1 || isAtEdge && entry.classes.contains(.approximately)
  }

  private func trailingHalf(_ ends: [Int], _ index: Int) -> (LexiconEntry, Int)? {
    guard index > 0, index < ends.count, scalar(at: ends[index - 1]).0 == 0x534a else { return nil }
    return (LexiconEntry(hash: 0, classes: [], numerator: 1, denominator: 2), ends[index])
  }

  private func longest(_ start: Int, _ ends: [Int], _ index: Int, where accept: (LexiconEntry) -> Bool) -> (
    LexiconEntry, Int
  )? {
    var hash = WordFolding.seed
    var from = start
    var found: (LexiconEntry, Int)?
    for last in index..<min(ends.count, index + 6) {
      hash = WordFolding.mix(hash, scalar: scalar(at: from).0)
      from = ends[last]
      if let entry = lexicon.entry(hash), accept(entry) { found = (entry, last) }
    }
    return found
  }

  private mutating func flush(_ start: Int, _ end: Int) {
    guard end > start else { return }
    var hash = WordFolding.seed
    var index = start
    while index < end {
      let (next, length) = scalar(at: index)
      hash = WordFolding.mix(hash, scalar: next)
      index += length
    }
    var token = Token(kind: .word, isGlued: isGlued, start: start, end: end, hash: hash)
    look(up: &token)
    tokens.append(token)
    isGlued = true
  }

  private mutating func push(_ entry: LexiconEntry, _ start: Int, _ end: Int) {
    tokens.append(
      Token(
        kind: .word, isGlued: isGlued, classes: entry.classes, unit: entry.unit, start: start, end: end,
        hash: entry.hash,
        numerator: Int(entry.numerator), denominator: Int(entry.denominator)))
    isGlued = true
  }

  /// The value of a Chinese numeral.
  private static func numeral(_ scalar: UInt32) -> LexiconEntry? {
    let value: (UInt16, UInt16)? =
      switch scalar {
      case 0x534a: (1, 2)
      case 0x4e00, 0x58f9: (1, 1)
      case 0x4e8c, 0x4e24, 0x5169: (2, 1)
      case 0x4e09: (3, 1)
      case 0x56db: (4, 1)
      case 0x4e94: (5, 1)
      case 0x516d: (6, 1)
      case 0x4e03: (7, 1)
      case 0x516b: (8, 1)
      case 0x4e5d: (9, 1)
      case 0x5341: (10, 1)
      default: nil
      }
    return value.map { LexiconEntry(hash: 0, classes: [], numerator: $0.0, denominator: $0.1) }
  }
}
