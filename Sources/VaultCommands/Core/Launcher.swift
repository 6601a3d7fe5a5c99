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

  /// The path of this program, for others that are to start it.
  static var ownPath: String {
    guard let path = realpath("/proc/self/exe", nil) else { return CommandLine.arguments.first ?? "vault" }
    defer { free(path) }
    return String(cString: path)
  }

  /// The path of a program, looked up in a `PATH`; a name with a slash is a path already.
  static func find(_ program: String, in path: String) -> String? {
    if program.contains("/") { return access(program, X_OK) == 0 ? program : nil }
    for folder in path.split(separator: ":", omittingEmptySubsequences: true) {
      let candidate = "\(folder)/\(program)"
      if access(candidate, X_OK) == 0 { return candidate }
    }
    return nil
  }

  /// Runs a program that reads `input` and prints its answer, as fzf does; its messages and keys are those of the terminal.
  ///
  /// Throws a `Failure` when it cannot be started.
  static func filter(
    _ path: String, _ words: [String], input: [UInt8], environment: Environment
  ) throws -> (code: Int32, output: [UInt8]) {
    let (asked, answered) = (try Pipe(path), try Pipe(path))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, asked.reading, 0)
    posix_spawn_file_actions_adddup2(&actions, answered.writing, 1)
    let child = try withUnsafePointer(to: actions) { try spawn(path, words, environment, files: $0) }
    asked.closeReading()
    answered.closeWriting()
    asked.send(input)
    let output = answered.receive()
    return (try end(of: child, path), output)
  }

  /// Runs a program until it ends and returns its exit code; 128 plus the signal when one ended it.
  ///
  /// Throws a `Failure` when it cannot be started.
  static func run(_ path: String, _ words: [String], environment: Environment) throws -> Int32 {
    try end(of: try spawn(path, words, environment, files: nil), path)
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
    // This program ignores closed pipes and limits of files; the one it starts must not.
    var attributes = posix_spawnattr_t()
    var signals = sigset_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    sigaddset(&signals, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var child: pid_t = 0
    let error = posix_spawn(&child, path, files, &attributes, &arguments, &variables)
    guard error == 0 else { throw Failure(.programFailed, path, systemWords(error)) }
    return child
  }

  private static func end(of child: pid_t, _ path: String) throws -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { throw Failure(.programFailed, path, systemWords(errno)) }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

/// Two ends of a pipe that programs which are started do not inherit.
private final class Pipe {
  private(set) var reading: Int32
  private(set) var writing: Int32

  init(_ program: String) throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure(.programFailed, program, systemWords(errno)) }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    closeReading()
    closeWriting()
  }

  func closeReading() {
    if reading >= 0 { close(reading) }
    reading = -1
  }

  func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  /// Writes bytes and ends; a reader that has enough is no failure.
  func send(_ bytes: [UInt8]) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { write(writing, $0.baseAddress.map { $0 + done }, $0.count - done) }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { break }
      done += count
    }
    closeWriting()
  }

  /// Everything that is written at the other end.
  func receive() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(reading, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return bytes }
      bytes += buffer.prefix(count)
    }
  }
}
