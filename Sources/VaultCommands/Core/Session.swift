// What every command is handed: the console, the environment, the clock, and the vault when it asks for it.

internal import CommandTable

/// One run of the program.
///
/// Used by one thread.
final class Session {
  /// Where output goes.
  let console: Console
  /// The environment variables.
  let environment: [String: String]
  /// Standard input.
  let input: Input
  /// The values of the options that every command takes.
  var globals: Invocation

  init(console: Console, environment: [String: String], input: Input, globals: Invocation) {
    self.console = console
    self.environment = environment
    self.input = input
    self.globals = globals
  }

  /// A variable of the environment; nil when it is not set or empty.
  func variable(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
