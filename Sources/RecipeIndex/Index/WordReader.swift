// Every word of a vault goes through here when an index is made, so that eight bytes are looked at in one step.

internal import SourceText

/// Reads the words of a folded text, each with its hash.
struct WordReader {
  private let start: UnsafePointer<UInt8>?
  /// How many bytes can be read, which may be more than belong to the part that is looked at.
  private let count: Int
  private var position: Int
  private let end: Int
  private var first = 0
  private var length = 0

  /// The words between two places of a text.
  init(_ text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    self.start = text.baseAddress
    count = text.count
    position = start
    self.end = min(end, text.count)
  }

  /// The word that was read last.
  var word: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start.map { $0 + first }, count: length) }

  /// The hash of the next word; nil when there is none.
  mutating func next() -> UInt32? {
    guard let start else { return nil }
    while position < end {
      guard position &+ ByteBlock.size <= count else { return nextOfLast(start) }
      let block = ByteBlock(start, at: position)
      length = ByteBlock.countOfFirst(Self.wordBytes(block))
      if length == 0 {
        position &+= 1
        continue
      }
      first = position
      guard length < ByteBlock.size, first &+ length <= end else { return finish(start) }
      // What follows the word is no part of one.
      position &+= length &+ 1
      return TermTable.hash(block.bits & (1 &<< UInt64(8 &* length) &- 1), count: length)
    }
    return nil
  }

  /// The next word where less than eight bytes are left.
  private mutating func nextOfLast(_ start: UnsafePointer<UInt8>) -> UInt32? {
    while position < end, !Bytes.isWord(start[position]) { position &+= 1 }
    guard position < end else { return nil }
    first = position
    return finish(start)
  }

  /// Reads a word to its end, byte by byte.
  private mutating func finish(_ start: UnsafePointer<UInt8>) -> UInt32 {
    position = first
    while position < end, Bytes.isWord(start[position]) { position &+= 1 }
    length = position &- first
    return TermTable.hash(word)
  }

  /// The bytes that belong to words, as `Bytes.isWord` has it.
  private static func wordBytes(_ block: ByteBlock) -> UInt64 {
    block.inLowerCase.between(0x61, 0x7A) | block.between(0x30, 0x39) | block.beyondASCII
  }
}
