// Which files of a folder are recipes: one walk over all folders, in a fixed order, that nothing in the folder can stop.

/// What a walk over the vault found.
public struct FolderWalk: Sendable {
  /// A Markdown file.
  public struct File: Hashable, Sendable {
    /// Where it is.
    public let path: VaultPath
    /// What the file system told of it (of the file that a link leads to).
    public let stamp: FileStamp
  }

  /// A folder that was listed.
  public struct Folder: Hashable, Sendable {
    /// Where it is; the root's path is empty.
    public let path: VaultPath
    /// What the file system told of it before it was listed.
    public let stamp: FileStamp
  }

  /// Something whose change shows in no folder of the vault: where a link leads, a folder that could not be entered.
  public struct Watched: Hashable, Sendable {
    /// Where it is.
    public let path: VaultPath
    /// What the file system told of it, links followed; nil when it leads nowhere.
    ///
    /// Of where a link leads only device and number count.
    public let stamp: FileStamp?

    /// Something that was watched before.
    public init(path: VaultPath, stamp: FileStamp?) {
      self.path = path
      self.stamp = stamp
    }
  }

  /// The Markdown files, folder by folder, each folder's sorted by the bytes of their names; what only a link leads to comes last.
  public internal(set) var files: [File] = []
  /// The folders that were listed, in the same order.
  public internal(set) var folders: [Folder] = []
  /// What was left out and why.
  public internal(set) var problems: [FileProblem] = []
  /// Files that a killed writer left behind.
  public internal(set) var leftovers: [VaultPath] = []
  /// What else must be looked at to know that nothing changed.
  public internal(set) var watched: [Watched] = []
  /// Whether links were met: then a change of any folder can change which of two names a file is listed under.
  public internal(set) var hasLinks = false
}

/// The rules by which a walk goes.
struct WalkRules: Sendable {
  let recipes: [GlobPattern]
  let ignore: [GlobPattern]
  let ownFiles: [VaultPath]

  init(_ settings: VaultSettings) {
    recipes = settings.recipes
    ignore = settings.ignore
    let files = settings.files
    ownFiles = [files.pantry, files.aisles, files.plans, files.shopping].map { VaultPath($0).normalized }
  }

  /// Hidden names (`.git`, `.trash`, `.obsidian` among them) and folders of programs.
  func isSkipped(_ name: [UInt8]) -> Bool {
    name.first == UInt8(ascii: ".") || name == Array("node_modules".utf8)
  }

  func isIgnored(_ path: VaultPath, isFolder: Bool) -> Bool {
    ownFiles.contains(path) || ignore.contains { $0.matches(path, isFolder: isFolder) }
  }

  /// Whether the patterns of `recipes:` name this path; without patterns, all are.
  func isChosen(_ path: VaultPath, isFolder: Bool) -> Bool {
    recipes.isEmpty || recipes.contains { $0.matches(path, isFolder: isFolder) }
  }

  /// `.md` and `.markdown` in any case, with something before them.
  static func isMarkdown(_ name: [UInt8]) -> Bool {
    for ending in [Array(".md".utf8), Array(".markdown".utf8)] where name.count > ending.count {
      if name.suffix(ending.count).elementsEqual(ending, by: { lowercased($0) == $1 }) { return true }
    }
    return false
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
