// The words of many texts, each once, numbered in the order in which they first came.

/// A set of words with numbers.
struct TermTable {
  /// All words, one after the other, a separator after each.
  private(set) var text: [UInt8] = []
  /// Where each word ends; its separator stands there.
  private(set) var ends: [UInt32] = []
  private var hashes: [UInt32] = []
  /// Numbers of words plus one at the place of their hash, zero where none is; a power of two in size.
  private var slots: [UInt32]

  init(capacity: Int = 1 << 12) { slots = Array(repeating: 0, count: capacity) }

  var count: Int { ends.count }

  /// The number of a word, given its hash.
  mutating func number(of word: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let number = Int(slots[slot]) &- 1
      if hashes[number] == hash, isEqual(number, word) { return number }
      slot = (slot &+ 1) & mask
    }
    slots[slot] = UInt32(ends.count &+ 1)
    hashes.append(hash)
    text.append(contentsOf: word)
    ends.append(UInt32(clamping: text.count))
    text.append(RecipeRecord.separator)
    if ends.count &* 2 > slots.count { grow() }
    return ends.count &- 1
  }

  /// The bytes of a word in `text`.
  func range(_ number: Int) -> Range<Int> { (number == 0 ? 0 : Int(ends[number - 1]) + 1)..<Int(ends[number]) }

  private func isEqual(_ number: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = range(number)
    guard range.count == word.count else { return false }
    for place in 0..<word.count where text[range.lowerBound &+ place] != word[place] { return false }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for (number, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(number + 1)
    }
  }

  /// The hash of a word (FNV-1a, mixed once more at the end, because the table looks at the low bits).
  static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in word { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash ^ hash >> 15
  }
}
