// The look at the vault before every answer: each known folder is opened once and each known file's stamp compared, on two threads.

internal import Glibc
internal import Synchronization
internal import VaultFolder

/// What a look at the known folders and files found.
enum Freshness {
  /// Everything is as it was.
  case same
  /// These files, by number, changed or are gone; no folder did.
  case stale([Int])
  /// Folders changed: there may be new files.
  case moved
}

/// Compares a manifest with the disk.
enum FreshnessCheck {
  /// Looks at every folder and file of a manifest.
  static func run(_ manifest: ManifestView, root: VaultPath) -> Freshness {
    let work = Work(manifest: manifest, root: root.bytes)
    TwoThreads.run(manifest.folderCount, chunk: 1) { work.look($0) }
    if work.isMoved.load(ordering: .relaxed) { return .moved }
    let stale = work.staleFiles
    return stale.isEmpty ? .same : .stale(stale)
  }

  /// The state of a look.
  ///
  /// Unchecked because the manifest is only read and each file's mark is written by the one thread that was handed its folder.
  private final class Work: @unchecked Sendable {
    let manifest: ManifestView
    let root: [UInt8]
    let isMoved = Atomic<Bool>(false)
    private let isStale: UnsafeMutableBufferPointer<Bool>

    init(manifest: ManifestView, root: [UInt8]) {
      self.manifest = manifest
      self.root = root
      isStale = .allocate(capacity: manifest.fileCount)
      isStale.initialize(repeating: false)
    }

    deinit { isStale.deallocate() }

    var staleFiles: [Int] { isStale.indices.filter { isStale[$0] } }

    func look(_ number: Int) {
      if isMoved.load(ordering: .relaxed) { return }
      let name = manifest.folderPath(number)
      let path = root + (name.isEmpty ? [] : [UInt8(ascii: "/")]) + name + [0]
      let folder = path.withUnsafeBytes { buffer in
        buffer.withMemoryRebound(to: CChar.self) { text in
          text.baseAddress.map { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) } ?? -1
        }
      }
      guard folder >= 0 else { return isMoved.store(true, ordering: .relaxed) }
      defer { close(folder) }
      var status = stat()
      guard fstat(folder, &status) == 0, Self.stamp(status, hasSize: false) == manifest.folderStamp(number) else {
        return isMoved.store(true, ordering: .relaxed)
      }
      for file in manifest.files(ofFolder: number) {
        let isSame = manifest.fileName(file).map { name in
          fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0
            && Self.stamp(status, hasSize: true) == manifest.fileStamp(file)
        }
        if isSame != true || manifest.content(file) == .unread { isStale[file] = true }
      }
    }

    private static func stamp(_ status: stat, hasSize: Bool) -> FileStamp {
      FileStamp(
        device: UInt64(status.st_dev), inode: UInt64(status.st_ino), size: hasSize ? Int64(status.st_size) : 0,
        modified: Int64(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_mtim.tv_nsec),
        changed: Int64(status.st_ctim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_ctim.tv_nsec))
    }
  }

  /// The clock that the kernel stamps files with, in nanoseconds since 1970.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME_COARSE, &time)
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
