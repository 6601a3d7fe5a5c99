import Glibc
import SourceText
import Testing
import VaultFolder

@Suite struct FolderWalkerTests {
  private func paths(_ scratch: Scratch, _ settings: VaultSettings = VaultSettings()) -> [String] {
    VaultFolder(root: scratch.root, settings: settings).walk().files.map(\.path.string)
  }

  private func problems(_ scratch: Scratch) -> [String] {
    VaultFolder(root: scratch.root, settings: VaultSettings()).walk().problems.map {
      $0.path.string + " " + $0.diagnostic.id.rawValue
    }
  }

  @Test func listsMarkdownInOrder() {
    let scratch = Scratch()
    for path in ["b.md", "a.MD", "z/c.markdown", "m/n/d.md", "m/e.md", "note.txt", ".md", "m.md/x.md"] {
      scratch.write(path)
    }
    #expect(paths(scratch) == ["a.MD", "b.md", "m/e.md", "m/n/d.md", "m.md/x.md", "z/c.markdown"])
  }

  @Test func skipsHiddenAndOwnFiles() {
    let scratch = Scratch()
    for path in [
      ".git/a.md", ".trash/b.md", ".obsidian/c.md", "node_modules/d.md", ".hidden.md", "Pantry.md", "Shopping.md",
      "Aisles.md", "Plans/2026-W49.md", "x/Pantry.md",
    ] { scratch.write(path) }
    #expect(paths(scratch) == ["x/Pantry.md"])
  }

  @Test func obeysPatterns() {
    let scratch = Scratch()
    for path in ["recipes/a.md", "recipes/sub/b.md", "blog/c.md", "recipes/drafts/d.md", "recipes/e.draft.md"] {
      scratch.write(path)
    }
    var settings = VaultSettings()
    settings.recipes = [GlobPattern("recipes/**")]
    settings.ignore = [GlobPattern("drafts/"), GlobPattern("*.draft.md")]
    #expect(paths(scratch, settings) == ["recipes/a.md", "recipes/sub/b.md"])
    settings.recipes = [GlobPattern("blog")]
    #expect(paths(scratch, settings) == ["blog/c.md"])
  }

  @Test func aFileOutsideIsListedOnceHoweverManyLinksLeadToIt() {
    let scratch = Scratch()
    let other = Scratch()
    other.write("far.md")
    scratch.link("file.md", to: other.root.string + "/far.md")
    scratch.link("folder", to: other.root.string)
    #expect(paths(scratch).count == 1)
  }

  @Test func followsLinksOnceAndCutsLoops() {
    let scratch = Scratch()
    let other = Scratch()
    other.write("far.md")
    scratch.write("a/x.md")
    scratch.link("0link.md", to: "a/x.md")
    scratch.link("0folder", to: "a")
    scratch.link("a/up", to: "..")
    scratch.link("a/out", to: other.root.string)
    scratch.link("out-again", to: other.root.string)
    scratch.link("above", to: "..")
    scratch.link("circle", to: "circle")
    scratch.link("dead.md", to: "nowhere.md")
    #expect(paths(scratch) == ["a/x.md", "out-again/far.md"])
    #expect(problems(scratch) == ["above link-loop", "dead.md file-unreadable", "a/up link-loop"])
  }

  @Test func goesOnAfterWhatCannotBeRead() {
    let scratch = Scratch()
    scratch.write("good.md")
    scratch.write("closed/a.md")
    mkfifo(scratch.full("pipe.md"), 0o644)
    scratch.write("line\nbreak.md")
    chmod(scratch.full("closed"), 0)
    defer { chmod(scratch.full("closed"), 0o755) }
    let expected = ["line\nbreak.md file-name-odd", "pipe.md not-a-file"]
    #expect(problems(scratch) == (geteuid() == 0 ? expected : expected + ["closed folder-unreadable"]))
    #expect(paths(scratch).contains("good.md"))
  }

  @Test func keepsNamesThatAreNotUTF8() {
    let scratch = Scratch()
    let name: [UInt8] = [0x66, 0xFF, 0x2E, 0x6D, 0x64]
    let file = fopen((Array(scratch.root.bytes) + [0x2F] + name + [0]).map { CChar(bitPattern: $0) }, "w")
    if let file { fclose(file) }
    let vault = VaultFolder(root: scratch.root, settings: VaultSettings())
    let walk = vault.walk()
    #expect(walk.files.map(\.path.bytes) == [name])
    #expect(throws: Never.self) { try vault.read(VaultPath(bytes: name)) }
  }

  @Test func whatIsKnownIsNotListedAgain() {
    let scratch = Scratch()
    for path in ["a.md", "x/b.md", "x/y/c.md", "z/d.md"] { scratch.write(path) }
    let vault = VaultFolder(root: scratch.root, settings: VaultSettings())
    let walk = vault.walk()
    var known = KnownFolders()
    for folder in walk.folders {
      known.add(folder: folder.path, stamp: folder.path.string == "x/y" ? nil : folder.stamp)
    }
    for file in walk.files where file.path.string != "z/d.md" { known.add(file: file.path) }
    scratch.write("x/new.md")
    // What is missing from the known names of an unchanged folder shows that it was not listed.
    #expect(vault.walk(known: known).files.map(\.path.string) == ["a.md", "x/b.md", "x/new.md", "x/y/c.md"])
  }

  @Test func aDeepFolderEnds() {
    let scratch = Scratch()
    let deep = Array(repeating: "folder", count: 200).joined(separator: "/")
    scratch.write(deep + "/a.md")
    #expect(paths(scratch) == [deep + "/a.md"])
  }
}
