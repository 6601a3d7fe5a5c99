import Testing

@testable import SourceText

@Suite struct ByteBlockTests {
  /// The answers for the bytes one by one.
  private func marks(_ answer: UInt64) -> [Bool] { (0..<8).map { answer >> (8 * UInt64($0)) & 0xFF == 0x80 } }

  @Test func everyByteHasTheAnswerThatItWouldHaveAlone() {
    var random = SeededGenerator(seed: 11)
    for round in 0..<20_000 {
      // Bytes near to each other, so that carries between neighbours would show.
      let near = UInt8.random(in: 0...255, using: &random)
      let bytes = (0..<8).map { _ in
        Bool.random(using: &random) ? near &+ .random(in: 0...2, using: &random) : .random(in: 0...255, using: &random)
      }
      let block = bytes.withUnsafeBytes { bytes in bytes.baseAddress.map { ByteBlock($0, at: 0) } }
      guard let block else { return }
      let (first, last) = (near & 0x7F, (near & 0x7F) | UInt8.random(in: 0...0x7F, using: &random))
      #expect(marks(block.equal(first)) == bytes.map { $0 == first }, "round \(round)")
      #expect(marks(block.between(first, last)) == bytes.map { first...last ~= $0 }, "round \(round)")
      #expect(marks(block.beyondASCII) == bytes.map { $0 >= 0x80 }, "round \(round)")
      #expect(marks(block.inLowerCase.between(0x61, 0x7A)) == bytes.map { 0x61...0x7A ~= $0 | 0x20 })
      let answer = block.between(first, last)
      #expect(ByteBlock.countOfFirst(answer) == bytes.prefix { first...last ~= $0 }.count)
      #expect(ByteBlock.isTrueOfAll(answer) == bytes.allSatisfy { first...last ~= $0 })
    }
  }
}
