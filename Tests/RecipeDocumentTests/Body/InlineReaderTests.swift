// Markup goes, text stays, and every byte of it knows its place.

import SourceText
import Testing

@testable import RecipeDocument

@Suite struct InlineReaderTests {
  private func read(_ text: String, _ references: String = "") -> InlineText {
    let bytes = Array((text + "\n\n" + references).utf8)
    let found = LinkReferences(bytes, BodyLines(bytes, Span(0, bytes.count), firstNumber: 1))
    let count = text.utf8.count
    var lines: [Span] = []
    var start = 0
    for index in 0..<count where bytes[index] == 10 {
      lines.append(Span(start, index))
      start = index + 1
    }
    lines.append(Span(start, count))
    return InlineReader.read(bytes, lines, found)
  }

  @Test(arguments: [
    ("plain text", "plain text"), ("**2 cups** flour", "2 cups flour"), ("*a* _b_ ***c***", "a b c"),
    ("`500 g` peas", "500 g peas"),
    ("2 \\* 3", "2 * 3"), ("5 *份数", "5 *份数"), ("snake_case_word", "snake_case_word"), ("2 * 3 * 4", "2 * 3 * 4"),
    ("~~old~~ new", "old new"),
    ("==500 g== rice", "500 g rice"), ("[bread](bread.md) crumbs", "bread crumbs"), ("[[Bread]]", "Bread"),
    ("[[Bread|loaf]] x", "loaf x"),
    ("![photo](a.jpg) text", "text"), ("![[a.jpg]]", ""), ("<b>bold</b> <i>x</i>", "bold x"),
    ("1 &frac12; cups &amp; more", "1 ½ cups & more"),
    ("&#189; &#xBD; &nope;", "½ ½ &nope;"), ("a < b > c", "a < b > c"),
    ("<https://example.com>", "https://example.com"), ("salt[^1]", "salt"),
    ("{{< figure src=\"x\" >}}text", "text"), ("rice %%secret%% here", "rice  here"), ("title {: .big}", "title"),
    ("unclosed **bold", "unclosed **bold"),
    ("[not a link] here", "[not a link] here"), ("one\ntwo", "one two"), ("one<br>two", "one two"),
    ("one  \ntwo", "one two"), ("a \\\nb", "a b"),
    ("``a ` b``", "a ` b"), ("`unclosed", "`unclosed"), ("**a *b* c**", "a b c"), ("", ""),
  ]) func text(_ markdown: String, _ wanted: String) {
    let result = read(markdown)
    #expect(result.text.string == wanted)
    for piece in result.text.pieces {
      #expect(
        Array(result.text.bytes[piece.text.range])
          == Array(Array(markdown.utf8)[piece.source..<(piece.source + piece.text.count)]))
    }
  }

  @Test func linksKnowTheirTargets() throws {
    let text = "see [soup](soups/pea%20soup.md \"Title\") and ![[x.png|300]]"
    let links = read(text).links
    #expect(links.map(\.link.style) == [.markdown, .wikiImage])
    #expect(links.map(\.link.target) == ["soups/pea%20soup.md", "x.png"])
    let target = try #require(links.first).link.targetSpan
    #expect(String(decoding: Array(text.utf8)[target.range], as: UTF8.self) == "soups/pea%20soup.md")
    #expect(links.first?.text == Span(4, 8))
  }

  @Test(arguments: [
    ("[a](<b c.md>)", "b c.md"), ("[a](b (c).md)", "b (c).md"), ("[a]({{< relref \"b.md\" >}})", "b.md"),
    ("[a](my file.md)", "my file.md"),
    ("[a][ref]", "r.md"), ("[ref][]", "r.md"), ("[Ref]", "r.md"), ("[[b#part|x]]", "b#part"), ("[[b\\|x]]", "b"),
  ]) func targets(_ markdown: String, _ wanted: String) {
    #expect(read(markdown, "[ref]: r.md \"title\"").links.map(\.link.target) == [wanted])
  }

  @Test func whatIsEmphasised() {
    #expect(read("**all of it**").isAllStrong)
    #expect(read("*all of it*").isAllEmphasis)
    #expect(!read("**not** all").isAllStrong)
    #expect(read("**not** all").strongEnd == 3)
    #expect(read("`1 cup` x").codeEnd == 5)
  }

  @Test func linesAreKept() {
    let text = read("a<br>b\nc")
    #expect(text.breaks.map(\.isHard) == [true, false])
    #expect(text.lines().map { text.text.slice($0).string } == ["a", "b", "c"])
    #expect(text.lines(hardOnly: true).map { text.text.slice($0).string } == ["a", "b c"])
  }
}

@Suite struct InlineLinkTests {
  private func links(_ line: String) -> [RecipeLink] {
    let text = "# Soup\n\n## Ingredients\n\n- 1 l water\n- \(line)\n- 2 eggs\n\n## Steps\n\n1. Boil.\n2. Eat.\n"
    return RecipeDocument(bytes: Array(text.utf8), path: "soup.md").recipe.links
  }

  @Test(arguments: [
    ("[[stock]]", "stock"), ("1 l [[stock]]", "stock"), ("[[stock|our stock]] 1 l", "stock"),
    ("[[a/stock#boil]]", "a/stock#boil"),
    ("[stock](stock.md)", "stock.md"), ("1 l [stock](<my stock.md>)", "my stock.md"), ("![[stock.png]]", "stock.png"),
    ("![x](stock.png)", "stock.png"),
  ])
  func aLinkIsFoundWhereverItStandsInTheLine(line: String, target: String) {
    let found = links(line)
    #expect(found.map(\.target) == [target])
  }

  @Test func theTargetsSpanHoldsTheTarget() {
    let text = "# Soup\n\n- [[stock|our stock]]\n- 1 l water\n- 2 eggs\n\n1. Boil it.\n"
    let bytes = Array(text.utf8)
    for link in RecipeDocument(bytes: bytes, path: "soup.md").recipe.links {
      #expect(String(decoding: bytes[link.targetSpan.range], as: UTF8.self) == link.target)
    }
  }

  @Test func anIngredientThatIsOneLinkKnowsIt() {
    let text = "# Soup\n\n## Ingredients\n\n- [[stock]]\n- 1 l water\n\n## Steps\n\n1. Boil.\n"
    let recipe = RecipeDocument(bytes: Array(text.utf8), path: "soup.md").recipe
    #expect(recipe.ingredients.map(\.link) == ["stock", nil])
  }
}
