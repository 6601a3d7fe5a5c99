// An open file or folder closes itself; the system calls on it are spelled once, here.

internal import Glibc

/// An open file or folder.
struct Descriptor: ~Copyable {
  let number: Int32

  /// Takes over an open descriptor.
  init(owning number: Int32) { self.number = number }

  deinit { close(number) }

  /// The folder that relative paths are looked up in.
  static let currentFolder = AT_FDCWD

  /// Opens a file; never waits for the other end of a pipe.
  static func open(
    _ path: VaultPath, in folder: Int32 = currentFolder, flags: Int32 = O_RDONLY, mode: mode_t = 0
  ) throws(SystemError) -> Descriptor {
    let flags = flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    let number = try path.withCString { (name) throws(SystemError) in
      try SystemError.retrying { openat(folder, name, flags, mode) }
    }
    return Descriptor(owning: number)
  }

  /// Opens a folder.
  static func openFolder(_ path: VaultPath, in folder: Int32 = currentFolder) throws(SystemError) -> Descriptor {
    // The empty path is the root itself, which the kernel calls ".".
    try open(path.isRoot ? VaultPath(".") : path, in: folder, flags: O_RDONLY | O_DIRECTORY)
  }

  /// What the file system tells of it.
  func status() throws(SystemError) -> FileStatus {
    var raw = stat()
    _ = try SystemError.retrying { fstat(number, &raw) }
    return FileStatus(raw)
  }

  /// What the file system tells of a name in a folder.
  static func status(
    of path: VaultPath, in folder: Int32 = currentFolder, followingLinks: Bool = true
  ) throws(SystemError) -> FileStatus {
    var raw = stat()
    let flags = followingLinks ? 0 : AT_SYMLINK_NOFOLLOW
    try path.withCString { (name) throws(SystemError) in
      _ = try SystemError.retrying { fstatat(folder, name, &raw, flags) }
    }
    return FileStatus(raw)
  }

  /// All bytes from the start; nil when there are more than `limit`.
  func readAll(expecting size: Int, limit: Int) throws(SystemError) -> [UInt8]? {
    var capacity = min(max(size, 0), limit) + 1
    var bytes: [UInt8] = []
    while true {
      var failure: SystemError?
      let start = bytes.count
      let next = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        while count < capacity {
          let result = pread(number, buffer.baseAddress?.advanced(by: count), capacity - count, off_t(start + count))
          if result == 0 { break }
          if result < 0 {
            if errno == EINTR { continue }
            failure = .last
            break
          }
          count += result
        }
      }
      if let failure { throw failure }
      if start == 0 { bytes = next } else { bytes += next }
      if bytes.count > limit { return nil }
      if next.count < capacity { return bytes }
      capacity = min(max(bytes.count, 4096), limit + 1 - bytes.count)
    }
  }

  /// Writes all bytes, from where the last write ended.
  func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      written += try bytes.withUnsafeBufferPointer { (buffer) throws(SystemError) in
        try SystemError.retrying { write(number, buffer.baseAddress?.advanced(by: written), buffer.count - written) }
      }
    }
  }

  /// Waits until the content is on the disk.
  func synchronize() throws(SystemError) { _ = try SystemError.retrying { fsync(number) } }
}

extension VaultPath {
  /// Calls with the path as C wants it; a path that holds a NUL byte names nothing.
  func withCString<Result>(
    _ body: (UnsafePointer<CChar>) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    if bytes.contains(0) { throw SystemError(ENOENT) }
    let terminated = bytes.map(CChar.init(bitPattern:)) + [0]
    return try terminated.withUnsafeBufferPointer { (buffer) throws(SystemError) in
      guard let base = buffer.baseAddress else { throw SystemError(ENOENT) }
      return try body(base)
    }
  }
}
