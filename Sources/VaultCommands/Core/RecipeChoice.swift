// Which recipes a command is about: the words that name them, as path, slug, title or part of a title.

internal import CommandTable
internal import RecipeDocument
internal import SourceText
internal import VaultFolder

extension Session {
  /// The recipe that a word names.
  ///
  /// Throws a `Failure` that lists the candidates when the name is ambiguous, and one that names the nearest title when it is unknown.
  func recipe(named word: String) throws -> Library.Entry {
    if let file = try file(named: word) { return file }
    let recipes = try library().recipes
    let key = Folding.fold(word)
    let rules: [(Library.Entry) -> Bool] = [
      { $0.path.string == word || $0.path.string == word + ".md" },
      { Folding.fold($0.recipe.title.value) == key },
      { Self.stem($0.path) == key },
      { Folding.fold($0.recipe.title.value).contains(key) || Self.stem($0.path).contains(key) },
    ]
    for rule in rules {
      let found = recipes.filter(rule)
      if found.count == 1 { return found[0] }
      if found.count > 1 {
        throw Failure(.recipeAmbiguous, word, found.map(\.path.string).joined(separator: ", "))
      }
    }
    let near = NearName.find(word, in: recipes.map(\.recipe.title.value))
    throw Failure(.recipeUnknown, word, near.map { "did you mean '\($0)'?" } ?? "`vault list` shows all recipes")
  }

  /// The file of this path, in the vault or not; nil when there is none.
  private func file(named word: String) throws -> Library.Entry? {
    let vault = try vault()
    for path in [vault.path(given: VaultPath(word), currentFolder: currentFolder), VaultPath(word).normalized]
    where vault.exists(path) {
      return try Library.read(path, in: vault)
    }
    return nil
  }

  private static func stem(_ path: VaultPath) -> String {
    let name = String(decoding: path.name, as: UTF8.self)
    return Folding.fold(name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name)
  }
}
