// The way in: opens a vault's recipes, from the index where there is one, else from the files.

public import VaultFolder

/// How the recipes of a vault are opened.
public struct IndexOptions: Sendable, Hashable {
  /// Where indexes are kept, such as `$XDG_CACHE_HOME/vault`; nil keeps none.
  public var cacheFolder: VaultPath?
  /// Whether the index is taken as it is, without a look at the files.
  public var isUnchecked = false
  /// Whether the index is made anew.
  public var isRebuild = false

  /// Options with a cache folder.
  public init(cacheFolder: VaultPath?) { self.cacheFolder = cacheFolder }
}

/// The recipes of a vault.
public enum RecipeIndex {
  /// Reads what is new and gives the recipes as they are now; never fails, what could not be read is told.
  public static func open(_ vault: VaultFolder, options: IndexOptions = IndexOptions(cacheFolder: nil))
    -> RecipeSnapshot
  {
    let walk = vault.walk()
    vault.remove(leftovers: walk.leftovers)
    var records: [RecipeRecord] = []
    var notRecipes: [VaultPath] = []
    var problems = walk.problems
    for outcome in RecipeSource.read(walk.files, in: vault) {
      switch outcome {
      case .success(let record) where record.isRecipe: records.append(record)
      case .success(let record): notRecipes.append(record.summary.path)
      case .failure(let problem): problems.append(problem)
      }
    }
    return RecipeSnapshot(storage: .records(RecordStore(records)), notRecipes: notRecipes, problems: problems)
  }
}
