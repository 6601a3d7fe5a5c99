// One vault: its root, its settings, and the only ways in which the rest of the program reads and changes its files.

internal import CSystem
internal import Glibc
internal import SourceText

/// A folder of recipes.
public struct VaultFolder: Sendable {
  /// The real, absolute path of the folder.
  public let root: VaultPath
  /// What its owner set.
  public let settings: VaultSettings
  /// What is wrong with the settings file.
  public let settingsProblems: [FileProblem]

  /// Opens a vault whose real path is known (see `VaultLocator`); an unreadable settings file is a problem, not an error.
  public init(root: VaultPath) {
    self.root = root
    (settings, settingsProblems) = VaultSettingsReader.read(root: root)
  }

  /// A vault with settings made elsewhere.
  public init(root: VaultPath, settings: VaultSettings) {
    self.root = root
    self.settings = settings
    settingsProblems = []
  }

  /// All Markdown files that may be recipes; never fails, what could not be entered is told.
  ///
  /// Folders that are `known` and did not change are not listed again.
  public func walk(known: KnownFolders = KnownFolders()) -> FolderWalk {
    var walker = FolderWalker(root: root, rules: WalkRules(settings), known: known)
    return walker.run()
  }

  /// Where a path of this vault is on the disk.
  public func absolute(_ path: VaultPath) -> VaultPath {
    path.isAbsolute ? path : path.isRoot ? root : root.appending(path.bytes)
  }

  /// A path that a person gave, relative to `currentFolder` (absolute), as a path of this vault where it lies in it, else absolute.
  public func path(given text: VaultPath, currentFolder: VaultPath) -> VaultPath {
    let full = (text.isAbsolute ? text : currentFolder.appending(text.bytes)).normalized
    if let inside = full.relative(to: root) { return inside }
    // The same folder may have been named through a link.
    if let real = try? full.parent.resolved().appending(full.name), let inside = real.relative(to: root) {
      return inside
    }
    return full
  }

  /// The bytes of a file of at most `limit` bytes.
  public func read(_ path: VaultPath, limit: Int = FileContents.limit) throws(FileProblem) -> FileContents {
    let file: Descriptor
    do throws(SystemError) { file = try Descriptor.open(absolute(path)) } catch {
      throw FileProblem(path, .fileUnreadable, error.words)
    }
    return try FileContents(of: file, at: path, limit: limit)
  }

  /// Puts what `change` makes of a file's bytes in their place, atomically, keeping mode and owner and following links.
  ///
  /// `change` gives the new bytes, or nil for none, and is called again on the fresh bytes when the file changed meanwhile. Whatever it throws
  /// is passed on and nothing is written.
  @discardableResult
  public func edit(
    _ path: VaultPath, limit: Int = FileContents.limit, _ change: ([UInt8]) throws(FileProblem) -> [UInt8]?
  ) throws(FileProblem) -> EditOutcome {
    try FileWriter.edit(path, real: try realPath(path), limit: limit, change)
  }

  /// Makes a file and the folders it needs.
  ///
  /// The problem `file-exists` tells that the name is taken. Nothing is left behind on failure.
  public func create(_ path: VaultPath, _ bytes: [UInt8]) throws(FileProblem) {
    try inFolders(of: path) { (real) throws(FileProblem) in try FileWriter.create(path, real: real, bytes) }
  }

  /// Gives a file another name, never one that is taken; makes the folders it needs.
  ///
  /// A relative symbolic link leads to the same file afterwards.
  public func move(_ path: VaultPath, to target: VaultPath) throws(FileProblem) {
    try move(path, to: target, isAimed: true)
  }

  private func move(_ path: VaultPath, to target: VaultPath, isAimed: Bool) throws(FileProblem) {
    let source = absolute(path)
    try inFolders(of: target) { (real) throws(FileProblem) in
      try FileMover.move(source, to: real, isAimed: isAimed, for: target)
    }
  }

  /// Moves a file into `.trash`, which git ignores, and gives its place there.
  public func moveToTrash(_ path: VaultPath) throws(FileProblem) -> VaultPath {
    let inside = path.isAbsolute ? VaultPath(bytes: path.name) : path
    try ensureTrash()
    let wanted = VaultPath(".trash").appending(inside.bytes)
    for number in 1...10_000 {
      let name = number == 1 ? wanted.name : Array(FileNames.variant(VaultPath(bytes: wanted.name).string, number).utf8)
      let target = wanted.parent.appending(name)
      do throws(FileProblem) {
        // As it is: whoever takes a link out of the trash again puts it where it was.
        try move(path, to: target, isAimed: false)
        return target
      } catch  where error.diagnostic.id == .fileExists {
        continue
      }
    }
    throw FileProblem(path, .fileExists)
  }

  /// Deletes a file for good.
  public func delete(_ path: VaultPath) throws(FileProblem) {
    let full = absolute(path)
    do throws(SystemError) {
      let lock = try FolderLock.take(full.parent)
      try VaultPath(bytes: full.name).withCString { (name) throws(SystemError) in
        _ = try SystemError.retrying { unlinkat(lock.folder.number, name, 0) }
      }
      try lock.folder.synchronize()
    } catch {
      throw FileWriter.problem(path, error)
    }
  }

  /// Whether something of this name is there.
  public func exists(_ path: VaultPath) -> Bool { stamp(of: path) != nil }

  /// What the file system tells of a file; nil when it is not there or cannot be seen.
  public func stamp(of path: VaultPath) -> FileStamp? {
    try? Descriptor.status(of: absolute(path)).stamp
  }

  /// Takes away temporary files that a walk found, unless a living process still writes them.
  public func remove(leftovers: [VaultPath]) {
    for folder in Set(leftovers.map(\.parent)) {
      // Not being allowed to tidy up is no reason to fail; the next run tries again.
      guard let lock = try? FolderLock.take(absolute(folder), patience: 0) else { continue }
      try? lock.removeLeftovers(isForced: true)
    }
  }

  private func realPath(_ path: VaultPath) throws(FileProblem) -> VaultPath {
    do throws(SystemError) { return try absolute(path).resolved() } catch {
      throw FileProblem(path, .fileUnreadable, error.words)
    }
  }

  /// Runs `body` with the absolute path after making the folders above it; takes the new folders away again when it fails.
  private func inFolders(
    of path: VaultPath, _ body: (VaultPath) throws(FileProblem) -> Void
  ) throws(FileProblem) {
    let inside = path.normalized
    if inside.isRoot || inside.isAbsolute || inside.bytes.starts(with: Array("../".utf8)) {
      throw FileProblem(path, .outsideVault)
    }
    let made = try NewFolders(for: absolute(inside), told: path)
    do throws(FileProblem) { try body(absolute(inside)) } catch {
      made.remove()
      throw error
    }
  }

  /// A `.trash` that git ignores by a file of its own, so that the user's `.gitignore` stays as it is.
  private func ensureTrash() throws(FileProblem) {
    do throws(FileProblem) {
      try create(VaultPath(".trash/.gitignore"), Array("*\n".utf8))
    } catch  where error.diagnostic.id == .fileExists {
      return
    }
  }
}
