// A run of Markdown as a reader sees it: text without markup, the links in it, and what of its markup has a meaning for recipes.

internal import SourceText

/// Text without inline markup.
struct InlineText {
  /// A place where the source goes to a new line; the text has a blank there.
  struct Break {
    /// The offset in the text of the first byte after the break.
    var offset: Int
    /// Whether the author asked for it: two blanks, a backslash or `<br>`.
    var isHard: Bool
  }

  /// A link and what of the text it covers.
  struct Link {
    /// The link.
    var link: RecipeLink
    /// The bytes of the text between its brackets; empty for images.
    var text: Span
  }

  /// The text.
  var text = MappedText()
  /// The links and images in the order of the text.
  var links: [Link] = []
  /// The line breaks in the order of the text.
  var breaks: [Break] = []
  /// Up to which offset the text is strong from its first byte on; 0 when it does not begin so.
  var strongEnd = 0
  /// Up to which offset the text is emphasised (not strong) from its first byte on.
  var emphasisEnd = 0
  /// Up to which offset the text is a code span from its first byte on.
  var codeEnd = 0

  /// Whether the text is empty.
  var isEmpty: Bool { text.bytes.isEmpty }
  /// Whether all of it is strong.
  var isAllStrong: Bool { !isEmpty && strongEnd >= text.bytes.count }
  /// Whether all of it is emphasised.
  var isAllEmphasis: Bool { !isEmpty && emphasisEnd >= text.bytes.count }

  /// The text as lines, split at its breaks (only at those asked for when `hardOnly`), without blanks around them.
  func lines(hardOnly: Bool = false) -> [Span] {
    var result: [Span] = []
    var start = 0
    for place in breaks where place.isHard || !hardOnly {
      appendTrimmed(Span(start, place.offset), to: &result)
      start = place.offset
    }
    appendTrimmed(Span(start, text.bytes.count), to: &result)
    return result
  }

  private func appendTrimmed(_ span: Span, to result: inout [Span]) {
    let trimmed = text.bytes.trimmingBlanks(span)
    if !trimmed.isEmpty { result.append(trimmed) }
  }

  /// The part of the text in `span`, with its links and breaks.
  func slice(_ span: Span) -> InlineText {
    var result = InlineText()
    result.text = text.slice(span)
    for link in links where span.start <= link.text.start && link.text.end <= span.end {
      result.links.append(Link(link: link.link, text: link.text.shifted(by: -span.start)))
    }
    for place in breaks where span.start < place.offset && place.offset < span.end {
      result.breaks.append(Break(offset: place.offset - span.start, isHard: place.isHard))
    }
    if span.start == 0 {
      result.strongEnd = min(strongEnd, span.end)
      result.emphasisEnd = min(emphasisEnd, span.end)
      result.codeEnd = min(codeEnd, span.end)
    }
    return result
  }
}

extension [UInt8] {
  /// The span without blanks at its ends.
  func trimmingBlanks(_ span: Span) -> Span {
    var (start, end) = (span.start, span.end)
    while start < end, self[start].isWhitespace { start += 1 }
    while end > start, self[end - 1].isWhitespace { end -= 1 }
    return Span(start, end)
  }
}
