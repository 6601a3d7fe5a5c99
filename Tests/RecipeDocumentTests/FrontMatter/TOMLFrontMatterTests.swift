import SourceText
import Testing

@testable import RecipeDocument

@Test(
  arguments: [
    ("a = 1\n[t]\nb = 2\nc.d = 3\n[t.u]\ne = 4", "a: '1'; t: {b: '2', c: {d: '3'}, u: {e: '4'}}"),
    ("[[x]]\na = 1\n[[x]]\na = 2\n[x.y]\nb = 3", "x: [{a: '1'}, {a: '2', y: {b: '3'}}]"),
    ("a = [[1, 2], [\"x\"]]\nb = {c = [1], d = 'e'}", "a: [['1', '2'], ['x']]; b: {c: ['1'], d: 'e'}"),
    ("\"quoted key\" = 1\n'k' = 2", "quoted key: '1'; k: '2'"), ("# c\n\na = 1 # d", "a: '1'"),
    ("a = 1.5e3\nb = -7\nc = 07:32:00\nd = inf", "a: '1.5e3'; b: '-7'; c: '07:32:00'; d: 'inf'"),
    ("t = {}\nl = []", "t: {}; l: []"), ("[e]\n[f]\nx = 1", "e: {}; f: {x: '1'}"),
  ] as [(String, String)])
func tomlIsRead(lines: String, want: String) {
  let text = "+++\n" + lines + "\n+++\n"
  #expect(outline(text) == want)
  #expect(FrontMatterReader.read(Array(text.utf8)).diagnostics.isEmpty)
}

@Test(
  arguments: [
    ("a = \"open\nb = 1", "a unreadable; b: '1'", .tomlUnreadable), ("nonsense\nb = 1", "b: '1'", .tomlUnreadable),
    ("a = \nb = 1", "a unreadable; b: '1'", .tomlUnreadable), ("a = 1\na = 2", "a: '1'; a: '2'", .duplicateKey),
    ("title = Pie\nb = 1", "title: 'Pie'; b: '1'", .tomlUnquoted), ("[t\na = 1", "a: '1'", .tomlUnreadable),
    ("a = [1, 2\nb = 1", "a unreadable; b: '1'", .tomlUnreadable), ("a = 1 2 \"x\"", "a: '1 2 \"x\"'", nil),
    ("a = 1\n[a]\nb = 1", "a: '1'", .tomlUnreadable),
  ] as [(String, String, DiagnosticID?)])
func tomlMistakes(lines: String, want: String, id: DiagnosticID?) {
  let text = "+++\n" + lines + "\n+++\n"
  #expect(outline(text) == want)
  let ids = FrontMatterReader.read(Array(text.utf8)).diagnostics.map(\.id)
  #expect(id.map { ids.contains($0) } ?? ids.isEmpty)
}

@Test func deepArraysAreUnreadable() {
  let deep = "a = " + String(repeating: "[", count: 5_000) + "\nb = 1"
  #expect(outline("+++\n" + deep + "\n+++\n") == "a unreadable; b: '1'")
}
