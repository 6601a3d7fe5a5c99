import Testing

@testable import RecipeIndex

@Suite struct WordReaderTests {
  /// The words between two places, and whether each has the hash that it has anywhere.
  private func words(_ text: [UInt8], _ start: Int, _ end: Int) -> [[UInt8]] {
    text.withUnsafeBufferPointer { text in
      var reader = WordReader(text, from: start, to: end)
      var words: [[UInt8]] = []
      while let hash = reader.next() {
        words.append(Array(reader.word))
        Array(reader.word).withUnsafeBufferPointer { #expect(TermTable.hash($0) == hash, "\(Array(reader.word))") }
      }
      return words
    }
  }

  @Test func wordsAreThoseOfALookAtEveryByte() {
    var random = SeededNumbers(seed: 5)
    let bytes = Array("aaazzzkxA09 -,\n`{@/:".utf8) + [0x80, 0xC3, 0xFF, 0x00, 0x7F]
    for round in 0..<20_000 {
      let text = (0..<Int.random(in: 0..<60, using: &random)).compactMap { _ in bytes.randomElement(using: &random) }
      let start = Int.random(in: 0...text.count, using: &random)
      let end = Int.random(in: start...text.count, using: &random)
      let expected = text[start..<end].split { !Bytes.isWord($0) }.map(Array.init)
      #expect(words(text, start, end) == expected, "round \(round): \(text) \(start) \(end)")
    }
  }

  @Test func wordsThatDifferHaveDifferentHashes() {
    var hashes: Set<UInt32> = []
    let words = (0..<2000).flatMap {
      ["a\($0)", "\($0)", "onion\($0)", "a long word for a hash \($0)", "\($0) 8 bytes"]
    }
    for word in words { Array(word.utf8).withUnsafeBufferPointer { _ = hashes.insert(TermTable.hash($0)) } }
    // Two of 10,000 random numbers of 32 bits are the same once in eighty times.
    #expect(hashes.count >= words.count - 3)
  }
}
