// A limit on the size of files (`ulimit -f`) must not end the program: the index is not kept, the answer is right.

import Foundation
import Glibc
import Testing

@testable import VaultCommands

@Suite struct FileLimitTests {
  @Test func aSearchAnswersWhereNoIndexCanBeWritten() async throws {
    await #expect(processExitsWith: .success) {
      let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appending(path: "vault-limit-\(UUID().uuidString)")
      let vault = folder.appending(path: "recipes")
      try FileManager.default.createDirectory(at: vault, withIntermediateDirectories: true)
      for number in 0..<20 {
        try Data("# Bread \(number)\n\n- 500 g flour\n\n1. Bake it.\n".utf8).write(
          to: vault.appending(path: "\(number).md"))
      }
      setenv("XDG_CACHE_HOME", folder.path, 1)
      setenv("HOME", folder.path, 1)
      // As in a shell, whatever started the tests.
      signal(SIGXFSZ, SIG_DFL)
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_UNBLOCK, &all, nil)
      var limit = rlimit(rlim_cur: 1024, rlim_max: 1024)
      guard setrlimit(__rlimit_resource_t(UInt32(RLIMIT_FSIZE.rawValue)), &limit) == 0 else { exit(2) }
      let code = runVault(arguments: ["vault", "search", "flour", "--count", "--vault", vault.path])
      let left = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains(".vault-tmp") }
      try FileManager.default.removeItem(at: folder)
      exit(code == 0 && left.isEmpty ? 0 : 1)
    }
  }
}
