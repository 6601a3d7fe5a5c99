// Runs a transcript in a copy of its vault.

import CommandTable
import Foundation
import VaultFolder

@testable import VaultCommands

/// Runs the commands of one transcript, each after the other, in a folder of its own.
struct TranscriptRunner {
  /// The files of the tests.
  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

  private let transcript: TranscriptFile
  private let folder: URL
  private let source: URL

  /// The copy of the vault.
  private var vault: URL { folder.appending(path: "vault") }

  /// Copies the transcript's vault to a new folder.
  init(_ transcript: TranscriptFile) throws {
    self.transcript = transcript
    let name = transcript.value(of: "vault") ?? "small"
    source =
      name == "SampleVault"
      ? Self.fixtures.appending(path: "../../../SampleVault").standardizedFileURL
      : Self.fixtures.appending(path: "Vaults/" + name)
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = temporary.appending(path: "vault-transcript-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: source, to: vault)
  }

  /// Takes the folder away.
  func remove() throws { try FileManager.default.removeItem(at: folder) }

  /// The transcript with what its commands printed this time.
  func run() throws -> TranscriptFile {
    var result = transcript
    for (index, entry) in transcript.entries.enumerated() {
      var words = TranscriptFile.words(of: entry.command)
      let program = words.isEmpty ? "" : words.removeFirst()
      switch program {
      case "vault": run(words, entry.input, into: &result.entries[index])
      case "cat": result.entries[index].output = try contents(of: words)
      case "ls": result.entries[index].output.lines = try files(in: vault)
      case "changes": result.entries[index].output.lines = try changes()
      case "write": try write(entry.input, to: words.first ?? "")
      default: result.entries[index].errors.lines = ["a transcript has no command '\(program)'"]
      }
    }
    return result
  }

  private func run(_ words: [String], _ input: [String], into entry: inout TranscriptFile.Entry) {
    var setup = Console.Setup.inMemory
    if let columns = transcript.value(of: "columns").flatMap({ Int($0) }) {
      setup.isTerminal = true
      setup.messagesAreTerminal = true
      setup.width = columns
    }
    setup.isInputTerminal = transcript.value(of: "keyboard") == "yes"
    var environment = [
      "HOME": folder.path, "XDG_CACHE_HOME": folder.appending(path: "cache").path, "VAULT_NOW": "2026-11-30",
    ]
    for variable in transcript.values(of: "env") {
      let pair = variable.split(separator: "=", maxSplits: 1).map(String.init)
      environment[pair.first ?? ""] = pair.count > 1 ? pair[1] : ""
    }
    let session = Session(
      console: Console(setup), environment: Environment(environment),
      input: Input(bytes: Array(input.map { $0 + "\n" }.joined().utf8)), currentFolder: VaultPath(vault.path))
    entry.code = Program.run(words, in: session).rawValue
    entry.output = TranscriptFile.Text(named(session.console.output))
    entry.errors = TranscriptFile.Text(named(session.console.messages))
    // After a question the answer ends the line, at a keyboard.
    entry.errors.isEnded = true
  }

  /// The bytes with the copy's place, which differs each time, written as `$VAULT` and `$HOME`.
  private func named(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for (path, name) in [(vault.path, "$VAULT"), (folder.path, "$HOME")] {
      while let range = bytes.firstRange(of: Array(path.utf8)) { bytes.replaceSubrange(range, with: Array(name.utf8)) }
    }
    return bytes
  }

  private func contents(of words: [String]) throws -> TranscriptFile.Text {
    TranscriptFile.Text([UInt8](try Data(contentsOf: vault.appending(path: words.first ?? ""))))
  }

  private func write(_ lines: [String], to path: String) throws {
    let file = vault.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: file)
  }

  private func files(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: folder.appending(path: path).path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// What differs from the vault that was copied: for each file its path and the lines between the first and the last that differ.
  private func changes() throws -> [String] {
    let old = try files(in: source)
    let new = try files(in: vault)
    var lines: [String] = []
    for path in Set(old + new).sorted() {
      let before = old.contains(path) ? try Data(contentsOf: source.appending(path: path)) : nil
      let after = new.contains(path) ? try Data(contentsOf: vault.appending(path: path)) : nil
      guard before != after else { continue }
      lines.append("\(before == nil ? "new" : after == nil ? "gone" : "changed"): \(path)")
      if before != nil, after != nil {
        lines += Self.difference(
          TranscriptFile.Text(Self.visible(before)), TranscriptFile.Text(Self.visible(after)))
      }
    }
    return lines
  }

  /// The bytes of a file; carriage returns, which would join two lines to one character, are written out.
  private static func visible(_ data: Data?) -> [UInt8] {
    [UInt8](data ?? Data()).flatMap { $0 == 0x0D ? Array("\\r".utf8) : [$0] }
  }

  private static func difference(_ before: TranscriptFile.Text, _ after: TranscriptFile.Text) -> [String] {
    after.lines.difference(from: before.lines).map { change in
      switch change {
      case .remove(let offset, let line, _): "\(offset + 1) - \(line)"
      case .insert(let offset, let line, _): "\(offset + 1) + \(line)"
      }
    } + (before.isEnded == after.isEnded ? [] : ["the final line end"])
  }
}
