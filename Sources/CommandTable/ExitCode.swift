// What a script learns from a command.

/// The exit codes of the program.
public enum ExitCode: Int32, Sendable, Hashable {
  /// Everything that was asked for is done.
  case done = 0
  /// Nothing was found, or problems were found.
  case nothing = 1
  /// The command line was wrong, or the command failed.
  case failed = 2
  /// The user pressed Ctrl-C.
  case interrupted = 130
}
