import Glibc
import Testing
import VaultFolder

@testable import RecipeIndex

@Suite struct IndexOpenerTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func answersEqualThoseOfReadingEverything(_ seed: UInt64) {
    var scenario = Scenario(seed: seed)
    var history: [String] = []
    for round in 0..<25 {
      for _ in 0..<Int.random(in: 0..<6, using: &scenario.random) { history.append(scenario.step()) }
      let indexed = Scenario.state(scenario.open())
      let read = Scenario.state(RecipeSnapshot(RecipeIndex.read(scenario.vault)))
      guard let difference = Scenario.difference(indexed, read) else { continue }
      Issue.record("seed \(seed), round \(round), after \(history.suffix(6)): \(difference)")
      return
    }
  }

  private func filled(_ count: Int = 30) -> Scenario {
    var scenario = Scenario(seed: 1)
    for number in 0..<count { scenario.scratch.write("f\(number % 3)/\(number).md", scenario.text()) }
    return scenario
  }

  private func stamp(_ path: String) -> FileStamp? {
    VaultFolder(root: VaultPath("/"), settings: VaultSettings()).stamp(of: VaultPath(path))
  }

  /// Lets the files grow older than the clock's tick.
  private func settle() { usleep(60_000) }

  @Test func nothingIsWrittenWhenNothingChanged() {
    let scenario = filled()
    settle()
    _ = scenario.open()
    settle()
    let before = stamp(scenario.indexFile("base"))
    #expect(before != nil)
    _ = scenario.open()
    _ = scenario.open()
    #expect(stamp(scenario.indexFile("base")) == before)
    #expect(scenario.indexFiles == ["base"])
  }

  @Test func aSmallChangeGoesIntoTheDelta() {
    var scenario = filled(100)
    settle()
    _ = scenario.open()
    let before = stamp(scenario.indexFile("base"))
    scenario.scratch.write("f0/0.md", scenario.text())
    scenario.scratch.write("f0/new.md", scenario.text())
    let state = Scenario.state(scenario.open())
    #expect(scenario.indexFiles == ["base", "delta", "piece"])
    #expect(stamp(scenario.indexFile("base")) == before)
    settle()
    #expect(Scenario.difference(Scenario.state(scenario.open()), state) == nil)
    for number in 0..<90 { scenario.scratch.write("f\(number % 3)/\(number).md", scenario.text()) }
    _ = scenario.open()
    #expect(scenario.indexFiles == ["base"])
    #expect(
      Scenario.difference(
        Scenario.state(scenario.open()), Scenario.state(RecipeSnapshot(RecipeIndex.read(scenario.vault)))) == nil)
  }

  @Test func everyOneOfManyQuickChangesIsFound() {
    var scenario = filled()
    _ = scenario.open()
    for round in 0..<40 {
      let word = "quick\(round)word"
      scenario.scratch.write("f0/0.md", scenario.text() + "\n\(word)\n")
      let snapshot = scenario.open()
      #expect(snapshot.search(Query(word)).hits.count == 1, "round \(round)")
      #expect(snapshot.search(Query("quick\(round - 1)word")).hits.isEmpty, "round \(round)")
    }
  }

  @Test func uncheckedIsNotLookedAt() {
    var scenario = filled()
    let count = scenario.open().count
    scenario.scratch.write("f0/new.md", scenario.text())
    #expect(scenario.open { $0.isUnchecked = true }.count == count)
    #expect(scenario.open().count == count + 1)
  }

  @Test func damageIsNeverBelieved() throws {
    var scenario = filled()
    settle()
    func lines(_ snapshot: RecipeSnapshot) -> [UInt8] {
      let hits = snapshot.search(.everything, isBrief: true).hits
      return snapshot.lines(hits, shown: .asStored) + snapshot.paths(hits, shown: .asStored, ending: 0)
    }
    let expected = Scenario.state(scenario.open())
    let expectedLines = lines(scenario.open())
    let whole = try #require(scenario.cache.bytes(of: scenario.indexFile("base")))
    for _ in 0..<100 {
      var damaged = whole
      switch Int.random(in: 0..<4, using: &scenario.random) {
      case 0: damaged.removeLast(Int.random(in: 1...whole.count, using: &scenario.random))
      case 1:
        damaged = (0..<Int.random(in: 0..<4000, using: &scenario.random)).map { _ in
          UInt8.random(in: 0...255, using: &scenario.random)
        }
      default:
        for _ in 0...Int.random(in: 0..<3, using: &scenario.random) {
          damaged[Int.random(in: damaged.indices, using: &scenario.random)] ^= UInt8.random(
            in: 1...255, using: &scenario.random)
        }
      }
      scenario.cache.put(damaged, at: scenario.indexFile("base"))
      #expect(lines(scenario.open { $0.isUnchecked = true }) == expectedLines)
      scenario.cache.put(damaged, at: scenario.indexFile("base"))
      #expect(Scenario.difference(Scenario.state(scenario.open { $0.isUnchecked = true }), expected) == nil)
    }
  }

  @Test func anIndexOfOtherSettingsIsNotBelieved() {
    let scenario = filled()
    let all = scenario.open().count
    scenario.scratch.write(".vault.yaml", "ignore: f0\n")
    #expect(scenario.open().count < all)
    #expect(
      Scenario.difference(
        Scenario.state(scenario.open()), Scenario.state(RecipeSnapshot(RecipeIndex.read(scenario.vault)))) == nil)
  }

  @Test func aDeltaOfAnotherBaseIsNotBelieved() throws {
    var scenario = filled(100)
    settle()
    _ = scenario.open()
    scenario.scratch.write("f0/new.md", scenario.text())
    _ = scenario.open()
    let delta = try #require(scenario.cache.bytes(of: scenario.indexFile("delta")))
    let expected = Scenario.state(scenario.open { $0.isRebuild = true })
    scenario.cache.put(delta, at: scenario.indexFile("delta"))
    #expect(Scenario.difference(Scenario.state(scenario.open { $0.isUnchecked = true }), expected) == nil)
  }

  @Test func withoutACacheTheAnswersAreTheSame() {
    let scenario = filled()
    let expected = Scenario.state(scenario.open())
    #expect(Scenario.difference(Scenario.state(scenario.open { $0.cacheFolder = nil }), expected) == nil)
    #expect(
      Scenario.difference(Scenario.state(scenario.open { $0.cacheFolder = VaultPath("/proc/nowhere") }), expected)
        == nil)
    #expect(
      Scenario.difference(
        Scenario.state(scenario.open { $0.cacheFolder = scenario.vault.root.appending("cache") }), expected) == nil)
    #expect(!scenario.scratch.names().contains("cache"))
  }

  @Test func leftoversOfKilledWritersGo() {
    var scenario = filled()
    _ = scenario.open()
    scenario.cache.put([1, 2, 3], at: scenario.indexFile(".vault-tmp-999999-1"))
    scenario.scratch.write("f0/new.md", scenario.text())
    _ = scenario.open()
    #expect(!scenario.indexFiles.contains { $0.hasPrefix(".") })
  }

  @Test func emptyVault() {
    let scenario = Scenario(seed: 1)
    #expect(scenario.open().count == 0)
    #expect(scenario.open().search(Query("x")).hits.isEmpty)
  }
}
