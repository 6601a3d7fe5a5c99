// What only several processes can show: that they take turns, and that one may die at any moment.

import Foundation
import Glibc
import Testing

@testable import VaultFolder

@Suite(.serialized) struct WriterProcessTests {
  /// More rounds, for a night: `VAULT_TEST_LONG=1`.
  private static let isLong = ProcessInfo.processInfo.environment["VAULT_TEST_LONG"] != nil

  @Test func processesLoseNoEdit() async throws {
    let scratch = Scratch()
    for number in 0..<5 { scratch.write("\(number).md", "") }
    let root = scratch.root.string
    let rounds = Self.isLong ? 500 : 20
    await withTaskGroup { group in
      for writer in 0..<8 {
        group.addTask {
          await #expect(processExitsWith: .success) {
            [root = root as String, writer = writer as Int, rounds = rounds as Int] in
            let vault = VaultFolder(root: VaultPath(root), settings: VaultSettings())
            for round in 0..<rounds {
              let line = Array("\(writer):\(round)\n".utf8)
              try vault.edit(VaultPath("\((round + writer) % 5).md")) { $0 + line }
            }
          }
        }
      }
    }
    let lines = (0..<5).flatMap { (scratch.read("\($0).md") ?? "").split(separator: "\n") }
    #expect(lines.count == 8 * rounds)
    #expect(Set(lines).count == 8 * rounds)
    #expect(scratch.names() == (0..<5).map { "\($0).md" })
  }

  @Test func aKilledWriterLeavesOldOrNew() async throws {
    let scratch = Scratch()
    let old = String(repeating: "old line\n", count: 4000)
    let new = String(repeating: "new line\n", count: 4000)
    let root = scratch.root.string
    for round in 0..<(Self.isLong ? 500 : 10) {
      scratch.write("a.md", old)
      await #expect(processExitsWith: .signal(SIGKILL)) { [root = root as String, round = round as Int] in
        let vault = VaultFolder(root: VaultPath(root), settings: VaultSettings())
        let (old, new) = (String(repeating: "old line\n", count: 4000), String(repeating: "new line\n", count: 4000))
        var timer = itimerval()
        timer.it_value.tv_usec = 200 + (round * 397) % 20_000
        signal(SIGALRM) { _ in kill(getpid(), SIGKILL) }
        setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
        while true { try vault.edit(VaultPath("a.md")) { Array(($0.first == 0x6F ? new : old).utf8) } }
      }
      let text = scratch.read("a.md")
      #expect(text == old || text == new)
      let vault = VaultFolder(root: scratch.root, settings: VaultSettings())
      vault.remove(leftovers: vault.walk().leftovers)
      #expect(scratch.names() == ["a.md"])
    }
  }
}
