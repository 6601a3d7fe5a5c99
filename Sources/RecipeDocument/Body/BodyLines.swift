// cmark speaks of lines, everything else of bytes: this is where each line of a body begins, counted the way cmark counts.

internal import SourceText

/// The lines of a file's body: LF, CRLF and lone CR end a line.
struct BodyLines {
  /// The offset of each line's first byte, and the end of the file as the last element.
  private(set) var starts: [Int]
  /// The number, from 1, of the first line in the file.
  let firstNumber: Int
  /// The whole body.
  let span: Span

  /// Finds the lines of `bytes` in `span`; `firstNumber` is the number of its first line in the file.
  init(_ bytes: [UInt8], _ span: Span, firstNumber: Int) {
    self.firstNumber = firstNumber
    self.span = span
    starts = [span.start]
    starts.reserveCapacity(span.count / 32 + 2)
    bytes.withUnsafeBufferPointer { buffer in
      let raw = UnsafeRawBufferPointer(buffer)
      var position = span.start
      while position < span.end {
        if position + ByteBlock.size <= span.end, let start = raw.baseAddress {
          let block = ByteBlock(start, at: position)
          if block.equal(10) | block.equal(13) == 0 {
            position += ByteBlock.size
            continue
          }
        }
        let byte = buffer[position]
        position += 1
        guard byte == 10 || byte == 13 else { continue }
        if byte == 13, position < span.end, buffer[position] == 10 { position += 1 }
        starts.append(position)
      }
    }
    if starts.last != span.end || starts.count == 1 { starts.append(span.end) }
  }

  /// How many lines there are.
  var count: Int { starts.count - 1 }

  /// Where line `index` (from 0) begins; the end of the body for lines after the last.
  func start(_ index: Int) -> Int { index >= 0 && index < starts.count ? starts[index] : span.end }

  /// The bytes of line `index` (from 0) without its line ending.
  func content(_ index: Int, _ bytes: [UInt8]) -> Span {
    let begin = start(index)
    var end = start(index + 1)
    if end > begin, bytes[end - 1] == 10 { end -= 1 }
    if end > begin, bytes[end - 1] == 13 { end -= 1 }
    return Span(begin, end)
  }

  /// The number, from 1, of the line that holds `offset`.
  func number(of offset: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if start(middle + 1) <= offset { low = middle + 1 } else { high = middle }
    }
    return firstNumber + min(low, max(0, count - 1))
  }
}
