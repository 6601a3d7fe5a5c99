// libyaml's events become a tree of values; without recursion, so that no nesting can exhaust the stack.

internal import SourceText

/// Builds front-matter values from events.
///
/// Aliases repeat the value of their anchor; how much they may repeat is bounded, so that a few lines cannot stand for a billion values.
struct YAMLTree {
  /// More values than this are never read through aliases.
  static let maximumRepeatedValues = 2_000

  /// What is doubtful about the values built so far.
  private(set) var diagnostics: [Diagnostic] = []

  private let source: [UInt8]
  private var anchors: [[UInt8]: Node] = [:]
  private var repeatedValues = 0
  private var stack: [Frame] = []
  private var root: FrontMatterValue?
  private var isVerbatim = true

  /// A finished value with its size.
  private struct Node {
    var value: FrontMatterValue
    var count = 1
    var depth = 1
  }

  /// A collection under construction.
  private struct Frame {
    var isMap: Bool
    var isFlow: Bool
    var start: Int
    var end: Int
    var anchor: [UInt8]
    var items: [FrontMatterValue] = []
    var entries: [FrontMatterEntry] = []
    var key: (text: String, span: Span, isScalar: Bool)?
    var count = 1
    var depth = 1
  }

  /// A builder for values of the file `source`; anchors are remembered from one call of `build` to the next.
  init(source: [UInt8]) { self.source = source }

  /// The root value of the events; nil when there is none.
  ///
  /// - Parameter isVerbatim: whether libyaml read the very bytes of the file, so that its texts can check ours.
  mutating func build(_ events: [YAMLEvent], isVerbatim: Bool) -> FrontMatterValue? {
    stack.removeAll(keepingCapacity: true)
    root = nil
    self.isVerbatim = isVerbatim
    for event in events {
      switch event.kind {
      case .scalar: finish(Node(value: scalar(event)), anchor: event.anchor)
      case .alias: finish(repeated(event), anchor: [])
      case .listStart, .mapStart:
        stack.append(
          Frame(
            isMap: event.kind == .mapStart, isFlow: event.isFlow, start: event.span.start, end: event.span.end,
            anchor: event.anchor))
      case .listEnd, .mapEnd:
        guard let frame = stack.popLast() else { continue }
        finish(collection(frame, event), anchor: frame.anchor)
      }
    }
    return root
  }

  // MARK: Values

  private func scalar(_ event: YAMLEvent) -> FrontMatterValue {
    if event.style == .plain, event.value.isEmpty || Self.isNullWord(event.value) {
      return FrontMatterValue(content: .null, span: event.span)
    }
    var span = event.span
    if event.style == .block { span = Span(span.start, ByteScanning.trimAll(source, span).end) }
    let inner = Span(skipProperties(span), span.end)
    let isWhole = event.style == .plain && isVerbatim && event.value.count == inner.count
    var text = isWhole ? MappedText(source, inner) : YAMLText.read(source, blockSpan(event, inner), event.style)
    if isVerbatim, text.bytes != event.value {
      text = MappedText(unplaced: String(decoding: event.value, as: UTF8.self))
    }
    return FrontMatterValue(content: .scalar(text: text, style: event.style), span: span)
  }

  /// A block with its trailing blank lines, which can belong to its text.
  private func blockSpan(_ event: YAMLEvent, _ inner: Span) -> Span {
    event.style == .block ? Span(inner.start, max(inner.end, event.span.end)) : inner
  }

  private static func isNullWord(_ bytes: [UInt8]) -> Bool {
    if bytes.count == 1 { return bytes[0] == 0x7E }
    guard bytes.count == 4 else { return false }
    let word = String(decoding: bytes, as: UTF8.self)
    return word == "null" || word == "Null" || word == "NULL"
  }

  /// Where a scalar begins after its anchor and tag.
  private func skipProperties(_ span: Span) -> Int {
    var position = span.start
    while position < span.end, source[position] == 0x26 || source[position] == 0x21 {
      while position < span.end, !source[position].isBlank, !source[position].isLineBreak { position += 1 }
      while position < span.end, source[position].isBlank || source[position].isLineBreak { position += 1 }
    }
    return position
  }

  private mutating func repeated(_ event: YAMLEvent) -> Node {
    if let node = anchors[event.value], repeatedValues + node.count <= Self.maximumRepeatedValues,
      stack.count + node.depth <= YAMLEvents.maximumDepth
    {
      repeatedValues += node.count
      return Node(
        value: FrontMatterValue(content: node.value.content, span: event.span), count: node.count, depth: node.depth)
    }
    diagnostics.append(Diagnostic(.yamlAlias, event.span, [String(decoding: event.value, as: UTF8.self)]))
    return Node(value: FrontMatterValue(content: .null, span: event.span))
  }

  private func collection(_ frame: Frame, _ event: YAMLEvent) -> Node {
    let span = Span(frame.start, frame.isFlow ? event.span.end : frame.end)
    let content: FrontMatterValue.Content =
      frame.isMap ? .map(frame.entries, isFlow: frame.isFlow) : .list(frame.items, isFlow: frame.isFlow)
    return Node(value: FrontMatterValue(content: content, span: span), count: frame.count, depth: frame.depth)
  }

  // MARK: Putting them together

  private mutating func finish(_ node: Node, anchor: [UInt8]) {
    if !anchor.isEmpty { anchors[anchor] = node }
    guard var frame = stack.popLast() else {
      root = node.value
      return
    }
    frame.end = max(frame.end, node.value.span.end)
    frame.count += node.count
    frame.depth = max(frame.depth, node.depth + 1)
    if !frame.isMap {
      frame.items.append(node.value)
    } else if let key = frame.key {
      frame.entries.append(entry(key, node.value, isFlow: frame.isFlow))
      frame.key = nil
    } else {
      frame.key = (node.value.keyText, node.value.span, node.value.isScalarOrNull)
    }
    stack.append(frame)
  }

  private func entry(
    _ key: (text: String, span: Span, isScalar: Bool), _ value: FrontMatterValue, isFlow: Bool
  ) -> FrontMatterEntry {
    var span = key.span.union(value.span)
    if !isFlow {
      let end = ByteScanning.lineEnd(source, span.end, source.count)
      span = Span(
        ByteScanning.lineStart(source, span.start, floor: 0), ByteScanning.afterBreak(source, end, source.count))
    }
    return FrontMatterEntry(key: key.text, keySpan: key.span, value: value, span: span, isReadable: key.isScalar)
  }
}

extension FrontMatterValue {
  /// The text of a value that stands as a key.
  fileprivate var keyText: String {
    if let text { return text.string }
    return ""
  }

  fileprivate var isScalarOrNull: Bool {
    switch content {
    case .scalar: true
    case .null: !span.isEmpty
    case .list, .map: false
    }
  }
}
