// The classes of ASCII bytes that reading a body needs besides those of front matter.

extension UInt8 {
  /// Blank, tab or line ending.
  var isWhitespace: Bool { self == 32 || (self >= 9 && self <= 13) }
  /// Any ASCII punctuation.
  var isPunctuation: Bool {
    (self >= 33 && self <= 47) || (self >= 58 && self <= 64) || (self >= 91 && self <= 96)
      || (self >= 123 && self <= 126)
  }
}
