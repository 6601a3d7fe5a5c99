// Two vaults that edit one folder take turns. The lock is on the folder and not on the file, because every write puts a new file in the old one's place.

internal import Glibc
internal import Synchronization

/// The right to write in one folder, given back when it goes out of scope or the process dies.
struct FolderLock: ~Copyable {
  let folder: Descriptor
  private let path: VaultPath
  /// False where the file system knows no locks (some network disks): then only the comparison before the rename protects.
  let isExclusive: Bool

  /// How long another process is waited for, in seconds.
  static let patience: Double = 20

  /// Opens and locks a folder; `EWOULDBLOCK` when another process keeps it longer than `patience`.
  static func take(_ path: VaultPath, patience: Double = patience) throws(SystemError) -> FolderLock {
    let folder = try Descriptor.openFolder(path)
    var pause: UInt32 = 200
    var waited: Double = 0
    while true {
      if flock(folder.number, LOCK_EX | LOCK_NB) == 0 {
        return FolderLock(folder: folder, path: path, isExclusive: true)
      }
      let error = SystemError.last
      if error.code == EINTR { continue }
      if error.code != EWOULDBLOCK { return FolderLock(folder: folder, path: path, isExclusive: false) }
      if waited >= patience { throw error }
      usleep(pause)
      waited += Double(pause) / 1_000_000
      // Unequal pauses, so that many waiting processes do not all try at the same moment.
      pause = min(pause * 2, 8_000) + UInt32.random(in: 0..<200)
    }
  }

  /// The folders that this process looked through: what other processes leave from then on is for the next run.
  private static let tidied = Mutex<Set<VaultPath>>([])

  /// Takes away what killed writers left in this folder, at the first call for it; `isForced` looks again.
  ///
  /// A living writer holds this lock while its temporary file exists, so that whatever is there under the lock has no owner; without a lock its process must be gone.
  func removeLeftovers(isForced: Bool = false) throws(SystemError) {
    let isFirst = Self.tidied.withLock { $0.insert(path).inserted }
    guard isFirst || isForced else { return }
    for entry in try folder.list() {
      guard let leftover = Leftover(entry.name), isExclusive || leftover.isOrphan else { continue }
      // Somebody else may take it away at the same time, and a folder that may not be written is told at the write itself.
      try? VaultPath(bytes: entry.name).withCString { (name) throws(SystemError) in
        _ = try SystemError.retrying { unlinkat(folder.number, name, 0) }
      }
    }
  }
}
