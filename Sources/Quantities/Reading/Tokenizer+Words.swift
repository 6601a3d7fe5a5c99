// Words of ingredient lines: letters with their hyphens, apostrophes, plural brackets and abbreviation periods; phrases of several.

extension Tokenizer {
  mutating func readWord() {
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
      case 0x2f:
        guard let length = slashedPlural(start, position) else { break scan }
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
  func isLetter(_ index: Int) -> Bool {
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

  /// The length of a plural behind a slash at the end of a word: the `/n` of `Prise/n`.
  private func slashedPlural(_ start: Int, _ slash: Int) -> Int? {
    var index = slash + 1
    while index < bytes.count, index - slash <= 3, bytes[index] >= 0x61, bytes[index] <= 0x7a { index += 1 }
    guard slash - start >= 3, index > slash + 1, !isLetter(index), digit(index) == nil else { return nil }
    let ending = String(decoding: UnsafeBufferPointer(rebasing: bytes[slash + 1..<index]), as: UTF8.self)
    return ["n", "en", "e", "er", "s", "es", "nen", "se"].contains(ending) ? index - slash : nil
  }

  mutating func appendWord(_ start: Int, _ hash: UInt64) {
    guard position > start else { return }
    var token = Token(kind: .word, isGlued: isGlued, start: start, end: position, hash: hash)
    look(up: &token)
    if byte(position) == 0x2e, takesPeriod(token) {
      position += 1
      token.end = position
    }
    tokens.append(token)
  }

  func look(up token: inout Token) {
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
    if token.isOne(of: [.size, .filling]), length <= 6, byte(position + 1) == 0x20 {
      return isLetter(position + 2) || Self.isDigit(byte(position + 2))
    }
    return length <= 6
      && (token.unit != 0 || token.isOne(of: [.approximately, .phraseStart, .label, .optional, .taste]))
      && (length <= 4 || byte(position + 1) == 0x20)
  }

  /// Replaces the words of a phrase by one token.
  mutating func joinPhrases() {
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
          if word.kind == .open || word.kind == .close || word.kind == .period || word.kind == .dash && word.isGlued {
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
  func closing(_ start: Int, _ length: Int, _ token: inout Token) -> Int {
    var depth = 0
    for index in start..<(start + length) {
      if tokens[index].kind == .open { depth += 1 }
      if tokens[index].kind == .close { depth -= 1 }
    }
    guard depth > 0, start + length < tokens.count, tokens[start + length].kind == .close else { return length }
    token.end = tokens[start + length].end
    return length + 1
  }
}
