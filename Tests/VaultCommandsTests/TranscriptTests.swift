// Every transcript under Fixtures/Transcripts is replayed; RECORD_TRANSCRIPTS=1 writes what the commands print now and fails.

import Foundation
import Testing

@testable import VaultCommands

@Suite struct TranscriptTests {
  private static let folder = TranscriptRunner.fixtures.appending(path: "Transcripts")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".txt") }.sorted()
  }()

  @Test(arguments: names)
  func replays(_ name: String) throws {
    let file = Self.folder.appending(path: name)
    let expected = TranscriptFile(try String(contentsOf: file, encoding: .utf8))
    let runner = try TranscriptRunner(expected)
    let actual = try runner.run()
    try runner.remove()
    guard ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] == nil else {
      if actual != expected {
        try Data(actual.text.utf8).write(to: file)
        Issue.record("\(name) is written anew: read the difference before you keep it")
      }
      return
    }
    for (wanted, got) in zip(expected.entries, actual.entries) where wanted != got {
      #expect(got.output == wanted.output, "\(name): $ \(wanted.command)")
      #expect(got.errors == wanted.errors, "\(name): $ \(wanted.command)")
      #expect(got.code == wanted.code, "\(name): $ \(wanted.command)")
    }
  }

  @Test func thereAreSome() { #expect(!Self.names.isEmpty) }

  @Test func aTranscriptIsReadAndWritten() {
    let text = """
      # About it.
      @ vault small
      @ columns 40
      @ env A=b c

      $ vault list
      one
      |
      | $ two
      \\
      ! problem
      !
      = 2

      # Next.
      $ vault parse
      < 1 cup milk
      <
      # The end.

      """
    let file = TranscriptFile(text)
    #expect(file.text == text)
    #expect(file.value(of: "columns") == "40" && file.values(of: "env") == ["A=b c"])
    #expect(file.entries.first?.output.lines == ["one", "", "$ two"])
    #expect(file.entries.first?.errors.lines == ["problem", ""])
    #expect(file.entries.last?.input == ["1 cup milk", ""])
  }

  @Test(arguments: [
    ("a b", ["a", "b"]), ("a 'b c' \"d e\"", ["a", "b c", "d e"]), ("a\\ b", ["a b"]), ("''", [""]), ("", []),
    ("x'y'z", ["xyz"]), ("'it''s' \"a\\\"b\"", ["its", "a\"b"]),
  ])
  func wordsAreQuotedAsInAShell(_ line: String, _ words: [String]) {
    #expect(TranscriptFile.words(of: line) == words)
  }
}
