// People and editors speak of lines and columns, everything else of byte offsets.

/// Where the lines of a text begin; a line ends with LF, CR LF or a lone CR.
///
/// Making one reads the whole text, so make it when the first place is to be shown.
public struct LineIndex: Sendable {
  /// The text.
  public let bytes: [UInt8]
  /// The offset of each line's first byte; the first is 0.
  public let starts: [Int]

  /// Finds the lines of a text.
  public init(_ bytes: [UInt8]) {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<bytes.count where bytes[offset] <= 0x0D {
        let isEnd =
          bytes[offset] == UInt8(ascii: "\n")
          || bytes[offset] == UInt8(ascii: "\r")
            && !(offset &+ 1 < bytes.count && bytes[offset &+ 1] == UInt8(ascii: "\n"))
        if isEnd { starts.append(offset &+ 1) }
      }
    }
    self.bytes = bytes
    self.starts = starts
  }

  /// How many lines there are; an empty text has one, a final line end begins another.
  public var count: Int { starts.count }

  /// The line that holds the byte at `offset`, counted from 1; offsets outside the text give the first or the last.
  public func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The bytes of line `line`, counted from 1, without its end; empty at the text's end for a line that is not there.
  public func span(ofLine line: Int) -> Span {
    guard line >= 1, line <= starts.count else { return Span(bytes.count, bytes.count) }
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : bytes.count
    if line < starts.count {
      if end > start, bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
      if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    }
    return Span(start, end)
  }

  /// The line and column of the byte at `offset`, both counted from 1; the column counts characters, a byte order mark not.
  public func position(of offset: Int) -> (line: Int, column: Int) {
    let line = line(of: offset)
    var start = starts[line - 1]
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    guard start < offset else { return (line, 1) }
    return (line, String(decoding: bytes[start..<min(offset, bytes.count)], as: UTF8.self).count + 1)
  }
}
