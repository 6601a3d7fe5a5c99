import Testing
import VaultFolder

@testable import RecipeIndex

@Suite struct QueryReferenceTests {
  private static let words = [
    "onion", "lemon", "tofu", "olive oil", "salt-flakes", "jalapeño", "合わせ味噌", "butter", "Crème", "fry the", "soup",
    "14\"", "½", "Straße", "serve", "100 g", "a.md", "x",
  ]

  /// A vault of made recipes, a small delta on top of its index.
  private func scenario(_ seed: UInt64) -> Scenario {
    var scenario = Scenario(seed: seed)
    for number in 0..<60 { scenario.scratch.write("f\(number % 4)/\(number).md", scenario.text()) }
    _ = scenario.open()
    for number in 0..<7 { scenario.scratch.write("f\(number % 4)/\(number).md", scenario.text()) }
    return scenario
  }

  /// Ten thousand queries in all: half of them over made recipes, half over SampleVault with the words of its recipes.
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func theSameAsTheSlowReference(_ seed: UInt64) {
    var scenario = scenario(seed)
    compare(scenario.vault, scenario.open(), words: Self.words, seed, &scenario.random)
  }

  @Test(arguments: 5...8 as ClosedRange<UInt64>)
  func theSameOverSampleVault(_ seed: UInt64) throws {
    let root = VaultPath(#filePath).parent.appending("../../SampleVault").normalized
    let vault = VaultFolder(root: root)
    let cache = Scratch()
    let snapshot = RecipeIndex.open(vault, options: IndexOptions(cacheFolder: cache.root))
    try #require(snapshot.count > 50)
    var words: Set<String> = []
    for record in RecipeIndex.read(vault).store.records { words.formUnion(ReferenceRecipe(record).words) }
    var random = SeededNumbers(seed: seed)
    compare(vault, snapshot, words: words.sorted() + ["of the", "200 g", "ml milk", "olive oil"], seed, &random)
  }

  private func compare(
    _ vault: VaultFolder, _ snapshot: RecipeSnapshot, words: [String], _ seed: UInt64, _ random: inout SeededNumbers
  ) {
    let recipes = RecipeIndex.read(vault).store.records.map { ReferenceRecipe($0) }
    for _ in 0..<1250 {
      let query = RandomQuery.whole(words: words, using: &random)
      let found = Set(snapshot.search(Query(query.text)).hits.map { snapshot.path($0.number) })
      let expected = Set(recipes.filter(query.holds).map(\.summary.path))
      guard found != expected else { continue }
      let difference = found.symmetricDifference(expected).map(\.string).sorted()
      Issue.record("seed \(seed): \(query.text): \(found.count) and \(expected.count): \(difference.prefix(3))")
      return
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func anyBytesAreAQuery(_ seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let store = RecordStore(samples)
    let snapshot = RecipeSnapshot(ReadRecipes(store: store))
    let pieces = [
      "(", ")", "-", "\"", "OR", " ", ":", "=", "<", "time:", "has:", "is:", "lemon", "@", "味", "\u{301}", "/",
    ]
    for _ in 0..<2000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0..<20, using: &random) {
        if Int.random(in: 0..<6, using: &random) == 0 {
          bytes.append(UInt8.random(in: 0...255, using: &random))
        } else {
          bytes += Array((pieces.randomElement(using: &random) ?? "").utf8)
        }
      }
      let result = snapshot.search(Query(bytes))
      #expect(result.hits.count <= samples.count)
      _ = snapshot.suggestions(for: result.query)
    }
  }

  @Test func endlessQueriesEnd() {
    let snapshot = RecipeSnapshot(ReadRecipes(store: RecordStore(samples)))
    for text in ["(", ")", "-(", "((a) ", "\"", "a OR ", "-", "x:", "@"] {
      let result = snapshot.search(Query(String(repeating: text, count: 20_000)))
      #expect(result.hits.count <= samples.count)
    }
    let deep = String(repeating: "(", count: 60) + "lemon" + String(repeating: ")", count: 60)
    #expect(snapshot.search(Query(deep)).hits.count == 1)
  }
}
