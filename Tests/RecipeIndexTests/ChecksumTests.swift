import Testing

@testable import RecipeIndex

@Suite struct ChecksumTests {
  @Test func everyChangedBitShows() {
    var random = SeededNumbers(seed: 4)
    for count in [1, 7, 8, 9, 63, 64, 65, 200, 1000] {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      let sum = Checksum.of(bytes)
      #expect(Checksum.of(bytes) == sum)
      for place in bytes.indices {
        for bit in 0..<8 {
          var changed = bytes
          changed[place] ^= 1 << UInt8(bit)
          #expect(Checksum.of(changed) != sum, "\(count) bytes, bit \(bit) of byte \(place)")
        }
      }
    }
  }

  @Test func lengthAndOrderCount() {
    let sums = (0..<200).map { Checksum.of([UInt8](repeating: 0, count: $0)) }
    #expect(Set(sums).count == 200)
    let words: [[UInt8]] = [Array(repeating: 1, count: 8), Array(repeating: 2, count: 8)]
    #expect(Checksum.of(words[0] + words[1]) != Checksum.of(words[1] + words[0]))
  }
}
