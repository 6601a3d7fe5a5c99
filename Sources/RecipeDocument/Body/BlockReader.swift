// Talks to cmark (with BlockMemory): bytes in, a flat list of blocks out. Of cmark's positions only the start lines of blocks are used;
// columns and end lines are wrong after tabs, byte order marks and setext headings.

internal import CCmark
internal import SourceText

/// Reads the blocks of a body.
struct BlockReader {
  /// Deeper nesting than this is left out: no recipe has it, and it bounds the work per block.
  static let maximumDepth = 64

  private let bytes: [UInt8]
  private let lines: BodyLines
  private var blocks: [Block] = []
  private var path: [Int] = []

  /// The blocks of the lines.
  static func read(_ bytes: [UInt8], _ lines: BodyLines) -> [Block] {
    var reader = BlockReader(bytes: bytes, lines: lines)
    reader.walk()
    reader.findEnds()
    return reader.blocks
  }

  private init(bytes: [UInt8], lines: BodyLines) {
    self.bytes = bytes
    self.lines = lines
  }

  private mutating func walk() {
    let (bytes, span) = (bytes, lines.span)
    bytes.withUnsafeBytes { buffer in
      BlockMemory.withTree(of: UnsafeRawBufferPointer(rebasing: buffer[span.range])) { walk($0) }
    }
  }

  private mutating func walk(_ document: OpaquePointer) {
    var node = cmark_node_first_child(document)
    while let current = node {
      if enter(current), path.count < Self.maximumDepth, let child = cmark_node_first_child(current) {
        path.append(blocks.count - 1)
        node = child
        continue
      }
      var last: OpaquePointer? = current
      while let done = last, cmark_node_next(done) == nil, !path.isEmpty {
        path.removeLast()
        last = cmark_node_parent(done)
      }
      node = last.flatMap { cmark_node_next($0) }
    }
  }

  /// Records a node; true when it is a container whose children are blocks.
  private mutating func enter(_ node: OpaquePointer) -> Bool {
    guard let kind = Self.kind(of: node) else { return false }
    let line = max(0, min(Int(cmark_node_get_start_line(node)) - 1, lines.count - 1))
    let parent = path.last ?? -1
    var depth = 0
    for index in path where blocks[index].kind == .quote { depth += 1 }
    blocks.append(
      Block(
        kind: kind, parent: parent, startLine: line, endLine: line + 1, quoteDepth: depth, start: contentStart(line)))
    switch kind {
    case .quote, .list, .item: return true
    default: return false
    }
  }

  private static func kind(of node: OpaquePointer) -> Block.Kind? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_BLOCK_QUOTE: .quote
    case CMARK_NODE_LIST: .list(isOrdered: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST)
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_HEADING: .heading(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_CODE_BLOCK: .code
    case CMARK_NODE_HTML_BLOCK, CMARK_NODE_CUSTOM_BLOCK: .html
    case CMARK_NODE_THEMATIC_BREAK: .rule
    default: nil
    }
  }

  /// The first byte of a line after the markers of the containers on the path.
  private func contentStart(_ line: Int) -> Int {
    let content = lines.content(line, bytes)
    var position = skipBlanks(content.start, content.end)
    for index in path {
      switch blocks[index].kind {
      case .quote where position < content.end && bytes[position] == UInt8(ascii: ">"): position += 1
      case .item where blocks[index].startLine == line: position = skipMarker(position, content.end)
      default: continue
      }
      position = skipBlanks(position, content.end)
    }
    return position
  }

  private func skipBlanks(_ start: Int, _ end: Int) -> Int {
    var position = start
    while position < end, bytes[position] == 32 || bytes[position] == 9 { position += 1 }
    return position
  }

  private func skipMarker(_ start: Int, _ end: Int) -> Int {
    var position = start
    while position < end, bytes[position].isDigit { position += 1 }
    return position < end ? position + 1 : position
  }

  /// A block ends before the next block that starts on a later line, without trailing blank lines.
  private mutating func findEnds() {
    var next = lines.count
    var index = blocks.count - 1
    var laterStart = lines.count
    while index >= 0 {
      let line = blocks[index].startLine
      if line < laterStart {
        next = laterStart
        laterStart = line
      }
      blocks[index].endLine = trimmed(blocks[index], until: max(line + 1, next))
      index -= 1
    }
    extendContainers()
  }

  /// Containers reach to the end of their last child.
  private mutating func extendContainers() {
    var index = blocks.count - 1
    while index >= 0 {
      let parent = blocks[index].parent
      if parent >= 0 { blocks[parent].endLine = max(blocks[parent].endLine, blocks[index].endLine) }
      index -= 1
    }
  }

  private func trimmed(_ block: Block, until limit: Int) -> Int {
    if block.kind == .paragraph {
      var end = block.startLine + 1
      while end < limit, !isBlank(end, block.quoteDepth) { end += 1 }
      return end
    }
    var end = limit
    while end > block.startLine + 1, isBlank(end - 1, block.quoteDepth) { end -= 1 }
    return end
  }

  private func isBlank(_ line: Int, _ quoteDepth: Int) -> Bool {
    let content = lines.content(line, bytes)
    var position = content.start
    var depth = quoteDepth
    while position < content.end {
      switch bytes[position] {
      case 32, 9, 11, 12: break
      case UInt8(ascii: ">") where depth > 0: depth -= 1
      default: return false
      }
      position += 1
    }
    return true
  }
}
