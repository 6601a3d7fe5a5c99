import Foundation
import Glibc
import SourceText
import Testing

@testable import VaultFolder

@Suite struct VaultFolderTests {
  private let scratch = Scratch()
  private var vault: VaultFolder { VaultFolder(root: scratch.root, settings: VaultSettings()) }

  private func id(_ body: () throws -> Void) -> DiagnosticID? {
    do { try body() } catch { return (error as? FileProblem)?.diagnostic.id }
    return nil
  }

  private func status(_ path: String) -> stat {
    var result = stat()
    lstat(scratch.full(path), &result)
    return result
  }

  @Test func editKeepsModeAndLeavesNothingBehind() throws {
    scratch.write("a.md", "old")
    chmod(scratch.full("a.md"), 0o640)
    #expect(try vault.edit(VaultPath("a.md")) { _ in Array("new".utf8) } == .written(otherNames: 0))
    #expect(scratch.read("a.md") == "new")
    #expect(status("a.md").st_mode & 0o777 == 0o640)
    #expect(scratch.names() == ["a.md"])
  }

  @Test func editKeepsAttributes() throws {
    scratch.write("a.md", "old")
    guard run("python3 -c \"import os; os.setxattr('\(scratch.full("a.md"))', 'user.colour', b'red')\"") else { return }
    try vault.edit(VaultPath("a.md")) { _ in Array("new".utf8) }
    #expect(run("python3 -c \"import os; assert os.getxattr('\(scratch.full("a.md"))', 'user.colour') == b'red'\""))
  }

  @Test func aFileProtectedAgainstWritingIsRefused() {
    scratch.write("a.md", "old")
    chmod(scratch.full("a.md"), 0o444)
    let problem = id { try vault.edit(VaultPath("a.md")) { _ in Array("new".utf8) } }
    // For the administrator nothing is protected.
    #expect(problem == (geteuid() == 0 ? nil : .fileUnwritable))
    #expect(scratch.read("a.md") == (geteuid() == 0 ? "new" : "old"))
  }

  @Test(.enabled(if: geteuid() == 0)) func aFullDiskIsToldAndNothingIsLost() {
    scratch.folder("disk")
    let disk = scratch.full("disk")
    guard run("mount -t tmpfs -o size=64k none \(disk)") else { return }
    defer { _ = run("umount \(disk)") }
    scratch.write("disk/a.md", "old")
    let large = [UInt8](repeating: 0x61, count: 200_000)
    #expect(id { try vault.edit(VaultPath("disk/a.md")) { _ in large } } == .diskFull)
    #expect(id { try vault.create(VaultPath("disk/x/b.md"), large) } == .diskFull)
    #expect(scratch.read("disk/a.md") == "old")
    #expect(scratch.names("disk") == ["a.md"])
    guard run("mount -o remount,ro \(disk)") else { return }
    #expect(id { try vault.edit(VaultPath("disk/a.md")) { _ in [1] } } == .fileUnwritable)
    #expect(scratch.read("disk/a.md") == "old")
  }

  private func run(_ command: String) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command + " 2>/dev/null"]
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  @Test func nothingIsWrittenWhenNothingChanges() throws {
    scratch.write("a.md", "old")
    let inode = status("a.md").st_ino
    #expect(try vault.edit(VaultPath("a.md")) { $0 } == .unchanged)
    #expect(try vault.edit(VaultPath("a.md")) { _ in nil } == .unchanged)
    #expect(status("a.md").st_ino == inode)
  }

  @Test func editFollowsLinks() throws {
    scratch.write("real/a.md", "old")
    scratch.link("link.md", to: "real/a.md")
    try vault.edit(VaultPath("link.md")) { _ in Array("new".utf8) }
    #expect(scratch.read("real/a.md") == "new")
    #expect(status("link.md").st_mode & S_IFMT == S_IFLNK)
  }

  @Test func anEditByAnotherProgramIsSeen() throws {
    scratch.write("a.md", "1")
    var calls = 0
    try vault.edit(VaultPath("a.md")) { bytes in
      calls += 1
      if calls == 1 { scratch.write("a.md", "12") }
      return bytes + Array("+".utf8)
    }
    #expect(scratch.read("a.md") == "12+")
    #expect(calls == 2)
  }

  @Test func aFileThatNeverRestsIsRefused() {
    scratch.write("a.md", "1")
    var text = "1"
    let problem = id {
      try vault.edit(VaultPath("a.md")) { bytes in
        text += "x"
        scratch.write("a.md", text)
        return bytes + [0]
      }
    }
    #expect(problem == .fileBusy)
    #expect(scratch.read("a.md") == text)
    #expect(scratch.names() == ["a.md"])
  }

  @Test func whatTheChangeThrowsIsPassedOn() {
    scratch.write("a.md", "1")
    let problem = id {
      try vault.edit(VaultPath("a.md")) { (_) throws(FileProblem) in throw FileProblem(VaultPath("a.md"), .invalidUTF8)
      }
    }
    #expect(problem == .invalidUTF8)
    #expect(scratch.read("a.md") == "1")
  }

  @Test func createNeverOverwrites() throws {
    try vault.create(VaultPath("x/y/a.md"), Array("new".utf8))
    #expect(scratch.read("x/y/a.md") == "new")
    #expect(id { try vault.create(VaultPath("x/y/a.md"), []) } == .fileExists)
    #expect(scratch.read("x/y/a.md") == "new")
    #expect(scratch.names("x/y") == ["a.md"])
    #expect(id { try vault.create(VaultPath("../a.md"), []) } == .outsideVault)
    #expect(id { try vault.create(VaultPath("x/../../a.md"), []) } == .outsideVault)
  }

  @Test func aFailedCreateLeavesNoFolders() {
    let long = String(repeating: "x", count: 300)
    #expect(id { try vault.create(VaultPath("n/m/" + long), []) } == .fileUnwritable)
    #expect(scratch.names() == [])
  }

  @Test func moveNeverOverwrites() throws {
    scratch.write("a.md", "a")
    scratch.write("b.md", "b")
    #expect(id { try vault.move(VaultPath("a.md"), to: VaultPath("b.md")) } == .fileExists)
    try vault.move(VaultPath("a.md"), to: VaultPath("x/c.md"))
    #expect(scratch.read("x/c.md") == "a")
    #expect(scratch.read("b.md") == "b")
    #expect(scratch.names() == ["b.md", "x"])
  }

  @Test(arguments: [("sub/soup.md", "top.md"), ("top.md", "sub/deep/soup.md"), ("sub/soup.md", "sub/other.md")])
  func aMovedLinkLeadsWhereItLed(from: String, to: String) throws {
    scratch.write("real/soup.md", "hot")
    scratch.folder("sub")
    scratch.link(from, to: from.hasPrefix("sub") ? "../real/soup.md" : "real/soup.md")
    try vault.move(VaultPath(from), to: VaultPath(to))
    #expect(scratch.read(to) == "hot")
    #expect(status(to).st_mode & S_IFMT == S_IFLNK && !scratch.names().contains(from))
  }

  @Test func otherNamesOfAFileAreTold() throws {
    scratch.write("a.md", "old")
    link(scratch.full("a.md"), scratch.full("b.md"))
    #expect(try vault.edit(VaultPath("a.md")) { _ in Array("new".utf8) } == .written(otherNames: 1))
    #expect(scratch.read("b.md") == "old")
  }

  @Test func trashKeepsEverything() throws {
    scratch.write("x/a.md", "1")
    #expect(try vault.moveToTrash(VaultPath("x/a.md")).string == ".trash/x/a.md")
    scratch.write("x/a.md", "2")
    #expect(try vault.moveToTrash(VaultPath("x/a.md")).string == ".trash/x/a-2.md")
    #expect(scratch.read(".trash/x/a.md") == "1")
    #expect(scratch.read(".trash/x/a-2.md") == "2")
    #expect(scratch.read(".trash/.gitignore") == "*\n")
  }

  @Test func leftoversGo() throws {
    scratch.write("a.md", "1")
    scratch.write(".vault-tmp-999999-7", "half")
    scratch.write(".vault-tmp-mine", "a user's own")
    let walk = vault.walk()
    #expect(walk.leftovers.map(\.string) == [".vault-tmp-999999-7"])
    vault.remove(leftovers: walk.leftovers)
    #expect(scratch.names() == [".vault-tmp-mine", "a.md"])
    scratch.write("x/a.md", "1")
    scratch.write("x/.vault-tmp-999999-8", "half")
    try vault.edit(VaultPath("x/a.md")) { _ in [0x32] }
    #expect(scratch.names("x") == ["a.md"])
  }

  @Test func leftoversOfALivingWriterStay() throws {
    scratch.write(".vault-tmp-999999-7", "half")
    let lock = try FolderLock.take(scratch.root)
    vault.remove(leftovers: [VaultPath(".vault-tmp-999999-7")])
    #expect(scratch.names() == [".vault-tmp-999999-7"])
    _ = consume lock
  }

  @Test func readRefusesWhatIsNoFile() {
    mkfifo(scratch.full("pipe.md"), 0o644)
    scratch.folder("folder.md")
    scratch.write("big.md", "0123456789")
    #expect(id { _ = try vault.read(VaultPath("pipe.md")) } == .notAFile)
    #expect(id { _ = try vault.read(VaultPath("folder.md")) } == .fileUnreadable)
    #expect(id { _ = try vault.read(VaultPath("none.md")) } == .fileUnreadable)
    #expect(id { _ = try vault.read(VaultPath("big.md"), limit: 9) } == .fileTooLarge)
    #expect((try? vault.read(VaultPath("big.md"), limit: 10))?.bytes.count == 10)
  }

  @Test func aHugeFileIsNotRead() {
    scratch.write("big.md")
    truncate(scratch.full("big.md"), 200 << 20)
    #expect(id { _ = try vault.read(VaultPath("big.md")) } == .fileTooLarge)
  }

  @Test func givenPaths() {
    scratch.write("x/a.md")
    let here = scratch.root.appending("x")
    #expect(vault.path(given: VaultPath("a.md"), currentFolder: here).string == "x/a.md")
    #expect(vault.path(given: VaultPath("../b.md"), currentFolder: here).string == "b.md")
    #expect(vault.path(given: VaultPath("/etc/passwd"), currentFolder: here).string == "/etc/passwd")
  }

  @Test func manyWritersLoseNothing() async throws {
    scratch.write("a.md", "")
    let vault = vault
    try await withThrowingTaskGroup { group in
      for writer in 0..<4 {
        group.addTask {
          for number in 0..<25 {
            try vault.edit(VaultPath("a.md")) { $0 + Array("\(writer):\(number)\n".utf8) }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(Set((scratch.read("a.md") ?? "").split(separator: "\n")).count == 100)
    #expect(scratch.names() == ["a.md"])
  }
}
