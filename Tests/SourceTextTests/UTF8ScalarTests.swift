import Testing

@testable import SourceText

@Suite struct UTF8ScalarTests {
  private func decoded(_ bytes: [UInt8]) -> String {
    bytes.withUnsafeBufferPointer { bytes in
      var text = String.UnicodeScalarView()
      var offset = 0
      while offset < bytes.count {
        let scalar = UTF8Scalar(in: bytes, at: offset)
        text.append(Unicode.Scalar(scalar.value) ?? "?")
        offset += scalar.count
      }
      return String(text)
    }
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func readsAsTheStandardLibraryDoes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<3000 {
      let bytes = (0..<Int.random(in: 0..<8, using: &random)).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random)
          : [0xE0, 0xED, 0xF0, 0xF4, 0x80, 0xBF, 0x9F, 0xA0].randomElement(using: &random) ?? 0
      }
      let expected = String(decoding: bytes, as: UTF8.self)
      if !decoded(bytes).unicodeScalars.elementsEqual(expected.unicodeScalars) {
        Issue.record("seed \(seed): \(bytes)")
      }
    }
  }

  @Test func writesWhatItReads() {
    for value: UInt32 in [0, 0x7F, 0x80, 0x7FF, 0x800, 0xFFFF, 0x10000, 0x10FFFF] {
      var bytes = [UInt8](repeating: 0, count: 4)
      let count = bytes.withUnsafeMutableBufferPointer { buffer in
        buffer.baseAddress.map { UTF8Scalar.write(value, to: $0) } ?? 0
      }
      let read = bytes.withUnsafeBufferPointer { UTF8Scalar(in: $0, at: 0) }
      #expect(read.value == value && read.count == count && read.isValid)
    }
  }
}
