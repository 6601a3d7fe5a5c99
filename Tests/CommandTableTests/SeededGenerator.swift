// Random inputs that a failing test can name by their seed.

/// A random number generator that repeats itself (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// Text of scalars that matter to a text tool, with some bytes that are not UTF-8.
  mutating func text(upTo count: Int) -> [UInt8] {
    let scalars: [String] = [
      "a", "B", " ", "\t", "\n", "\r", "\r\n", "é", "e\u{301}", "\u{301}", "ß", "ﬁ", "\u{FDFA}", "か", "\u{3099}", "ﾊ",
      "ﾟ", "味", "\u{1100}",
      "\u{1161}", "\u{11A8}", "가", "ㄱ", "\u{FEFF}", "👩\u{200D}🍳", "\u{FE0F}", "🇩🇪", "\u{2028}", "\u{202E}", "\u{0}",
      "\u{1B}", "İ", "ς", "ABCDEFGHIJ",
    ]
    var result: [UInt8] = []
    for _ in 0..<Int.random(in: 0...count, using: &self) {
      if Int.random(in: 0..<8, using: &self) == 0 {
        result.append(UInt8.random(in: 0...255, using: &self))
      } else {
        result += Array((scalars.randomElement(using: &self) ?? "a").utf8)
      }
    }
    return result
  }
}
