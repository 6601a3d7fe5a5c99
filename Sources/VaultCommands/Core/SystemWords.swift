// The system's words for its error numbers.

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What the system says about an error number: `No space left on device`.
func systemWords(_ number: Int32) -> String {
  guard let words = strerror(number) else { return "error \(number)" }
  return String(cString: words)
}

/// The contents of a file, for now without limits.
func readFile(_ path: String) -> [UInt8]? {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  return Input(descriptor: descriptor).rest()
}
