import SourceText
import Testing

@testable import RecipeDocument

/// A generator whose numbers follow from its seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

private let yaml = """
  ---
  title: "Pie \\u00e9: \\"x\\""
  # remark
  tags: [a, 'b c', "d"]  # end
  prep: {value: 1 h 30, x: [1, 2]}
  süß: ja ✓ 𝄞
  text: >-
    folded
    text

    more
  lit: |+
    one

  anchor: &k
    - x: 1
      y: *none
    - - nested
      -
  again: *k
  bad: one: two
  \ttab: x
  ingredients:
    - 1 egg
    - name: flour
      amount: 2 cups
    - Sauce:
        - soy
  steps: |
    1. Mix.
    2. Bake.
  ---
  body
  """

private let toml = """
  +++
  title = "Pie \\u00e9 \\"x\\""
  lit = 'C:\\x'
  multi = \"\"\"
  one \\
    two\"\"\"
  raw = '''
  süß'''
  tags = ["a", 'b', # c
    "d",]
  inline = { a = 1, "b c" = [2, 3] }
  a.b.c = 2026-11-30
  [extra]
  prep = "15 min"
  [[ingredients]]
  name = "flour"
  [[ingredients]]
  name = "egg ✓"
  bare = text
  +++
  body
  """

/// What is wrong with the spans of a reading; nil when nothing is.
private func problem(_ bytes: [UInt8]) -> String? {
  let (matter, bodyStart, diagnostics) = FrontMatterReader.read(bytes)
  guard bodyStart <= bytes.count else { return "body outside" }
  for diagnostic in diagnostics {
    if let span = diagnostic.span, let wrong = wrong(span, bytes) { return "\(diagnostic): \(wrong)" }
  }
  guard let matter else { return nil }
  for span in [matter.span, matter.contentSpan] { if let wrong = wrong(span, bytes) { return wrong } }
  for entry in matter.entries {
    if let wrong = wrong(entry, bytes, matter.contentSpan) { return "\(entry.key): \(wrong)" }
  }
  let fields = FrontMatterFields.read(matter, bytes, settings: ReadingSettings())
  for item in fields.ingredients + fields.steps {
    if let wrong = wrong(item.text, bytes) ?? wrong(item.itemSpan, bytes) { return wrong }
  }
  for text in fields.tags.map(\.text) + [fields.title?.text].compactMap({ $0 }) {
    if let wrong = wrong(text, bytes) { return wrong }
  }
  return nil
}

private func wrong(_ span: Span, _ bytes: [UInt8]) -> String? {
  guard span.start >= 0, span.end <= bytes.count else { return "\(span) outside" }
  // A byte that only continues a scalar is no boundary, where the file is UTF-8 there.
  for offset in [span.start, span.end] where offset > 0 && offset < bytes.count {
    if bytes[offset] & 0xC0 == 0x80, bytes[offset - 1] >= 0x80, isUTF8(bytes) { return "\(span) inside a scalar" }
  }
  return nil
}

private func isUTF8(_ bytes: [UInt8]) -> Bool { String(validating: bytes, as: UTF8.self) != nil }

private func wrong(_ text: MappedText, _ bytes: [UInt8]) -> String? {
  for piece in text.pieces {
    guard piece.source >= 0, piece.source + piece.text.count <= bytes.count else { return "piece outside" }
    guard bytes[piece.source..<(piece.source + piece.text.count)].elementsEqual(text.bytes[piece.text.range]) else {
      return "piece differs"
    }
  }
  return nil
}

private func wrong(_ entry: FrontMatterEntry, _ bytes: [UInt8], _ inside: Span) -> String? {
  for span in [entry.keySpan, entry.span, entry.value.span] {
    if let wrong = wrong(span, bytes) { return wrong }
    if !inside.contains(span) { return "\(span) not in \(inside)" }
  }
  if entry.isReadable, !entry.span.contains(entry.keySpan) || !entry.span.contains(entry.value.span) {
    return "entry does not cover its parts"
  }
  return wrong(entry.value, bytes)
}

private func wrong(_ value: FrontMatterValue, _ bytes: [UInt8]) -> String? {
  if let wrong = wrong(value.span, bytes) { return wrong }
  switch value.content {
  case .null: return nil
  case .scalar(let text, _): return wrong(text, bytes)
  case .list(let items, _): return items.lazy.compactMap { wrong($0, bytes) }.first
  case .map(let entries, _): return entries.lazy.compactMap { wrong($0, bytes, Span(0, bytes.count)) }.first
  }
}

@Test(arguments: [yaml, toml]) func frontMatterCutAnywhere(text: String) {
  let bytes = Array(text.utf8)
  let closing = Array((text.hasPrefix("+") ? "\n+++\n" : "\n---\n").utf8)
  for count in 0...bytes.count {
    #expect(problem(Array(bytes.prefix(count))) == nil, "cut at \(count)")
    #expect(problem(Array(bytes.prefix(count)) + closing) == nil, "closed at \(count)")
  }
}

@Test(arguments: [yaml, toml]) func frontMatterWithRandomBytes(text: String) {
  let original = Array(text.utf8)
  let signs = Array("\0\t\n\r -:#[]{}\"'|>&*!%@`,.=+\\_0a".utf8) + [0xFF, 0xC3, 0xE2, 0x80, 0xA8, 0xF0]
  for seed in 0..<800 as Range<UInt64> {
    var random = SeededGenerator(seed: seed)
    var bytes = original
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 4..<(bytes.count - 10), using: &random)
      let sign = signs.randomElement(using: &random) ?? 0
      if Bool.random(using: &random) { bytes[place] = sign } else { bytes.insert(sign, at: place) }
    }
    #expect(problem(bytes) == nil, "seed \(seed)")
  }
}

@Test func hugeTextsAreReadInTime() {
  for unit in [
    "- ", "{", "[", "a: {", "? ", "&a ", "!!x ", "'", "\"", "a:\n", "- a: b\n ", "[a, ", "a: b\n", "\t", "*a ", "|\n ",
  ] {
    let text = "---\nx: 1\n" + String(repeating: unit, count: 20_000) + "\n---\n"
    #expect(problem(Array(text.utf8)) == nil, "\(unit)")
  }
  for unit in ["[", "a=[", "a.b=1\n", "[[a]]\n", "{", "a.", "\"\"\"", "[a.b.c]\nx=1\n", "a={b=", "'"] {
    let text = "+++\nx=1\n" + String(repeating: unit, count: 20_000) + "\n+++\n"
    #expect(problem(Array(text.utf8)) == nil, "\(unit)")
  }
}
