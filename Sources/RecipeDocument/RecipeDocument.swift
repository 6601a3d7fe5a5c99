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

  /// Reads a file; bad text gives diagnostics, never an error.
  public init(bytes: [UInt8], path: String, settings: ReadingSettings = ReadingSettings()) {
    self.path = path
    self.bytes = bytes
    frontMatter = nil
    let name = path.split(separator: "/").last.map(String.init) ?? path
    recipe = Recipe(title: Field(name, text: MappedText(unplaced: name), place: .fileName))
    diagnostics = []
  }
}
