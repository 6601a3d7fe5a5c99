import Testing

@testable import CommandTable

@Suite struct PromptTests {
  private func console(isTerminal: Bool = true) -> Console {
    var setup = Console.Setup.inMemory
    setup.isInputTerminal = isTerminal
    setup.messagesAreTerminal = isTerminal
    return Console(setup)
  }

  private func prompt(_ console: Console, _ answers: [String]) -> Prompt {
    var answers = answers[...]
    return Prompt(console) { answers.popFirst() }
  }

  @Test(
    arguments: [
      (["y"], true), ([" YES "], true), (["n"], false), ([""], false), (["what", "y"], true), ([], nil),
      (["what"], nil),
    ] as [([String], Bool?)])
  func confirms(_ answers: [String], _ expected: Bool?) {
    #expect(prompt(console(), answers).confirm("Sure?") == expected)
  }

  @Test(
    arguments: [
      (["2"], 1), ([" 1 "], 0), (["3", "0", "x", "2"], 1), ([""], nil), (["q"], nil), ([" Q"], nil), ([], nil),
    ] as [([String], Int?)])
  func chooses(_ answers: [String], _ expected: Int?) {
    #expect(prompt(console(), answers).choose("Which?", from: ["a", "b"]) == expected)
  }

  @Test func asksOnlyWhereSomebodySits() {
    let console = console(isTerminal: false)
    #expect(prompt(console, ["y"]).confirm("Sure?") == nil)
    #expect(prompt(console, ["1"]).choose("Which?", from: ["a"]) == nil)
    #expect(console.messages.isEmpty)
  }

  @Test func questionsAreMessages() {
    let console = console()
    _ = prompt(console, ["2"]).choose("Which?", from: (1...10).map { "c\($0)" })
    #expect(console.output.isEmpty)
    #expect(String(decoding: console.messages, as: UTF8.self).hasPrefix("   1  c1\n"))
    #expect(String(decoding: console.messages, as: UTF8.self).hasSuffix("  10  c10\nWhich? [1-10] "))
  }
}
