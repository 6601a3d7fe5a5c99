// Whether a file is still the one that was read is told by what the file system keeps about it.

internal import Glibc

/// What a file system tells of a file; two equal stamps mean the same content unless the file was written within one tick of its clock.
public struct FileStamp: Hashable, Sendable {
  /// The device the file is on.
  public var device: UInt64
  /// Its number there.
  public var inode: UInt64
  /// Its size in bytes.
  public var size: Int64
  /// When its content changed, in nanoseconds since 1970.
  public var modified: Int64
  /// When its content, owner, mode or name changed, in nanoseconds since 1970.
  public var changed: Int64

  /// A stamp of its parts.
  public init(device: UInt64, inode: UInt64, size: Int64, modified: Int64, changed: Int64) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
    self.changed = changed
  }
}

/// A stamp together with what kind of file it is of and to whom it belongs.
struct FileStatus {
  enum Kind {
    case file, folder, link, pipe, socket, device
  }

  let stamp: FileStamp
  let kind: Kind
  let mode: mode_t
  let owner: uid_t
  let group: gid_t
  /// Under how many names the file is known.
  let names: Int

  init(_ raw: stat) {
    stamp = FileStamp(
      device: UInt64(raw.st_dev), inode: UInt64(raw.st_ino), size: Int64(raw.st_size),
      modified: Self.nanoseconds(raw.st_mtim), changed: Self.nanoseconds(raw.st_ctim))
    switch raw.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    case S_IFIFO: kind = .pipe
    case S_IFSOCK: kind = .socket
    default: kind = .device
    }
    mode = raw.st_mode & 0o7777
    owner = raw.st_uid
    group = raw.st_gid
    names = Int(raw.st_nlink)
  }

  /// The file and device as one value, to know it again.
  var identity: FileIdentity { FileIdentity(device: stamp.device, inode: stamp.inode) }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}

/// What makes two names the same file.
struct FileIdentity: Hashable {
  let device: UInt64
  let inode: UInt64
}

extension FileStatus.Kind {
  /// What it is, for people.
  var words: String {
    switch self {
    case .file: "a file"
    case .folder: "a folder"
    case .link: "a link"
    case .pipe: "a pipe"
    case .socket: "a socket"
    case .device: "a device"
    }
  }
}
