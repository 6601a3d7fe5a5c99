// The kernel's error numbers in words that a cook understands.

internal import Glibc

/// An error number of a system call.
struct SystemError: Error, Hashable {
  /// The number, as in `errno`.
  let code: Int32

  init(_ code: Int32) { self.code = code }

  /// The error of the call that just failed.
  static var last: SystemError { SystemError(errno) }

  /// The error of a name that does not exist.
  static let noSuchFile = SystemError(ENOENT)

  /// What it means.
  var words: String {
    switch code {
    case ENOENT: "there is no such file"
    case EACCES, EPERM: "permission denied"
    case ENOTDIR: "a part of the path is not a folder"
    case EISDIR: "it is a folder"
    case ELOOP: "its links lead in a circle"
    case ENAMETOOLONG: "its name is too long"
    case ENOSPC, EDQUOT: "the disk is full"
    case EROFS: "the disk is read-only"
    case EFBIG: "it would be larger than allowed"
    case EMFILE, ENFILE: "too many files are open"
    case EIO: "the disk reports an error"
    case EEXIST: "it exists already"
    default: strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }
  }

  /// Runs a call until it is not interrupted by a signal.
  static func retrying<Result: SignedInteger>(_ call: () -> Result) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      let error = SystemError.last
      if error.code != EINTR { throw error }
    }
  }
}
