// `vault cook` in a process of its own at a real pseudo-terminal: what keys do, and that the terminal is given back whatever ends it.

import Foundation
import Glibc
import Testing

@testable import VaultCommands

/// One at a time: each has a terminal and waits for what it shows.
@Suite(.serialized) struct CookTerminalTests {
  /// What did not come.
  private struct Missing: Error {
    let text: String
    let seen: String
  }

  /// A person at a terminal.
  private final class Person: @unchecked Sendable {
    // Because only the thread of `sit` uses what changes in it.
    let master: Int32
    let terminal: String
    private let before: termios
    private var seen: [UInt8] = []

    init() throws {
      var (person, program): (Int32, Int32) = (-1, -1)
      var size = winsize(ws_row: 20, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
      try #require(openpty(&person, &program, nil, nil, &size) == 0)
      master = person
      terminal = String(cString: ttyname(program))
      var settings = termios()
      tcgetattr(program, &settings)
      before = settings
      // Kept open, so that the terminal outlives the program.
      kept = program
      _ = fcntl(master, F_SETFD, FD_CLOEXEC)
      _ = fcntl(kept, F_SETFD, FD_CLOEXEC)
    }

    private let kept: Int32

    deinit {
      close(master)
      close(kept)
    }

    func type(_ text: String) {
      let bytes = Array(text.utf8)
      _ = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
    }

    /// Waits until the terminal was sent a text after what was waited for before; throws what came instead.
    func sees(_ text: String, seconds: Int = 20) throws {
      let wanted = Array(text.utf8)
      let end = time(nil) + seconds
      while time(nil) <= end {
        if let range = seen.firstRange(of: wanted) {
          seen.removeSubrange(..<range.upperBound)
          return
        }
        var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, 200) > 0 else { continue }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = bytes.withUnsafeMutableBytes { read(master, $0.baseAddress, $0.count) }
        if count <= 0 { break }
        seen += bytes.prefix(count)
      }
      throw Missing(text: text, seen: String(decoding: seen, as: UTF8.self))
    }

    func resize(rows: UInt16, columns: UInt16) {
      var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// Sends a signal to the program at the terminal.
    func send(_ number: Int32) { kill(tcgetpgrp(master), number) }

    /// Whether the terminal is in the modes it was in before.
    var isRestored: Bool {
      var now = termios()
      tcgetattr(kept, &now)
      return now.c_lflag == before.c_lflag && now.c_iflag == before.c_iflag && now.c_oflag == before.c_oflag
        && now.c_cflag == before.c_cflag
    }

    var isRaw: Bool {
      var now = termios()
      tcgetattr(kept, &now)
      return now.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0
    }
  }

  /// A vault with one recipe.
  private func vault() throws -> String {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "vault-cook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let recipe = """
      ---
      title: Bread
      ---

      ## Ingredients

      - 500 g flour
      - 300 ml water

      ## Steps

      1. Knead the flour and the water.
      2. Rest for 1 second.
      3. Bake it.

      """
    try Data(recipe.utf8).write(to: folder.appending(path: "bread.md"))
    // The only program that is found; it writes down what it is told.
    let notifier = folder.appending(path: "notify-send")
    try Data("#!/bin/sh\necho \"$@\" > \"$0.out\"\n".utf8).write(to: notifier)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: notifier.path)
    return folder.path
  }

  /// Takes this process's streams to a terminal and cooks the bread twice as big; never returns.
  private static func cook(_ terminal: String, _ vault: String) -> Never {
    setsid()
    let descriptor = open(terminal, O_RDWR)
    _ = ioctl(descriptor, UInt(TIOCSCTTY), 0)
    for stream in Int32(0)...2 { dup2(descriptor, stream) }
    setenv("VAULT_NOW", "2026-11-30", 1)
    setenv("TERM", "xterm", 1)
    setenv("HOME", vault, 1)
    setenv("PATH", vault, 1)
    unsetenv("COLUMNS")
    exit(runVault(arguments: ["vault", "cook", "bread", "-x", "2", "--vault", vault, "--no-cache"]))
  }

  /// Lets a person sit at the terminal, on a thread of its own; the problem, when there was one: the program is ended then.
  private func sit(_ person: Person, _ body: @escaping @Sendable (Person) throws -> Void) -> Task<String?, Never> {
    Task.detached {
      await withCheckedContinuation { done in
        Thread.detachNewThread {
          do {
            try body(person)
            done.resume(returning: nil)
          } catch {
            person.send(SIGKILL)
            done.resume(returning: "\(error)")
          }
        }
      }
    }
  }

  private static let screenIsBack = "\u{1B}[?25h\u{1B}[?1049l"

  @Test func goesOnAndBackStartsATimerIsResizedAndNotesTheDate() async throws {
    let (person, vault) = (try Person(), try vault())
    let terminal = person.terminal
    let visit = sit(person) { person in
      try person.sees("\u{1B}[?1049h")
      try person.sees("step 1 of 3")
      try person.sees("1 kg flour")
      if !person.isRaw { throw Missing(text: "raw mode", seen: "") }
      person.type("n")
      try person.sees("step 2 of 3")
      person.type("p")
      try person.sees("step 1 of 3")
      person.type(" t")
      try person.sees("⏲ 0:01  step 2, 1 second")
      try person.sees("\u{7}")
      try person.sees("time is up: step 2, 1 second")
      person.resize(rows: 10, columns: 40)
      try person.sees("n next  p back  t timer  q quit")
      person.type("x\u{1B}[C\u{1B}[C")
      try person.sees("[y/n]")
      person.type("y")
      try person.sees(Self.screenIsBack)
      try person.sees("cooked on 2026-11-30")
    }
    await #expect(processExitsWith: .exitCode(0)) { [terminal = terminal as String, vault = vault as String] in
      Self.cook(terminal, vault)
    }
    let problem = await visit.value
    #expect(problem == nil)
    #expect(person.isRestored)
    let told = try String(contentsOfFile: vault + "/notify-send.out", encoding: .utf8)
    #expect(told == "--app-name=vault -- Bread step 2: 1 second\n")
    let text = try String(contentsOfFile: vault + "/bread.md", encoding: .utf8)
    #expect(text.hasPrefix("---\ntitle: Bread\ncooked: [2026-11-30]\n---\n"))
    try FileManager.default.removeItem(atPath: vault)
  }

  @Test func quitsAndLeavesTheFileAlone() async throws {
    let (person, vault) = (try Person(), try vault())
    let terminal = person.terminal
    let before = try Data(contentsOf: URL(filePath: vault + "/bread.md"))
    let visit = sit(person) { person in
      try person.sees("step 1 of 3")
      person.type("q")
      try person.sees(Self.screenIsBack)
    }
    await #expect(processExitsWith: .exitCode(0)) { [terminal = terminal as String, vault = vault as String] in
      Self.cook(terminal, vault)
    }
    let problem = await visit.value
    #expect(problem == nil)
    #expect(person.isRestored)
    #expect(try Data(contentsOf: URL(filePath: vault + "/bread.md")) == before)
    try FileManager.default.removeItem(atPath: vault)
  }

  @Test func controlCEndsItAsInterrupted() async throws {
    let (person, vault) = (try Person(), try vault())
    let terminal = person.terminal
    let before = try Data(contentsOf: URL(filePath: vault + "/bread.md"))
    let visit = sit(person) { person in
      try person.sees("step 1 of 3")
      person.type("\u{3}")
      try person.sees(Self.screenIsBack)
    }
    await #expect(processExitsWith: .exitCode(130)) { [terminal = terminal as String, vault = vault as String] in
      Self.cook(terminal, vault)
    }
    let problem = await visit.value
    #expect(problem == nil)
    #expect(person.isRestored)
    #expect(try Data(contentsOf: URL(filePath: vault + "/bread.md")) == before)
    try FileManager.default.removeItem(atPath: vault)
  }

  @Test(arguments: [SIGTERM, SIGHUP]) func aSignalGivesTheTerminalBack(signal: Int32) async throws {
    let (person, vault) = (try Person(), try vault())
    let terminal = person.terminal
    let before = try Data(contentsOf: URL(filePath: vault + "/bread.md"))
    let visit = sit(person) { person in
      try person.sees("step 1 of 3")
      person.send(signal)
      try person.sees(Self.screenIsBack)
    }
    await #expect(processExitsWith: .signal(signal)) { [terminal = terminal as String, vault = vault as String] in
      Self.cook(terminal, vault)
    }
    let problem = await visit.value
    #expect(problem == nil)
    #expect(person.isRestored)
    #expect(try Data(contentsOf: URL(filePath: vault + "/bread.md")) == before)
    try FileManager.default.removeItem(atPath: vault)
  }
}
