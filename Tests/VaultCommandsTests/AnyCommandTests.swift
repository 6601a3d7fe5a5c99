// Any words after `vault` come to an end with an exit code, say why when they fail, and print valid JSON when asked for it.

import CommandTable
import Foundation
import SourceText
import Testing
import VaultFolder

@testable import VaultCommands

@Suite struct AnyCommandTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
      return value ^ value >> 31
    }
  }

  /// Words that mean something somewhere, and some that mean nothing anywhere.
  private static let words: [String] = {
    var words: [String] = odd
    for command in Commands.all {
      words += [command.name] + command.aliases
      words += command.subcommands.map(\.name)
      words += command.options.map { "--" + $0.long }
    }
    return words
  }()

  private static let odd: [String] = [
    "pea-soup", "soups/pea-soup.md", "flat", "Pea Soup", "soup", "-onion", "peas:2", "x:0", "1/0", "0", "-1", "2",
    "9999999999999999999",
    "500 g flour", "1 cup butter", "g", "ml", "metric", "title=X", "servings=four", "servings=6", "tags=a,b", "=",
    "a=", "rating=9", "winter",
    "\"", "(", "OR", "-", "--", "time:<30m", "title:", "is:favorite", "created-", "", " ", "é", "味噌", "\u{1B}[31m",
    "../x", "/", "a/b/c.md",
    "20cm:26cm", "add", "remove", "replace", "1", "99", "{title:>9}\\t{nothing}", "2026-W49", "bash", "query", "{",
    "\u{0}", "%s", "$(x)",
    "--format", "--vault=/nowhere", "--color=always", "-x2", "-x", "1/3", "--dry-run", "--yes",
  ]

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func comesToAnEnd(seed: UInt64) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "vault-any-\(UUID().uuidString)")
    let source = TranscriptRunner.fixtures.appending(path: "Vaults/small")
    var random = Generator(state: seed)
    for round in 0..<150 {
      if round % 50 == 0 {
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: source, to: folder.appending(path: "vault"))
      }
      var words = [Commands.all.randomElement(using: &random)?.name ?? "list"]
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        words.append(Self.words.randomElement(using: &random) ?? "")
      }
      if Int.random(in: 0..<3, using: &random) == 0 { words.append("--json") }
      try run(words, in: folder, isTerminal: Bool.random(using: &random), "seed \(seed): \(words)")
    }
    try FileManager.default.removeItem(at: folder)
  }

  private func run(_ words: [String], in folder: URL, isTerminal: Bool, _ comment: Comment) throws {
    var setup = Console.Setup.inMemory
    setup.isTerminal = isTerminal
    setup.messagesAreTerminal = isTerminal
    let session = Session(
      console: Console(setup),
      environment: Environment([
        "HOME": folder.path, "XDG_CACHE_HOME": folder.path + "/cache", "VAULT_NOW": "2026-11-30", "EDITOR": "true",
      ]), input: Input(bytes: Array("1 cup milk\n\n".utf8)), currentFolder: VaultPath(folder.path + "/vault"))
    let code = Program.run(words, in: session)
    if code == .failed { #expect(!session.console.messages.isEmpty, comment) }
    guard words.contains("--json"), !words.contains("--"), !words.contains("--help"), code == .done else { return }
    for line in session.console.output.split(separator: UInt8(ascii: "\n")) where line.first == UInt8(ascii: "{") {
      #expect(throws: Never.self, comment) { try JSONReader.read(Array(line)) }
    }
  }
}
