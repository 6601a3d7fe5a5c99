import SourceText
import Testing

@testable import RecipeDocument

/// Front matter as text, for comparing: keys and values, strings in quotes, null as `~`.
func outline(_ value: FrontMatterValue) -> String {
  switch value.content {
  case .null: "~"
  case .scalar(let text, _): "'" + text.string + "'"
  case .list(let items, _): "[" + items.map(outline).joined(separator: ", ") + "]"
  case .map(let entries, _): "{" + entries.map { $0.key + ": " + outline($0.value) }.joined(separator: ", ") + "}"
  }
}

/// The entries of a text's front matter as text; nil when it has none.
func outline(_ text: String) -> String? {
  FrontMatterReader.read(Array(text.utf8)).frontMatter?.entries
    .map { $0.key + ($0.isReadable ? ": " + outline($0.value) : " unreadable") }.joined(separator: "; ")
}

@Test(
  arguments: [
    ("---\ntitle: A\n---\nbody", "title: 'A'"),
    ("\u{FEFF}---\ntitle: A\n---\n", "title: 'A'"),
    ("---\r\ntitle: A\r\ntags: [a, b]\r\n---\r\nbody", "title: 'A'; tags: ['a', 'b']"),
    ("---\rtitle: A\rx: y\r---\rbody", "title: 'A'; x: 'y'"),
    ("---\n\ntitle: A\n\n---\n", "title: 'A'"),
    ("---  \ntitle: A\n--- \t\nbody", "title: 'A'"),
    ("---\ntitle: A\n...\nbody", "title: 'A'"),
    ("---\ntitle: A\n---", "title: 'A'"),
    ("---\n---\nbody", ""),
    ("+++\ntitle = \"A\"\n+++\nbody", "title: 'A'"),
  ] as [(String, String)])
func frontMatterIsFound(text: String, want: String) {
  #expect(outline(text) == want)
}

@Test(arguments: [
  "", "-", "---", "---\n", "---\ntitle: A\n", "---\nJust text between two rules.\n---\nmore",
  "---\n\nText\n\n---\n", "---\n# Heading\n---\n", "---\n- a\n- b\n---\n", "----\na: b\n----\n",
  "text\n---\na: b\n---\n",
  " ---\na: b\n---\n", "---\nSome long prose that has: a colon\nand goes on\nand on: here\nto the end\n---\n",
  "+++\na = 1\n", "---\na: b\n----\n",
])
func noFrontMatter(text: String) {
  let (matter, bodyStart, _) = FrontMatterReader.read(Array(text.utf8))
  #expect(matter == nil)
  #expect(bodyStart == 0)
}

@Test func spansOfTheFences() {
  let bytes = Array("\u{FEFF}---\r\ntitle: A\r\n---\r\nbody".utf8)
  let (matter, bodyStart, diagnostics) = FrontMatterReader.read(bytes)
  #expect(matter?.span == Span(3, 23))
  #expect(matter?.contentSpan == Span(8, 18))
  #expect(bodyStart == 23)
  #expect(diagnostics.isEmpty)
}
