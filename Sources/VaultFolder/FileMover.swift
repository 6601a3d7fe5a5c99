// A file gets another name, and never that of another file.

internal import CSystem
internal import Glibc

/// Renames files.
enum FileMover {
  /// Renames `source` to `target`, both absolute; problems are told of `path`.
  static func move(
    _ source: VaultPath, to target: VaultPath, isAimed: Bool, for path: VaultPath
  ) throws(FileProblem) {
    do throws(SystemError) {
      let folder = try Descriptor.openFolder(target.parent)
      if isAimed, let text = try linkText(source) {
        try moveLink(source, to: target, text)
        return
      }
      try source.withCString { (old) throws(SystemError) in
        try target.withCString { (new) throws(SystemError) in try rename(old, new, source, target) }
      }
      try folder.synchronize()
      try Descriptor.openFolder(source.parent).synchronize()
    } catch {
      throw FileWriter.problem(path, error)
    }
  }

  /// Where a relative symbolic link leads, as it is written; nil for any other file.
  private static func linkText(_ path: VaultPath) throws(SystemError) -> VaultPath? {
    guard try Descriptor.status(of: path, followingLinks: false).kind == .link else { return nil }
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = try path.withCString { (name) throws(SystemError) in
      try SystemError.retrying { Int32(readlink(name, &buffer, buffer.count)) }
    }
    let text = VaultPath(bytes: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) })
    return text.isAbsolute ? nil : text
  }

  /// A relative link moves as a new link that leads from the new place to the same file.
  private static func moveLink(_ source: VaultPath, to target: VaultPath, _ text: VaultPath) throws(SystemError) {
    let aim = try source.parent.resolved().appending(text.bytes).normalized
    let seen = aim.seen(from: try target.parent.resolved())
    try seen.withCString { (text) throws(SystemError) in
      try target.withCString { (new) throws(SystemError) in _ = try SystemError.retrying { symlink(text, new) } }
    }
    try source.withCString { (old) throws(SystemError) in _ = try SystemError.retrying { unlink(old) } }
    try Descriptor.openFolder(target.parent).synchronize()
    try Descriptor.openFolder(source.parent).synchronize()
  }

  private static func rename(
    _ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>, _ source: VaultPath, _ target: VaultPath
  ) throws(SystemError) {
    do throws(SystemError) {
      _ = try SystemError.retrying { csystem_rename_new(AT_FDCWD, old, AT_FDCWD, new) }
    } catch  where error.code == EEXIST {
      // On a disk that ignores case, `Soup.md` is taken by `soup.md` itself.
      guard source != target, try isSameFile(source, target), source.parent == target.parent,
        source.string.lowercased() == target.string.lowercased()
      else { throw error }
      _ = try SystemError.retrying { renameat(AT_FDCWD, old, AT_FDCWD, new) }
    } catch  where error.code == EINVAL || error.code == ENOSYS {
      _ = try SystemError.retrying { linkat(AT_FDCWD, old, AT_FDCWD, new, 0) }
      _ = try SystemError.retrying { unlinkat(AT_FDCWD, old, 0) }
    }
  }

  private static func isSameFile(_ left: VaultPath, _ right: VaultPath) throws(SystemError) -> Bool {
    try Descriptor.status(of: left, followingLinks: false).identity
      == Descriptor.status(of: right, followingLinks: false).identity
  }
}
