// A block of Markdown as cmark finds it, reduced to what can be trusted: its kind, its nesting and the line it starts in.

internal import SourceText

/// One block of a body; blocks stand in a flat list, parents before children.
struct Block {
  /// The kinds of block.
  enum Kind: Equatable {
    /// A block quote.
    case quote
    /// A list.
    case list(isOrdered: Bool)
    /// An item of a list.
    case item
    /// A heading of level 1 to 6.
    case heading(level: Int)
    /// A paragraph; tables are paragraphs here.
    case paragraph
    /// An indented or fenced code block.
    case code
    /// An HTML block.
    case html
    /// A thematic break.
    case rule
  }

  /// What it is.
  var kind: Kind
  /// The index of the enclosing block, or -1.
  var parent: Int
  /// The index of the line it starts in.
  var startLine: Int
  /// The index after its last line that is not blank.
  var endLine: Int
  /// How many block quotes enclose it.
  var quoteDepth: Int
  /// The offset of its first byte after the markers of its containers.
  var start: Int
}
