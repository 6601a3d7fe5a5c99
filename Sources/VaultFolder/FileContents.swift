// The bytes of a file together with the stamp they had when they were read.

internal import Glibc
internal import SourceText

/// What was read from a file.
public struct FileContents: Sendable {
  /// All bytes of the file.
  public let bytes: [UInt8]
  /// What the file system told of the file before it was read.
  public let stamp: FileStamp

  /// The most bytes a recipe may have.
  public static let limit = 16 << 20

  /// Reads a file that is open; problems are told of `path`.
  init(of file: borrowing Descriptor, at path: VaultPath, limit: Int = limit) throws(FileProblem) {
    let status: FileStatus
    let bytes: [UInt8]?
    do throws(SystemError) {
      status = try file.status()
      if status.kind == .folder { throw SystemError(EISDIR) }
      let isReadable = status.kind == .file && status.stamp.size <= Int64(limit)
      bytes = isReadable ? try file.readAll(expecting: Int(status.stamp.size), limit: limit) : nil
    } catch {
      throw FileProblem(path, .fileUnreadable, error.words)
    }
    guard status.kind == .file else { throw FileProblem(path, .notAFile, status.kind.words) }
    guard let bytes else { throw FileProblem(path, .fileTooLarge, "\(limit >> 20)") }
    self.bytes = bytes
    stamp = status.stamp
  }
}
