// The YAML between two fences: whole through libyaml, else block by block, so that one bad line costs one key and not the file.

internal import SourceText

/// Reads the lines between `---` fences.
struct YAMLFrontMatter {
  /// The top-level keys in the order of the file.
  private(set) var entries: [FrontMatterEntry] = []
  /// What is wrong with them.
  private(set) var diagnostics: [Diagnostic] = []

  private let source: [UInt8]
  private var tree: YAMLTree

  /// The content of a front matter; nil when it is no mapping, so that the fences are rules and the text between them belongs to the body.
  static func read(_ source: [UInt8], _ content: Span) -> YAMLFrontMatter? {
    var reader = YAMLFrontMatter(source)
    let visible = YAMLRepair.withoutHiddenBreaks(source[content.range])
    let (events, failure) = YAMLEvents.read(visible?[...] ?? source[content.range], base: content.start)
    if failure == nil {
      guard reader.readWhole(events, content, isVerbatim: visible == nil) else { return nil }
    } else {
      let blocks = YAMLBlocks.split(source, content)
      guard YAMLBlocks.looksLikeMapping(source, content, blocks) else { return nil }
      for block in blocks { reader.readBlock(block) }
    }
    reader.diagnostics += reader.tree.diagnostics
    reader.reportDuplicates()
    return reader
  }

  private init(_ source: [UInt8]) {
    self.source = source
    tree = YAMLTree(source: source)
  }

  /// Reads events without a failure; whether they are a mapping, or nothing at all.
  private mutating func readWhole(_ events: [YAMLEvent], _ content: Span, isVerbatim: Bool) -> Bool {
    guard let root = tree.build(events, isVerbatim: isVerbatim) else {
      return ByteScanning.trimAll(source, content).isEmpty
    }
    guard case .map(let entries, _) = root.content else { return false }
    self.entries = entries
    return true
  }

  /// Reads one top-level key by itself: as it is, then with what libyaml stumbles over masked.
  private mutating func readBlock(_ block: Span) {
    let visible = YAMLRepair.withoutHiddenBreaks(source[block.range])
    let (events, failure) = YAMLEvents.read(visible?[...] ?? source[block.range], base: block.start)
    guard let failure else {
      if let entry = single(events, isVerbatim: visible == nil) { entries.append(entry) }
      return
    }
    let masked = YAMLRepair.masked(source[block.range])
    let (again, failureAgain) = YAMLEvents.read(masked[...], base: block.start)
    let place = Span(min(failure.offset, block.end), min(failure.offset + 1, block.end))
    if failureAgain == nil, let entry = single(again, isVerbatim: false) {
      entries.append(entry)
      diagnostics.append(Diagnostic(.yamlReadLeniently, scalarSpan(place), [entry.key, failure.message]))
    } else {
      let entry = unreadable(block)
      entries.append(entry)
      diagnostics.append(Diagnostic(.yamlUnreadable, scalarSpan(place), [entry.key, failure.message]))
    }
  }

  /// The one entry of a block.
  private mutating func single(_ events: [YAMLEvent], isVerbatim: Bool) -> FrontMatterEntry? {
    guard case .map(let entries, _) = tree.build(events, isVerbatim: isVerbatim)?.content, entries.count == 1 else {
      return nil
    }
    return entries.first
  }

  private func unreadable(_ block: Span) -> FrontMatterEntry {
    let lineEnd = ByteScanning.lineEnd(source, block.start, block.end)
    let colon = YAMLRepair.keyColon(source, block.start, lineEnd) ?? lineEnd
    let keySpan = ByteScanning.trim(source, Span(block.start, colon))
    let value = ByteScanning.trimAll(source, Span(min(colon + 1, block.end), block.end))
    return FrontMatterEntry(
      key: MappedText(source, keySpan).string, keySpan: keySpan, value: FrontMatterValue(content: .null, span: value),
      span: block, isReadable: false)
  }

  /// The place widened to whole scalars of UTF-8.
  private func scalarSpan(_ span: Span) -> Span {
    var (start, end) = (span.start, span.end)
    while start > 0, start < source.count, source[start] & 0xC0 == 0x80 { start -= 1 }
    while end < source.count, source[end] & 0xC0 == 0x80 { end += 1 }
    return Span(start, end)
  }

  private mutating func reportDuplicates() {
    guard entries.count > 1 else { return }
    var seen = Set<String>(minimumCapacity: entries.count)
    for entry in entries where !seen.insert(entry.key).inserted {
      diagnostics.append(Diagnostic(.duplicateKey, entry.keySpan, [entry.key]))
    }
  }
}
