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
    let folder = root.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard folder >= 0 else { return .moved }
    defer { close(folder) }
    let work = Work(manifest: manifest, root: folder)
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
    let root: Int32
    let isMoved = Atomic<Bool>(false)
    private let isStale: UnsafeMutableBufferPointer<Bool>

    init(manifest: ManifestView, root: Int32) {
      self.manifest = manifest
      self.root = root
      isStale = .allocate(capacity: manifest.fileCount)
      isStale.initialize(repeating: false)
    }

    deinit { isStale.deallocate() }

    var staleFiles: [Int] { isStale.contains(true) ? isStale.indices.filter { isStale[$0] } : [] }

    func look(_ number: Int) {
      if isMoved.load(ordering: .relaxed) { return }
      let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
      let folder = manifest.folderName(number).map {
        $0.pointee == 0 ? openat(root, ".", flags) : openat(root, $0, flags)
      }
      guard let folder, folder >= 0 else { return isMoved.store(true, ordering: .relaxed) }
      defer { close(folder) }
      var status = stat()
      guard fstat(folder, &status) == 0, Self.stamp(status, hasSize: false) == manifest.folderStamp(number) else {
        return isMoved.store(true, ordering: .relaxed)
      }
      for file in manifest.files(ofFolder: number) {
        let isKnown = manifest.fileName(file).map { isSame(file, $0, in: folder) }
        if isKnown != true || manifest.isUnread(file) { isStale[file] = true }
      }
    }

    private func isSame(_ file: Int, _ name: UnsafePointer<CChar>, in folder: Int32) -> Bool {
      var status = stat()
      guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return false }
      // The stamp of a file that only a link leads to is that of the file.
      if status.st_mode & S_IFMT == S_IFLNK, fstatat(folder, name, &status, 0) != 0 { return false }
      return Self.stamp(status, hasSize: true) == manifest.fileStamp(file)
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
