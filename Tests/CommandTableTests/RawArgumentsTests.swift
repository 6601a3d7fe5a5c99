// Words of the command line that are not UTF-8.

import CommandTable
import Testing

@Test func findsTheFirstWordThatIsNotUTF8() {
  #expect(RawArguments.firstBroken([Array("vault".utf8), [0x63, 0xE9], [0xFF]]) == 1)
  #expect(RawArguments.firstBroken([Array("vault".utf8), Array("é\u{FFFD}".utf8)]) == nil)
  #expect(RawArguments.process.isEmpty == false)
}
