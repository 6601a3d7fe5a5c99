// Where the program begins: the process's own streams and environment are put together here.

internal import CommandTable
internal import VaultFolder

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Runs the program with the words of its command line, its own name first, and returns its exit code.
public func runVault(arguments: [String]) -> Int32 {
  signal(SIGPIPE, SIG_IGN)
  let environment = processEnvironment()
  let setup = Console.Setup.process(color: "auto") { environment[$0] }
  let session = Session(
    console: Console(setup), environment: environment, input: Input(descriptor: 0), currentFolder: currentFolder())
  return Program.run(Array(arguments.dropFirst()), in: session).rawValue
}

/// The environment of this process; of names that stand twice the first counts.
private func processEnvironment() -> [String: String] {
  var result: [String: String] = [:]
  var entry = environ
  while let text = entry.pointee {
    let pair = String(cString: text)
    if let equals = pair.firstIndex(of: "=") {
      let name = String(pair[..<equals])
      if result[name] == nil { result[name] = String(pair[pair.index(after: equals)...]) }
    }
    entry += 1
  }
  return result
}

/// The folder that the program was started in; `/` when it is gone.
private func currentFolder() -> VaultPath {
  guard let path = getcwd(nil, 0) else { return VaultPath("/") }
  defer { free(path) }
  return VaultPath(String(cString: path))
}
