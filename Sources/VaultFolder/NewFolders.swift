// A new recipe may need new folders; when it fails, they go away again.

internal import Glibc

/// The folders that were made for a file.
struct NewFolders {
  private var made: [VaultPath] = []

  /// Makes the missing folders above `file` (absolute, normalized); problems are told of `path`.
  init(for file: VaultPath, told path: VaultPath) throws(FileProblem) {
    var missing: [VaultPath] = []
    var folder = file.parent
    while folder.bytes.count > 1, (try? Descriptor.status(of: folder)) == nil {
      missing.append(folder)
      folder = folder.parent
    }
    for folder in missing.reversed() {
      do throws(SystemError) {
        try folder.withCString { (name) throws(SystemError) in _ = try SystemError.retrying { mkdir(name, 0o777) } }
        made.append(folder)
        try Descriptor.openFolder(folder.parent).synchronize()
      } catch  where error.code == EEXIST {
        // Another process made it first.
        continue
      } catch {
        remove()
        throw FileWriter.problem(path, error)
      }
    }
  }

  /// Takes them away again, as far as nobody put something in.
  func remove() {
    for folder in made.reversed() {
      // A folder that is no longer empty stays.
      try? folder.withCString { (name) throws(SystemError) in _ = try SystemError.retrying { rmdir(name) } }
    }
  }
}
