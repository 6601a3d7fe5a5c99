// The one file that knows libyaml: its events become Swift values with byte spans. libyaml's marks count code points.

internal import CYAML
internal import SourceText

/// What libyaml met, in the order of the text.
struct YAMLEvent {
  /// The kinds of events that matter; those of streams and documents are dropped.
  enum Kind {
    case scalar, alias, listStart, listEnd, mapStart, mapEnd
  }

  /// Which kind it is.
  var kind: Kind
  /// Its bytes in the file as libyaml marks them.
  var span: Span
  /// The text of a scalar, the name of an alias.
  var value: [UInt8] = []
  /// The name it is anchored by; empty for none.
  var anchor: [UInt8] = []
  /// How a scalar is written.
  var style = FrontMatterValue.Style.plain
  /// Whether a collection is written in brackets.
  var isFlow = false
}

/// Where and why libyaml stopped.
struct YAMLFailure {
  /// The byte of the file it complains about.
  var offset: Int
  /// Its words.
  var message: String
}

/// Runs libyaml over a part of a file.
enum YAMLEvents {
  /// Deeper nesting is refused: no recipe has it, and nothing that walks the tree needs to fear for the stack.
  static let maximumDepth = 48

  /// The events of `bytes`, which stand in their file from `base` on; on failure, those before it.
  static func read(_ bytes: ArraySlice<UInt8>, base: Int) -> (events: [YAMLEvent], failure: YAMLFailure?) {
    bytes.withUnsafeBufferPointer { buffer in
      // On the heap, because libyaml's input handler keeps a pointer to the parser.
      let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
      defer { parser.deallocate() }
      guard yaml_parser_initialize(parser) == 1 else {
        return ([], YAMLFailure(offset: base, message: "out of memory"))
      }
      defer { yaml_parser_delete(parser) }
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
      return drain(parser, CodePointCursor(buffer, base: base))
    }
  }

  private static func drain(
    _ parser: UnsafeMutablePointer<yaml_parser_t>, _ start: CodePointCursor
  ) -> (events: [YAMLEvent], failure: YAMLFailure?) {
    var cursor = start
    var events: [YAMLEvent] = []
    events.reserveCapacity(64)
    var depth = 0
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else { return (events, failure(parser, &cursor)) }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT { return (events, nil) }
      guard var value = convert(event) else { continue }
      let from = cursor.offset(of: event.start_mark.index)
      value.span = Span(from, cursor.offset(of: event.end_mark.index))
      switch value.kind {
      case .listStart, .mapStart: depth += 1
      case .listEnd, .mapEnd: depth -= 1
      case .scalar, .alias: break
      }
      guard depth <= maximumDepth else {
        return (events, YAMLFailure(offset: value.span.start, message: "nested too deeply"))
      }
      events.append(value)
    }
  }

  /// The event without its place; nil for those that are dropped.
  private static func convert(_ event: yaml_event_t) -> YAMLEvent? {
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return YAMLEvent(
        kind: .scalar, span: Span(0, 0), value: Array(text), anchor: name(scalar.anchor), style: style(scalar.style))
    case YAML_ALIAS_EVENT:
      return YAMLEvent(kind: .alias, span: Span(0, 0), value: name(event.data.alias.anchor))
    case YAML_SEQUENCE_START_EVENT:
      let list = event.data.sequence_start
      return YAMLEvent(
        kind: .listStart, span: Span(0, 0), anchor: name(list.anchor), isFlow: list.style == YAML_FLOW_SEQUENCE_STYLE)
    case YAML_MAPPING_START_EVENT:
      let map = event.data.mapping_start
      return YAMLEvent(
        kind: .mapStart, span: Span(0, 0), anchor: name(map.anchor), isFlow: map.style == YAML_FLOW_MAPPING_STYLE)
    case YAML_SEQUENCE_END_EVENT: return YAMLEvent(kind: .listEnd, span: Span(0, 0))
    case YAML_MAPPING_END_EVENT: return YAMLEvent(kind: .mapEnd, span: Span(0, 0))
    default: return nil
    }
  }

  private static func style(_ style: yaml_scalar_style_t) -> FrontMatterValue.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
    default: .plain
    }
  }

  /// The bytes of a C string; empty for none.
  private static func name(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> [UInt8] {
    guard let pointer else { return [] }
    var count = 0
    while pointer[count] != 0 { count += 1 }
    return Array(UnsafeBufferPointer(start: pointer, count: count))
  }

  private static func failure(_ parser: UnsafeMutablePointer<yaml_parser_t>, _ cursor: inout CodePointCursor)
    -> YAMLFailure
  {
    let message = parser.pointee.problem.map { String(cString: $0) } ?? "not valid YAML"
    let isReader = parser.pointee.error == YAML_READER_ERROR
    let offset =
      isReader
      ? cursor.base + min(parser.pointee.problem_offset, cursor.count)
      : cursor.offset(of: parser.pointee.problem_mark.index)
    return YAMLFailure(offset: offset, message: message)
  }
}

/// Turns counts of code points into offsets of bytes; cheap because marks hardly ever go back.
private struct CodePointCursor {
  let base: Int
  private let buffer: UnsafeBufferPointer<UInt8>
  private let isASCII: Bool
  private var codePoint = 0
  private var byte = 0

  init(_ buffer: UnsafeBufferPointer<UInt8>, base: Int) {
    self.buffer = buffer
    self.base = base
    isASCII = buffer.allSatisfy { $0 < 0x80 }
  }

  var count: Int { buffer.count }

  /// The offset in the file of the code point of this number.
  mutating func offset(of index: Int) -> Int {
    if isASCII { return base + min(index, buffer.count) }
    while codePoint < index, byte < buffer.count {
      byte += 1
      while byte < buffer.count, buffer[byte] & 0xC0 == 0x80 { byte += 1 }
      codePoint += 1
    }
    while codePoint > index, byte > 0 {
      byte -= 1
      while byte > 0, buffer[byte] & 0xC0 == 0x80 { byte -= 1 }
      codePoint -= 1
    }
    return base + byte
  }
}
