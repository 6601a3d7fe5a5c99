// A title that holds control or bidi characters must not command the terminal or turn its text around.

/// Text made safe to show.
public enum TerminalText {
  /// The text with control, bidi and line-separating characters written as escapes (`\x1B`, `\u{202E}`).
  ///
  /// Tabs and line feeds stay when `keepingLines` is set.
  public static func escaped(_ text: some StringProtocol, keepingLines: Bool = false) -> String {
    guard text.unicodeScalars.contains(where: { isHarmful($0) }) else { return String(text) }
    var result = ""
    for scalar in text.unicodeScalars {
      if isHarmful(scalar), !(keepingLines && (scalar == "\n" || scalar == "\t")) {
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a scalar is shown escaped: control characters, directions and isolates, line and paragraph separators.
  public static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// A scalar's escape.
  static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return scalar.value > 0xFF ? "\\u{\(digits)}" : "\\x" + (digits.count < 2 ? "0" : "") + digits
  }
}
