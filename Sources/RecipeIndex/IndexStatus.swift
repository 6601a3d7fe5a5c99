// What there is to know about an index: where it lies and how large it is.

public import VaultFolder

/// The state of a vault's index.
public struct IndexStatus: Sendable, Hashable {
  /// The folder that holds it.
  public let folder: VaultPath
  /// How many recipes it holds.
  public let recipes: Int
  /// How many Markdown files it knows that are no recipes.
  public let otherFiles: Int
  /// How many recipes of them are in the delta.
  public let recentRecipes: Int
  /// How many folders it knows.
  public let folders: Int
  /// How many bytes its files have.
  public let size: Int64
}

extension RecipeIndex {
  /// The state of the index as it lies on the disk, whether or not the files changed since; nil when there is none that can be used.
  public static func status(_ vault: VaultFolder, options: IndexOptions) -> IndexStatus? {
    guard let key = IndexKey(vault, cacheFolder: options.cacheFolder),
      let indexed = IndexOpener(vault: vault, key: key, options: options).stored()
    else { return nil }
    // The newest piece of the delta has two names.
    var inodes: Set<UInt64> = []
    let files = ["base", "delta"] + CacheFolder.names(in: key.folder, prefix: "piece-")
    let size = files.compactMap { vault.stamp(of: key.folder.appending($0)) }
      .reduce(Int64(0)) { $0 + (inodes.insert($1.inode).inserted ? $1.size : 0) }
    return IndexStatus(
      folder: key.folder, recipes: indexed.store.aliveCount, otherFiles: indexed.notRecipes.count,
      recentRecipes: indexed.store.recentCount, folders: indexed.counts.folders, size: size)
  }
}
