// Takes the inline markup out of lines of Markdown, and remembers where every byte that stays stands in the file.

internal import SourceText

/// Reads the inline markup of one block.
struct InlineReader {
  let bytes: [UInt8]
  let references: LinkReferences
  var tokens: [InlineToken] = []
  var brackets: [Int] = []
  var pending: [PendingLink] = []
  /// The marks that do not stand in the line any more, and from which offset on.
  var absent: [[UInt8]: Int] = [:]
  var position = 0
  var end = 0
  var copied = 0

  /// A link whose place in the text is known only after the emphasis is resolved.
  struct PendingLink {
    var link: RecipeLink
    var first: Int
    var last: Int
  }

  /// Whether a line holds no byte that may begin markup.
  private static func isPlain(_ bytes: [UInt8], _ line: Span) -> Bool {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return true }
      var position = line.start
      while position < line.end {
        if position &+ ByteBlock.size <= line.end, ByteBlock(start, at: position).holdsNoInlineMarkup {
          position &+= ByteBlock.size
          continue
        }
        let end = min(position &+ ByteBlock.size, line.end)
        while position < end {
          if buffer[position].isInlineMarkup { return false }
          position &+= 1
        }
      }
      return true
    }
  }

  /// The text of `lines` (spans of the file without line endings and container markers).
  static func read(_ bytes: [UInt8], _ lines: [Span], _ references: LinkReferences) -> InlineText {
    if lines.count == 1, isPlain(bytes, lines[0]) {
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

  mutating func flush(to offset: Int) {
    if offset > copied { tokens.append(InlineToken(.copy, Span(copied, offset))) }
    copied = max(copied, offset)
  }

  /// Ends the copied run before the current byte and goes on after `offset`.
  mutating func skip(to offset: Int) {
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

  func byte(at offset: Int) -> UInt8 { offset >= 0 && offset < end ? bytes[offset] : 0 }

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
  mutating func find(_ needle: [UInt8], from start: Int) -> Int? {
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
    noteTarget(inside, Span(position, close + 1))
    skip(to: close + 1)
    if isBreak { tokens.append(InlineToken(.lineBreak(isHard: true), Span(position, position))) }
  }

  /// `<img src="...">` and `<a href="...">` are links without a text of their own.
  private mutating func noteTarget(_ inside: Span, _ tag: Span) {
    let isImage = isTag("img", inside)
    guard isImage || isTag("a", inside), let target = HTMLAttribute.value(isImage ? "src" : "href", in: bytes, tag)
    else {
      return
    }
    let link = RecipeLink(
      style: isImage ? .image : .markdown, target: String(decoding: bytes[target.range], as: UTF8.self),
      targetSpan: target, span: tag)
    pending.append(PendingLink(link: link, first: tokens.count, last: tokens.count))
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
}

extension ByteBlock {
  /// Whether these are blanks, letters, digits and the signs from `+` to `;` alone; others may be no markup either.
  fileprivate var holdsNoInlineMarkup: Bool {
    Self.isTrueOfAll(equal(0x20) | inLowerCase.between(0x61, 0x7A) | between(0x2B, 0x3B) | beyondASCII)
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
