// Paragraphs in which single lines are headings, labels or items without Markdown's markup for them.

internal import SourceText

extension ElementReader {
  /// What one line of a paragraph is by itself.
  private enum LineKind: Equatable {
    case text
    case heading(level: Int, Span)
    case item(isOrdered: Bool, Span)
  }

  /// Adds the elements of a paragraph's lines.
  mutating func paragraphLines(_ spans: [Span], quote: Int?) {
    var run: [Span] = []
    var list = 0
    for (index, whole) in spans.enumerated() {
      let span = withoutBreakTag(whole)
      if let (label, rest) = labelledLine(span) {
        flush(&run, list, quote)
        list = 0
        append(.heading(level: 8), inline([label]), label)
        content.elements[content.elements.count - 1].isLineLabel = words.whole(bytes[label.range])?.role == .notes
        run.append(rest)
        continue
      }
      if isFence(span), fenceName(span) == nil {
        flush(&run, list, quote)
        list = 0
        continue
      }
      let kind = lineKind(span, isLast: index == spans.count - 1, isAlone: spans.count == 1, isQuote: quote != nil)
      switch kind {
      case .text:
        run.append(whole)
      case .heading(let level, let text):
        flush(&run, list, quote)
        list = 0
        append(.heading(level: level), inline([text]), span)
      case .item(let isOrdered, let text):
        flush(&run, list, quote)
        if list == 0 {
          list = nextContainer
          nextContainer += 1
        }
        run = [text]
        pendingOrder = isOrdered
      }
    }
    flush(&run, list, quote)
  }

  private mutating func flush(_ run: inout [Span], _ list: Int, _ quote: Int?) {
    guard let first = run.first, let last = run.last else { return }
    defer { run = [] }
    let whole = Span(first.start, last.end)
    if list != 0 {
      var start = whole.start
      if let (rest, _) = checkBox(first) {
        run[0] = rest
        start = rest.start
      }
      append(.item, inline(run), Span(start, whole.end), container: list)
      content.elements[content.elements.count - 1].isOrdered = pendingOrder
      return
    }
    let text = inline(run)
    guard !text.isEmpty else { return }
    append(quote == nil ? .paragraph : .quote, text, whole, container: quote ?? 0)
  }

  /// The line without `<br>` at its end.
  private func withoutBreakTag(_ line: Span) -> Span {
    let trimmed = bytes.trimmingBlanks(line)
    guard trimmed.count > 4, bytes[trimmed.end - 1] == UInt8(ascii: ">") else { return trimmed }
    for tag in ["<br>", "<br/>", "<br />", "<BR>"]
    where bytes[trimmed.range].suffix(tag.utf8.count).elementsEqual(tag.utf8) {
      return bytes.trimmingBlanks(Span(trimmed.start, trimmed.end - tag.utf8.count))
    }
    return trimmed
  }

  /// "Ingredients: flour, sugar", "**Notes:** Freezes well": the label of a section and what stands behind it.
  private func labelledLine(_ line: Span) -> (label: Span, rest: Span)? {
    guard line.count > 12, let colon = line.range.prefix(40).first(where: { bytes[$0] == UInt8(ascii: ":") }) else {
      return nil
    }
    var (start, end, next) = (line.start, colon, colon + 1)
    while start < end, bytes[start] == UInt8(ascii: "*") || bytes[start] == UInt8(ascii: "_") { start += 1 }
    while end > start, bytes[end - 1] == UInt8(ascii: "*") || bytes[end - 1] == UInt8(ascii: "_") { end -= 1 }
    while next < line.end, bytes[next] == UInt8(ascii: "*") || bytes[next] == UInt8(ascii: "_") { next += 1 }
    var rest = bytes.trimmingBlanks(Span(next, line.end))
    if start > line.start, end == colon, next == colon + 1 {
      // The emphasis goes on to the end of the line: `*Note: freezes well.*`
      var marks = start - line.start
      while marks > 0, rest.count > 1, bytes[rest.end - 1] == bytes[line.start] {
        rest = Span(rest.start, rest.end - 1)
        marks -= 1
      }
    }
    guard end > start, rest.count >= 5, let match = words.whole(bytes[start..<end]) else { return nil }
    switch match.role {
    case .ingredients:
      guard rest.range.contains(where: { bytes[$0] == UInt8(ascii: ",") }) else { return nil }
    case .notes: break
    case .steps:
      guard rest.count > 25, !bytes[rest.start].isDigit, bytes[rest.start] != UInt8(ascii: "[") else { return nil }
    default: return nil
    }
    return (Span(start, end), rest)
  }

  private func lineKind(_ span: Span, isLast: Bool, isAlone: Bool, isQuote: Bool) -> LineKind {
    let line = bytes.trimmingBlanks(span)
    guard !line.isEmpty else { return .text }
    let first = bytes[line.start]
    if isQuote, first == UInt8(ascii: "["), let callout = calloutHeading(line) { return callout }
    switch first {
    case UInt8(ascii: "#"): return hashLine(line)
    case UInt8(ascii: ":"), UInt8(ascii: "{"):
      if let name = fenceName(line) { return .heading(level: 8, name) }
    case UInt8(ascii: "*"), UInt8(ascii: "_"):
      if let inside = strongInside(line) { return .heading(level: 7, inside) }
    case UInt8(ascii: "-"), 0xE2, 0xE3, 0xC2, 0xEF:
      if let text = bulletRest(line) { return .item(isOrdered: false, text) }
    case 48...57:
      if let text = numberRest(line) { return .item(isOrdered: true, text) }
    default: break
    }
    if line.count <= 60, isLabel(line, isAlone: isAlone || isLast) { return .heading(level: 8, line) }
    return .text
  }

  /// `> [!ingredients] For the dough`: a callout that is a section.
  private func calloutHeading(_ line: Span) -> LineKind? {
    guard line.count > 4, bytes[line.start + 1] == UInt8(ascii: "!"),
      let close = line.range.first(where: { bytes[$0] == UInt8(ascii: "]") })
    else { return nil }
    var title = bytes.trimmingBlanks(Span(close + 1, line.end))
    if !title.isEmpty, bytes[title.start] == UInt8(ascii: "-") || bytes[title.start] == UInt8(ascii: "+") {
      title = bytes.trimmingBlanks(Span(title.start + 1, title.end))
    }
    for text in [title, Span(line.start + 2, close)] {
      guard let match = words.whole(bytes[text.range]), match.role == .steps || match.role.isIngredients else {
        continue
      }
      return .heading(level: 8, text)
    }
    return nil
  }

  /// A line without indentation behind an item that heads what follows rather than goes on with the item: "Sauce:", "**Filling**".
  func isLabelAtMargin(_ line: Span) -> Bool {
    guard line.start > 0, bytes[line.start - 1] == 10 || bytes[line.start - 1] == 13 else { return false }
    let text = bytes.trimmingBlanks(line)
    guard !text.isEmpty, text.count <= 40 else { return false }
    if strongInside(text) != nil { return true }
    let first = bytes[text.start]
    return endsInColon(text) && (first >= 0x80 || first.isLetter && first & 0x20 == 0)
  }

  /// A line that opens or closes a container of site generators.
  func isFence(_ line: Span) -> Bool {
    line.count >= 3 && bytes[line.start] == UInt8(ascii: ":") && bytes[line.start + 1] == UInt8(ascii: ":")
      && bytes[line.start + 2] == UInt8(ascii: ":")
  }

  /// `::: ingredients`, `{{% ingredients %}}`: containers of site generators that are sections.
  private func fenceName(_ line: Span) -> Span? {
    guard line.count > 5, bytes[line.start] == bytes[line.start + 1] else { return nil }
    var (start, end) = (line.start, line.end)
    while start < end, bytes[start].isPunctuation || bytes[start].isWhitespace {
      if bytes[start] == UInt8(ascii: "/") { return nil }
      start += 1
    }
    while end > start, bytes[end - 1].isPunctuation || bytes[end - 1].isWhitespace { end -= 1 }
    let name = Span(start, end)
    return !name.isEmpty && name.count <= 30 && words.whole(bytes[name.range]) != nil ? name : nil
  }

  /// `##Heading` without the blank that Markdown wants; `#tag #tag` is none.
  private func hashLine(_ line: Span) -> LineKind {
    var position = line.start
    while position < line.end, bytes[position] == UInt8(ascii: "#") { position += 1 }
    let level = position - line.start
    let rest = Span(position, line.end)
    let isTags =
      level == 1
      && (!rest.range.contains { bytes[$0].isWhitespace } || rest.range.contains { bytes[$0] == UInt8(ascii: "#") })
    guard level <= 6, !rest.isEmpty, !isTags, !bytes[rest.start].isDigit else { return .text }
    return .heading(level: level, withoutHashes(line))
  }

  /// The inside of a line that is strong from its first to its last byte.
  private func strongInside(_ line: Span) -> Span? {
    let mark = bytes[line.start]
    var end = line.end
    if bytes[end - 1] == UInt8(ascii: ":") { end -= 1 }
    var depth = 0
    while depth < 3, line.start + depth < end, bytes[line.start + depth] == mark { depth += 1 }
    guard depth >= 2, end - line.start > 2 * depth, line.count <= 120 else { return nil }
    for offset in 1...depth where bytes[end - offset] != mark { return nil }
    let inside = Span(line.start + depth, end - depth)
    if startsWithCount(inside) { return nil }
    var offset = inside.start
    while offset + 1 < inside.end {
      if bytes[offset] == mark, bytes[offset + 1] == mark { return nil }
      offset += 1
    }
    return inside
  }

  /// Whether a line begins with a count of things, as in "4 servings", rather than with the number of a step.
  private func startsWithCount(_ line: Span) -> Bool {
    var position = line.start
    while position < line.end, bytes[position].isDigit { position += 1 }
    guard position > line.start, position < line.end else { return false }
    return bytes[position] != UInt8(ascii: ".") && bytes[position] != UInt8(ascii: ")")
      || position + 1 < line.end && bytes[position + 1].isDigit
  }

  /// The text after a bullet that Markdown does not know: `•`, `·`, `☐`, `–`, or a dash without a blank.
  private func bulletRest(_ line: Span) -> Span? {
    if bytes[line.start] == UInt8(ascii: "-") {
      guard line.count > 1,
        bytes[line.start + 1].isLetter || bytes[line.start + 1].isDigit || bytes[line.start + 1] >= 0xC3
      else { return nil }
      return Span(line.start + 1, line.end)
    }
    let bullets: [StaticString] = [
      "•", "·", "●", "○", "◦", "▪", "■", "□", "☐", "☑", "▢", "–", "—", "・", "➢", "►", "✓", "✔", "※", "－", "‣", "∙",
    ]
    for bullet in bullets {
      let count = bullet.utf8CodeUnitCount
      guard line.count > count else { continue }
      let mark = UnsafeBufferPointer(start: bullet.utf8Start, count: count)
      guard bytes[line.start..<(line.start + count)].elementsEqual(mark) else { continue }
      let rest = bytes.trimmingBlanks(Span(line.start + count, line.end))
      return rest.isEmpty ? nil : rest
    }
    return nil
  }

  /// The text after a number that Markdown does not take for a list: `2. x` within a paragraph, `1.x`, `1、x`, `①x`.
  private func numberRest(_ line: Span) -> Span? {
    var position = line.start
    while position < line.end, bytes[position].isDigit { position += 1 }
    guard position - line.start <= 2, position < line.end else { return nil }
    if bytes[position] == 0xE3, position + 3 < line.end, bytes[position + 1] == 0x80, bytes[position + 2] == 0x81 {
      return bytes.trimmingBlanks(Span(position + 3, line.end))
    }
    if bytes[position] == 0xEF, position + 3 < line.end, bytes[position + 1] == 0xBC, bytes[position + 2] == 0x8E {
      return bytes.trimmingBlanks(Span(position + 3, line.end))
    }
    if bytes[position] == UInt8(ascii: "\\"), position + 1 < line.end { position += 1 }
    guard bytes[position] == UInt8(ascii: ".") || bytes[position] == UInt8(ascii: ")"), position + 1 < line.end,
      !bytes[position + 1].isDigit
    else { return nil }
    return bytes.trimmingBlanks(Span(position + 1, line.end))
  }

  /// Whether a line without markup heads what follows: it ends in a colon, or is a heading word and nothing else.
  private func isLabel(_ line: Span, isAlone: Bool) -> Bool {
    if endsInColon(line) { return !line.range.dropLast().contains { bytes[$0] == UInt8(ascii: ":") } }
    guard isAlone || line.count <= 30, !line.range.contains(where: { bytes[$0].isDigit }) else { return false }
    return words.whole(bytes[line.range]) != nil
  }

  func endsInColon(_ line: Span) -> Bool {
    guard let last = line.range.last else { return false }
    if bytes[last] == UInt8(ascii: ":") { return true }
    return line.count > 3 && bytes[last] == 0x9A && bytes[last - 1] == 0xBC && bytes[last - 2] == 0xEF
  }
}
