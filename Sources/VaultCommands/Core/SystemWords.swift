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
