// Changes of the front matter as edits: of a value, of a list, of a whole key, and of the front matter itself.

internal import SourceText

/// Makes edits of a document's front matter.
struct FrontMatterWriter {
  private let bytes: [UInt8]
  private let matter: FrontMatter?

  /// A writer for a document.
  init(_ document: RecipeDocument) {
    bytes = document.bytes
    matter = document.frontMatter
  }

  private var isTOML: Bool { matter?.syntax == .toml }

  /// The file's line ending: that of its first line.
  var lineBreak: String { LineBreak.first(bytes) }

  /// Whether the top-level mapping is written in braces.
  private var isRootFlow: Bool {
    guard let matter, !isTOML else { return false }
    let content = ByteScanning.trimAll(bytes, matter.contentSpan)
    return !content.isEmpty && bytes[content.start] == .openBrace
  }

  // MARK: Scalars

  /// A text as a value of this front matter.
  func scalar(_ text: String, like style: FrontMatterValue.Style?, isFlow: Bool, isText: Bool) -> String {
    isTOML
      ? TOMLWriter.scalar(text, like: style, isText: isText)
      : YAMLWriter.scalar(text, like: style, isFlow: isFlow || isRootFlow, isText: isText)
  }

  /// The edit that puts a text in the place of a scalar or of nothing; nil when the value is a list or mapping.
  func replace(_ value: FrontMatterValue, isFlow: Bool, by text: String, isText: Bool) -> Edit? {
    switch value.content {
    case .null:
      let written = scalar(text, like: nil, isFlow: isFlow, isText: isText)
      return value.span.isEmpty ? Edit(value.span, " " + written) : Edit(value.span, written)
    case .scalar(_, .block) where !isTOML: return Edit(blockContent(value), block(text, value))
    case .scalar(_, let style):
      let span = Span(afterProperties(value.span), value.span.end)
      return Edit(span, scalar(text, like: style, isFlow: isFlow, isText: isText))
    case .list, .map: return nil
    }
  }

  /// Where a value begins after its anchor and tag.
  private func afterProperties(_ span: Span) -> Int {
    guard !isTOML else { return span.start }
    var position = span.start
    while position < span.end, bytes[position] == 0x26 || bytes[position] == 0x21 {
      while position < span.end, !bytes[position].isBlank { position += 1 }
      position = ByteScanning.skipBlanks(bytes, position, span.end)
    }
    return position
  }

  /// The lines of a `|` or `>` block, its header and last line break left out.
  private func blockContent(_ value: FrontMatterValue) -> Span {
    let headerEnd = ByteScanning.lineEnd(bytes, value.span.start, value.span.end)
    return Span(ByteScanning.afterBreak(bytes, headerEnd, value.span.end), value.span.end)
  }

  /// The lines of a text with the indentation of a block; folded blocks need an empty line for a line break.
  private func block(_ text: String, _ value: FrontMatterValue) -> String {
    let content = blockContent(value)
    let indentEnd = ByteScanning.skipSpaces(bytes, content.start, content.end)
    let indent = String(repeating: " ", count: max(1, indentEnd - content.start))
    let start = afterProperties(value.span)
    let isFolded = start < bytes.count && bytes[start] == 0x3E
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : indent + $0 }
    return lines.joined(separator: isFolded ? lineBreak + lineBreak : lineBreak)
  }

  // MARK: Keys

  /// The edit that adds a key with a value written already; makes a front matter where there is none.
  func add(_ key: String, written value: String) -> Edit {
    guard let matter else {
      let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      let lines = ["---", YAMLWriter.key(key) + ": " + value, "---", "", ""]
      return Edit(Span(start, start), lines.joined(separator: lineBreak))
    }
    if isTOML { return Edit(Span(tomlEnd(matter), tomlEnd(matter)), TOMLWriter.key(key) + " = " + value + lineBreak) }
    if isRootFlow, let last = matter.entries.last {
      let end = max(last.value.span.end, last.keySpan.end)
      return Edit(Span(end, end), ", " + YAMLWriter.key(key) + ": " + value)
    }
    let end = matter.contentSpan.end
    return Edit(Span(end, end), rootIndent(matter) + YAMLWriter.key(key) + ": " + value + lineBreak)
  }

  /// The indentation of the top-level keys.
  private func rootIndent(_ matter: FrontMatter) -> String {
    guard let first = matter.entries.first(where: \.isReadable) else { return "" }
    let start = ByteScanning.lineStart(bytes, first.keySpan.start, floor: matter.contentSpan.start)
    let indent = Span(start, first.keySpan.start)
    return bytes[indent.range].allSatisfy(\.isBlank) ? MappedText(bytes, indent).string : ""
  }

  /// Where a new top-level key goes in TOML: before the first table.
  private func tomlEnd(_ matter: FrontMatter) -> Int {
    var end = matter.contentSpan.start
    for entry in matter.entries {
      let start = ByteScanning.skipBlanks(bytes, entry.span.start, entry.span.end)
      if start < entry.span.end, bytes[start] == .openBracket { return end }
      end = entry.span.end
    }
    return matter.contentSpan.end
  }

  /// The edit that takes entries away; the front matter goes with its last key when nothing else stands in it.
  func remove(_ entries: [FrontMatterEntry], of parent: [FrontMatterEntry]) -> [Edit] {
    guard let matter else { return [] }
    if isRootFlow { return removeFlow(entries, of: parent) }
    let spans = entries.map(\.span)
    let rest = matter.entries.filter { entry in !spans.contains(entry.span) }
    if rest.isEmpty, isVaultMade(matter, without: spans) {
      let end = ByteScanning.afterBreak(bytes, matter.span.end, bytes.count)
      return [Edit(Span(matter.span.start, end), "")]
    }
    return spans.map { Edit($0, "") }
  }

  private func removeFlow(_ entries: [FrontMatterEntry], of parent: [FrontMatterEntry]) -> [Edit] {
    entries.compactMap { entry in
      guard let index = parent.firstIndex(of: entry) else { return nil }
      return Edit(SeparatedList.removal(of: index, parent.map { $0.keySpan.union($0.value.span) }), "")
    }
  }

  /// Whether nothing but these lines stands between the fences and an empty line follows them, as `vault` writes it.
  private func isVaultMade(_ matter: FrontMatter, without spans: [Span]) -> Bool {
    guard matter.syntax == .yaml, matter.span.end < bytes.count, bytes[matter.span.end].isLineBreak else {
      return false
    }
    return matter.contentSpan.range.allSatisfy { position in
      bytes[position].isBlank || bytes[position].isLineBreak || spans.contains { $0.range.contains(position) }
    }
  }
}

/// Line endings of a file.
enum LineBreak {
  /// The first line ending of a text; a line feed when it has none.
  static func first(_ bytes: [UInt8]) -> String {
    let end = ByteScanning.lineEnd(bytes, 0, bytes.count)
    guard end < bytes.count else { return "\n" }
    return String(decoding: bytes[end..<ByteScanning.afterBreak(bytes, end, bytes.count)], as: UTF8.self)
  }
}

/// Lists whose items are separated by commas.
enum SeparatedList {
  /// What goes with an item: the separator before it, or after it when it is the first.
  static func removal(of index: Int, _ items: [Span]) -> Span {
    guard items.indices.contains(index) else { return Span(0, 0) }
    if index > 0 { return Span(items[index - 1].end, items[index].end) }
    return Span(items[0].start, items.count > 1 ? items[1].start : items[0].end)
  }
}
