// What the vault looked like when it was last read: every folder and file with its stamp, so that the next look finds what changed.

internal import SourceText
internal import VaultFolder

/// The state of a vault at one moment.
struct Manifest {
  /// What is known of a file's content.
  enum Content: Hashable {
    /// A recipe of the base file.
    case base(Int)
    /// A recipe of the delta file.
    case delta(Int)
    /// Not a recipe.
    case other
    /// It could not be read; it is tried again at every look.
    case unread
  }

  /// A Markdown file.
  struct File {
    var path: VaultPath
    /// Its stamp; nil when it changed so recently that the stamp proves nothing.
    var stamp: FileStamp?
    var content: Content
  }

  /// A folder.
  struct Folder {
    var path: VaultPath
    /// Its stamp; nil as for files.
    var stamp: FileStamp?
  }

  /// The folders; the files of a folder stand together and in the folders' order.
  var folders: [Folder] = []
  var files: [File] = []
  /// What could not be read, told again at every look.
  var problems: [FileProblem] = []
  /// What changes without a trace in the folders.
  var watched: [FolderWalk.Watched] = []
}

/// A stamp is proof only of a time that is over: git calls a file that changed within the tick of the look "racily clean".
struct RacyRule {
  /// Just before the look, in nanoseconds since 1970.
  let start: Int64

  /// The stamp, or nil when the file may change again without showing it.
  func settled(_ stamp: FileStamp) -> FileStamp? {
    // File systems that count in seconds leave the rest zero. All others stamp with the very clock that `start` was taken from, so that
    // whatever happens after it has another stamp than what happened in an earlier tick.
    let tick: Int64 = stamp.changed % 1_000_000_000 == 0 ? 2_000_000_000 : 0
    return stamp.changed >= start &- tick ? nil : stamp
  }
}
