// Readers see text without markup, escapes and table bars; edits need the bytes of the file. A mapped text is the first and knows the second.

/// Text taken out of a file together with where each part of it stands there.
public struct MappedText: Hashable, Sendable {
  /// A run of text that stands in the file byte for byte.
  public struct Piece: Hashable, Sendable {
    /// The run in the text.
    public let text: Span
    /// The offset in the file of the run's first byte.
    public let source: Int

    /// A run of the text and its place in the file.
    public init(text: Span, source: Int) {
      self.text = text
      self.source = source
    }
  }

  /// The text in UTF-8.
  public private(set) var bytes: [UInt8] = []
  /// The runs that stand in the file, in the order of the text; bytes in no run (an unescaped `\n`, the blank between two table cells) stand nowhere.
  public private(set) var pieces: [Piece] = []

  /// An empty text.
  public init() {}

  /// A text without a place in any file.
  public init(unplaced text: String) { bytes = Array(text.utf8) }

  /// The bytes of `span` of a file, as they are.
  public init(_ source: [UInt8], _ span: Span) {
    guard !span.isEmpty else { return }
    bytes = Array(source[span.range])
    pieces = [Piece(text: Span(0, bytes.count), source: span.start)]
  }

  /// Adds the bytes of `span` of the file; a run that continues the last one is joined to it.
  public mutating func append(_ source: [UInt8], _ span: Span) {
    guard !span.isEmpty else { return }
    let start = bytes.count
    bytes += source[span.range]
    if let last = pieces.last, last.text.end == start, last.source + last.text.count == span.start {
      pieces[pieces.count - 1] = Piece(text: Span(last.text.start, bytes.count), source: last.source)
    } else {
      pieces.append(Piece(text: Span(start, bytes.count), source: span.start))
    }
  }

  /// Adds another text with its places.
  public mutating func append(_ other: MappedText) {
    let start = bytes.count
    bytes += other.bytes
    for piece in other.pieces {
      let text = piece.text.shifted(by: start)
      if let last = pieces.last, last.text.end == text.start, last.source + last.text.count == piece.source {
        pieces[pieces.count - 1] = Piece(text: Span(last.text.start, text.end), source: last.source)
      } else {
        pieces.append(Piece(text: text, source: piece.source))
      }
    }
  }

  /// Adds text that does not stand in the file.
  public mutating func append(unplaced text: String) { bytes += Array(text.utf8) }

  /// The text as a string; invalid UTF-8 is shown as U+FFFD.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes of the file that hold `span` of the text, or nil when it does not stand there in one run.
  public func sourceSpan(of span: Span) -> Span? {
    for piece in pieces where piece.text.start <= span.start && span.end <= piece.text.end {
      return span.shifted(by: piece.source - piece.text.start)
    }
    return nil
  }

  /// The smallest range of the file that covers every placed byte, or nil when none is placed.
  public var sourceSpan: Span? {
    var result: Span?
    for piece in pieces {
      let span = Span(piece.source, piece.source + piece.text.count)
      result = result?.union(span) ?? span
    }
    return result
  }

  /// The text of `span`, with its places.
  public func slice(_ span: Span) -> MappedText {
    var result = MappedText()
    result.bytes = Array(bytes[span.range])
    for piece in pieces {
      let start = max(piece.text.start, span.start)
      let end = min(piece.text.end, span.end)
      guard start < end else { continue }
      result.pieces.append(
        Piece(text: Span(start - span.start, end - span.start), source: piece.source + start - piece.text.start))
    }
    return result
  }
}
