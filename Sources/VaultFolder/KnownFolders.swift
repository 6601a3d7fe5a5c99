// A folder whose stamp did not change still holds the names it held, so that a second walk need not list it again.

/// What an earlier walk found in folders without links.
public struct KnownFolders: Sendable {
  /// The names in one folder that matter to a walk.
  struct Listing: Sendable {
    let stamp: FileStamp
    var entries: [FolderEntry]
  }

  private var listings: [VaultPath: Listing] = [:]

  /// Nothing known.
  public init() {}

  /// Adds a folder that was listed when it had this stamp; without a stamp it will be listed again.
  ///
  /// Folders are added before what is in them.
  public mutating func add(folder path: VaultPath, stamp: FileStamp?) {
    if let stamp { listings[path] = Listing(stamp: Self.compared(stamp), entries: []) }
    if !path.isRoot { listings[path.parent]?.entries.append(FolderEntry(name: path.name, kind: .folder)) }
  }

  /// The size of a folder says nothing.
  private static func compared(_ stamp: FileStamp) -> FileStamp {
    var stamp = stamp
    stamp.size = 0
    return stamp
  }

  /// Adds a Markdown file to its folder.
  public mutating func add(file path: VaultPath) {
    listings[path.parent]?.entries.append(FolderEntry(name: path.name, kind: .file))
  }

  /// The names in a folder, in order; nil when they are not known or the folder changed.
  func entries(of path: VaultPath, stamp: FileStamp) -> [FolderEntry]? {
    guard let listing = listings[path], listing.stamp == Self.compared(stamp) else { return nil }
    return listing.entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }
}
