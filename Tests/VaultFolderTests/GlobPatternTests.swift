import Testing
import VaultFolder

@Suite struct GlobPatternTests {
  @Test(arguments: [
    ("*.md", "a.md", true), ("*.md", "x/y/a.md", true), ("*.md", "a.txt", false), ("/a.md", "a.md", true),
    ("/a.md", "x/a.md", false), ("x/*.md", "x/a.md", true), ("x/*.md", "x/y/a.md", false), ("x/**", "x/y/a.md", true),
    ("x/**/a.md", "x/a.md", true), ("x/**/a.md", "x/1/2/a.md", true), ("**/z/*.md", "q/z/a.md", true),
    ("**/z/*.md", "z/a.md", true), ("?.md", "ä.md", true), ("?.md", "ab.md", false), ("[a-c]*.md", "bread.md", true),
    ("[!a-c]*.md", "bread.md", false), ("[ä-ü].md", "ö.md", true), ("[]].md", "].md", true), ("[a.md", "[a.md", true),
    ("{a,b}.md", "b.md", true), ("{a,b}.md", "c.md", false), ("{a,b{c,d}}.md", "bd.md", true), ("{a.md", "{a.md", true),
    ("{a}.md", "{a}.md", true), ("a\\*.md", "a*.md", true), ("a\\*.md", "ab.md", false), ("./x/a.md", "x/a.md", true),
    ("*a*b*c*", "xaxbxcx", true), ("*a*b*c*", "xaxcxbx", false), ("**", "any/thing.md", true), ("", "a.md", false),
  ])
  func matches(_ pattern: String, _ path: String, _ expected: Bool) {
    #expect(GlobPattern(pattern).matches(VaultPath(path)) == expected, "\(pattern) against \(path)")
  }

  @Test func aSlashAtTheEndMeansFolders() {
    #expect(GlobPattern("drafts/").matches(VaultPath("x/drafts"), isFolder: true))
    #expect(!GlobPattern("drafts/").matches(VaultPath("x/drafts"), isFolder: false))
    #expect(GlobPattern("x/**").matches(VaultPath("x"), isFolder: true))
  }

  @Test func hostilePatternsEnd() {
    let stars = String(repeating: "*a", count: 500) + "b"
    #expect(!GlobPattern(stars).matches(VaultPath(String(repeating: "a", count: 2000))))
    let braces = String(repeating: "{a,b}", count: 64)
    #expect(!GlobPattern(braces).matches(VaultPath("ab")))
    let open = String(repeating: "{", count: 5000)
    #expect(GlobPattern(open).matches(VaultPath(open)))
    let parts = String(repeating: "**/a/", count: 200) + "b"
    #expect(!GlobPattern(parts).matches(VaultPath(String(repeating: "a/", count: 800) + "c")))
  }
}
