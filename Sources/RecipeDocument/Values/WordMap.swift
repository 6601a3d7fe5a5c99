// The built-in vocabularies are made at the start of every run that reads a file: this table costs a tenth of a dictionary of strings.

internal import SourceText

/// A table from words to values, which knows a word by its hash of 64 bits alone.
struct WordMap<Value: Sendable>: Sendable {
  private var hashes: [UInt64]
  private var values: [Value?]
  private var count = 0

  /// An empty table with room for so many words.
  init(room: Int) {
    var size = 16
    while size < room * 2 { size *= 2 }
    hashes = Array(repeating: 0, count: size)
    values = Array(repeating: nil, count: size)
  }

  /// The value of a word.
  subscript(word: String) -> Value? {
    var word = word
    return word.withUTF8 { self[$0] }
  }

  /// The value of a word.
  subscript(word: UnsafeBufferPointer<UInt8>) -> Value? {
    get { values[place(ByteHash.of(word) | 1)] }
    set {
      let hash = ByteHash.of(word) | 1
      if (count + 1) * 2 > hashes.count { grow() }
      let place = place(hash)
      if hashes[place] == 0 { count += 1 }
      hashes[place] = hash
      values[place] = newValue
    }
  }

  /// Where a word with this hash, which is not zero, stands or would stand.
  private func place(_ hash: UInt64) -> Int {
    let mask = hashes.count - 1
    var place = Int(truncatingIfNeeded: hash >> 32) & mask
    while hashes[place] != 0 && hashes[place] != hash { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    var larger = WordMap(room: hashes.count)
    for (hash, value) in zip(hashes, values) where hash != 0 {
      let place = larger.place(hash)
      larger.hashes[place] = hash
      larger.values[place] = value
    }
    larger.count = count
    self = larger
  }
}
