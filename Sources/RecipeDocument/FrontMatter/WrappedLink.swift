// A path in front matter is sometimes wrapped in Markdown: `![[pie.jpg]]`, `![](pie.jpg)`.

internal import SourceText

/// Finds the target of a text that is one link.
enum WrappedLink {
  /// Where the target stands; nil when the text is no link.
  static func target(_ bytes: [UInt8]) -> Span? {
    var start = 0
    if bytes.first == 0x21 { start = 1 }
    guard start + 1 < bytes.count, bytes[start] == .openBracket else { return nil }
    if bytes[start + 1] == .openBracket, bytes.suffix(2).allSatisfy({ $0 == .closeBracket }), bytes.count >= start + 4 {
      let inner = Span(start + 2, bytes.count - 2)
      let bar = bytes[inner.range].firstIndex(of: 0x7C) ?? inner.end
      return ByteScanning.trim(bytes, Span(inner.start, bar))
    }
    guard bytes.last == 0x29, let open = bytes.lastIndex(of: 0x28), open > 0, bytes[open - 1] == .closeBracket else {
      return nil
    }
    return ByteScanning.trim(bytes, Span(open + 1, bytes.count - 1))
  }
}
