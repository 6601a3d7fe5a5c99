// A table that is looked up in, not read: building a dictionary of thousands of names would take longer than the whole command.

/// Keys in ascending order of their bytes, each with a number, as one text: `key|7;other key|12;`.
struct SortedKeys: Sendable {
  private let text: StaticString

  /// A table; the text must be ASCII or UTF-8 and its keys in order.
  init(_ text: StaticString) { self.text = text }

  /// The number of a key; nil for a key that is not there.
  subscript(key: String) -> Int? {
    guard text.hasPointerRepresentation, !key.isEmpty else { return nil }
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var key = key
    return key.withUTF8 { Self.find($0, in: bytes) }
  }

  private static func find(_ key: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let (bar, end) = (UInt8(ascii: "|"), UInt8(ascii: ";"))
    var (low, high) = (0, bytes.count)
    while low < high {
      var start = low + (high - low) / 2
      while start > low, bytes[start - 1] != end { start -= 1 }
      var position = start
      var index = 0
      while index < key.count, position < high, bytes[position] == key[index] {
        position += 1
        index += 1
      }
      let there = position < high ? bytes[position] : bar
      if index == key.count, there == bar { return number(bytes, position + 1) }
      // The end of a key comes before every letter.
      let isBefore = index < key.count && (there == bar || there < key[index])
      if isBefore {
        while position < high, bytes[position] != end { position += 1 }
        low = position + 1
      } else {
        high = start
      }
    }
    return nil
  }

  private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var result = 0
    var position = start
    while position < bytes.count, case 0x30...0x39 = bytes[position] {
      result = result &* 10 &+ Int(bytes[position] & 0x0F)
      position += 1
    }
    return result
  }
}
