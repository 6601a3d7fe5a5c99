// Ctrl-C must not fall between two writes that belong together.

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Signals from outside.
enum Signals {
  /// Runs `body`; Ctrl-C, a hang-up and a polite kill wait until it has ended.
  static func held<Result>(_ body: () throws -> Result) rethrows -> Result {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&held, number) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }
}
