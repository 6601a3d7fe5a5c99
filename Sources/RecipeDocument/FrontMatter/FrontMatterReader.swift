// Finds the front matter at the top of a file, if there is one, and has it read.

internal import SourceText

/// Reads the front matter of a file.
enum FrontMatterReader {
  /// Fences further apart than this are no front matter.
  static let maximumBytes = 1 << 20

  /// The front matter, where the body begins, and what is wrong with the front matter.
  ///
  /// Without front matter the body begins at 0, or after a BOM.
  static func read(_ bytes: [UInt8]) -> (frontMatter: FrontMatter?, bodyStart: Int, diagnostics: [Diagnostic]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let nothing: (FrontMatter?, Int, [Diagnostic]) = (nil, start, [])
    let firstEnd = ByteScanning.lineEnd(bytes, start, bytes.count)
    guard let syntax = opening(bytes, Span(start, firstEnd)) else { return nothing }
    let contentStart = ByteScanning.afterBreak(bytes, firstEnd, bytes.count)
    guard let closing = closingFence(bytes, from: contentStart, syntax) else {
      // A rule can stand first too; only a key behind it makes it front matter that somebody forgot to close.
      let line = Span(contentStart, ByteScanning.lineEnd(bytes, contentStart, bytes.count))
      guard looksLikeKey(bytes, line) else { return nothing }
      return (nil, start, [Diagnostic(.frontMatterOpen, Span(start, firstEnd))])
    }
    let content = Span(contentStart, closing.start)
    let span = Span(start, closing.end)
    switch syntax {
    case .yaml:
      guard let yaml = YAMLFrontMatter.read(bytes, content) else { return nothing }
      let matter = FrontMatter(syntax: .yaml, span: span, contentSpan: content, entries: yaml.entries)
      return (matter, span.end, yaml.diagnostics)
    case .toml:
      let toml = TOMLFrontMatter.read(bytes, content)
      let matter = FrontMatter(syntax: .toml, span: span, contentSpan: content, entries: toml.entries)
      return (matter, span.end, toml.diagnostics)
    }
  }

  /// Whether a line is `key: value`.
  private static func looksLikeKey(_ bytes: [UInt8], _ line: Span) -> Bool {
    guard let colon = line.range.first(where: { bytes[$0] == .colon }), colon > line.start else { return false }
    return bytes[line.start..<colon].allSatisfy { $0.isLetter || $0.isDigit || $0 == .hyphen || $0 == 0x5F }
  }

  private static func opening(_ bytes: [UInt8], _ line: Span) -> FrontMatter.Syntax? {
    let fence = ByteScanning.trim(bytes, line)
    guard fence.start == line.start, fence.count == 3 else { return nil }
    switch Array(bytes[fence.range]) {
    case [.hyphen, .hyphen, .hyphen]: return .yaml
    case [0x2B, 0x2B, 0x2B]: return .toml
    default: return nil
    }
  }

  /// The line of the closing fence, its line break included.
  private static func closingFence(_ bytes: [UInt8], from start: Int, _ syntax: FrontMatter.Syntax) -> Span? {
    let limit = min(bytes.count, start + maximumBytes)
    var position = start
    while position < limit {
      let end = ByteScanning.lineEnd(bytes, position, limit)
      let first = bytes[position]
      if first == .hyphen || first == 0x2B || first == .dot {
        let fence = ByteScanning.trim(bytes, Span(position, end))
        let isFence = fence.count == 3 && bytes[fence.range].allSatisfy { $0 == first }
        if isFence, syntax == .toml ? first == 0x2B : first != 0x2B {
          return Span(position, ByteScanning.afterBreak(bytes, end, bytes.count))
        }
      }
      position = ByteScanning.afterBreak(bytes, end, limit)
    }
    return nil
  }
}
