// Adds a note where the file keeps its notes, else in a section of its own at the end.

internal import SourceText

/// Plans edits of notes.
struct NoteEditor {
  private let document: RecipeDocument
  private let settings: ReadingSettings

  /// An editor for a document.
  init(_ document: RecipeDocument, _ settings: ReadingSettings) {
    self.document = document
    self.settings = settings
  }

  /// The edits that add a note.
  func add(_ text: String) throws(EditRefusal) -> [Edit] {
    let text = text.trimmingBlanks
    let isGood = !text.isEmpty && text.utf8.allSatisfy { $0 >= .space && $0 != 0x7F }
    guard isGood else { throw EditRefusal(.editValueUnclear, nil, ["note", text, "write one line"]) }
    guard let notes = document.recipe.notes, let span = notes.span else {
      return [NewSection(document, settings).add(note: text)]
    }
    if case .frontMatter(let key) = notes.place { return try addToKey(key, text) }
    return [addBehind(span, text)]
  }

  private func addToKey(_ key: String, _ text: String) throws(EditRefusal) -> [Edit] {
    guard let entry = document.frontMatter?.entry(key) else { throw EditRefusal(.editShape, nil, [key]) }
    let writer = FrontMatterWriter(document)
    switch entry.value.content {
    case .list(let items, _):
      guard let edit = FrontMatterList(entry.value, document)?.insert([text], at: items.count) else { break }
      return [edit]
    case .scalar(let old, let style):
      let joined = old.string.trimmingBlanks + (style == .block ? "\n" : " ") + text
      if let edit = writer.replace(entry.value, isFlow: false, by: joined, isText: true) { return [edit] }
    case .null, .map: break
    }
    throw EditRefusal(.editShape, entry.keySpan, [key])
  }

  /// Behind the last line of the notes: another item where they are a list, else a paragraph.
  private func addBehind(_ notes: Span, _ text: String) -> Edit {
    let bytes = document.bytes
    let text = MarkdownText.item(text)
    let lineBreak = LineBreak.first(bytes)
    let start = ByteScanning.lineStart(bytes, max(notes.start, notes.end - 1), floor: 0)
    let end = ByteScanning.lineEnd(bytes, notes.end, bytes.count)
    let textStart = ByteScanning.skipBlanks(bytes, start, end)
    let marker = ItemMarker(bytes, Span(textStart, end))
    let isItem = marker.kind != .none && marker.kind != .row
    let indent = MappedText(bytes, Span(start, textStart)).string
    let line = isItem ? indent + marker.written(bytes, number: marker.number.map { $0 + 1 }) + text : text
    let next = ByteScanning.afterBreak(bytes, end, bytes.count)
    let gap = isItem ? "" : lineBreak
    return next == end ? Edit(Span(end, end), lineBreak + gap + line) : Edit(Span(next, next), gap + line + lineBreak)
  }

}
