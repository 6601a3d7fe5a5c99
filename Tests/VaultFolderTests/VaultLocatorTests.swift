import SourceText
import Testing

@testable import VaultFolder

@Suite struct VaultLocatorTests {
  private let scratch = Scratch()

  private func find(
    option: String? = nil, variable: String? = nil, home: String? = "/nonexistent", in folder: String = ""
  ) throws -> String {
    let here = folder.isEmpty ? scratch.root : scratch.root.appending(folder)
    let found = try VaultLocator.find(option: option, variable: variable, home: home, currentFolder: here).root
    return (found.relative(to: try scratch.root.resolved()) ?? found).string
  }

  private func id(_ body: () throws -> Void) -> DiagnosticID? {
    do { try body() } catch { return (error as? FileProblem)?.diagnostic.id }
    return nil
  }

  @Test func theOrder() throws {
    scratch.folder("a/b/c/d")
    #expect(try find(in: "a/b/c/d") == "a/b/c/d")
    scratch.folder("a/b/c/.git")
    #expect(try find(in: "a/b/c/d") == "a/b/c")
    scratch.folder("a/b/.obsidian")
    #expect(try find(in: "a/b/c/d") == "a/b")
    scratch.write("a/.vault.yaml", "")
    #expect(try find(in: "a/b/c/d") == "a")
    #expect(try find(variable: scratch.full("a/b"), in: "a/b/c/d") == "a/b")
    #expect(try find(option: scratch.full("a/b/c"), variable: scratch.full("a/b"), in: "a/b/c/d") == "a/b/c")
    #expect(try find(variable: "", in: "a") == "a")
  }

  @Test func homeAndRootAreRefused() throws {
    scratch.folder("home/x")
    let home = scratch.full("home")
    #expect(id { _ = try find(home: home, in: "home") } == .vaultRefused)
    #expect(try find(home: home, in: "home/x") == "home/x")
    scratch.folder("home/.git")
    #expect(id { _ = try find(home: home, in: "home/x") } == .vaultRefused)
    #expect(id { _ = try find(variable: home, home: home) } == .vaultRefused)
    #expect(try find(option: home, home: home) == "home")
    #expect(id { _ = try VaultLocator.find(option: nil, variable: "/", home: nil) } == .vaultRefused)
    #expect(try VaultLocator.find(option: "/", variable: nil, home: nil).root.string == "/")
  }

  @Test func aMissingFolderIsTold() {
    scratch.write("file.md")
    #expect(id { _ = try find(option: scratch.full("none")) } == .vaultMissing)
    #expect(id { _ = try find(option: scratch.full("file.md")) } == .vaultMissing)
    #expect(id { _ = try find(variable: scratch.full("none")) } == .vaultMissing)
  }
}
