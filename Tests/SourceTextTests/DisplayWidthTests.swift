import Testing

@testable import SourceText

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("味噌", 4), ("ﾊﾝ", 2), ("Ｆ", 2), ("가", 2),
    ("\u{1100}\u{1161}\u{11A8}", 2), ("🍲", 2),
    ("👩\u{200D}🍳", 2), ("👩🏽\u{200D}🍳", 2), ("👍🏽", 2), ("🇩🇪", 2), ("🇩", 1), ("❤", 1), ("❤\u{FE0F}", 2),
    ("1\u{FE0F}\u{20E3}", 2),
    ("\u{301}", 0), ("\u{200B}", 0), ("\u{FEFF}", 0), ("\u{7}", 0), ("\t", 8), ("ab\t", 8), ("ab\tc", 9), ("½", 1),
    ("°", 1), ("–", 1),
    ("★", 1), ("♥", 1), ("กิน", 2), ("क्षि", 3), ("𠮷", 2), ("🫘", 2), ("\u{AD}", 1), ("≈", 1),
  ])
  func columns(_ text: String, _ columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test func tabsDependOnTheColumn() {
    #expect(DisplayWidth.of("\t", startingAt: 3) == 5)
    #expect(DisplayWidth.of("x\ty", startingAt: 7) == 1 + 8 + 1)
  }
}
