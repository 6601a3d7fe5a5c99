// The body as a flat run of things a reader sees one after the other: headings, list items, paragraphs, table rows.

internal import SourceText

/// One thing of a body; a class because its many parts would be copied at every look at the list of elements.
final class BodyElement {
  /// What it is.
  enum Kind: Equatable {
    /// A heading; levels 1 to 6 are Markdown's, 7 is a strong line of its own, 8 a line that ends in a colon or is a bare heading word.
    case heading(level: Int)
    /// An item of a list.
    case item
    /// A paragraph, or some of its lines.
    case paragraph
    /// A paragraph in a block quote.
    case quote
    /// A row of a table.
    case row(isHeader: Bool)
    /// A thematic break.
    case rule
    /// Code.
    case code
  }

  /// What it is.
  var kind: Kind
  /// Its text; for rows the cells joined by blanks.
  var text: InlineText
  /// Its bytes in the file from the list marker or first byte on, without nested lists and the line ending.
  var span: Span
  /// The line of the file it starts in, from 1.
  var line: Int
  /// Whether it is a label whose text stands in the same line: "Note: freezes well".
  var isLineLabel = false
  /// Which list, table or quote it belongs to; 0 for none.
  var container = 0
  /// How deep its list is nested, 0 for a list at the top; how many block quotes enclose a quote.
  var depth = 0
  /// Whether its list is numbered.
  var isOrdered = false
  /// Whether it has a check-box.
  var isTask = false
  /// The index of the item that encloses it.
  var parent: Int?
  /// Whether a list is nested in it.
  var hasChildren = false
  /// The cells of a row.
  var cells: [InlineText] = []
  /// The region of the file for one language it stands in; 0 for none.
  var region = 0

  /// An element at a place.
  init(kind: Kind, text: InlineText, span: Span, line: Int) {
    self.kind = kind
    self.text = text
    self.span = span
    self.line = line
  }

  /// Whether it is a heading of any kind.
  var isHeading: Bool { level != nil }
  /// The level of a heading; nil for other elements.
  var level: Int? {
    if case .heading(let level) = kind { return level }
    return nil
  }
  /// Whether it is a row that is not the table's head.
  var isBodyRow: Bool { kind == .row(isHeader: false) }
  /// Whether it is a quote that is set apart as a remark: `>>> Freezes well.`, `> [!tip]`.
  var isRemark: Bool { kind == .quote && (depth >= 3 || text.text.bytes.starts(with: "[!".utf8)) }
}

/// The part of a file that is for readers of one language.
struct LanguageRegion {
  /// The two-letter code.
  var code: String
}

/// A body taken apart.
struct BodyContent {
  /// What stands in it.
  var elements: [BodyElement] = []
  /// Every link and image.
  var links: [RecipeLink] = []
  /// The regions that `region` of an element counts from 1.
  var regions: [LanguageRegion] = []
}
