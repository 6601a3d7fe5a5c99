// The four kitchen files are plain Markdown lists that people edit on a phone: headings, bullets, check-boxes. All readers share these lines.

internal import SourceText

/// One line of a kitchen file.
struct KitchenLine: Hashable, Sendable {
  /// What a line is.
  enum Kind: Hashable, Sendable {
    /// A heading of this level.
    case heading(level: Int)
    /// A list item; `tick` is the byte between the brackets of its check-box.
    case item(tick: Span?, isTicked: Bool)
    /// Nothing but blanks.
    case blank
    /// Anything else; kept, never touched.
    case other
  }

  /// What it is.
  var kind: Kind
  /// The line without its ending.
  var span: Span
  /// The line with its ending.
  var fullSpan: Span
  /// The text after heading marks, bullet and check-box, trailing blanks left out.
  var text: Span
  /// How far the bullet is indented, in bytes.
  var indent: Int

  /// Whether it is a list item.
  var isItem: Bool {
    if case .item = kind { return true }
    return false
  }

  /// Whether it is a heading.
  var isHeading: Bool {
    if case .heading = kind { return true }
    return false
  }
}

/// The lines of a kitchen file.
struct KitchenLines: Sendable {
  /// The bytes of the file.
  let bytes: [UInt8]
  /// Its lines; front matter, code blocks and comments are `other`.
  let lines: [KitchenLine]

  /// Splits a file into its lines.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var reader = Reader(bytes: bytes)
    reader.read()
    lines = reader.lines
  }

  /// The text of a span.
  func string(_ span: Span) -> String { String(decoding: bytes[span.range], as: UTF8.self) }

  /// The lines of text behind an item that are indented further: its own words, which stay with it.
  func continuation(of index: Int) -> Range<Int> {
    var end = index + 1
    guard lines[index].isItem else { return end..<end }
    while end < lines.count, lines[end].kind == .other, lines[end].indent > lines[index].indent { end += 1 }
    return (index + 1)..<end
  }

  /// The ending that most lines of the file have; a line feed when there is none.
  var lineEnding: [UInt8] {
    var counts: [[UInt8]: Int] = [:]
    for line in lines where line.fullSpan.end > line.span.end {
      counts[Array(bytes[line.span.end..<line.fullSpan.end]), default: 0] += 1
    }
    return counts.max { ($0.value, $1.key.count) < ($1.value, $0.key.count) }?.key ?? [UInt8(ascii: "\n")]
  }

  private struct Reader {
    let bytes: [UInt8]
    var lines: [KitchenLine] = []
    /// The fence that ends the block being skipped.
    var fence: [UInt8]?
    var isInComment = false

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func read() {
      var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        var next = min(end + 1, bytes.count)
        if end < bytes.count, bytes[end] == 0x0D, next < bytes.count, bytes[next] == 0x0A { next += 1 }
        lines.append(line(Span(start, end), Span(start, next)))
        start = next
      }
    }

    private mutating func line(_ span: Span, _ full: Span) -> KitchenLine {
      var first = span.start
      while first < span.end, bytes[first] == 0x20 || bytes[first] == 0x09 { first += 1 }
      var last = span.end
      while last > first, bytes[last - 1] == 0x20 || bytes[last - 1] == 0x09 { last -= 1 }
      let text = Span(first, last)
      var result = KitchenLine(kind: .other, span: span, fullSpan: full, text: text, indent: first - span.start)
      if isSkipped(text) { return result }
      if text.isEmpty {
        result.kind = .blank
      } else if let heading = heading(text) {
        (result.kind, result.text) = heading
      } else if let item = item(text) {
        (result.kind, result.text) = item
      }
      return result
    }

    /// Whether the line belongs to front matter, a fenced block or a comment.
    private mutating func isSkipped(_ text: Span) -> Bool {
      let line = bytes[text.range]
      if let open = fence {
        if line.starts(with: open) { fence = nil }
        return true
      }
      if isInComment {
        isInComment = !contains(line, "-->")
        return true
      }
      if lines.isEmpty, line.elementsEqual("---".utf8), hasClosingFence(after: text.end) { fence = Array("---".utf8) }
      if line.starts(with: "```".utf8) { fence = Array("```".utf8) }
      if line.starts(with: "~~~".utf8) { fence = Array("~~~".utf8) }
      if line.starts(with: "<!--".utf8) {
        isInComment = !contains(line, "-->")
        return true
      }
      return fence != nil
    }

    private func contains(_ line: ArraySlice<UInt8>, _ text: StaticString) -> Bool {
      let pattern = Array("\(text)".utf8)
      return line.indices.contains { line[$0...].starts(with: pattern) }
    }

    private func hasClosingFence(after start: Int) -> Bool {
      let pattern = Array("---".utf8)
      return bytes[start...].indices.contains {
        (bytes[$0] == 0x0A || bytes[$0] == 0x0D) && bytes[($0 + 1)...].starts(with: pattern)
      }
    }

    private func heading(_ text: Span) -> (KitchenLine.Kind, Span)? {
      var start = text.start
      while start < text.end, bytes[start] == UInt8(ascii: "#") { start += 1 }
      let level = start - text.start
      guard (1...6).contains(level) else { return nil }
      guard start == text.end || bytes[start] == 0x20 || bytes[start] == 0x09 else { return nil }
      var end = text.end
      while end > start, bytes[end - 1] == UInt8(ascii: "#") { end -= 1 }
      return (.heading(level: level), trimmed(Span(start, end)))
    }

    private func item(_ text: Span) -> (KitchenLine.Kind, Span)? {
      guard let content = afterBullet(text) else { return nil }
      guard let (inside, end) = box(content) else { return (.item(tick: nil, isTicked: false), content) }
      let isTicked = bytes[inside.range].contains { $0 != 0x20 && $0 != 0x09 }
      return (.item(tick: inside, isTicked: isTicked), trimmed(Span(end, content.end)))
    }

    /// What is between the brackets of a check-box, `[ ]`, `[x]`, `[]`, `[✓]`, and where it ends; nil when there is none.
    private func box(_ content: Span) -> (inside: Span, end: Int)? {
      let open = content.start
      let rest = bytes[open..<min(open + 6, content.end)]
      guard rest.first == UInt8(ascii: "["), let close = rest.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      let inside = bytes[(open + 1)..<close]
      guard String(decoding: inside, as: UTF8.self).count <= 1 else { return nil }
      let end = close + 1
      // Behind an empty or ticked box the blank may be missing; `[x](page.md)` is a link.
      let isPlain = inside.isEmpty || inside.elementsEqual(" ".utf8) || "xX".utf8.contains(inside.first ?? 0)
      let isLink = end < content.end && "([:".utf8.contains(bytes[end])
      let isApart = end == content.end || bytes[end] == 0x20 || bytes[end] == 0x09
      return isApart || isPlain && !isLink ? (Span(open + 1, close), end) : nil
    }

    /// The text after `- `, `* `, `+ `, `1. ` or `1) `; nil when the line is no item.
    private func afterBullet(_ text: Span) -> Span? {
      var start = text.start
      guard start < text.end else { return nil }
      if "-*+".utf8.contains(bytes[start]) || bytes[text.range].starts(with: "•".utf8) {
        start += bytes[start] < 0x80 ? 1 : 3
      } else {
        while start < text.end, (0x30...0x39).contains(bytes[start]), start - text.start < 9 { start += 1 }
        guard start > text.start, start < text.end, ".)".utf8.contains(bytes[start]) else { return nil }
        start += 1
      }
      guard start == text.end || bytes[start] == 0x20 || bytes[start] == 0x09 else { return nil }
      return trimmed(Span(start, text.end))
    }

    private func trimmed(_ span: Span) -> Span {
      var (start, end) = (span.start, span.end)
      while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
      while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
      return Span(start, end)
    }
  }
}
