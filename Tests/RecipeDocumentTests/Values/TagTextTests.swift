import SourceText
import Testing

@testable import RecipeDocument

private func tags(_ text: String) -> [String] {
  let bytes = Array(text.utf8)
  return TagText.split(bytes).map { String(decoding: bytes[$0.range], as: UTF8.self) }
}

@Test(
  arguments: [
    ("a, b", ["a", "b"]), ("#a #b", ["a", "b"]), ("#a, #b", ["a", "b"]), ("main dish", ["main dish"]), ("", []),
    (" , ", []),
    ("\"a\", 'b c'", ["a", "b c"]), ("a; b", ["a", "b"]), ("dinner/quick", ["dinner/quick"]), ("#a", ["a"]),
    ("`a`, `b`", ["a", "b"]),
  ] as [(String, [String])])
func tagsAreSplit(text: String, want: [String]) { #expect(tags(text) == want) }
