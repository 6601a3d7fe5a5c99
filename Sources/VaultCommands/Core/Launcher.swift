// Other programs: finding them in the PATH and running them with the terminal as it is.

internal import CommandTable
internal import SourceText

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Runs programs.
enum Launcher {
  #if os(macOS)
    /// The system's program for opening files and addresses.
    static let opener = "open"
  #else
    /// The system's program for opening files and addresses.
    static let opener = "xdg-open"
  #endif

  /// The path of a program, looked up in a `PATH`; a name with a slash is a path already.
  static func find(_ program: String, in path: String) -> String? {
    if program.contains("/") { return access(program, X_OK) == 0 ? program : nil }
    for folder in path.split(separator: ":", omittingEmptySubsequences: true) {
      let candidate = "\(folder)/\(program)"
      if access(candidate, X_OK) == 0 { return candidate }
    }
    return nil
  }

  /// Runs a program until it ends and returns its exit code; 128 plus the signal when one ended it.
  ///
  /// Throws a `Failure` when it cannot be started.
  static func run(_ path: String, _ words: [String], environment: Environment) throws -> Int32 {
    let child = try spawn(path, words, environment, files: nil)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { throw Failure(.programFailed, path, systemWords(errno)) }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Starts a program without input and output and goes on; whether it can be started does not matter.
  static func start(_ path: String, _ words: [String], environment: Environment) {
    // Those started before that have ended.
    var status: Int32 = 0
    while waitpid(-1, &status, WNOHANG) > 0 {}
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    for descriptor in Int32(0)...2 { posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_RDWR, 0) }
    _ = try? withUnsafePointer(to: files) { try spawn(path, words, environment, files: $0) }
  }

  private static func spawn(
    _ path: String, _ words: [String], _ environment: Environment,
    files: UnsafePointer<posix_spawn_file_actions_t>?
  ) throws -> pid_t {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.entries.map { strdup($0) } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    // This program ignores closed pipes; the one it starts must not.
    var attributes = posix_spawnattr_t()
    var signals = sigset_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var child: pid_t = 0
    let error = posix_spawn(&child, path, files, &attributes, &arguments, &variables)
    guard error == 0 else { throw Failure(.programFailed, path, systemWords(error)) }
    return child
  }
}
