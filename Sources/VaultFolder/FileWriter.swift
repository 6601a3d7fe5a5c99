// Every change of a user's file goes through here: nothing is lost when the machine stops, the disk is full or somebody else writes the same file.

internal import Glibc
internal import SourceText

/// What became of an edit.
public enum EditOutcome: Sendable, Hashable {
  /// The new bytes were the old ones; nothing was written.
  case unchanged
  /// The file holds the new bytes; `otherNames` hard links still lead to the old ones.
  case written(otherNames: Int)
}

/// Writes files.
enum FileWriter {
  /// How often an edit is made anew because the file changed meanwhile.
  private static let attempts = 50

  /// Puts what `change` makes of the file's bytes in their place; `change` is called again when the file changed meanwhile.
  ///
  /// `real` is where the file is, links followed; problems are told of `path`.
  static func edit(
    _ path: VaultPath, real: VaultPath, limit: Int, _ change: ([UInt8]) throws(FileProblem) -> [UInt8]?
  ) throws(FileProblem) -> EditOutcome {
    let lock = try locked(path, folder: real.parent)
    let name = VaultPath(bytes: real.name)
    for _ in 0..<attempts {
      let file = try attempt(path) { () throws(SystemError) in
        try Descriptor.open(name, in: lock.folder.number, flags: O_RDONLY | O_NOFOLLOW)
      }
      let old = try FileContents(of: file, at: path, limit: limit)
      guard let new = try change(old.bytes), new != old.bytes else { return .unchanged }
      let names = try attempt(path) { () throws(SystemError) in try file.status().names }
      if try attempt(path, { () throws(SystemError) in try replace(name, file, old, by: new, in: lock) }) {
        return .written(otherNames: max(0, names - 1))
      }
    }
    throw FileProblem(path, .fileBusy)
  }

  /// Makes a file that is not there yet.
  static func create(_ path: VaultPath, real: VaultPath, _ bytes: [UInt8]) throws(FileProblem) {
    let lock = try locked(path, folder: real.parent)
    try attempt(path) { () throws(SystemError) in
      var file = try TemporaryFile.make(in: lock.folder.number, holding: bytes)
      try file.take(VaultPath(bytes: real.name))
      try lock.folder.synchronize()
    }
  }

  /// One try; false when the file is no longer the one that was read.
  private static func replace(
    _ name: VaultPath, _ file: borrowing Descriptor, _ old: FileContents, by new: [UInt8], in lock: borrowing FolderLock
  ) throws(SystemError) -> Bool {
    let folder = lock.folder.number
    // The rename would put a new file even where the old one is protected against writing.
    try name.withCString { (name) throws(SystemError) in
      _ = try SystemError.retrying { faccessat(folder, name, W_OK, AT_EACCESS) }
    }
    var temporary = try TemporaryFile.make(in: folder, holding: new, like: file)
    guard try isUnchanged(name, in: folder, since: old.stamp) else { return false }
    try temporary.replace(name)
    try lock.folder.synchronize()
    return true
  }

  /// Whether the name still leads to the file with this stamp.
  private static func isUnchanged(_ name: VaultPath, in folder: Int32, since stamp: FileStamp) throws(SystemError)
    -> Bool
  {
    do throws(SystemError) {
      return try Descriptor.status(of: name, in: folder, followingLinks: false).stamp == stamp
    } catch  where error.code == ENOENT {
      return false
    }
  }

  private static func locked(_ path: VaultPath, folder: VaultPath) throws(FileProblem) -> FolderLock {
    do throws(SystemError) {
      let lock = try FolderLock.take(folder)
      try lock.removeLeftovers()
      return lock
    } catch {
      throw problem(path, error)
    }
  }

  private static func attempt<Result: ~Copyable>(
    _ path: VaultPath, _ body: () throws(SystemError) -> Result
  ) throws(FileProblem) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      throw problem(path, error)
    }
  }

  /// What a failed call means to the person whose file it is.
  static func problem(_ path: VaultPath, _ error: SystemError) -> FileProblem {
    switch error.code {
    case ENOSPC, EDQUOT: FileProblem(path, .diskFull)
    case EEXIST: FileProblem(path, .fileExists)
    case EWOULDBLOCK: FileProblem(path, .fileBusy)
    default: FileProblem(path, .fileUnwritable, error.words)
    }
  }
}
