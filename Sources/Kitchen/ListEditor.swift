// New lines go where a person would put them: under the heading they belong to, in the manner of the file.

internal import SourceText

/// Makes edits on the lines of a kitchen file.
struct ListEditor {
  /// Items to add under a heading.
  struct Section {
    /// The heading.
    var heading: String
    /// The items with bullet and check-box, without line endings.
    var lines: [String]
  }

  /// The file.
  let file: KitchenLines
  /// The title of a file that is empty.
  let title: String

  private var ending: String { String(decoding: file.lineEnding, as: UTF8.self) }
  /// Whether the file's last line has no ending; then it is to have none afterwards.
  private var isOpen: Bool { file.lines.last.map { $0.fullSpan.end == $0.span.end } ?? false }
  private var endSpan: Span { Span(file.bytes.count, file.bytes.count) }

  /// The edits that put every section's lines under its heading.
  ///
  /// A missing heading is made before the first one that `comesAfter` it, else at the end.
  func insert(
    _ sections: [Section], comesAfter: (_ heading: String, _ other: String) -> Bool
  ) -> [Edit] {
    let sections = sections.filter { !$0.lines.isEmpty }
    guard !sections.isEmpty else { return [] }
    let isEmpty = !file.lines.contains { $0.kind != .blank }
    var edits = isEmpty ? [Edit(endSpan, "# \(title)\(ending)")] : []
    var needsBlank = isEmpty || file.lines.last?.kind != .blank
    for section in sections {
      guard let place = place(under: section.heading) else { continue }
      edits.append(addition(section.lines, after: place))
    }
    for section in sections where place(under: section.heading) == nil {
      let next = file.lines.first { $0.isHeading && comesAfter(file.string($0.text), section.heading) }
      edits.append(newSection(section, before: next, needsBlank: needsBlank))
      if next == nil { needsBlank = true }
    }
    return edits
  }

  /// The edits that put lines behind one; none for no lines.
  func addition(_ lines: [String], afterText index: Int) -> [Edit] {
    let line = file.lines[index]
    let isOpen = line.fullSpan.end == line.span.end
    let text = lines.map { isOpen ? ending + $0 : $0 + ending }.joined()
    return lines.isEmpty ? [] : [Edit(Span(line.fullSpan.end, line.fullSpan.end), text)]
  }

  /// The edit that puts lines at the end, a blank line before them.
  func append(_ lines: [String], afterOthers: Bool) -> Edit {
    let lines = (afterOthers || file.lines.last?.kind != .blank ? [""] : []) + lines
    return Edit(endSpan, lines.map { isOpen ? ending + $0 : $0 + ending }.joined())
  }

  /// The line after which an item under this heading goes: its last item, else the heading; nil without such a heading.
  private func place(under heading: String) -> Int? {
    let wanted = Folding.fold(heading)
    guard
      let first = file.lines.firstIndex(where: { $0.isHeading && Folding.fold(file.string($0.text)) == wanted })
    else { return nil }
    let rest = file.lines.indices.dropFirst(first + 1).prefix { !file.lines[$0].isHeading }
    return rest.last { file.lines[$0].isItem }.map { file.continuation(of: $0).upperBound - 1 } ?? first
  }

  private func addition(_ lines: [String], after index: Int) -> Edit {
    let line = file.lines[index]
    let blank = line.isHeading ? [""] : []
    let isOpen = line.fullSpan.end == line.span.end
    let text = (blank + lines).map { isOpen ? ending + $0 : $0 + ending }.joined()
    return Edit(Span(line.fullSpan.end, line.fullSpan.end), text)
  }

  private func newSection(_ section: Section, before next: KitchenLine?, needsBlank: Bool) -> Edit {
    let heading = String(repeating: "#", count: headingLevel) + " " + section.heading
    let lines = [heading, ""] + section.lines
    if let next {
      return Edit(Span(next.fullSpan.start, next.fullSpan.start), (lines + [""]).map { $0 + ending }.joined())
    }
    let isOpen = isOpen
    let all = (needsBlank ? [""] : []) + lines
    return Edit(endSpan, all.map { isOpen ? ending + $0 : $0 + ending }.joined())
  }

  /// The level of the headings under the title; 2 for a file without any.
  private var headingLevel: Int {
    let levels = file.lines.compactMap { line -> Int? in
      if case .heading(let level) = line.kind { return level }
      return nil
    }
    let isTitled = levels.first == 1 && !levels.dropFirst().contains(1)
    return (isTitled ? Array(levels.dropFirst()) : levels).min() ?? 2
  }

  /// The edits that take lines away with the words of their own below them, and headings from `headings` under which nothing is left then.
  ///
  /// Of two blank lines that would stand together one goes too.
  func remove(_ lines: [KitchenLine], headings: (String) -> Bool = { _ in false }) -> [Edit] {
    let lines = Set(lines)
    var gone = Set(file.lines.indices.filter { lines.contains(file.lines[$0]) })
    for index in gone { gone.formUnion(file.continuation(of: index)) }
    for (index, line) in file.lines.enumerated() where line.isHeading && headings(file.string(line.text)) {
      let rest = file.lines.indices.dropFirst(index + 1).prefix { !file.lines[$0].isHeading }
      guard rest.contains(where: gone.contains) else { continue }
      if rest.allSatisfy({ file.lines[$0].kind == .blank || gone.contains($0) }) { gone.formUnion([index] + rest) }
    }
    for index in gone.sorted() {
      let next = index + 1
      guard file.lines.indices.contains(next), !gone.contains(next), file.lines[next].kind == .blank else { continue }
      let before = (0..<index).last { !gone.contains($0) }
      if before.map({ file.lines[$0].kind == .blank }) ?? false { gone.insert(next) }
    }
    return gone.sorted().map { Edit(file.lines[$0].fullSpan, []) }
  }
}
