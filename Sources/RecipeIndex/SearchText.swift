// The form in which texts and queries are compared: folded, every run of blanks and line ends one blank.

internal import SourceText

/// Makes text searchable.
enum SearchText {
  /// The searchable form of a text, without blanks at its ends.
  static func make(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    append(text, to: &result)
    if !result.isEmpty { result.removeLast() }
    return result
  }

  /// Adds a value and a separator; nothing for a value without text.
  static func append(_ value: [UInt8], to text: inout [UInt8]) {
    let start = text.count
    value.withUnsafeBufferPointer { Folding.fold($0, into: &text) }
    squeeze(&text, from: start)
    if text.count > start { text.append(RecipeRecord.separator) }
  }

  /// Makes runs of blanks one blank and drops those at the ends.
  private static func squeeze(_ text: inout [UInt8], from start: Int) {
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

  /// Control characters count as blanks, so that no value can hold a separator.
  static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0x7F }
}
