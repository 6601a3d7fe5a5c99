// Everything that vault says about a file, it says about a range of its bytes: values keep their span, edits replace one.

/// A half-open range of bytes in one file or one line of text.
///
/// Offsets count UTF-8 bytes from 0; `start <= end` always holds.
public struct Span: Hashable, Sendable {
  /// The offset of the first byte.
  public let start: Int
  /// The offset after the last byte.
  public let end: Int

  /// A span of bytes; an `end` before `start` gives the empty span at `start`.
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// How many bytes the span covers.
  public var count: Int { end - start }

  /// Whether the span covers no byte.
  public var isEmpty: Bool { start == end }

  /// The same span as a range, for slicing.
  public var range: Range<Int> { start..<end }

  /// Whether `other` lies wholly inside this span.
  public func contains(_ other: Span) -> Bool { start <= other.start && other.end <= end }

  /// Whether the two spans share a byte.
  public func overlaps(_ other: Span) -> Bool { start < other.end && other.start < end }

  /// The span moved by `distance` bytes.
  public func shifted(by distance: Int) -> Span { Span(start + distance, end + distance) }

  /// The smallest span that covers both.
  public func union(_ other: Span) -> Span { Span(min(start, other.start), max(end, other.end)) }
}

extension Span: Comparable {
  /// Orders by start, then by end.
  public static func < (left: Span, right: Span) -> Bool {
    left.start != right.start ? left.start < right.start : left.end < right.end
  }
}
