import Testing

@testable import SourceText

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    String(decoding: UnifiedDiff.make(Array(old.utf8), Array(new.utf8), path: "a.md"), as: UTF8.self)
  }

  @Test func equalTextsHaveNone() { #expect(diff("a\nb\n", "a\nb\n").isEmpty) }

  @Test func aChangedLineStandsInItsContext() {
    let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
    #expect(
      diff(old, "1\n2\n3\n4\nfive\n6\n7\n8\n9\n")
        == "--- a/a.md\n+++ b/a.md\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
  }

  @Test func farChangesStandInHunksOfTheirOwn() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("2\n3\n", with: "2\nx\n3\n").replacing("19\n", with: "")
    let text = diff(old, new)
    #expect(text.contains("@@ -1,5 +1,6 @@\n 1\n 2\n+x\n 3\n 4\n 5\n"))
    #expect(text.contains("@@ -16,5 +17,4 @@\n 16\n 17\n 18\n-19\n 20\n"))
  }

  @Test func aMissingFinalNewlineIsTold() {
    #expect(
      diff("a\nb", "a\nc")
        == "--- a/a.md\n+++ b/a.md\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n"
    )
  }

  @Test func anEmptyFileHasNoOldLine() {
    #expect(diff("", "a\n") == "--- a/a.md\n+++ b/a.md\n@@ -0,0 +1 @@\n+a\n")
  }

  @Test func insertedLinesNeedNoRemovedOnes() {
    #expect(diff("a\nb\n", "a\nx\nb\n") == "--- a/a.md\n+++ b/a.md\n@@ -1,2 +1,3 @@\n a\n+x\n b\n")
  }
}
