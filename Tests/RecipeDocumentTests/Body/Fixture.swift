// The fixtures of dialects: files of our own writing with a summary of what is in them.

import SourceText

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One fixture.
struct Fixture: CustomStringConvertible, Sendable {
  /// The file's name without extension.
  let name: String

  /// A fixture by its name.
  init(_ name: String) { self.name = name }

  var description: String { name }

  /// Every fixture.
  static let dialects: [Fixture] = [
    "alternating", "bilingual", "break-tags", "chinese-lines", "chinese-numbered", "code-amounts", "details", "draft",
    "dutch", "fenced-sections", "french",
    "german-table", "group-labels", "headings-over-values", "html", "hugo", "indented-code", "index-page", "italian",
    "japanese",
    "key-lines-in-one", "knife-article", "labelled-lines", "language-regions", "lines-apart", "lone-cr",
    "mark-and-crlf", "meal-plan",
    "metadata-list", "note-before-list", "notion", "numbered-ingredients", "obsidian", "obsidian-inline-fields",
    "outline",
    "parts-of-a-dish", "pictures-for-labels", "plain-words", "polish", "portuguese", "project-page", "prose-after-list",
    "quote",
    "quoted-headings", "ruled-list", "setext", "shopping-list", "shortcodes", "step-headings", "strong-and-bullets",
    "strong-headings", "swedish", "table-unheaded", "table-with-groups", "task-lists", "template", "travel-story",
    "two-in-a-row", "two-lists", "variation-in-notes",
  ].map { Fixture($0) }

  /// The bytes of the file.
  func bytes() throws -> [UInt8] { try Self.read(path("md")) }

  /// The summary of what is in it.
  func expected() throws -> String { String(decoding: try Self.read(path("txt")), as: UTF8.self) }

  private func path(_ ending: String) -> String {
    let here = #filePath
    let folder = here.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(here[..<$0]) } ?? "."
    return "\(folder)/../Fixtures/dialects/\(name).\(ending)"
  }

  private struct Unreadable: Error { let path: String }

  private static func read(_ path: String) throws -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw Unreadable(path: path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count <= 0 { return bytes }
      bytes += buffer[..<count]
    }
  }
}
