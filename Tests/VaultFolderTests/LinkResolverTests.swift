import Testing

@testable import VaultFolder

@Suite struct LinkResolverTests {
  private let resolver = LinkResolver([
    .init(path: "soups/minestrone.md", title: "Minestrone"),
    .init(path: "sauces/tomato-sauce.md", title: "Tomato Sauce"),
    .init(path: "content/recipes/Crème brûlée.md", title: "Crème brûlée"),
    .init(path: "a/pesto.md", title: "Pesto of A"),
    .init(path: "b/pesto.md", title: "Pesto of B"),
    .init(path: "desserts/custard/index.md", title: "Custard"),
  ])

  @Test(arguments: [
    ("../sauces/tomato-sauce.md", 1), ("minestrone.md", 0), ("../sauces/tomato-sauce", 1),
    ("../sauces/tomato-sauce.html", 1),
    ("sauces/tomato-sauce.md#boil", 1), ("/recipes/Cr%C3%A8me%20br%C3%BBl%C3%A9e/", 2), ("../desserts/custard/", 5),
    ("./minestrone.md", 0),
  ])
  func pathsAreRelativeToTheFileOrTheRoot(target: String, index: Int) {
    #expect(resolver.resolve(target, isWiki: false, in: "soups/bread.md") == .recipe(index))
  }

  @Test(arguments: [
    ("Tomato Sauce", 1), ("tomato sauce|the sauce", 1), ("tomato-sauce", 1), ("Creme Brulee", 2),
    ("soups/minestrone", 0),
    ("Minestrone#Steps", 0),
  ])
  func wikiLinksGoByNameAndTitle(target: String, index: Int) {
    #expect(resolver.resolve(target, isWiki: true, in: "soups/bread.md") == .recipe(index))
  }

  @Test func aNameThatStandsTwiceMeansTheOneBesideTheFile() {
    #expect(resolver.resolve("pesto", isWiki: true, in: "b/pasta.md") == .recipe(4))
    #expect(resolver.resolve("pesto", isWiki: true, in: "soups/bread.md") == .ambiguous([3, 4]))
  }

  @Test(arguments: ["https://example.org/x.md", "mailto:a@example.org", "//example.org/x"])
  func addressesLeadOutside(target: String) {
    #expect(resolver.resolve(target, isWiki: false, in: "x.md") == .outside)
  }

  @Test func aHeadingAloneStaysOnThePage() {
    #expect(resolver.resolve("#steps", isWiki: false, in: "x.md") == .samePage)
  }

  @Test func whatIsNoRecipeIsAFile() {
    #expect(
      resolver.resolve("../photos/a%20b.png", isWiki: false, in: "soups/x.md")
        == .file(["photos/a b.png", "../photos/a b.png"]))
    #expect(resolver.resolve("100% rye.md", isWiki: false, in: "x.md") == .file(["100% rye.md"]))
  }
}
