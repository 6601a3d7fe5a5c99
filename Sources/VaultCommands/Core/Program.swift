// From the words of a command line to an exit code: the one place where commands are run and their failures told.

internal import CommandTable
internal import Quantities
internal import SourceText
internal import VaultFolder

/// Why a command cannot go on; told to the user, exit 2.
struct Failure: Error {
  /// What to say.
  var diagnostics: [Diagnostic]
  /// The exit code.
  var code = ExitCode.failed

  /// A failure with one thing to say.
  init(_ id: DiagnosticID, _ arguments: String...) { diagnostics = [Diagnostic(id, nil, arguments)] }

  /// A failure with these things to say.
  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// The same failure with another exit code.
  func with(_ code: ExitCode) -> Failure {
    var result = self
    result.code = code
    return result
  }
}

/// The program: a table of commands and how they are run.
enum Program {
  /// Runs one command line.
  static func run(_ words: [String], in session: Session) -> ExitCode {
    let code: ExitCode
    do {
      code = try dispatch(words, in: session)
    } catch let problem as UsageProblem {
      session.tell([problem.diagnostic])
      code = .failed
    } catch let problem as FileProblem {
      session.tell([problem])
      code = .failed
    } catch let problem as ScalingProblem {
      session.tell([problem.diagnostic])
      code = .failed
    } catch let failure as Failure {
      session.tell(failure.diagnostics)
      code = failure.code
    } catch {
      session.tell([Diagnostic(.commandFailed, nil, ["\(error)"])])
      code = .failed
    }
    return finish(code, session)
  }

  private static func dispatch(_ words: [String], in session: Session) throws -> ExitCode {
    let line = try UserCommands.parse(words, in: session)
    let invocation = line.invocation
    session.globals = invocation
    session.console.setup.apply(color: invocation.value(.color) ?? "auto")
    if invocation.has(.help) { return try session.help(with: invocation.path) }
    if invocation.has(.version) {
      session.console.print("vault \(Commands.version)")
      return .done
    }
    guard let command = line.command, let run = command.run else { throw Failure(.noCommand) }
    session.tell(invocation.notes)
    return try run(invocation, session)
  }

  /// Sends what is pending; a closed pipe is silent, any other failure to write is told.
  private static func finish(_ code: ExitCode, _ session: Session) -> ExitCode {
    session.console.flush()
    if session.console.isClosed || session.console.outputError == 0 { return code }
    session.tell([Diagnostic(.outputFailed, nil, [systemWords(session.console.outputError)])])
    return .failed
  }
}
