import Testing

@testable import CommandTable

extension TestTable {
  static let program = ProgramTable(
    "vault", summary: "recipes in a folder",
    sections: [
      .init("Find", Array(commands.prefix(1))), .init("Change", Array(commands.dropFirst())),
    ], globals: globals, topics: { [.init("query", "how to search")] })

  /// What `body` prints on a console of this width.
  static func printed(width: Int = 80, _ body: (Console) -> Void) -> String {
    var setup = Console.Setup.inMemory
    setup.width = width
    let console = Console(setup)
    body(console)
    console.flush()
    return String(decoding: console.output, as: UTF8.self)
  }
}
