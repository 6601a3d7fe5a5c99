import Testing

@testable import VaultCommands

@Suite struct ShellWordsTests {
  @Test(arguments: [
    ("list soup", ["list", "soup"]), ("  a  'b c' \"d e\" ", ["a", "b c", "d e"]), ("x'y z'w", ["xy zw"]),
    ("'open", ["open"]), ("''", [""]), ("", []),
  ])
  func splitsAtBlanksOutsideOfQuotes(line: String, words: [String]) {
    #expect(ShellWords.split(line) == words)
  }
}
