import SourceText
import Testing

@testable import RecipeDocument

private func slice(_ bytes: [UInt8], _ span: Span) -> String {
  span.end <= bytes.count ? String(decoding: bytes[span.range], as: UTF8.self) : "outside"
}

/// Every key and value of a tree as `key=value`, both as their spans cut them out of the file.
private func cuts(_ value: FrontMatterValue, _ bytes: [UInt8]) -> [String] {
  switch value.content {
  case .null, .scalar: []
  case .list(let items, _): items.flatMap { [slice(bytes, $0.span)] + cuts($0, bytes) }
  case .map(let entries, _): entries.flatMap { cuts($0, bytes) }
  }
}

private func cuts(_ entry: FrontMatterEntry, _ bytes: [UInt8]) -> [String] {
  [slice(bytes, entry.keySpan) + "=" + slice(bytes, entry.value.span)] + cuts(entry.value, bytes)
}

@Test(
  arguments: [
    ("a: b", ["a=b"]), ("a: b  # c", ["a=b"]), ("\"a\": 'b'' c'  ", ["\"a\"='b'' c'"]), ("a:", ["a="]),
    ("a:   # c\nb: 1", ["a=", "b=1"]),
    ("a: ~", ["a=~"]), ("ä: ö 𝄞\nb: ü", ["ä=ö 𝄞", "b=ü"]),
    ("a: [x, \"y z\", {k: v}]", ["a=[x, \"y z\", {k: v}]", "x", "\"y z\"", "{k: v}", "k=v"]),
    ("a:\n- x\n- y # c\n\nb: 1", ["a=- x\n- y", "x", "y", "b=1"]),
    (
      "a:\n  - x: 1\n    y: 2\n  - z\n# end\nb: 1",
      ["a=- x: 1\n    y: 2\n  - z", "x: 1\n    y: 2", "x=1", "y=2", "z", "b=1"]
    ),
    ("a: |\n  one\n\n  two\n\n\nb: 1", ["a=|\n  one\n\n  two", "b=1"]),
    ("a: >-\n  one\n  two\nb: 1", ["a=>-\n  one\n  two", "b=1"]),
    ("a: one\n  two\nb: 1", ["a=one\n  two", "b=1"]), ("a: &x b\nc: *x", ["a=&x b", "c=*x"]),
    ("a: !!str 5", ["a=!!str 5"]),
    ("a:\n  -\n  - b", ["a=-\n  - b", "", "b"]),
    ("a: {x: 1,\n y: [2,\n 3]}\nb: 1", ["a={x: 1,\n y: [2,\n 3]}", "x=1", "y=[2,\n 3]", "2", "3", "b=1"]),
    ("? a\n: b", ["a=b"]), ("a: 'one\n  two'\nb: 1", ["a='one\n  two'", "b=1"]), ("a: b\r\nc: d", ["a=b", "c=d"]),
  ] as [(String, [String])])
func yamlSpans(lines: String, want: [String]) {
  let bytes = Array(("\u{FEFF}---\n" + lines + "\n---\nbody").utf8)
  let entries = FrontMatterReader.read(bytes).frontMatter?.entries ?? []
  #expect(entries.flatMap { cuts($0, bytes) } == want)
}

@Test(
  arguments: [
    ("a = \"b\"", ["a=\"b\""]), ("a = 'b' # c", ["a='b'"]), ("a=1\nb = true", ["a=1", "b=true"]),
    ("a = [1, \"x\",\n  'y', # c\n]\nb = 1", ["a=[1, \"x\",\n  'y', # c\n]", "1", "\"x\"", "'y'", "b=1"]),
    ("a = { x = 1, \"y\" = 'z' }", ["a={ x = 1, \"y\" = 'z' }", "x=1", "\"y\"='z'"]),
    ("a = \"\"\"\none\ntwo\"\"\"\nb = 1", ["a=\"\"\"\none\ntwo\"\"\"", "b=1"]),
    ("d = 2026-11-30 07:32:00", ["d=2026-11-30 07:32:00"]), ("a.b = 1", ["a=b = 1", "b=1"]),
  ] as [(String, [String])])
func tomlSpans(lines: String, want: [String]) {
  let bytes = Array(("+++\n" + lines + "\n+++\nbody").utf8)
  let entries = FrontMatterReader.read(bytes).frontMatter?.entries ?? []
  #expect(entries.flatMap { cuts($0, bytes) } == want)
}

@Test(
  arguments: [
    ("a: b # c\n# d\ne: 1", ["a: b # c\n", "e: 1\n"]),
    ("a:\n  - x\n\n  # c\n\nb: |\n  t\n\nc: 1", ["a:\n  - x\n", "b: |\n  t\n", "c: 1\n"]),
    ("a:\n- x\nb: 1", ["a:\n- x\n", "b: 1\n"]), ("a: 1\r\nb: 2", ["a: 1\r\n", "b: 2\n"]), ("a:\nb:", ["a:\n", "b:\n"]),
  ] as [(String, [String])])
func entrySpansAreWholeLines(lines: String, want: [String]) {
  let bytes = Array(("---\n" + lines + "\n---\nbody").utf8)
  let entries = FrontMatterReader.read(bytes).frontMatter?.entries ?? []
  #expect(entries.map { slice(bytes, $0.span) } == want)
}

@Test(
  arguments: [
    ("\"x\\ty\"", "x\ty"), ("\"a\\u00e9\\U0001F600\\x41\"", "aé😀A"), ("'it''s'", "it's"),
    ("one\n  two\n\n  three", "one two\nthree"),
    ("\"one\n  two\\\n  three\"", "one twothree"), ("\"a\\\"b\\\\\\/\"", "a\"b\\/"),
    ("|\n  a\n   b\n\n  c\n\n", "a\n b\n\nc\n"), ("|-\n  a", "a"),
    ("|+\n  a\n\n", "a\n\n\n"),
    (">\n  a\n  b\n\n  c\n    d\n  e\n", "a b\n\nc\n  d\ne\n".replacing("b\n\nc", with: "b\nc")),
    ("plain # no", "plain"),
    ("'  one  \n  two  '", "  one two  "), ("\"\"", ""), ("''", ""), ("\" \\\n  a\"", " a"), ("!!str x", "x"),
    ("&k x", "x"), ("&k !!str \"y\\n\"", "y\n"),
  ] as [(String, String)])
func yamlTexts(written: String, want: String) {
  let bytes = Array(("---\na: " + written + "\n---\n").utf8)
  let text = FrontMatterReader.read(bytes).frontMatter?.entry("a")?.value.text
  #expect(text?.string == want)
  // Every placed byte is the byte of the file.
  for piece in text?.pieces ?? [] {
    #expect(
      Array(bytes[piece.source..<(piece.source + piece.text.count)]) == Array(text?.bytes[piece.text.range] ?? []))
  }
  let placed = text?.pieces.reduce(0) { $0 + $1.text.count } ?? 0
  #expect(want.isEmpty || placed > 0)
}

@Test func textsThatCannotBePlacedAreRightAllTheSame() {
  let bytes = Array("---\na: |2\n    a\n   b\n---\n".utf8)
  #expect(FrontMatterReader.read(bytes).frontMatter?.entry("a")?.value.text?.string == "  a\n b\n")
}

@Test(
  arguments: [
    ("\"x\\ty\\\"\"", "x\ty\""), ("'C:\\x'", "C:\\x"), ("\"\"\"\na\n  b \\\n   c\"\"\"", "a\n  b c"),
    ("'''\nit's\n'''", "it's\n"), ("\"\"\"a\"b\"\"\"", "a\"b"),
    ("\"\"\"\r\na\r\nb\"\"\"", "a\nb"), ("\"\\u00e9\"", "é"), ("1_000", "1_000"), ("\"\"", ""), ("\"\"\"\"\"\"", ""),
    ("\"\"\"x\"\"\"\"\"", "x\"\""),
  ] as [(String, String)])
func tomlTexts(written: String, want: String) {
  let bytes = Array(("+++\na = " + written + "\n+++\n").utf8)
  #expect(FrontMatterReader.read(bytes).frontMatter?.entry("a")?.value.text?.string == want)
}
