// Which folder is the vault: the one that was named, else the nearest one that looks like a vault, else this one.

internal import Glibc
internal import SourceText

/// Finds the vault's folder.
public enum VaultLocator {
  /// How the vault was found.
  public enum Origin: Sendable, Hashable {
    /// Named with `--vault`.
    case option
    /// Named by `$VAULT_DIR`.
    case environment
    /// A parent holds `.vault.yaml`, `.obsidian` or `.git`.
    case marker(String)
    /// Nothing else was there.
    case currentFolder
  }

  /// What in a folder shows that it is a vault, the surest first.
  static let markers = [VaultSettings.fileName, ".obsidian", ".git"]

  /// The real path of the vault.
  ///
  /// `option` is the value of `--vault`, `variable` that of `$VAULT_DIR`, `home` that of `$HOME`. Throws when the folder does not exist,
  /// and for the home folder and `/` unless `--vault` names them.
  public static func find(
    option: String?, variable: String?, home: String?, currentFolder: VaultPath? = nil
  ) throws(FileProblem) -> (root: VaultPath, origin: Origin) {
    if let option { return (try realFolder(VaultPath(option)), .option) }
    if let variable, !variable.isEmpty {
      return (try allowed(try realFolder(VaultPath(variable)), home: home), .environment)
    }
    let here = try realFolder(currentFolder ?? VaultPath("."))
    for marker in markers {
      var folder = here
      while true {
        if exists(folder.appending(marker)) { return (try allowed(folder, home: home), .marker(marker)) }
        if folder.bytes.count <= 1 { break }
        folder = folder.parent
      }
    }
    return (try allowed(here, home: home), .currentFolder)
  }

  private static func exists(_ path: VaultPath) -> Bool {
    do throws(SystemError) {
      _ = try Descriptor.status(of: path, followingLinks: false)
      return true
    } catch {
      // What cannot be seen marks nothing.
      return false
    }
  }

  private static func realFolder(_ path: VaultPath) throws(FileProblem) -> VaultPath {
    do throws(SystemError) {
      let real = try path.resolved()
      guard try Descriptor.status(of: real).kind == .folder else { throw SystemError(ENOTDIR) }
      return real
    } catch {
      throw FileProblem(path, .vaultMissing, error.code == ENOENT ? "there is no such folder" : error.words)
    }
  }

  private static func allowed(_ folder: VaultPath, home: String?) throws(FileProblem) -> VaultPath {
    if folder.bytes == [UInt8(ascii: "/")] { throw FileProblem(folder, .vaultRefused, "/") }
    guard let home, !home.isEmpty else { return folder }
    // A home folder that does not exist is not the one that was found.
    if let real = try? VaultPath(home).resolved(), real == folder {
      throw FileProblem(folder, .vaultRefused, "your home folder")
    }
    return folder
  }
}

extension VaultPath {
  /// The absolute path without links.
  func resolved() throws(SystemError) -> VaultPath {
    try withCString { (name) throws(SystemError) in
      guard let real = realpath(name, nil) else { throw .last }
      defer { free(real) }
      return VaultPath(bytes: Array(UnsafeRawBufferPointer(start: real, count: strlen(real))))
    }
  }
}
