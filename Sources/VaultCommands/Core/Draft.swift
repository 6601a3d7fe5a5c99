// A file that is edited before it is in the vault: in a temporary folder of its own, so that editors may leave files beside it.

internal import SourceText
internal import VaultFolder

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A temporary file.
struct Draft {
  /// Its path.
  let path: String
  private let folder: String

  /// Writes the bytes to a new file of this name.
  init(name: [UInt8], bytes: [UInt8]) throws {
    let root = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(root)/vault-draft-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure(.fileUnwritable, systemWords(errno)) }
    folder = template.withUnsafeBufferPointer {
      String(decoding: $0.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    path = folder + "/" + String(decoding: name, as: UTF8.self)
    try VaultFolder(root: VaultPath(folder), settings: VaultSettings()).create(VaultPath(bytes: name), bytes)
  }

  /// What is in the file now.
  func read() throws -> [UInt8] {
    try VaultFolder(root: VaultPath("/"), settings: VaultSettings()).read(VaultPath(path)).bytes
  }

  /// Takes the folder away, with what editors left in it.
  func remove() {
    guard let listing = opendir(folder) else { return }
    defer { closedir(listing) }
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { unlink(folder + "/" + name) }
    }
    rmdir(folder)
  }
}
