// The words of many texts, each once, numbered in the order in which they first came.

internal import Glibc
internal import SourceText

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

  /// The hash of a word.
  static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt32 { UInt32(truncatingIfNeeded: ByteHash.of(word)) }

  /// The hash of a word of less than eight bytes, which are the lowest of `bits`; all others are zero.
  static func hash(_ bits: UInt64, count: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: ByteHash.ofShort(bits, count: count))
  }
}
