// Standard input, read in pieces so that a stream of any length needs the same memory.

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A source of bytes.
final class Input {
  private let descriptor: Int32?
  private var buffer: [UInt8]
  private var position = 0

  /// Reads from a file descriptor.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    buffer = []
  }

  /// Reads from memory.
  init(bytes: [UInt8]) {
    descriptor = nil
    buffer = bytes
  }

  /// The next line without its line ending; nil at the end.
  ///
  /// A last line without line ending counts.
  func line() -> [UInt8]? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        let isCRLF = end > position && buffer[end - 1] == UInt8(ascii: "\r")
        return Array(buffer[position..<(isCRLF ? end - 1 : end)])
      }
      let pending = buffer.count - position
      searched = fill() ? position + pending : buffer.count
      if searched == buffer.count && buffer.count - position == pending { break }
    }
    guard position < buffer.count else { return nil }
    defer { position = buffer.count }
    return Array(buffer[position...])
  }

  /// Everything that is left.
  func rest() -> [UInt8] {
    while fill() {}
    defer { position = buffer.count }
    return Array(buffer[position...])
  }

  /// Reads more; false at the end.
  private func fill() -> Bool {
    guard let descriptor else { return false }
    if position > 0 {
      buffer.removeFirst(position)
      position = 0
    }
    let old = buffer.count
    let size = 1 << 16
    buffer += [UInt8](repeating: 0, count: size)
    var count = -1
    repeat {
      count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress.map { $0 + old }, size) }
    } while count < 0 && errno == EINTR
    buffer.removeLast(size - max(0, count))
    return count > 0
  }
}
