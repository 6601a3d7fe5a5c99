// The tokens of a block become its text, with links, breaks and what is strong.

internal import SourceText

extension InlineReader {
  mutating func build() -> InlineText {
    var result = InlineText()
    if tokens.count == 1, pending.isEmpty, case .copy = tokens[0].kind {
      result.text = MappedText(bytes, bytes.trimmingBlanks(tokens[0].span))
      return result
    }
    let emphasis = InlineEmphasis.resolve(&tokens)
    var offsets: [Int] = []
    offsets.reserveCapacity(tokens.count + 1)
    for index in tokens.indices {
      offsets.append(result.text.bytes.count)
      append(tokens[index], to: &result)
    }
    offsets.append(result.text.bytes.count)
    for link in pending where link.last < offsets.count {
      result.links.append(.init(link: link.link, text: Span(offsets[link.first], offsets[link.last])))
    }
    for range in emphasis where offsets[range.first] == 0 && offsets[range.last] > 0 {
      if range.isStrong {
        result.strongEnd = max(result.strongEnd, offsets[range.last])
      } else {
        result.emphasisEnd = max(result.emphasisEnd, offsets[range.last])
      }
    }
    return trimmed(result)
  }

  private func append(_ token: InlineToken, to result: inout InlineText) {
    switch token.kind {
    case .copy, .bracket: result.text.append(bytes, token.span)
    case .code:
      if result.text.bytes.isEmpty { result.codeEnd = token.span.count }
      result.text.append(bytes, token.span)
    case .literal(let text): result.text.append(unplaced: text)
    case .delimiter: result.text.append(bytes, token.span)
    case .lineBreak(let isHard):
      if let last = result.text.bytes.last, !last.isWhitespace { result.text.append(unplaced: " ") }
      if !result.text.bytes.isEmpty {
        result.breaks.append(.init(offset: result.text.bytes.count, isHard: isHard))
      }
    case .nothing: break
    }
  }

  private func trimmed(_ text: InlineText) -> InlineText {
    let span = text.text.bytes.trimmingBlanks(Span(0, text.text.bytes.count))
    if span.count == text.text.bytes.count { return text }
    var result = text.slice(span)
    result.strongEnd = max(0, text.strongEnd - span.start)
    result.emphasisEnd = max(0, text.emphasisEnd - span.start)
    result.codeEnd = max(0, text.codeEnd - span.start)
    result.strongEnd = min(result.strongEnd, span.count)
    // An image has no text: it keeps its place at the start.
    result.links = text.links.map {
      .init(
        link: $0.link, text: Span(max(0, $0.text.start - span.start), max(0, min($0.text.end, span.end) - span.start)))
    }
    return result
  }
}
