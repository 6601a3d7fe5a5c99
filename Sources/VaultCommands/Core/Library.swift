// All recipes of the vault, read from their files: what every command works on that looks at more than one.

internal import RecipeDocument
internal import SourceText
internal import VaultFolder

/// The Markdown files of a vault, read.
struct Library {
  /// One file.
  struct Entry {
    /// Where it is in the vault.
    let path: VaultPath
    /// What it says.
    let document: RecipeDocument

    /// What the recipe says.
    var recipe: Recipe { document.recipe }
  }

  /// Every file that could be read, recipes and others, in the order of the folders.
  let files: [Entry]
  /// What could not be read and why.
  let problems: [FileProblem]

  /// Those that are recipes.
  var recipes: [Entry] { files.filter(\.recipe.isRecipe) }

  /// Reads all files of a vault.
  init(_ folder: VaultFolder) {
    let walk = folder.walk()
    var files: [Entry] = []
    var problems = walk.problems
    for file in walk.files {
      do throws(FileProblem) {
        files.append(try Self.read(file.path, in: folder))
      } catch {
        if !error.isMissing { problems.append(error) }
      }
    }
    self.files = files
    self.problems = problems
    folder.remove(leftovers: walk.leftovers)
  }

  /// Reads one file.
  static func read(_ path: VaultPath, in folder: VaultFolder) throws(FileProblem) -> Entry {
    let contents = try folder.read(path)
    let document = RecipeDocument(
      bytes: contents.bytes, path: path.string, settings: folder.settings.reading)
    return Entry(path: path, document: document)
  }

  /// Finds what links between the files mean; its indexes are those of `files`.
  func linkResolver() -> LinkResolver {
    LinkResolver(files.map { LinkResolver.Page(path: $0.path.string, title: $0.recipe.title.value) })
  }
}

extension Session {
  /// The recipes of the vault; files that could not be read are told.
  func library() throws -> Library {
    let library = Library(try vault())
    tell(library.problems)
    return library
  }

}
