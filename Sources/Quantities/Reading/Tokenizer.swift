// Takes a line apart into tokens, in one walk over its bytes, and looks each word up once.

/// Splits the bytes of a line, which are valid UTF-8, into tokens.
struct Tokenizer {
  let bytes: UnsafeBufferPointer<UInt8>
  let lexicon: Lexicon
  var position = 0
  var isGlued = false
  var tokens: [Token] = []

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
  func byte(_ index: Int) -> UInt8 { index >= 0 && index < bytes.count ? bytes[index] : 0 }

  mutating func next() {
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

  mutating func append(_ kind: Token.Kind, _ length: Int) {
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

}
