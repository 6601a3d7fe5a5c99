// The way in: opens a vault's recipes, from the index where one can be kept, else from the files.

public import VaultFolder

/// How the recipes of a vault are opened.
public struct IndexOptions: Sendable {
  /// Where indexes are kept, such as `$XDG_CACHE_HOME/vault`; nil keeps none.
  public var cacheFolder: VaultPath?
  /// Whether the index is taken as it is, without a look at the files.
  public var isUnchecked = false
  /// Whether the index is made anew.
  public var isRebuild = false
  /// Whether texts will be looked for; else only summaries are made where the files themselves are read.
  public var needsTexts = true
  /// Told from time to time, on any thread, how many files of how many are done when the index is made.
  public var onProgress: (@Sendable (_ done: Int, _ all: Int) -> Void)?

  /// Options with a cache folder.
  public init(cacheFolder: VaultPath?) { self.cacheFolder = cacheFolder }

  /// The folder of caches that the environment names, by the rules of the XDG base directories; nil when it names none.
  public static func cacheFolder(_ variable: (String) -> String?) -> VaultPath? {
    if let cache = variable("XDG_CACHE_HOME"), cache.hasPrefix("/") { return VaultPath(cache).appending("vault") }
    guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
    return VaultPath(home).appending(".cache/vault")
  }
}

/// The recipes of a vault.
public enum RecipeIndex {
  /// Reads what is new and gives the recipes as they are now; never fails, what could not be read is told.
  public static func open(
    _ vault: VaultFolder, options: IndexOptions = IndexOptions(cacheFolder: nil)
  ) -> RecipeSnapshot {
    if let key = IndexKey(vault, cacheFolder: options.cacheFolder),
      let indexed = IndexOpener(vault: vault, key: key, options: options).open()
    {
      return RecipeSnapshot(indexed: indexed, vault: vault, options: options)
    }
    return RecipeSnapshot(read(vault, texts: options.needsTexts))
  }

  /// The recipes as their files are now, without any index.
  static func read(_ vault: VaultFolder, texts: Bool = true) -> ReadRecipes {
    let walk = vault.walk()
    vault.remove(leftovers: walk.leftovers)
    var records: [RecipeRecord] = []
    var notRecipes: [VaultPath] = []
    var problems = walk.problems
    for outcome in RecipeSource.read(walk.files, in: vault, texts: texts) {
      switch outcome {
      case .success(let record) where record.isRecipe: records.append(record)
      case .success(let record): notRecipes.append(record.summary.path)
      case .failure(let problem) where problem.isMissing: break
      case .failure(let problem): problems.append(problem)
      }
    }
    return ReadRecipes(store: RecordStore(records), notRecipes: notRecipes, problems: problems, hasTexts: texts)
  }
}

/// The recipes of a vault that were just read.
struct ReadRecipes: Sendable {
  var store: RecordStore
  var notRecipes: [VaultPath] = []
  var problems: [FileProblem] = []
  /// Whether words can be looked for in them.
  var hasTexts = true
}
