import Glibc
import Testing
import VaultFolder

@testable import RecipeIndex

/// What changes behind links and closed doors is seen without a new walk at every look.
@Suite struct FreshnessCheckTests {
  private let elsewhere = Scratch()

  private func scenario() -> Scenario {
    var scenario = Scenario(seed: 9)
    for number in 0..<6 { scenario.scratch.write("f/\(number).md", scenario.text()) }
    elsewhere.write("shared/linked.md", scenario.text())
    elsewhere.write("alone.md", scenario.text())
    scenario.scratch.link("shared", to: elsewhere.full("shared"))
    scenario.scratch.link("one.md", to: elsewhere.full("alone.md"))
    scenario.scratch.link("later.md", to: elsewhere.full("later.md"))
    scenario.scratch.link("laterfolder", to: elsewhere.full("laterfolder"))
    return scenario
  }

  private func settle() { usleep(60_000) }

  private func agrees(_ scenario: Scenario, _ what: Comment) {
    let read = Scenario.state(RecipeSnapshot(RecipeIndex.read(scenario.vault)))
    #expect(Scenario.difference(Scenario.state(scenario.open()), read) == nil, what)
  }

  @Test func linksAreFollowedToWhatChanged() {
    var scenario = scenario()
    settle()
    #expect(scenario.open().count == 8)
    elsewhere.write("alone.md", scenario.text())
    agrees(scenario, "the file that a link leads to was written")
    elsewhere.write("shared/linked.md", scenario.text())
    elsewhere.write("shared/more.md", scenario.text())
    agrees(scenario, "a file came into a folder that a link leads to")
    elsewhere.write("later.md", scenario.text())
    elsewhere.write("laterfolder/x.md", scenario.text())
    agrees(scenario, "links that led nowhere lead somewhere")
    rename(elsewhere.full("shared"), elsewhere.full("gone"))
    agrees(scenario, "a link leads nowhere any more")
    remove(scenario.scratch.full("one.md"))
    scenario.scratch.link("one.md", to: elsewhere.full("gone/more.md"))
    agrees(scenario, "a link leads elsewhere")
  }

  @Test func withLinksOnlyWhatChangedIsWritten() {
    let scenario = scenario()
    settle()
    _ = scenario.open()
    settle()
    let names = scenario.indexFiles
    let before = scenario.cache.bytes(of: scenario.indexFile("base"))
    _ = scenario.open()
    #expect(scenario.indexFiles == names)
    #expect(scenario.cache.bytes(of: scenario.indexFile("base")) == before)
  }

  @Test func folderThatIsOpenedAgain() {
    let scenario = scenario()
    chmod(scenario.scratch.full("f"), 0)
    defer { chmod(scenario.scratch.full("f"), 0o755) }
    agrees(scenario, "closed")
    settle()
    agrees(scenario, "closed, a second time")
    chmod(scenario.scratch.full("f"), 0o755)
    agrees(scenario, "open")
  }
}
