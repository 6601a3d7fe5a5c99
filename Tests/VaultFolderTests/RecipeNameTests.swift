import Testing
import VaultFolder

@Suite struct RecipeNameTests {
  private let candidates = [
    ("cakes/lemon-drizzle.md", "Lemon Drizzle Cake"), ("soups/soup.md", "Tomato Soup"), ("x.md", "Crème brûlée"),
    ("a/double.md", "Twin"), ("b/double.md", "Twin"), ("Straße.markdown", "Straßenküche"), ("c/cake.md", "Cheesecake"),
    ("50.md", "50:50 Salad"),
  ].map { RecipeName.Candidate(path: VaultPath($0), title: $1) }

  private func resolve(_ word: String, paths: [String] = []) -> String {
    switch RecipeName.resolve(word, paths: paths.map { VaultPath($0) }, among: candidates) {
    case .one(let number): candidates[number].path.string
    case .several(let numbers): numbers.map { candidates[$0].path.string }.joined(separator: " ")
    case .nothing(let near): "? " + (near ?? "")
    }
  }

  @Test(arguments: [
    ("cakes/lemon-drizzle.md", "cakes/lemon-drizzle.md"), ("./cakes//lemon-drizzle", "cakes/lemon-drizzle.md"),
    ("lemon-drizzle", "cakes/lemon-drizzle.md"), ("lemon-drizzle-cake", "cakes/lemon-drizzle.md"),
    ("LEMON drizzle  cake", "cakes/lemon-drizzle.md"), ("drizzle", "cakes/lemon-drizzle.md"),
    ("creme brulee", "x.md"), ("strassenkuche", "Straße.markdown"), ("strasse", "Straße.markdown"),
    ("drizzle-cake", "cakes/lemon-drizzle.md"), ("tomato-so", "soups/soup.md"), ("-", "? "),
    ("twin", "a/double.md b/double.md"), ("double", "a/double.md b/double.md"),
    ("double.md", "a/double.md b/double.md"),
    ("b/double.md", "b/double.md"), ("cake", "c/cake.md"), ("soup", "soups/soup.md"), ("50:50 salad", "50.md"),
    ("tomatoe soup", "? Tomato Soup"), ("", "? "), ("zzzzz", "? "),
  ])
  func names(_ word: String, _ expected: String) { #expect(resolve(word) == expected) }

  @Test func aPathFromTheCurrentFolderWins() {
    #expect(resolve("double.md", paths: ["a/double.md"]) == "a/double.md")
  }
}
