import SourceText
import Testing

@testable import RecipeDocument

private func read(_ lines: String) -> (String?, [DiagnosticID]) {
  let text = "---\n" + lines + "\n---\nbody"
  return (outline(text), FrontMatterReader.read(Array(text.utf8)).diagnostics.map(\.id))
}

@Test(
  arguments: [
    ("title: Foo: bar\ntags: [a]", "title: 'Foo: bar'; tags: ['a']"),
    ("title: Foo: bar # c\nx: 1", "title: 'Foo: bar'; x: '1'"),
    ("title: A\nextras:\n\t- Calories 544 kcal\n\t- Fat 3 g", "title: 'A'; extras: ['Calories 544 kcal', 'Fat 3 g']"),
    ("title: \"The \"best\" soup\"\nx: 1", "title: 'The \"best\" soup'; x: '1'"),
    ("title: \"Best\" soup\nx: 1", "title: '\"Best\" soup'; x: '1'"),
    ("title: 'Grandma's pie'\nx: 1", "title: 'Grandma's pie'; x: '1'"),
    ("title: @home\nx: 1", "title: '@home'; x: '1'"), ("title: `code`\nx: 1", "title: '`code`'; x: '1'"),
    ("title: *Bold* words\nx: 1", "title: '*Bold* words'; x: '1'"),
    ("note: 100% sure: yes\nx: %x", "note: '100% sure: yes'; x: '%x'"),
    ("x: 1\ningredients:\n  - Sauce: 2 tbsp: hot\n  - salt", "x: '1'; ingredients: [{Sauce: '2 tbsp: hot'}, 'salt']"),
    ("title: a\u{0}b\nx: 1", "title: 'a\u{0}b'; x: '1'"),
    ("tags: [a, b\nx: 1", "tags unreadable; x: '1'"), ("a: \"open\nx: 1", "a: '\"open'; x: '1'"),
    ("a: {b: c\nx: y: z", "a unreadable; x: 'y: z'"),
  ] as [(String, String)])
func lenientReading(lines: String, want: String) {
  let (shown, diagnostics) = read(lines)
  #expect(shown == want)
  #expect(!diagnostics.isEmpty && diagnostics.allSatisfy { $0 == .yamlReadLeniently || $0 == .yamlUnreadable })
}

@Test func onlyLinesBreakLines() {
  #expect(read("title: A\u{2028}b\u{85}c\nx: 1").0 == "title: 'A\u{2028}b\u{85}c'; x: '1'")
  #expect(read("title:\tTab\nx: 1").0 == "title: 'Tab'; x: '1'")
}

@Test func bytesThatAreNoTextCostNoKey() {
  let bytes = Array("---\ntitle: a".utf8) + [0xFF, 0xC3, 0x28] + Array("b\nx: 1\n---\n".utf8)
  let matter = FrontMatterReader.read(bytes).frontMatter
  #expect(matter?.entries.map(\.key) == ["title", "x"])
  #expect(matter?.entry("title")?.value.span == Span(11, 16))
}

@Test func warningsStandAtTheirPlace() {
  let text = "---\ntitle: Föö: bar\n---\n"
  let warning = FrontMatterReader.read(Array(text.utf8)).diagnostics.first
  #expect(warning?.id == .yamlReadLeniently)
  #expect(warning?.span == Span(16, 17))
}

@Test func duplicateKeysAreTold() {
  let (shown, diagnostics) = read("a: 1\na: 2\nb: 3")
  #expect(shown == "a: '1'; a: '2'; b: '3'")
  #expect(diagnostics == [.duplicateKey])
}

@Test func anchorsAreRepeatedWithinBounds() {
  #expect(read("a: &x [1, 2]\nb: *x").0 == "a: ['1', '2']; b: ['1', '2']")
  #expect(read("a: *none").1 == [.yamlAlias])
  var lines = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]"
  for level in 1...9 {
    lines += "\na\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ") + "]"
  }
  #expect(read(lines).1.contains(.yamlAlias))
  #expect((read(lines).0 ?? "").utf8.count < 100_000)
}

@Test func deepNestingIsUnreadable() {
  let deep = "a: " + String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
  #expect(read(deep + "\nb: 1").0 == "a unreadable; b: '1'")
  #expect(
    read("a:\n" + (0..<200).map { String(repeating: " ", count: $0 + 1) + "- - b:" }.joined(separator: "\n")).0 != nil)
}

@Test func hugeFrontMatterIsNone() {
  let text = "---\na: " + String(repeating: "x", count: 2_000_000) + "\n---\n"
  #expect(FrontMatterReader.read(Array(text.utf8)).frontMatter == nil)
}
