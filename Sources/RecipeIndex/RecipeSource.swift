// All recipes of a vault, read from the files themselves, on two threads.

internal import RecipeDocument
internal import VaultFolder

/// Reads files into records.
enum RecipeSource {
  /// What became of one file.
  typealias Outcome = Result<RecipeRecord, FileProblem>

  /// Reads these files; the outcomes stand in their order.
  static func read(_ files: [FolderWalk.File], in vault: VaultFolder, texts: Bool) -> [Outcome] {
    TwoThreads.map(files.count) { number in read(files[number].path, in: vault, texts: texts) }
  }

  /// Reads one file.
  static func read(_ path: VaultPath, in vault: VaultFolder, texts: Bool) -> Outcome {
    do throws(FileProblem) {
      let contents = try vault.read(path)
      let document = RecipeDocument(bytes: contents.bytes, path: path.string, settings: vault.settings.reading)
      return .success(RecipeRecord(document, path: path, texts: texts))
    } catch {
      return .failure(error)
    }
  }
}
