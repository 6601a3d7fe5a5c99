// HTML blocks: regions for one language, lists and headings in tags, pictures, and Markdown that stands in them without a blank line.

internal import SourceText

extension ElementReader {
  /// Adds what an HTML block shows.
  mutating func html(_ block: Block) {
    let spans = contentLines(block)
    guard let first = spans.first, let last = spans.last else { return }
    let whole = Span(first.start, last.end)
    if bytes[whole.range].starts(with: "<!--".utf8) { return }
    noteLanguage(whole)
    noteImages(whole)
    guard !bytes[whole.range].starts(with: "<script".utf8), !bytes[whole.range].starts(with: "<style".utf8) else {
      return
    }
    var run: [Span] = []
    for span in spans {
      let line = bytes.trimmingBlanks(span)
      if let level = headingTag(line) {
        paragraphLines(run, quote: nil)
        run = []
        append(.heading(level: level), inline([line]), line)
      } else if hasPrefix(line, "<li") {
        paragraphLines(run, quote: nil)
        run = []
        htmlItem(line)
      } else if let hashes = markdownHeading(line) {
        paragraphLines(run, quote: nil)
        run = []
        append(.heading(level: hashes), inline([withoutHashes(line)]), line)
      } else if let rest = markdownItem(line) {
        paragraphLines(run, quote: nil)
        run = []
        append(.item, inline([rest]), line, container: block.startLine + 1_000_000)
      } else if isTagOnly(line) {
        paragraphLines(run, quote: nil)
        run = []
      } else {
        run.append(line)
      }
    }
    paragraphLines(run, quote: nil)
  }

  private mutating func htmlItem(_ line: Span) {
    let text = inline([line])
    if !text.isEmpty { append(.item, text, line, container: 2_000_000) }
  }

  private func hasPrefix(_ line: Span, _ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard line.count >= count else { return false }
    for index in 0..<count where bytes[line.start + index] | 32 != text.utf8Start[index] | 32 { return false }
    return true
  }

  private func headingTag(_ line: Span) -> Int? {
    guard line.count > 4, bytes[line.start] == UInt8(ascii: "<"), bytes[line.start + 1] | 32 == UInt8(ascii: "h") else {
      return hasPrefix(line, "<summary>") ? 7 : nil
    }
    let level = Int(bytes[line.start + 2]) - 48
    guard (1...6).contains(level), bytes[line.start + 3] == UInt8(ascii: ">") || bytes[line.start + 3] == 32 else {
      return nil
    }
    return level
  }

  private func markdownHeading(_ line: Span) -> Int? {
    var position = line.start
    while position < line.end, bytes[position] == UInt8(ascii: "#") { position += 1 }
    let level = position - line.start
    return level > 0 && level <= 6 && position < line.end && bytes[position] == 32 ? level : nil
  }

  private func markdownItem(_ line: Span) -> Span? {
    guard line.count > 2, bytes[line.start + 1] == 32 else { return nil }
    switch bytes[line.start] {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): return Span(line.start + 2, line.end)
    default: return nil
    }
  }

  private func isTagOnly(_ line: Span) -> Bool {
    guard !line.isEmpty, bytes[line.start] == UInt8(ascii: "<") else { return line.isEmpty }
    var isInside = false
    for offset in line.range {
      switch bytes[offset] {
      case UInt8(ascii: "<"): isInside = true
      case UInt8(ascii: ">"): isInside = false
      case 32, 9: break
      default:
        if !isInside { return false }
      }
    }
    return true
  }

  /// `<div class="lang-fr-content">` or `lang="fr"` begins the part for one language, `</div>` ends it.
  private mutating func noteLanguage(_ span: Span) {
    if hasPrefix(span, "</div") || hasPrefix(span, "</section") || hasPrefix(span, "</details") {
      region = 0
      return
    }
    guard hasPrefix(span, "<div") || hasPrefix(span, "<section") || hasPrefix(span, "<details"),
      let code = languageCode(span)
    else { return }
    content.regions.append(LanguageRegion(code: code))
    region = content.regions.count
  }

  private func languageCode(_ span: Span) -> String? {
    var offset = span.start
    while offset + 6 < span.end, bytes[offset] != UInt8(ascii: ">") {
      defer { offset += 1 }
      guard bytes[offset] == UInt8(ascii: "l"), bytes[(offset)..<(offset + 4)].elementsEqual("lang".utf8) else {
        continue
      }
      var position = offset + 4
      while position < span.end,
        bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "=") || bytes[position] == 34
          || bytes[position] == 39
      {
        position += 1
      }
      guard position > offset + 4, position + 2 < span.end, bytes[position].isLetter, bytes[position + 1].isLetter,
        !bytes[position + 2].isLetter
      else { continue }
      return String(decoding: [bytes[position] | 32, bytes[position + 1] | 32], as: UTF8.self)
    }
    return nil
  }

  /// Notes the pictures: `<img src="...">`.
  private mutating func noteImages(_ span: Span) {
    var offset = span.start
    while offset + 10 < span.end {
      defer { offset += 1 }
      guard bytes[offset] == UInt8(ascii: "<"), hasPrefix(Span(offset, span.end), "<img") else { continue }
      guard let target = HTMLAttribute.value("src", in: bytes, Span(offset, span.end)) else { continue }
      content.links.append(
        RecipeLink(
          style: .image, target: String(decoding: bytes[target.range], as: UTF8.self), targetSpan: target,
          span: Span(offset, target.end)))
    }
  }
}
