import Testing
import VaultFolder

@testable import RecipeIndex

@Suite struct PostingRunTests {
  /// Recipes with words from a small vocabulary, so that most stand in many.
  private func entries(_ seed: UInt64, count: Int) -> [RecipeEntry] {
    var random = SeededNumbers(seed: seed)
    return (0..<count).map { number in
      func words() -> String {
        (0..<Int.random(in: 1..<9, using: &random)).map { _ in "word\(Int.random(in: 0..<40, using: &random))" }
          .joined(separator: " ")
      }
      return RecipeEntry(
        .make("\(words()) \(number)", path: "\(number).md", ingredients: [words(), words()], steps: [words()]))
    }
  }

  private func segment(_ runs: [PostingRun]) throws -> IndexSegment {
    var sink = IndexSink(file: nil)
    let start = sink.begin()
    var offsets: [UInt64] = []
    for entry in runs.flatMap(\.entries) {
      offsets.append(UInt64(sink.count - start))
      sink.append(entry.text)
    }
    sink.end(.texts, from: start)
    EntryTables(runs, textOffsets: offsets, over: nil).write(to: &sink)
    MergedWords(runs).write(to: &sink)
    sink.finish(as: IndexIdentity(generation: 1, fingerprint: 0), recipes: offsets.count)
    return IndexSegment(try #require(IndexFile(sink.takeMemory(), fingerprint: 0)))
  }

  /// Every word with its recipes and fields.
  private func content(_ segment: IndexSegment) -> [String: [String]] {
    var result: [String: [String]] = [:]
    let search = IndexSearch(segment)
    search.eachTerm { term, word in
      var recipes: [String] = []
      search.eachPosting(term) { recipes.append("\($0) \($1)") }
      result[String(decoding: word, as: UTF8.self)] = recipes
    }
    return result
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func inBatchesOrAtOnceIsTheSame(_ seed: UInt64) throws {
    let entries = entries(seed, count: 60)
    let whole = try segment([PostingRun(entries)])
    let parts = try segment([
      PostingRun(Array(entries[..<1])), PostingRun(Array(entries[1..<30])), PostingRun([]),
      PostingRun(Array(entries[30...])),
    ])
    #expect(content(whole) == content(parts))
    #expect(!whole.file.isDamaged && !parts.file.isDamaged)
  }

  @Test func allWordsAreTakenOverAsTheyLie() throws {
    let entries = entries(7, count: 60)
    let old = try segment([PostingRun(Array(entries[..<25])), PostingRun(Array(entries[25...]))])
    let more = self.entries(8, count: 5)
    let taken = try segment([PostingRun(old, keeping: Array(0..<60)), PostingRun(more)])
    let fresh = try segment([PostingRun(entries + more)])
    #expect(content(taken) == content(fresh))
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func wordsThatAreTakenOverAreThoseThatWouldBeFound(_ seed: UInt64) throws {
    let entries = entries(seed, count: 60)
    let old = try segment([PostingRun(entries)])
    let kept = entries.indices.filter { $0 % 3 != Int(seed) % 3 }
    let taken = try segment([PostingRun(old, keeping: kept)])
    let fresh = try segment([PostingRun(kept.map { entries[$0] })])
    #expect(content(taken) == content(fresh))
    for recipe in kept.indices {
      #expect(taken.summary(recipe) == fresh.summary(recipe))
      #expect(taken.line(recipe).elementsEqual(fresh.line(recipe)))
      #expect(taken.path(recipe).elementsEqual(fresh.path(recipe)))
      #expect(taken.text(recipe, .ingredient).elementsEqual(fresh.text(recipe, .ingredient)))
    }
  }

  @Test func pathsWithControlCharactersStayAsTheyAre() throws {
    let entry = RecipeEntry(.make("Tab", path: "a\tb.md"))
    let segment = try segment([PostingRun([entry])])
    #expect(segment.path(0).elementsEqual("a\tb.md".utf8))
    #expect(segment.line(0).starts(with: "a b.md\tTab\t".utf8))
  }
}
