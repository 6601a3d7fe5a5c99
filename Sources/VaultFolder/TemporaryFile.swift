// New content is written beside the file, made safe on the disk, and then put in its place in one step, so that a reader sees the old or the new and never a half.

internal import CSystem
internal import Glibc
internal import Synchronization

/// A file that is not yet under its name; it is removed again unless it gets one.
struct TemporaryFile: ~Copyable {
  private static let counter = Atomic<UInt32>(0)

  private let folder: Int32
  private let name: VaultPath
  private let file: Descriptor
  private var isNamed = false

  /// A file in an open, locked folder that holds `bytes`, safe on the disk.
  ///
  /// The open file `model` gives mode, owner and attributes; without it the file gets those of any new file.
  static func make(
    in folder: Int32, holding bytes: [UInt8], like model: borrowing Descriptor
  ) throws(SystemError) -> TemporaryFile {
    let temporary = try open(in: folder, mode: 0o600)
    // On an error the file goes out of scope and away.
    try temporary.file.writeAll(bytes)
    try temporary.keep(try model.status())
    csystem_copy_attributes(model.number, temporary.file.number)
    try temporary.file.synchronize()
    return temporary
  }

  /// A file in an open, locked folder that holds `bytes`, safe on the disk, as any new file.
  static func make(in folder: Int32, holding bytes: [UInt8]) throws(SystemError) -> TemporaryFile {
    let temporary = try open(in: folder, mode: 0o666)
    try temporary.file.writeAll(bytes)
    try temporary.file.synchronize()
    return temporary
  }

  private static func open(in folder: Int32, mode: mode_t) throws(SystemError) -> TemporaryFile {
    // A name that is taken is one of a dead process that had our number.
    for _ in 0..<100 {
      let name = VaultPath(bytes: Leftover(number: counter.wrappingAdd(1, ordering: .relaxed).newValue).name)
      do throws(SystemError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
        return TemporaryFile(
          folder: folder, name: name, file: try Descriptor.open(name, in: folder, flags: flags, mode: mode))
      } catch  where error.code == EEXIST {
        continue
      }
    }
    throw SystemError(EEXIST)
  }

  private init(folder: Int32, name: VaultPath, file: consuming Descriptor) {
    self.folder = folder
    self.name = name
    self.file = file
  }

  deinit { if !isNamed { remove() } }

  /// Puts the file in the place of `target`.
  mutating func replace(_ target: VaultPath) throws(SystemError) {
    try rename(to: target) { renameat($0, $1, $0, $2) }
  }

  /// Gives the file a name that is not taken; `EEXIST` when it is.
  mutating func take(_ target: VaultPath) throws(SystemError) {
    do throws(SystemError) {
      try rename(to: target) { csystem_rename_new($0, $1, $0, $2) }
    } catch {
      guard error.code == EINVAL || error.code == ENOSYS else { throw error }
      // A file system without that call: a second name fails when it is taken, just the same.
      try rename(to: target) { linkat($0, $1, $0, $2, 0) }
      remove()
    }
  }

  /// What the file system tells of the file.
  func status() throws(SystemError) -> FileStatus { try file.status() }

  private mutating func rename(
    to target: VaultPath, _ call: (Int32, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
  ) throws(SystemError) {
    try name.withCString { (old) throws(SystemError) in
      try target.withCString { (new) throws(SystemError) in
        _ = try SystemError.retrying { call(folder, old, new) }
      }
    }
    isNamed = true
  }

  /// Gives the file the mode, owner and group of another.
  ///
  /// Where only the administrator could set owner or group they may differ; the
  /// rights of the old group then go, since they would be another group's.
  private func keep(_ model: FileStatus) throws(SystemError) {
    let own = try file.status()
    var mode = model.mode
    if own.owner != model.owner || own.group != model.group, fchown(file.number, model.owner, model.group) != 0,
      own.group != model.group, fchown(file.number, uid_t.max, model.group) != 0
    {
      mode &= ~0o070
    }
    _ = try SystemError.retrying { fchmod(file.number, mode) }
  }

  private borrowing func remove() {
    // A file that cannot be removed is found by its name at the next write in this folder.
    try? name.withCString { (name) throws(SystemError) in _ = try SystemError.retrying { unlinkat(folder, name, 0) } }
  }
}
