import Testing
import VaultFolder

@Suite struct FileNamesTests {
  @Test(arguments: [
    ("Lemon Drizzle Cake", "lemon-drizzle-cake.md", "Lemon Drizzle Cake.md"),
    ("a/b:c*d?e\"f<g>h|i", "a-b-c-d-e-f-g-h-i.md", "a b c d e f g h i.md"), ("Stew...", "stew.md", "Stew.md"),
    ("Granny's 'best' pie", "grannys-best-pie.md", "Granny's 'best' pie.md"), ("-rf", "rf.md", "rf.md"),
    ("..", "recipe.md", "Recipe.md"), ("", "recipe.md", "Recipe.md"), ("CON", "con-recipe.md", "CON recipe.md"),
    ("com1", "com1-recipe.md", "com1 recipe.md"), ("Crème brûlée", "crème-brûlée.md", "Crème brûlée.md"),
    ("🍕", "recipe.md", "🍕.md"), ("🍋 Cake", "cake.md", "🍋 Cake.md"), ("味噌汁", "味噌汁.md", "味噌汁.md"),
    ("a\nb\u{0}c\u{202E}d", "a-b-c-d.md", "a b c d.md"), (".hidden", "hidden.md", "hidden.md"),
    ("Half & half 1/2", "half-half-1-2.md", "Half & half 1 2.md"),
  ])
  func names(_ title: String, _ slug: String, _ plain: String) {
    #expect(FileNames.make(title) == slug)
    #expect(FileNames.make(title, style: .title) == plain)
  }

  @Test(arguments: ["a", "ä", "🍕", "👨‍👩‍👧‍👦", "味", "a\u{301}"])
  func threeHundredLetters(_ letter: String) {
    for style in [FileNames.Style.slug, .title] {
      let name = FileNames.make("x" + String(repeating: letter, count: 300), style: style)
      #expect(name.utf8.count <= 255)
      #expect(name.hasSuffix(".md"))
      #expect(name.dropLast(3).dropFirst().allSatisfy { String($0) == letter })
      #expect(FileNames.variant(name, 12).utf8.count <= 255)
    }
  }

  @Test func variants() {
    #expect(FileNames.variant("soup.md", 2) == "soup-2.md")
    #expect(FileNames.variant("soup", 2) == "soup-2")
  }

  @Test func oddNames() {
    #expect(FileNames.isOdd(Array("a\nb".utf8)))
    #expect(FileNames.isOdd([0xFF]))
    #expect(!FileNames.isOdd(Array("Suppe ä 🍕.md".utf8)))
  }
}
