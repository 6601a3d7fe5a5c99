// The user's own editor, on a file, until it is closed.

internal import CommandTable
internal import SourceText

extension Session {
  /// Opens `$VISUAL`, `$EDITOR` or `vi` on a file and waits; throws when it cannot be started or fails.
  func openEditor(on path: String) throws {
    let editor = variable("VISUAL") ?? variable("EDITOR") ?? "vi"
    console.flush()
    // The variable may hold options too (`code --wait`), so a shell takes it apart, as git does.
    let code = try Launcher.run(
      "/bin/sh", ["sh", "-c", editor + " \"$@\"", editor, path], environment: environment)
    if code != 0 { throw Failure(.programFailed, editor, "\(code)") }
  }
}
