import Testing

@testable import RecipeIndex

@Suite struct IndexSinkTests {
  @Test(arguments: [0, 1, 100, 16_383, 16_384, 16_385, 300_000])
  func whatIsWrittenIsRead(_ count: Int) throws {
    var sink = IndexSink(file: nil)
    let first = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    sink.write(.texts, first)
    let start = sink.begin()
    for part in 0..<5 { sink.append(Array(repeating: UInt8(part), count: count / 2)) }
    sink.end(.postings, from: start)
    sink.write(.manifest, [1, 2, 3])
    sink.finish(as: IndexIdentity(generation: 5, base: 6, fingerprint: 7), recipes: 8)
    let bytes = sink.takeMemory()
    let file = try #require(IndexFile(bytes, fingerprint: 7))
    #expect(Array(file.section(.texts)) == first)
    #expect(Array(file.section(.postings)) == (0..<5).flatMap { Array(repeating: UInt8($0), count: count / 2) })
    #expect(Array(file.section(.manifest)) == [1, 2, 3])
    #expect(!file.isDamaged)
    #expect((file.header.identity.generation, file.header.identity.base, file.header.recipes) == (5, 6, 8))
    #expect(IndexFile(bytes, fingerprint: 8) == nil)
  }

  @Test func partsOutsideAreDamage() throws {
    var sink = IndexSink(file: nil)
    sink.write(.texts, [1, 2, 3])
    sink.finish(as: IndexIdentity(generation: 1, fingerprint: 0), recipes: 0)
    let bytes = sink.takeMemory()
    for (offset, count) in [(0, 4), (3, 1), (-1, 2), (Int.max, 1), (1, Int.max)] {
      let file = try #require(IndexFile(bytes, fingerprint: 0))
      #expect(file.part(.texts, offset, count).isEmpty)
      #expect(file.isDamaged)
    }
  }
}
