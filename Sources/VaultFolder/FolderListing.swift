// The names in one folder, sorted, as the kernel hands them out.

internal import Glibc

/// One name in a folder.
struct FolderEntry {
  /// What the listing itself tells of a name; `unknown` needs a stat.
  enum Kind {
    case file, folder, link, other, unknown
  }

  let name: [UInt8]
  let kind: Kind
}

extension Descriptor {
  /// The names in this folder without `.` and `..`, ordered by bytes.
  func list() throws(SystemError) -> [FolderEntry] {
    let copy = try SystemError.retrying { fcntl(number, F_DUPFD_CLOEXEC, 0) }
    guard let stream = fdopendir(copy) else {
      let error = SystemError.last
      close(copy)
      throw error
    }
    defer { closedir(stream) }
    rewinddir(stream)
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = Self.name(entry)
      if name == [UInt8(ascii: ".")] || name == [UInt8(ascii: "."), UInt8(ascii: ".")] { continue }
      entries.append(FolderEntry(name: name, kind: Self.kind(entry.pointee.d_type)))
    }
    if errno != 0 { throw .last }
    entries.sort { $0.name.lexicographicallyPrecedes($1.name) }
    return entries
  }

  private static func name(_ entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    // Read in place: the record ends with the name, so that copying the whole field would read past its end.
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 19
    let start = UnsafeRawPointer(entry).advanced(by: offset)
    return Array(UnsafeRawBufferPointer(start: start, count: strlen(start.assumingMemoryBound(to: CChar.self))))
  }

  private static func kind(_ type: UInt8) -> FolderEntry.Kind {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): .unknown
    default: .other
    }
  }
}
