// Headings and labels are compared by their words alone: case, accents, emoji and punctuation do not count.

internal import SourceText

/// Makes the form in which heading words and labels are looked up.
enum WordKey {
  /// The words of a text in lower case without accents, emoji and punctuation, separated by one blank.
  static func make(_ bytes: some Collection<UInt8>) -> String {
    if bytes.allSatisfy({ $0 < 0x80 }) { return ascii(bytes) }
    let folded = Folding.fold(Array(bytes))
    var result: [UInt8] = []
    result.reserveCapacity(folded.count)
    var index = 0
    while index < folded.count {
      let length = min(scalarLength(folded[index]), folded.count - index)
      if isWord(folded, index, length) {
        result += folded[index..<(index + length)]
      } else if let last = result.last, last != 32 {
        result.append(32)
      }
      index += length
    }
    if result.last == 32 { result.removeLast() }
    return String(decoding: result, as: UTF8.self)
  }

  /// The words of a key that `make` returned.
  static func words(_ key: String) -> [String] {
    var result: [String] = []
    var start = key.startIndex
    let bytes = key.utf8
    while start < key.endIndex {
      let end = bytes[start...].firstIndex(of: 32) ?? key.endIndex
      if start < end { result.append(String(key[start..<end])) }
      start = end < key.endIndex ? bytes.index(after: end) : end
    }
    return result
  }

  private static func ascii(_ bytes: some Collection<UInt8>) -> String {
    String(unsafeUninitializedCapacity: bytes.count) { result in
      var count = 0
      for byte in bytes {
        if byte.isLetter {
          result[count] = byte | 32
          count += 1
        } else if byte.isDigit {
          result[count] = byte
          count += 1
        } else if count > 0, result[count - 1] != 32 {
          result[count] = 32
          count += 1
        }
      }
      return count > 0 && result[count - 1] == 32 ? count - 1 : count
    }
  }

  private static func scalarLength(_ byte: UInt8) -> Int {
    byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }

  /// Whether the scalar at `index` belongs to a word: no punctuation, no symbol, no emoji.
  private static func isWord(_ bytes: [UInt8], _ index: Int, _ length: Int) -> Bool {
    let first = bytes[index]
    switch length {
    case 1: return first.isLetter || first.isDigit
    case 2: return first != 0xC2
    case 3:
      let second = bytes[index + 1]
      // General punctuation and symbols, CJK punctuation, variation selectors, full-width punctuation.
      if first == 0xE2 && second < 0xBA { return false }
      if first == 0xE3 && second == 0x80 { return false }
      return !(first == 0xEF && (second == 0xB8 || second == 0xBC || second == 0xBD))
    default: return false
    }
  }
}
