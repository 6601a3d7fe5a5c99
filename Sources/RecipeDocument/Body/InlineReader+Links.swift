// Links of every style: `[text](target)`, `[text][name]`, `[[target|text]]`, images.

internal import SourceText

extension InlineReader {
  mutating func openBracket() {
    if byte(at: position + 1) == UInt8(ascii: "["), let close = find([93, 93], from: position + 2) {
      wikiLink(until: close)
    } else if byte(at: position + 1) == UInt8(ascii: "^"), let close = find([93], from: position + 2),
      byte(at: close + 1) != UInt8(ascii: "(")
    {
      skip(to: close + 1)
    } else {
      let isImage = position > copied && bytes[position - 1] == UInt8(ascii: "!")
      let start = isImage ? position - 1 : position
      flush(to: start)
      tokens.append(InlineToken(.bracket(isImage: isImage), Span(start, position + 1)))
      position += 1
      copied = position
      brackets.append(tokens.count - 1)
    }
  }

  private mutating func wikiLink(until close: Int) {
    let isImage = position > copied && bytes[position - 1] == UInt8(ascii: "!")
    let start = isImage ? position - 1 : position
    var bar = position + 2
    while bar < close, bytes[bar] != UInt8(ascii: "|") { bar += 1 }
    var targetEnd = bar
    if targetEnd > position + 2, bar < close, bytes[targetEnd - 1] == UInt8(ascii: "\\") { targetEnd -= 1 }
    let target = bytes.trimmingBlanks(Span(position + 2, targetEnd))
    let shown = bar < close ? bytes.trimmingBlanks(Span(bar + 1, close)) : target
    let link = RecipeLink(
      style: isImage ? .wikiImage : .wiki, target: String(decoding: bytes[target.range], as: UTF8.self),
      targetSpan: target, span: Span(start, close + 2))
    flush(to: start)
    position = close + 2
    copied = position
    pending.append(PendingLink(link: link, first: tokens.count, last: isImage ? tokens.count : tokens.count + 1))
    if !isImage, !shown.isEmpty { tokens.append(InlineToken(.copy, shown)) }
  }

  mutating func closeBracket() {
    guard let opener = brackets.popLast(), case .bracket(let isImage) = tokens[opener].kind else {
      position += 1
      return
    }
    let label = Span(tokens[opener].span.end, position)
    guard let (target, after) = target(after: position + 1, label: label) else {
      position += 1
      return
    }
    let link = RecipeLink(
      style: isImage ? .image : .markdown, target: String(decoding: bytes[target.range], as: UTF8.self),
      targetSpan: target, span: Span(tokens[opener].span.start, after))
    skip(to: after)
    tokens[opener].kind = .nothing
    if isImage {
      for index in opener..<tokens.count { tokens[index].kind = .nothing }
    }
    pending.append(PendingLink(link: link, first: opener, last: isImage ? opener : tokens.count))
  }

  /// The target of a link whose label ends before `offset`, and the offset after the whole link.
  private mutating func target(after offset: Int, label: Span) -> (Span, Int)? {
    switch byte(at: offset) {
    case UInt8(ascii: "("): return inlineTarget(offset + 1)
    case UInt8(ascii: "["):
      guard let close = find([93], from: offset + 1) else { return nil }
      let name = close > offset + 1 ? Span(offset + 1, close) : label
      return references.target(of: bytes[name.range]).map { ($0, close + 1) }
    default: return references.target(of: bytes[label.range]).map { ($0, offset) }
    }
  }

  private mutating func inlineTarget(_ start: Int) -> (Span, Int)? {
    var offset = start
    while byte(at: offset).isWhitespace { offset += 1 }
    if byte(at: offset) == UInt8(ascii: "<"), let close = find([UInt8(ascii: ">")], from: offset + 1),
      let paren = find([UInt8(ascii: ")")], from: close + 1)
    {
      return (Span(offset + 1, close), paren + 1)
    }
    if byte(at: offset) == UInt8(ascii: "{"), let close = find([125, 125], from: offset + 1),
      let paren = find([UInt8(ascii: ")")], from: close + 2)
    {
      return (quoted(in: Span(offset, close)) ?? Span(offset, close + 2), paren + 1)
    }
    guard let close = closingParen(from: offset) else { return nil }
    return (bytes.trimmingBlanks(withoutTitle(Span(offset, close))), close + 1)
  }

  private func closingParen(from start: Int) -> Int? {
    var depth = 0
    var offset = start
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "("):
        depth += 1
        // As in CommonMark; deeper ones are no link.
        if depth > 32 { return nil }
      case UInt8(ascii: ")"):
        if depth == 0 { return offset }
        depth -= 1
      case UInt8(ascii: "\\"): offset += 1
      default: break
      }
      offset += 1
    }
    return nil
  }

  private func quoted(in span: Span) -> Span? {
    var start: Int?
    for offset in span.range where bytes[offset] == UInt8(ascii: "\"") {
      if let start { return Span(start, offset) }
      start = offset + 1
    }
    return nil
  }

  private func withoutTitle(_ span: Span) -> Span {
    let trimmed = bytes.trimmingBlanks(span)
    guard !trimmed.isEmpty, bytes[trimmed.end - 1] == UInt8(ascii: "\"") || bytes[trimmed.end - 1] == UInt8(ascii: "'")
    else { return trimmed }
    let quote = bytes[trimmed.end - 1]
    var offset = trimmed.end - 2
    while offset > trimmed.start {
      if bytes[offset] == quote, bytes[offset - 1].isWhitespace { return Span(trimmed.start, offset - 1) }
      offset -= 1
    }
    return trimmed
  }
}
