// Takes the inline markup out of lines of Markdown, and remembers where every byte that stays stands in the file.

internal import SourceText

/// Reads the inline markup of one block.
struct InlineReader {
  private let bytes: [UInt8]
  private let references: LinkReferences
  var tokens: [InlineToken] = []
  private var brackets: [Int] = []
  private var pending: [PendingLink] = []
  /// The marks that do not stand in the line any more, and from which offset on.
  private var absent: [[UInt8]: Int] = [:]
  private var position = 0
  private var end = 0
  private var copied = 0

  /// A link whose place in the text is known only after the emphasis is resolved.
  private struct PendingLink {
    var link: RecipeLink
    var first: Int
    var last: Int
  }

  /// The text of `lines` (spans of the file without line endings and container markers).
  static func read(_ bytes: [UInt8], _ lines: [Span], _ references: LinkReferences) -> InlineText {
    if lines.count == 1, !bytes[lines[0].range].contains(where: \.isInlineMarkup) {
      var result = InlineText()
      result.text = MappedText(bytes, bytes.trimmingBlanks(lines[0]))
      return result
    }
    var reader = InlineReader(bytes: bytes, references: references)
    for (index, line) in lines.enumerated() {
      reader.scan(line, isLast: index == lines.count - 1)
    }
    return reader.build()
  }

  /// A text of the front matter without its markup.
  static func read(_ text: MappedText) -> InlineText {
    guard text.bytes.contains(where: \.isInlineMarkup) else {
      var result = InlineText()
      result.text = text
      return result
    }
    var result = read(text.bytes, [Span(0, text.bytes.count)], LinkReferences())
    var mapped = MappedText()
    var position = 0
    for piece in result.text.pieces {
      if piece.text.start > position {
        mapped.append(unplaced: String(decoding: result.text.bytes[position..<piece.text.start], as: UTF8.self))
      }
      mapped.append(text.slice(Span(piece.source, piece.source + piece.text.count)))
      position = piece.text.end
    }
    if position < result.text.bytes.count {
      mapped.append(unplaced: String(decoding: result.text.bytes[position...], as: UTF8.self))
    }
    result.text = mapped
    return result
  }

  private init(bytes: [UInt8], references: LinkReferences) {
    self.bytes = bytes
    self.references = references
  }

  // MARK: Scanning

  private mutating func scan(_ line: Span, isLast: Bool) {
    position = line.start
    end = line.end
    absent.removeAll(keepingCapacity: true)
    while end > position, bytes[end - 1].isWhitespace { end -= 1 }
    copied = position
    var isHard = line.end - end >= 2
    if !isLast, end > position, bytes[end - 1] == UInt8(ascii: "\\") {
      isHard = true
      end -= 1
    }
    while position < end {
      if bytes[position].isInlineMarkup {
        special(bytes[position])
      } else {
        position += 1
      }
    }
    flush(to: end)
    if !isLast { tokens.append(InlineToken(.lineBreak(isHard: isHard), Span(end, end))) }
  }

  private mutating func flush(to offset: Int) {
    if offset > copied { tokens.append(InlineToken(.copy, Span(copied, offset))) }
    copied = max(copied, offset)
  }

  /// Ends the copied run before the current byte and goes on after `offset`.
  private mutating func skip(to offset: Int) {
    flush(to: position)
    position = min(offset, end)
    copied = position
  }

  private mutating func special(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\\"): escape()
    case UInt8(ascii: "`"): codeSpan()
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "="): delimiters(byte)
    case UInt8(ascii: "["): openBracket()
    case UInt8(ascii: "]"): closeBracket()
    case UInt8(ascii: "<"): tag()
    case UInt8(ascii: "&"): entity()
    case UInt8(ascii: "{"): braces()
    case UInt8(ascii: "%"): comment()
    default: position += 1
    }
  }

  private func byte(at offset: Int) -> UInt8 { offset >= 0 && offset < end ? bytes[offset] : 0 }

  private mutating func escape() {
    if byte(at: position + 1).isPunctuation {
      skip(to: position + 1)
      position = min(position + 1, end)
    } else {
      position += 1
    }
  }

  private mutating func codeSpan() {
    var count = 0
    while byte(at: position + count) == UInt8(ascii: "`") { count += 1 }
    guard let close = closingTicks(count, from: position + count) else {
      position += count
      return
    }
    let content = bytes.trimmingBlanks(Span(position + count, close))
    skip(to: close + count)
    if !content.isEmpty { tokens.append(InlineToken(.code, content)) }
  }

  private func closingTicks(_ count: Int, from start: Int) -> Int? {
    var offset = start
    while offset < end {
      guard bytes[offset] == UInt8(ascii: "`") else {
        offset += 1
        continue
      }
      let run = offset
      while byte(at: offset) == UInt8(ascii: "`") { offset += 1 }
      if offset - run == count { return run }
    }
    return nil
  }

  private mutating func delimiters(_ byte: UInt8) {
    var count = 0
    while self.byte(at: position + count) == byte { count += 1 }
    let isDouble = byte == UInt8(ascii: "~") || byte == UInt8(ascii: "=")
    if isDouble && count != 2 {
      position += count
      return
    }
    let before = position > 0 ? bytes[position - 1] : 32
    let isAtStart = tokens.last.map(\.isBreak) ?? true && copied == position
    let spaceBefore = isAtStart || before.isWhitespace
    let after = self.byte(at: position + count)
    let spaceAfter = after == 0 || after.isWhitespace
    var canOpen = !spaceAfter && (!after.isPunctuation || spaceBefore || before.isPunctuation)
    var canClose = !spaceBefore && (!before.isPunctuation || spaceAfter || after.isPunctuation)
    if byte == UInt8(ascii: "_") {
      let bothSides = canOpen && canClose
      if bothSides {
        canOpen = before.isPunctuation
        canClose = after.isPunctuation
      }
    }
    let span = Span(position, position + count)
    skip(to: position + count)
    tokens.append(InlineToken(.delimiter(byte, canOpen: canOpen, canClose: canClose), span))
  }

  private mutating func braces() {
    // Template calls of site generators (`{{< figure >}}`, `{% include %}`) and attribute lists (`{: .x}`, `{.x}`, `{#x}`) are no text.
    let next = byte(at: position + 1)
    let close: [UInt8]? =
      switch next {
      case UInt8(ascii: "{"): [125, 125]
      case UInt8(ascii: "%"): [UInt8(ascii: "%"), 125]
      case UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "#"): [125]
      default: nil
      }
    guard let close, let found = find(close, from: position + 1) else {
      position += 1
      return
    }
    skip(to: found + close.count)
  }

  private mutating func comment() {
    guard byte(at: position + 1) == UInt8(ascii: "%"), let found = find([37, 37], from: position + 2) else {
      position += 1
      return
    }
    skip(to: found + 2)
  }

  /// Where a mark stands next in the line; that there is none behind an offset is remembered, or a line of opening marks would be
  /// searched to its end for each.
  private mutating func find(_ needle: [UInt8], from start: Int) -> Int? {
    if let known = absent[needle], start >= known { return nil }
    var offset = start
    while offset + needle.count <= end {
      if bytes[offset] == needle[0], needle.count == 1 || bytes[offset + 1] == needle[1] { return offset }
      offset += 1
    }
    absent[needle] = start
    return nil
  }

  // MARK: HTML

  private mutating func tag() {
    let next = byte(at: position + 1)
    guard next.isLetter || next == UInt8(ascii: "/") || next == UInt8(ascii: "!") || next == UInt8(ascii: "%"),
      let close = find([UInt8(ascii: ">")], from: position + 1)
    else {
      position += 1
      return
    }
    let inside = Span(position + 1, close)
    if isAddress(inside) {
      let link = RecipeLink(
        style: .markdown, target: String(decoding: bytes[inside.range], as: UTF8.self), targetSpan: inside,
        span: Span(position, close + 1))
      skip(to: close + 1)
      pending.append(PendingLink(link: link, first: tokens.count, last: tokens.count + 1))
      tokens.append(InlineToken(.copy, inside))
      return
    }
    let isBreak = isTag("br", inside)
    skip(to: close + 1)
    if isBreak { tokens.append(InlineToken(.lineBreak(isHard: true), Span(position, position))) }
  }

  private func isAddress(_ span: Span) -> Bool {
    var offset = span.start
    while offset < span.end {
      if bytes[offset] == UInt8(ascii: ":") { return offset > span.start + 1 && byte(at: offset + 1) != 32 }
      guard bytes[offset].isLetter else { return bytes[offset] == UInt8(ascii: "@") }
      offset += 1
    }
    return false
  }

  private func isTag(_ name: StaticString, _ inside: Span) -> Bool {
    var offset = inside.start
    for index in 0..<name.utf8CodeUnitCount {
      guard offset < inside.end, bytes[offset] | 32 == name.utf8Start[index] else { return false }
      offset += 1
    }
    return offset == inside.end || !bytes[offset].isLetter
  }

  private mutating func entity() {
    guard let close = find([UInt8(ascii: ";")], from: position + 1), close - position <= 10,
      let text = Entities.text(of: bytes[(position + 1)..<close])
    else {
      position += 1
      return
    }
    skip(to: close + 1)
    tokens.append(InlineToken(.literal(text), Span(position, position)))
  }

  // MARK: Links

  private mutating func openBracket() {
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

  private mutating func closeBracket() {
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

  // MARK: Building

  private mutating func build() -> InlineText {
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

extension UInt8 {
  /// Whether the byte may begin inline markup.
  fileprivate var isInlineMarkup: Bool {
    // One bit for each of % & * < = (below 64) and [ \ ] _ ` { ~ (from 64 on).
    let marks: UInt64 = self < 64 ? 0x3000_0460_0000_0000 : 0x4800_0001_B800_0000
    return self < 128 && marks >> UInt64(self & 63) & 1 != 0
  }
}
