import SourceText
import Testing

@testable import CommandTable

/// A small table with every kind of command.
enum TestTable {
  static let sort = Option("sort", value: "KEY", "sort by")
  static let limit = Option("limit", short: "n", value: "N", "at most", range: 1...1000)
  static let json = Option("json", short: "j", "print JSON")
  static let paths = Option("paths", "print paths")
  static let null = Option("null", short: "0", "end paths with NUL")
  static let tag = Option("tag", value: "TAG", isRepeatable: true, "with the tag", completion: .dynamic("tags"))
  static let factor = Option("factor", short: "x", value: "F", "scale by")
  static let query = Option("query", value: "Q", "every recipe found")
  static let plan = Option(
    "plan", value: "WEEK", "for the plan", optionalValue: Option.ValueTest("week") { $0.hasPrefix("20") })
  static let color = Option(
    "color", value: "WHEN", "when to colour", completion: .words(["auto", "always", "never"]))
  static let vault = Option("vault", value: "DIR", "the folder", completion: .directory)
  static let help = Option("help", short: "h", "show help")
  static let version = Option("version", "show the version")

  static let commands: [Command<Int>] = [
    Command(
      "list", aliases: ["ls"], summary: "list recipes", discussion: "Lists them.\n\n    as it is\n\nAnd more.",
      positionals: [Positional("QUERY", .many, "words")],
      options: [sort, limit, json, paths, null, tag], examples: [Example("vault list soup", "lists soups")],
      takesNegations: true, run: { _, _ in .done }),
    Command(
      "set", summary: "set values",
      positionals: [
        Positional("RECIPE", .one, "the recipe", completion: .dynamic("recipes"), replacedBy: "query"),
        Positional("KEY=VALUE", .oneOrMore, "what to set"),
      ], options: [query], run: { _, _ in .done }),
    Command(
      "tag", summary: "change tags",
      positionals: [
        Positional("RECIPE", .one, "the recipe"),
        Positional("ACTION", .one, "what to do", completion: .words(["add", "remove"])),
        Positional("TAG", .oneOrMore, "tags"),
      ],
      subcommands: [
        Command(
          "rename", summary: "rename a tag", positionals: [Positional("OLD", .one, ""), Positional("NEW", .one, "")],
          run: { _, _ in .done })
      ], run: { _, _ in .done }),
    Command(
      "git", summary: "use git", subcommands: [Command("setup", summary: "set it up", run: { _, _ in .done })]),
    Command(
      "scale", summary: "scale a recipe", positionals: [Positional("RECIPE", .one, "the recipe")],
      options: [factor, plan, json], run: { _, _ in .done }),
    Command("complete", summary: "for shells", isHidden: true, run: { _, _ in .done }),
  ]
  static let globals = [vault, color, help, version]
  static let parser = CommandLineParser(commands: commands, globals: globals)
}

@Suite struct CommandLineParserTests {
  private func parse(_ line: String) throws -> Invocation {
    try TestTable.parser.parse(line.split(separator: " ").map(String.init)).invocation
  }

  private func problem(_ line: String) -> UsageProblem? {
    do {
      _ = try parse(line)
      return nil
    } catch { return error as? UsageProblem }
  }

  @Test func optionsStandAnywhere() throws {
    let invocation = try parse("--vault dir ls --sort created- soup --json --limit=5 stew")
    #expect(invocation.path == ["list"])
    #expect(invocation.words == ["soup", "stew"])
    #expect(invocation.words("QUERY") == ["soup", "stew"])
    #expect(invocation.value(TestTable.vault) == "dir")
    #expect(invocation.value(TestTable.sort) == "created-")
    #expect(invocation.integer(TestTable.limit) == 5)
    #expect(invocation.has(TestTable.json))
    #expect(!invocation.has(TestTable.paths))
  }

  @Test func lettersAreCombinedAndTakeGluedValues() throws {
    let invocation = try parse("list -j0n5")
    #expect(invocation.has(TestTable.json) && invocation.has(TestTable.null))
    #expect(invocation.value(TestTable.limit) == "5")
    #expect(try parse("scale -x2 soup").value(TestTable.factor) == "2")
    #expect(try parse("scale -x=1/3 soup").value(TestTable.factor) == "1/3")
    #expect(try parse("scale -jx 2 soup").value(TestTable.factor) == "2")
    #expect(try parse("scale -xhalf soup").value(TestTable.factor) == "half")
  }

  @Test func repeatedOptionsCollectAndTheLastCounts() throws {
    let invocation = try parse("list --tag a --tag=b --sort x --sort y")
    #expect(invocation.values(TestTable.tag) == ["a", "b"])
    #expect(invocation.value(TestTable.sort) == "y")
  }

  @Test func negationsAreWords() throws {
    #expect(try parse("list soup -onion -nut -jam -").words == ["soup", "-onion", "-nut", "-jam", "-"])
    #expect(try parse("list -- --json -j").words == ["--json", "-j"])
    #expect(try parse("list -味噌").words == ["-味噌"])
  }

  @Test func mistypedOptionsOfQueriesAreNoted() throws {
    let invocation = try parse("list --limt --strange -sort -x")
    #expect(invocation.words == ["--limt", "--strange", "-sort", "-x"])
    #expect(
      invocation.notes.map(\.id) == [.misspelledOptionReadAsWord, .optionReadAsWord, .misspelledOptionReadAsWord])
    #expect(invocation.notes.first?.hint == "did you mean '--limit'?")
  }

  @Test func subcommandsComeBeforeWords() throws {
    #expect(try parse("tag rename a b").path == ["tag", "rename"])
    let invocation = try parse("tag soup add a b")
    #expect(invocation.path == ["tag"])
    #expect(invocation.word("RECIPE") == "soup" && invocation.words("TAG") == ["a", "b"])
    #expect(try parse("tag -- rename add b").path == ["tag"])
  }

  @Test func anOptionStandsInForAPositional() throws {
    let invocation = try parse("set --query is:favorite a=1 b=2")
    #expect(invocation.words("RECIPE") == [] && invocation.words("KEY=VALUE") == ["a=1", "b=2"])
    #expect(try parse("set soup a=1").word("RECIPE") == "soup")
  }

  @Test func valuesThatCanBeLeftOut() throws {
    #expect(try parse("scale --plan soup").value(TestTable.plan) == "")
    #expect(try parse("scale --plan 2026-W49 soup").value(TestTable.plan) == "2026-W49")
    #expect(try parse("scale --plan=next soup").value(TestTable.plan) == "next")
    #expect(try parse("scale soup --plan").value(TestTable.plan) == "")
  }

  @Test func helpIsNeverWrong() throws {
    #expect(try parse("list --bogus --limit --help").has(TestTable.help))
    #expect(try parse("set --bogus -h").path == ["set"])
    #expect(try parse("").path == [])
    #expect(try parse("--version").has(TestTable.version))
  }

  @Test(arguments: [
    ("lisst", DiagnosticID.misspelledCommand, "did you mean 'list'?"),
    ("bogus", .unknownCommand, ""), ("git", .missingSubcommand, ""),
    ("git setpu", .misspelledCommand, "did you mean 'setup'?"),
    ("tag renam a", .wordNotAChoice, "it can be add, remove"),
    ("set --quory x a=1", .misspelledOption, "did you mean '--query'?"),
    ("set -q x", .unknownOption, ""), ("set soup", .missingWord, "usage: vault set [RECIPE] KEY=VALUE... [options]"),
    ("scale a b", .extraWord, ""), ("list --sort", .optionNeedsValue, "write --sort KEY"),
    ("list --sort --json", .optionNeedsValue, ""), ("list --sort --", .optionNeedsValue, ""),
    ("list --json=yes", .optionTakesNoValue, ""),
    ("--color blue list", .valueNotAChoice, "it takes auto, always, never"),
    ("list --limit 0", .valueNotANumber, "it takes a whole number from 1 to 1000"),
    ("list -n x", .valueNotANumber, ""),
    ("list --limit 99999999999999999999", .valueNotANumber, ""), ("--json list", .unknownOption, ""),
  ])
  func problems(_ line: String, _ id: DiagnosticID, _ hint: String) {
    let problem = problem(line)
    #expect(problem?.diagnostic.id == id)
    if !hint.isEmpty { #expect(problem?.diagnostic.hint == hint) }
  }

  @Test func anUnknownCommandIsPlaced() {
    #expect(problem("--vault d bogus list")?.unknownCommandIndex == 2)
    #expect(problem("list --sort")?.unknownCommandIndex == nil)
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func anyWordsGiveAnAnswer(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "list", "tag", "rename", "set", "--", "-", "--json", "-j", "-0n", "-n", "--limit", "=", "5", "--sort=", "-x", "é",
      "", "---", "--=", "-=",
    ]
    for _ in 0..<2000 {
      let count = Int.random(in: 0..<6, using: &random)
      let words = (0..<count).map { _ in
        (pieces.randomElement(using: &random) ?? "")
          + (Bool.random(using: &random) ? "" : pieces.randomElement(using: &random) ?? "")
      }
      // It must not trap; what it answers is the business of the other tests.
      _ = try? TestTable.parser.parse(words)
      if let line = try? TestTable.parser.parse(["list"] + words), line.invocation.given.isEmpty {
        #expect(line.invocation.path == ["list"], "seed \(seed): \(words)")
      }
    }
  }
}
