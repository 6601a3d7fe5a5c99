// A file of the cache while it is written: beside its place under a name of its own, then renamed. Nothing of the cache is needed, so that no failure is an error.

internal import Glibc
internal import VaultFolder

/// A new file in the cache folder.
///
/// Unchecked because the descriptor never changes and writes at given places need no order.
final class CacheFile: @unchecked Sendable {
  private let folder: VaultPath
  private let temporary: VaultPath
  private let descriptor: Int32
  private var isNamed = false

  /// A temporary file in `folder`, which is made if need be; nil when that is not possible.
  init?(in folder: VaultPath) {
    self.folder = folder
    CacheFolder.make(folder)
    let name = CacheFolder.temporaryName()
    temporary = folder.appending(name)
    descriptor = temporary.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
    if descriptor < 0 { return nil }
  }

  deinit {
    if descriptor >= 0 {
      close(descriptor)
      if !isNamed { _ = temporary.withCString { unlink($0) } }
    }
  }

  /// Writes bytes at a place; false when the disk does not take them.
  func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = pwrite(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done, off_t(offset + done))
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return false }
      done += count
    }
    return true
  }

  /// Gives the file one more name, before it gets its place; false when it is not possible.
  func link(_ name: String) -> Bool {
    let target = folder.appending(name)
    return temporary.withCString { old in target.withCString { Glibc.link(old, $0) } } == 0
  }

  /// Puts the file in its place; false when it is not possible.
  func name(_ name: String) -> Bool {
    let target = folder.appending(name)
    isNamed = temporary.withCString { old in target.withCString { rename(old, $0) } } == 0
    return isNamed
  }
}

/// The folder of one vault's index.
enum CacheFolder {
  private static let prefix = ".vault-tmp-"

  /// Makes a folder and those above it, for the user alone; failure shows at the first use.
  static func make(_ folder: VaultPath) {
    if folder.withCString({ mkdir($0, 0o700) }) == 0 || errno != ENOENT { return }
    let parent = folder.parent
    if parent.bytes.count < folder.bytes.count, !parent.isRoot { make(parent) }
    _ = folder.withCString { mkdir($0, 0o700) }
  }

  static func temporaryName() -> String { "\(prefix)\(getpid())-\(UInt32.random(in: 0...UInt32.max))" }

  /// Maps a file; nil when it is not there.
  static func map(_ path: VaultPath) -> IndexBytes? {
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return IndexBytes(mapping: descriptor, count: Int(status.st_size))
  }

  static func remove(_ path: VaultPath) { _ = path.withCString { unlink($0) } }

  static func exists(_ path: VaultPath) -> Bool { path.withCString { access($0, F_OK) } == 0 }

  /// The names in a folder that begin with `prefix`.
  static func names(in folder: VaultPath, prefix: String) -> [String] {
    guard let stream = folder.withCString({ opendir($0) }) else { return [] }
    defer { closedir(stream) }
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 19
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = String(cString: UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self))
      if name.hasPrefix(prefix) { names.append(name) }
    }
    return names
  }

  /// Takes away what killed processes left.
  static func tidy(_ folder: VaultPath) {
    for name in names(in: folder, prefix: prefix) {
      let process = name.dropFirst(prefix.count).prefix { $0 != "-" }
      if let number = Int32(process), number != getpid(), kill(number, 0) != 0, errno == ESRCH {
        remove(folder.appending(name))
      }
    }
  }
}

extension VaultPath {
  /// Calls with the path as C wants it; one that holds a NUL byte is cut there.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes + [0]).withUnsafeBytes { buffer in
      // The buffer is never empty: it ends with the NUL byte.
      buffer.withMemoryRebound(to: CChar.self) { text in
        guard let start = text.baseAddress else { return "".withCString(body) }
        return body(start)
      }
    }
  }
}
