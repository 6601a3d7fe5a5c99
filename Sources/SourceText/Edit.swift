// A change to a file is a list of edits; the file between them stays byte for byte.

/// Bytes of a file and what is to stand in their place.
public struct Edit: Hashable, Sendable {
  /// The bytes to replace; empty for an insertion.
  public let span: Span
  /// The new bytes; empty for a deletion.
  public let replacement: [UInt8]

  /// An edit that replaces `span` by `replacement`.
  public init(_ span: Span, _ replacement: [UInt8]) {
    self.span = span
    self.replacement = replacement
  }

  /// An edit that replaces `span` by the UTF-8 of `text`.
  public init(_ span: Span, _ text: String) {
    self.init(span, Array(text.utf8))
  }
}

/// Why a list of edits cannot be applied.
public enum EditError: Error, Hashable {
  /// Two edits touch the same bytes.
  case overlapping(Span, Span)
  /// An edit reaches outside the text of this many bytes.
  case outside(Span, count: Int)
}

extension Edit {
  /// The text with all edits made; insertions at one place keep the order of the list.
  ///
  /// Throws `EditError` when edits overlap or reach outside the text.
  public static func apply(_ edits: [Edit], to bytes: [UInt8]) throws(EditError) -> [UInt8] {
    let ordered = edits.enumerated().sorted {
      $0.element.span.start != $1.element.span.start
        ? $0.element.span.start < $1.element.span.start
        : ($0.element.span.end, $0.offset) < ($1.element.span.end, $1.offset)
    }.map(\.element)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.count })
    var position = 0
    var previous = Span(0, 0)
    for edit in ordered {
      guard edit.span.end <= bytes.count, edit.span.start >= 0 else {
        throw .outside(edit.span, count: bytes.count)
      }
      guard edit.span.start >= position else { throw .overlapping(previous, edit.span) }
      result += bytes[position..<edit.span.start]
      result += edit.replacement
      position = edit.span.end
      previous = edit.span
    }
    result += bytes[position...]
    return result
  }
}
