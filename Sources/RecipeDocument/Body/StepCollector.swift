// The steps of a section: numbered or not, prose, quotes, table rows, or one sub-heading a step.

internal import SourceText

/// Collects the steps of one section.
struct StepCollector {
  private let reading: BodyReading
  private var steps: [BodyLine] = []
  /// The item that the last step is; nil when it is none.
  private var lastItem: Int?

  /// The steps among `elements` (indices) of one section; `hasItems` says that the method is a list, so that prose beside it must read like an instruction.
  static func collect(_ elements: [Int], _ reading: BodyReading, group: String?, hasItems: Bool) -> [BodyLine] {
    var collector = StepCollector(reading: reading)
    for index in elements { collector.add(index, group, hasItems) }
    return collector.steps
  }

  private init(reading: BodyReading) { self.reading = reading }

  private mutating func add(_ index: Int, _ group: String?, _ hasItems: Bool) {
    let element = reading.elements[index]
    switch element.kind {
    case .item: item(index, element, group)
    case .paragraph, .quote:
      guard isStep(element, hasItems) else { return }
      steps.append(reading.line(element, group: group))
      lastItem = nil
    case .row(let isHeader):
      if !isHeader { row(element, group) }
    case .heading, .rule, .code: break
    }
  }

  private mutating func item(_ index: Int, _ element: BodyElement, _ group: String?) {
    if element.parent == nil {
      guard !element.text.isEmpty || element.hasChildren else { return }
      steps.append(reading.line(element, group: group))
      lastItem = index
    } else if !element.text.isEmpty, root(of: element) == lastItem, var last = steps.popLast() {
      if !last.text.bytes.isEmpty { last.text.append(unplaced: " ") }
      last.text.append(element.text.text)
      last.span = last.span.union(element.span)
      steps.append(last)
    }
  }

  /// The item at the top of the list that an item is nested in.
  private func root(of element: BodyElement) -> Int? {
    var index = element.parent
    while let current = index, let outer = reading.elements[current].parent { index = outer }
    return index
  }

  private mutating func row(_ element: BodyElement, _ group: String?) {
    var text = InlineText()
    for cell in element.cells where !cell.isEmpty && !cell.text.bytes.allSatisfy({ $0.isDigit || $0.isPunctuation }) {
      text.append(cell)
    }
    guard !text.isEmpty else { return }
    steps.append(BodyLine(text: text.text, group: group, link: nil, span: element.span, line: element.line))
  }

  private func isStep(_ element: BodyElement, _ hasItems: Bool) -> Bool {
    let bytes = element.text.text.bytes
    guard !bytes.isEmpty, !element.isRemark, !StepCollector.isNote(element.text) else { return false }
    if !hasItems { return true }
    return element.kind == .paragraph && Likeness.beginsWithVerb(bytes) && !element.text.isAllEmphasis
  }

  /// Whether a paragraph is a remark beside the method: "Note: ...", "> [!tip]", `>>> warning`.
  static func isNote(_ text: InlineText) -> Bool {
    let bytes = text.text.bytes
    if bytes.first == UInt8(ascii: ">") || bytes.starts(with: "[!".utf8) { return true }
    guard let colon = bytes.prefix(30).firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == 0xEF }) else {
      return startsWithTip(bytes)
    }
    let key = WordKey.make(bytes[..<colon])
    if noteWords.contains(key) { return true }
    return key.utf8.lastIndex(of: 32).map { noteWords.contains(String(key[key.utf8.index(after: $0)...])) } ?? false
  }

  private static func startsWithTip(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, first | 32 == UInt8(ascii: "t") || first | 32 == UInt8(ascii: "p") else {
      return false
    }
    let key = WordKey.make(bytes.prefix(24))
    return key.begins(with: "technique tip") || key.begins(with: "pro tip") || key.begins(with: "tip ")
  }

  private static let noteWords: Set<String> = [
    "note", "notes", "tip", "tips", "nb", "ps", "hint", "hints", "protip", "pro tip", "variation", "variations",
    "warning", "optional note",
    "hinweis", "tipp", "tipps", "anmerkung", "anmerkungen", "notiz", "achtung", "astuce", "astuces", "remarque",
    "conseil", "nota", "notas", "consejo",
    "consejos", "consiglio", "dica", "dicas", "opmerking", "obs", "注意", "提示", "小贴士", "注", "备注", "ポイント", "コツ", "storage",
    "important",
  ]
}
