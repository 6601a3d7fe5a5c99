// Where the program begins: the process's own streams and environment are put together here.

internal import CommandTable
internal import SourceText
internal import VaultFolder

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Runs the program with the words of its command line, its own name first, and returns its exit code.
public func runVault(arguments: [String]) -> Int32 {
  signal(SIGPIPE, SIG_IGN)
  // A limit on the size of files is an error of one write, as a full disk is; without it the index is not kept, and that is all.
  signal(SIGXFSZ, SIG_IGN)
  if arguments.count == 2, arguments[1] == "--version", printVersion() { return ExitCode.done.rawValue }
  let environment = Environment.process
  let setup = Console.Setup.process(color: "auto") { environment[$0] }
  let session = Session(
    console: Console(setup), environment: environment, input: Input(descriptor: 0), currentFolder: currentFolder())
  let raw = RawArguments.process
  if let broken = RawArguments.firstBroken(raw) {
    let shown = TerminalText.escaped(String(decoding: raw[broken], as: UTF8.self))
    session.tell([Diagnostic(.wordNotUTF8, nil, ["\(broken)", shown])])
    return ExitCode.failed.rawValue
  }
  return Program.run(Array(arguments.dropFirst()), in: session).rawValue
}

/// Prints the version without the table of commands, which takes as long to make as all the rest of such a short run.
///
/// False when it could not be written; the long way then tells why.
private func printVersion() -> Bool {
  let console = Console(Console.Setup())
  console.print("vault \(Commands.version)")
  console.flush()
  return console.outputError == 0
}

/// The folder that the program was started in; `/` when it is gone.
private func currentFolder() -> VaultPath {
  guard let path = getcwd(nil, 0) else { return VaultPath("/") }
  defer { free(path) }
  return VaultPath(String(cString: path))
}
