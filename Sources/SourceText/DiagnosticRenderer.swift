// The one layout in which diagnostics are shown: place, severity, message, id; the line with a caret below; the hint last.

/// Shows diagnostics to people.
public struct DiagnosticRenderer: Sendable {
  /// Whether escapes for colours are written.
  public var isColored: Bool
  /// The columns that an excerpt and its gutter may take; longer lines are cut around the caret.
  public var columns: Int

  /// A renderer; without a terminal the excerpts take at most 100 columns.
  public init(isColored: Bool = false, columns: Int = 100) {
    self.isColored = isColored
    self.columns = columns
  }

  /// The lines that show `diagnostic`, the last without a line end.
  ///
  /// - Parameters:
  ///   - path: the file it is about, as the user knows it; nil when it is about none.
  ///   - lines: the lines of that file; nil when there is nothing to show of it.
  public func text(of diagnostic: Diagnostic, path: String?, lines: LineIndex?) -> String {
    var place = path.map { TerminalText.escaped($0) + ":" } ?? ""
    var excerpt = ""
    if let span = diagnostic.span, let lines {
      let position = lines.position(of: span.start)
      place += "\(position.line):\(position.column):"
      excerpt = "\n" + self.excerpt(of: span, line: position.line, lines)
    }
    let severity = paint(diagnostic.severity.word + ":", color(of: diagnostic.severity))
    let message = TerminalText.escaped(diagnostic.message)
    let head = (place.isEmpty ? "" : paint(place, "1") + " ") + "\(severity) \(message)"
    let hint = diagnostic.hint.map { "\n" + paint("hint:", "36") + " " + TerminalText.escaped($0) } ?? ""
    return head + paint(" [\(diagnostic.id.rawValue)]", "2") + excerpt + hint
  }

  private func color(of severity: Severity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    }
  }

  private func paint(_ text: String, _ codes: String) -> String {
    isColored ? "\u{1B}[\(codes)m\(text)\u{1B}[0m" : text
  }

  /// The line that holds the start of `span` and the caret line below it.
  private func excerpt(of span: Span, line: Int, _ lines: LineIndex) -> String {
    let number = String(line)
    let gutter = number.utf8.count + 3
    let excerpt = Excerpt(lines.bytes, line: lines.span(ofLine: line), span, columns: max(20, columns - gutter))
    let blank = String(repeating: " ", count: number.utf8.count)
    let text = excerpt.text.isEmpty ? "" : " " + excerpt.text
    return paint("\(number) |", "2") + text + "\n" + paint("\(blank) |", "2") + " " + excerpt.indent
      + paint(excerpt.caret, "1;32")
  }
}

/// A line as it is shown, and the caret below it.
struct Excerpt {
  /// The line: tabs as blanks, control characters as escapes, cut where it is too long.
  private(set) var text = ""
  /// The blanks before the caret.
  private(set) var indent = ""
  /// `^`, and `~` for what follows in the span.
  private(set) var caret = "^"

  /// One character as it is shown.
  private struct Cell {
    var text: String
    var columns: Int
    var isMarked: Bool
  }

  /// The bytes around the caret that are looked at, on each side: enough for any terminal, little even if the line is the whole file.
  private static let reach = 4096

  init(_ bytes: [UInt8], line: Span, _ span: Span, columns: Int) {
    let start = min(max(span.start, line.start), line.end)
    let first = Self.boundary(in: bytes, max(line.start, start - Self.reach), line)
    let last = Self.boundary(in: bytes, min(line.end, start + Self.reach), line)
    var cells = Self.cells(bytes, Span(first, last), marked: Span(start, max(span.end, start + 1)))
    if !cells.contains(where: \.isMarked) { cells.append(Cell(text: "", columns: 1, isMarked: true)) }
    cells = Self.cut(cells, to: columns, before: first > line.start, after: last < line.end)
    text = cells.map(\.text).joined()
    let marked = cells.firstIndex(where: \.isMarked) ?? 0
    indent = String(repeating: " ", count: cells[..<marked].reduce(0) { $0 + $1.columns })
    let width = cells[marked...].prefix(while: \.isMarked).reduce(0) { $0 + $1.columns }
    caret = "^" + String(repeating: "~", count: max(0, width - 1))
  }

  /// The next place at or after `offset` where a scalar begins.
  private static func boundary(in bytes: [UInt8], _ offset: Int, _ line: Span) -> Int {
    var offset = offset
    while offset < line.end, offset > line.start, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  private static func cells(_ bytes: [UInt8], _ span: Span, marked: Span) -> [Cell] {
    var cells: [Cell] = []
    var column = 0
    bytes.withUnsafeBufferPointer { bytes in
      var offset = span.start
      if offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = min(3, span.end) }
      while offset < span.end {
        var (character, end) = nextCharacter(UnsafeBufferPointer(rebasing: bytes[..<span.end]), offset)
        if character == "\t" {
          character = String(repeating: " ", count: DisplayWidth.of("\t" as Character, at: column))
        } else {
          character = TerminalText.escaped(character)
        }
        let columns = DisplayWidth.of(character)
        let isMarked = offset < marked.end && end > marked.start
        cells.append(Cell(text: character, columns: columns, isMarked: isMarked))
        column += columns
        offset = end
      }
    }
    return cells
  }

  /// The character at `offset` and where it ends; bytes that are not UTF-8 are U+FFFD.
  private static func nextCharacter(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> (String, Int) {
    var text = ""
    var end = offset
    while end < bytes.count {
      let scalar = UTF8Scalar(in: bytes, at: end)
      var longer = text
      longer.unicodeScalars.append(Unicode.Scalar(scalar.value) ?? "\u{FFFD}")
      // A character of more than 64 bytes is cut: such ones are made to do harm.
      if longer.count > 1 || end - offset > 64 { break }
      text = longer
      end += scalar.count
    }
    return (text, end)
  }

  /// Keeps the cells around the caret that fit, and puts `…` where some are left out.
  private static func cut(_ cells: [Cell], to columns: Int, before: Bool, after: Bool) -> [Cell] {
    guard before || after || cells.reduce(0, { $0 + $1.columns }) > columns else { return cells }
    var first = cells.firstIndex(where: \.isMarked) ?? 0
    var last = first
    var room = columns - 2
    func fits(_ index: Int, in room: Int) -> Bool { cells.indices.contains(index) && cells[index].columns <= room }
    while fits(last, in: room), cells[last].isMarked {
      room -= cells[last].columns
      last += 1
    }
    var lead = room / 3
    while fits(first - 1, in: lead) {
      first -= 1
      lead -= cells[first].columns
      room -= cells[first].columns
    }
    while fits(last, in: room) {
      room -= cells[last].columns
      last += 1
    }
    while fits(first - 1, in: room) {
      first -= 1
      room -= cells[first].columns
    }
    let dots = Cell(text: "…", columns: 1, isMarked: false)
    return (before || first > 0 ? [dots] : []) + cells[first..<last] + (after || last < cells.count ? [dots] : [])
  }
}
