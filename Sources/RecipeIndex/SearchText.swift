// The form in which texts and queries are compared: folded, every run of blanks and line ends one blank.

internal import SourceText

/// Makes text searchable.
enum SearchText {
  /// The searchable form of a text, without blanks at its ends.
  static func make(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    text.withUnsafeBufferPointer { append($0, to: &result) }
    if !result.isEmpty { result.removeLast() }
    return result
  }

  /// Adds a value and a separator; nothing for a value without text.
  static func append(_ value: UnsafeBufferPointer<UInt8>, to text: inout [UInt8]) {
    let start = text.count
    Folding.fold(value, into: &text)
    squeeze(&text, from: start)
    if text.count > start { text.append(RecipeRecord.separator) }
  }

  /// Makes runs of blanks one blank and drops those at the ends.
  private static func squeeze(_ text: inout [UInt8], from start: Int) {
    if isSqueezed(text, from: start) { return }
    let end = text.withUnsafeMutableBufferPointer { buffer in
      var target = start
      // As if a blank stood before the text, so that those at its beginning go.
      var wasBlank = true
      for position in start..<buffer.count {
        let byte = buffer[position]
        let isBlank = isBlank(byte)
        buffer[target] = isBlank ? UInt8(ascii: " ") : byte
        target &+= isBlank && wasBlank ? 0 : 1
        wasBlank = isBlank
      }
      return wasBlank && target > start ? target &- 1 : target
    }
    text.removeLast(text.count - end)
  }

  /// Whether a text has single blanks between its words and nothing else to be squeezed, as nearly all have.
  private static func isSqueezed(_ text: [UInt8], from start: Int) -> Bool {
    text.withUnsafeBytes { text in
      guard let bytes = text.baseAddress, start < text.count, let last = text.last, !isBlank(last) else { return false }
      var position = start
      // As if a blank stood before the text.
      var wasBlank: UInt64 = 1
      while position &+ ByteBlock.size <= text.count {
        let block = ByteBlock(bytes, at: position)
        let blanks = block.equal(0x20) >> 7
        if blanks & (blanks << 8 | wasBlank) != 0 || block.between(0, 0x1F) | block.equal(0x7F) != 0 { return false }
        wasBlank = blanks >> 56
        position &+= ByteBlock.size
      }
      while position < text.count {
        let blank: UInt64 = text[position] == 0x20 ? 1 : 0
        if blank & wasBlank != 0 || blank == 0 && isBlank(text[position]) { return false }
        wasBlank = blank
        position &+= 1
      }
      return true
    }
  }

  /// Control characters count as blanks, so that no value can hold a separator.
  static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0x7F }
}
