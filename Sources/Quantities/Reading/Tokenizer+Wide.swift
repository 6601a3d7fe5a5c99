// Signs and letters beyond ASCII: vulgar fractions, dashes, full-width forms.

extension Tokenizer {
  func scalar(at index: Int) -> (UInt32, Int) { UTF8Walk.scalar(bytes, index) }

  static func isWordScalar(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xaa, 0xb5, 0xba, 0xae, 0x2122, 0x2019, 0x2018: true
    case 0xbc...0xbe, 0xa0..<0xc0, 0xd7: false
    case 0xc0..<0x2000: true
    default: false
    }
  }

  static func isIdeograph(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3000...0x3004, 0x3008...0x3020, 0x301c, 0x3030: false
    case 0x2e80..<0xa4d0, 0xf900..<0xfb00, 0xff66..<0xffa0, 0x20000..<0x30000: true
    default: false
    }
  }

  /// No-break, thin and ideographic spaces and their like.
  static func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xa0, 0x2000...0x200f, 0x2028, 0x2029, 0x202f, 0x205f, 0x2060, 0x3000, 0xfeff, 0xfe0f: true
    default: false
    }
  }

  mutating func readWide(_ scalar: UInt32, _ length: Int) {
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
}
