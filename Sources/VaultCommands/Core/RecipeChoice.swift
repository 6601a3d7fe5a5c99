// Which recipes a command is about: the words that name them, as path, slug, title or part of a title.

internal import CommandTable
internal import RecipeDocument
internal import RecipeIndex
internal import SourceText
internal import VaultFolder

extension Session {
  /// Whether a file is a recipe or a draft of one: a Markdown file with a front matter that vault looks at.
  func isRecipeOrDraft(_ path: VaultPath) throws -> Bool {
    guard try isRecipePlace(path) else { return false }
    let document = try Library.read(path, in: vault()).document
    return document.recipe.isRecipe || document.frontMatter != nil
  }

  /// Whether a file of this path is looked at as a recipe: Markdown, not hidden, none of the vault's own files, no page about the folder.
  func isRecipePlace(_ path: VaultPath) throws -> Bool {
    let files = try vault().settings.files
    let text = path.string
    let name = Folding.fold(String(decoding: path.name, as: UTF8.self))
    let isOwn = [files.pantry, files.aisles, files.shopping].contains(text) || text.hasPrefix(files.plans + "/")
    let parts = text.split(separator: "/")
    let isHidden = !path.isAbsolute && parts.contains { $0.hasPrefix(".") || $0 == "node_modules" }
    let isMarkdown = name.hasSuffix(".md") || name.hasSuffix(".markdown")
    return isMarkdown && !isOwn && !isHidden && !["readme.md", "index.md"].contains(name)
  }

  /// The recipe that a word names.
  ///
  /// Somebody at a terminal is asked when the name is ambiguous; elsewhere a `Failure` lists the candidates, and one names the nearest title when it is unknown.
  func recipe(named word: String) throws -> Library.Entry {
    if let file = try file(named: word) { return file }
    let snapshot = try snapshot()
    let candidates = snapshot.all.map { RecipeName.Candidate(path: $0.path, title: $0.title) }
    let meaning = RecipeName.resolve(word, among: candidates)
    if case .one(let number) = meaning { return try Library.read(candidates[number].path, in: vault()) }
    if case .several(let numbers) = meaning, recipePicker.canAsk {
      let choices = numbers.map { RecipePicker.Choice(path: candidates[$0].path, title: candidates[$0].title) }
      return try Library.read(try recipePicker.pick("'\(word)' names several recipes. Which?", choices), in: vault())
    }
    // A draft is no recipe yet, but has a name.
    let drafts = snapshot.notRecipes.map { RecipeName.Candidate(path: $0, title: "") }
    if case .nothing = meaning, case .one(let number) = RecipeName.resolve(word, among: drafts) {
      return try Library.read(drafts[number].path, in: vault())
    }
    throw Failure(RecipeName.problem(word, meaning, among: candidates).map { [$0] } ?? [])
  }

  /// The recipe that a command's first word names; nil, and told, when the file is none.
  func realRecipe(_ invocation: Invocation) throws -> Library.Entry? {
    let entry = try recipe(named: invocation.words.first ?? "")
    if entry.recipe.isRecipe { return entry }
    tell([FileProblem(entry.path, .notARecipe)])
    return nil
  }

  /// The file of this path, in the vault or not; nil when there is none.
  func file(named word: String) throws -> Library.Entry? {
    try place(named: word).map { try Library.read($0, in: vault()) }
  }

  /// Where the file of this path is, in the vault or not; nil when there is none.
  func place(named word: String) throws -> VaultPath? {
    if word.isEmpty { return nil }
    let vault = try vault()
    for path in [vault.path(given: VaultPath(word), currentFolder: currentFolder), VaultPath(word).normalized]
    where vault.exists(path) {
      return path
    }
    return nil
  }
}
