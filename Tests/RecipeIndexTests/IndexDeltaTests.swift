import Glibc
import Testing
import VaultFolder

@testable import RecipeIndex

@Suite struct IndexDeltaTests {
  /// A vault with an index, its files older than the clock's tick.
  private func filled() -> Scenario {
    var scenario = Scenario(seed: 3)
    for number in 0..<100 { scenario.scratch.write("f\(number % 3)/\(number).md", scenario.text()) }
    usleep(60_000)
    _ = scenario.open()
    return scenario
  }

  private func recipe(_ title: String, _ word: String) -> String {
    "# \(title)\n\n- 1 \(word)\n\n1. Cook the \(word).\n"
  }

  @Test func recipesOfOneTitleKeepTheirOrderOverAllPieces() {
    let scenario = filled()
    for round in 0..<(2 * IndexDelta.mostPieces + 3) {
      // Later pieces have earlier paths.
      scenario.scratch.write("f0/\(90 - round).md", recipe("Same Title", "onion"))
      let indexed = scenario.open()
      let read = RecipeSnapshot(RecipeIndex.read(scenario.vault))
      #expect(Scenario.difference(Scenario.state(indexed), Scenario.state(read)) == nil, "round \(round)")
      usleep(10_000)
    }
    #expect(scenario.indexFiles == ["base", "delta", "piece"])
  }

  @Test func aRecipeThatChangesOftenIsCountedOnce() {
    let scenario = filled()
    for round in 0..<(IndexDelta.mostPieces + 3) {
      scenario.scratch.write("f0/0.md", recipe("Often", "word\(round)x"))
      let snapshot = scenario.open()
      #expect(snapshot.count == 100)
      #expect(snapshot.search(Query("title:often")).hits.count == 1)
      #expect(snapshot.search(Query("word\(round - 1)x")).hits.isEmpty)
    }
  }

  @Test func damageIsNeverBelieved() throws {
    var scenario = filled()
    for round in 0..<5 {
      scenario.scratch.write("f0/\(3 * round).md", recipe("Piece \(round)", "onion"))
      _ = scenario.open()
    }
    usleep(60_000)
    let expected = Scenario.state(scenario.open())
    let whole = try #require(scenario.cache.bytes(of: scenario.indexFile("delta")))
    for _ in 0..<100 {
      var damaged = whole
      if Int.random(in: 0..<4, using: &scenario.random) == 0 {
        damaged.removeLast(Int.random(in: 1...whole.count, using: &scenario.random))
      } else {
        damaged[Int.random(in: damaged.indices, using: &scenario.random)] ^= UInt8.random(
          in: 1...255, using: &scenario.random)
      }
      scenario.cache.put(damaged, at: scenario.indexFile("delta"))
      #expect(Scenario.difference(Scenario.state(scenario.open()), expected) == nil)
    }
  }

  @Test func aMissingOrForeignPieceIsReadAgain() throws {
    let scenario = filled()
    for round in 0..<4 {
      scenario.scratch.write("f0/\(3 * round).md", recipe("Piece \(round)", "onion"))
      usleep(10_000)
      _ = scenario.open()
    }
    let folder = try #require(scenario.cache.names().first)
    for round in 0..<12 {
      let names = scenario.cache.names(folder).filter { $0.hasPrefix("piece-") }
      let expected = Scenario.state(scenario.open())
      let victim = try #require(names.min())
      remove(scenario.indexFile(victim))
      if round % 2 == 0, let other = names.max(), other != victim {
        scenario.cache.put(
          try #require(scenario.cache.bytes(of: scenario.indexFile(other))), at: scenario.indexFile(victim))
      }
      #expect(Scenario.difference(Scenario.state(scenario.open()), expected) == nil, "round \(round)")
      scenario.scratch.write("f0/\(3 * round).md", recipe("Round \(round)", "leek"))
      _ = scenario.open()
    }
    for number in 0..<90 { scenario.scratch.write("f\(number % 3)/\(number).md", recipe("Many \(number)", "leek")) }
    _ = scenario.open()
    #expect(scenario.indexFiles == ["base"])
  }
}
