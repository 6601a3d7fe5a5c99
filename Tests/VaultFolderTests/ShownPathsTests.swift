import Testing

@testable import VaultFolder

@Suite struct ShownPathsTests {
  @Test(arguments: [
    ("/v", "soups/a.md", "soups/a.md"), ("/v/soups", "soups/a.md", "a.md"), ("/v/soups", "cakes/b.md", "../cakes/b.md"),
    ("/v/soups", "c.md", "../c.md"), ("/v/soups/thick", "soups/a.md", "../a.md"),
    ("/v/soups/thick", "soups/thick/d.md", "d.md"), ("/v/soups/thick", "soups/thin/e.md", "../thin/e.md"),
    ("/v/soups", "soups.md", "../soups.md"), ("/", "soups/a.md", "v/soups/a.md"),
    ("/home", "soups/a.md", "/v/soups/a.md"),
    ("/vegan", "a.md", "/v/a.md"), ("/v/soups", "/elsewhere/x.md", "/elsewhere/x.md"),
    ("/home", "/elsewhere/x.md", "/elsewhere/x.md"),
  ])
  func pathsAreSeenFromWhereOneStands(_ folder: String, _ path: String, _ expected: String) {
    let shown = ShownPaths(root: VaultPath("/v"), from: VaultPath(folder))
    #expect(String(decoding: shown.bytes(VaultPath(path)), as: UTF8.self) == expected)
  }

  @Test func inTheVaultItselfNothingChanges() {
    #expect(ShownPaths(root: VaultPath("/v"), from: VaultPath("/v")).isAsStored)
    #expect(!ShownPaths(root: VaultPath("/v"), from: VaultPath("/v/a")).isAsStored)
  }
}
