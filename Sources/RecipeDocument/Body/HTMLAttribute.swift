// Links that stand in HTML tags are links of the recipe like others: they are fixed when a file moves.

internal import SourceText

/// Finds the attributes of HTML tags.
enum HTMLAttribute {
  /// The value of an attribute of the tag that begins at the start of `tag`, without its quotes; nil when there is none in quotes.
  static func value(_ name: StaticString, in bytes: [UInt8], _ tag: Span) -> Span? {
    let count = name.utf8CodeUnitCount
    var position = tag.start + 1
    while position + count + 2 < tag.end, bytes[position] != UInt8(ascii: ">") {
      defer { position += 1 }
      let quote = bytes[position + count + 1]
      guard bytes[position - 1].isWhitespace, bytes[position + count] == UInt8(ascii: "="), quote == 34 || quote == 39,
        (0..<count).allSatisfy({ bytes[position + $0] | 32 == name.utf8Start[$0] })
      else { continue }
      let start = position + count + 2
      guard let end = bytes[start..<tag.end].firstIndex(of: quote) else { return nil }
      return Span(start, end)
    }
    return nil
  }
}
