// Link reference definitions: `[label]: target`.

internal import SourceText

/// The reference definitions of a file.
struct LinkReferences {
  private var targets: [[UInt8]: Span] = [:]

  /// No definitions.
  init() {}

  /// Finds the definitions in the lines of a body.
  init(_ bytes: [UInt8], _ lines: BodyLines) {
    for index in 0..<lines.count {
      let line = lines.content(index, bytes)
      guard let (label, target) = Self.definition(bytes, line) else { continue }
      let key = Self.key(bytes[label.range])
      if targets[key] == nil { targets[key] = target }
    }
  }

  /// The label and target of a line that is a definition.
  static func definition(_ bytes: [UInt8], _ line: Span) -> (label: Span, target: Span)? {
    var offset = line.start
    while offset < line.end, bytes[offset] == 32, offset - line.start < 4 { offset += 1 }
    guard offset < line.end, bytes[offset] == UInt8(ascii: "[") else { return nil }
    let start = offset + 1
    while offset < line.end, bytes[offset] != UInt8(ascii: "]") { offset += 1 }
    guard offset + 1 < line.end, offset > start, bytes[offset + 1] == UInt8(ascii: ":"),
      bytes[start] != UInt8(ascii: "^")
    else { return nil }
    let label = Span(start, offset)
    var target = bytes.trimmingBlanks(Span(offset + 2, line.end))
    if let blank = target.range.first(where: { bytes[$0].isWhitespace }) { target = Span(target.start, blank) }
    return target.isEmpty ? nil : (label, target)
  }

  /// Where the target of `label` stands; nil when it is not defined.
  func target(of label: ArraySlice<UInt8>) -> Span? {
    targets.isEmpty ? nil : targets[Self.key(label)]
  }

  private static func key(_ label: ArraySlice<UInt8>) -> [UInt8] {
    label.map { $0 >= 65 && $0 <= 90 ? $0 | 32 : $0 }
  }
}
