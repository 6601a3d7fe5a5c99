import Testing

@testable import CommandTable

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct CompletionsTests {
  /// What a shell script prints; nil when the shell is not there.
  private func output(of script: String, shell: String) -> [String]? {
    let path = "/tmp/vault-completions-\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
    guard let file = fopen(path, "w") else { return nil }
    defer { unlink(path) }
    fputs(script, file)
    fclose(file)
    guard let pipe = popen("command -v \(shell) >/dev/null && \(shell) \(path) 2>&1 || echo ABSENT", "r") else {
      return nil
    }
    defer { pclose(pipe) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(pipe), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return lines == ["ABSENT"] ? nil : lines
  }

  @Test(arguments: [
    (["vault", ""], ["list", "set", "tag", "git", "scale"]),
    (["vault", "s"], ["set", "scale"]),
    (["vault", "--vault", "dir", "s"], ["set", "scale"]),
    (["vault", "list", "--s"], ["--sort"]),
    (["vault", "ls", "--li"], ["--limit"]),
    (["vault", "--color", ""], ["auto", "always", "never"]),
    (["vault", "--color", "=", "a"], ["auto", "always"]),
    (["vault", "list", "--color", "n"], ["never"]),
    (["vault", "list", "--tag", ""], ["soup"]),
    (["vault", "tag", "r"], ["rename"]),
    (["vault", "tag", "Stew", ""], ["add", "remove"]),
    (["vault", "set", ""], ["Lemon\\ Drizzle", "Lentils"]),
    (["vault", "set", "Lemon\\ D"], ["Lemon\\ Drizzle"]),
    (["vault", "set", "\"Lem"], ["Lemon Drizzle"]),
    (["vault", "git", ""], ["setup"]),
    (["vault", "list", "--", "--s"], []),
    (["vault", "tag", "rename", "--v"], ["--vault", "--version"]),
  ])
  func bashOffers(_ words: [String], _ offers: [String]) throws {
    let script =
      """
      vault() { case "$2" in recipes) printf 'Lemon Drizzle\\nLentils\\n' ;; tags) echo soup ;; esac; }
      \(Shell.bash.completions(of: TestTable.program))
      COMP_WORDS=(\(words.map(shellQuoted).joined(separator: " ")))
      COMP_CWORD=\(words.count - 1)
      _vault
      if [[ ${#COMPREPLY[@]} -gt 0 ]]; then printf '%s\\n' "${COMPREPLY[@]}"; fi
      """
    guard let lines = output(of: script, shell: "bash") else { return }
    #expect(lines == offers)
  }

  @Test(arguments: [(Shell.zsh, "zsh -n"), (.fish, "fish -n"), (.bash, "bash -n")])
  func scriptsAreValid(_ shell: Shell, _ check: String) {
    guard let lines = output(of: shell.completions(of: TestTable.program), shell: check) else { return }
    #expect(lines == [])
  }

  @Test(arguments: Shell.allCases)
  func everythingShownIsOffered(_ shell: Shell) {
    let script = shell.completions(of: TestTable.program)
    for word in ["list", "ls", "rename", "setup", "sort", "factor", "always", "recipes", "tags"] {
      #expect(script.contains(word), "\(word)")
    }
    #expect(!script.contains("'complete'"))
  }
}
