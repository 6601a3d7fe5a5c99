// The kitchen's files are changed by several programs at once, and nobody's change is lost.

import Foundation
import Testing

@testable import VaultCommands

@Suite(.serialized) struct KitchenFilesTests {
  @Test func programsThatMakeAFileTogetherLoseNothing() async throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "vault-kitchen-\(UUID().uuidString)")
    for round in 0..<3 {
      let vault = folder.appending(path: "\(round)")
      try FileManager.default.createDirectory(at: vault, withIntermediateDirectories: true)
      let path = vault.path
      await withTaskGroup { group in
        for number in 0..<6 {
          group.addTask {
            await #expect(processExitsWith: .exitCode(0)) { [path = path as String, number = number as Int] in
              exit(runVault(arguments: ["vault", "shop", "add", "6 gizmo\(number)s", "--vault", path, "--no-cache"]))
            }
          }
        }
      }
      let list = try String(contentsOf: vault.appending(path: "Shopping.md"), encoding: .utf8)
      #expect((0..<6).allSatisfy { list.contains("- [ ] 6 gizmo\($0)s\n") }, "\(list)")
    }
    try FileManager.default.removeItem(at: folder)
  }
}
