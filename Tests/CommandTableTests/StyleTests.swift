import Testing

@testable import CommandTable

@Suite struct StyleTests {
  private func console(isColored: Bool) -> Console {
    var setup = Console.Setup.inMemory
    setup.isTerminal = isColored
    setup.usesColor = isColored
    return Console(setup)
  }

  @Test func stylesShowOnlyWhereColoursDo() {
    #expect(console(isColored: true).styled("x", .bold) == "\u{1B}[1mx\u{1B}[0m")
    #expect(console(isColored: false).styled("x", .bold) == "x")
    #expect(console(isColored: true).styled("x", .plain) == "x")
    #expect(console(isColored: true).styled("", .red) == "")
    #expect(console(isColored: true).styledMessage("x", .red) == "x")
  }

  @Test func linksAreMadeOnlyOfSafeAddresses() {
    let console = console(isColored: true)
    #expect(
      console.linked("x", to: "https://a.example/b") == "\u{1B}]8;;https://a.example/b\u{1B}\\x\u{1B}]8;;\u{1B}\\")
    #expect(console.linked("x", to: "https://a\u{1B}]") == "x")
    #expect(console.linked("x", to: "a b") == "x")
    #expect(self.console(isColored: false).linked("x", to: "https://a.example") == "x")
  }
}
