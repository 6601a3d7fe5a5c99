// The words of many texts, each once, numbered in the order in which they first came.

internal import Glibc

/// A set of words with numbers.
struct TermTable: ~Copyable {
  /// All words, one after the other, a separator after each.
  private(set) var text: GrowingBuffer<UInt8>
  /// Where each word ends; its separator stands there.
  private(set) var ends: GrowingBuffer<UInt32>
  /// The hash of each word.
  private(set) var hashes: GrowingBuffer<UInt32>
  /// Numbers of words plus one at the place of their hash, zero where none is; a power of two in size.
  private var slots: GrowingBuffer<UInt32>
  private var mask: Int

  init(capacity: Int = 1 << 13) {
    text = GrowingBuffer(capacity: capacity * 4)
    ends = GrowingBuffer(capacity: capacity / 2)
    hashes = GrowingBuffer(capacity: capacity / 2)
    slots = GrowingBuffer(repeating: 0, count: capacity)
    mask = capacity - 1
  }

  var count: Int { ends.count }

  /// The number of a word, given its hash.
  mutating func number(of word: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let number = Int(slots[slot]) &- 1
      if hashes[number] == hash, isEqual(number, word) { return number }
      slot = (slot &+ 1) & mask
    }
    slots[slot] = UInt32(truncatingIfNeeded: ends.count &+ 1)
    hashes.append(hash)
    text.append(word)
    ends.append(UInt32(clamping: text.count))
    text.append(RecipeRecord.separator)
    if ends.count &* 2 > mask { grow() }
    return ends.count &- 1
  }

  private func isEqual(_ number: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let first = number == 0 ? 0 : Int(ends[number &- 1]) &+ 1
    guard Int(ends[number]) &- first == word.count, let known = text.all.baseAddress, let other = word.baseAddress
    else {
      return false
    }
    return memcmp(known + first, other, word.count) == 0
  }

  private mutating func grow() {
    let size = (mask &+ 1) &* 2
    slots = GrowingBuffer(repeating: 0, count: size)
    mask = size &- 1
    for number in 0..<hashes.count {
      var slot = Int(truncatingIfNeeded: hashes[number]) & mask
      while slots[slot] != 0 { slot = (slot &+ 1) & mask }
      slots[slot] = UInt32(truncatingIfNeeded: number &+ 1)
    }
  }

  /// The hash of a word (FNV-1a, mixed once more at the end, because the table looks at the low bits).
  static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash = WordHash()
    for byte in word { hash.take(byte) }
    return hash.value
  }
}

/// The hash of a word, byte by byte while it is read.
struct WordHash {
  private var state: UInt32 = 2_166_136_261

  mutating func take(_ byte: UInt8) { state = (state ^ UInt32(byte)) &* 16_777_619 }

  var value: UInt32 { state ^ state >> 15 }
}
