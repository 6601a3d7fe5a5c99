import SourceText
import Testing

@testable import CommandTable

@Suite struct HelpPageTests {
  @Test func commandHelp() {
    let text = TestTable.printed { #expect(HelpPage(TestTable.program, console: $0).printCommand(at: ["ls"])) }
    #expect(
      text == """
        vault list: list recipes

        Usage:
          vault list [QUERY...] [options]

        Lists them.

            as it is

        And more.

        Words:
          QUERY  words

        Options:
              --sort KEY  sort by
          -n, --limit N   at most
          -j, --json      print JSON
              --paths     print paths
          -0, --null      end paths with NUL
              --tag TAG   with the tag

        Options of every command:
              --vault DIR   the folder
              --color WHEN  when to colour (auto, always, never)
          -h, --help        show help
              --version     show the version

        Examples:
          vault list soup
              lists soups

        Also called: ls

        """)
  }

  @Test func programHelpListsShownCommands() {
    let text = TestTable.printed { HelpPage(TestTable.program, console: $0).printProgram() }
    #expect(text.contains("Find:\n  list  list recipes\n\nChange:\n  set    set values\n"))
    #expect(text.contains("Topics:\n  query  how to search\n"))
    #expect(!text.contains("complete"))
  }

  @Test func subcommandsAreListed() {
    let text = TestTable.printed { #expect(HelpPage(TestTable.program, console: $0).printCommand(at: ["tag"])) }
    #expect(text.contains("  vault tag RECIPE ACTION TAG...\n  vault tag rename OLD NEW\n"))
    #expect(text.contains("Commands:\n  rename  rename a tag\n"))
    let below = TestTable.printed {
      #expect(HelpPage(TestTable.program, console: $0).printCommand(at: ["tag", "rename"]))
    }
    #expect(below.contains("vault tag rename: rename a tag"))
  }

  @Test func unknownCommandsHaveNoHelp() {
    let text = TestTable.printed { #expect(!HelpPage(TestTable.program, console: $0).printCommand(at: ["bogus"])) }
    #expect(text.isEmpty)
  }

  @Test(arguments: [20, 40, 60, 200])
  func fitsTheTerminal(width: Int) {
    let long = Command<Int>(
      "long", summary: "s", discussion: String(repeating: "many words ", count: 30),
      options: [Option("an-option-with-a-very-long-name", value: "VALUE", String(repeating: "text ", count: 30))],
      run: { _, _ in .done })
    let program = ProgramTable("vault", summary: "s", sections: [.init("All", [long])], globals: [])
    let text = TestTable.printed(width: width) { _ = HelpPage(program, console: $0).printCommand(at: ["long"]) }
    for line in text.split(separator: "\n") where line.contains("text") || line.contains("many") {
      #expect(DisplayWidth.of(line) <= max(width, 52))
    }
  }
}
