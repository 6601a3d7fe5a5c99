// One Markdown file: its bytes, what they mean, and what is wrong with them. Reading never fails.

public import SourceText

/// A file read as a recipe.
public struct RecipeDocument: Sendable {
  /// The path as shown to people.
  public let path: String
  /// The bytes of the file, unchanged.
  public let bytes: [UInt8]
  /// The front matter; nil when the file has none.
  public let frontMatter: FrontMatter?
  /// What the file says.
  public let recipe: Recipe
  /// What is wrong with it, in the order of the file.
  public let diagnostics: [Diagnostic]

  /// Larger files are no recipes and are not taken apart, in bytes.
  public static let maximumSize = 4 << 20

  /// Reads a file; bad text gives diagnostics, never an error.
  public init(bytes: [UInt8], path: String, settings: ReadingSettings = ReadingSettings()) {
    self.path = path
    self.bytes = bytes
    guard bytes.count <= Self.maximumSize else {
      frontMatter = nil
      recipe = Recipe(title: FileName.title(path))
      diagnostics = [Diagnostic(.fileTooLarge, nil, ["\(bytes.count / 1_048_576)"])]
      return
    }
    var assembler = RecipeAssembler(bytes: bytes, path: path, settings: settings)
    assembler.read()
    frontMatter = assembler.frontMatter
    recipe = assembler.recipe
    diagnostics = assembler.sortedDiagnostics
  }
}
