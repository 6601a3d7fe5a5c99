// A row of an ingredient table as a place for edits: the columns keep their meaning and, where it fits, their width.

internal import SourceText

/// One row of a pipe table.
struct TableRow {
  private let bytes: [UInt8]
  private let span: Span
  private let cells: [Span]
  /// What each column holds.
  private let meanings: [Int: TableColumns.Meaning]

  /// The row at `span`; nil when it holds several ingredients or its table is not understood.
  init?(_ bytes: [UInt8], _ span: Span) {
    let rows = Self.rows(bytes, around: span)
    guard let own = rows.firstIndex(of: span), rows.count >= 2 else { return nil }
    let cells = rows.map { row in TableReader.cells(bytes, row) }
    let inline = cells.map { row in row.map { InlineReader.read(MappedText(bytes, $0)) } }
    // The second line is the row of dashes.
    let columns = TableColumns(head: inline[0], rows: Array(inline.dropFirst(2)))
    guard columns.runs.count == 1, let run = columns.runs.first, own != 1 else { return nil }
    self.bytes = bytes
    self.span = span
    self.cells = cells[own]
    var meanings: [Int: TableColumns.Meaning] = [:]
    for column in run where meanings.values.contains(column.meaning) == false || column.meaning == .rest {
      meanings[column.column] = column.meaning
    }
    self.meanings = meanings
  }

  /// Whether an item stands in a row of a table, with or without bars around it.
  static func isRow(_ bytes: [UInt8], _ span: Span) -> Bool {
    let line = Span(
      ByteScanning.lineStart(bytes, span.start, floor: 0), ByteScanning.lineEnd(bytes, span.end, bytes.count))
    guard bytes[line.range].contains(0x7C) else { return false }
    let rows = rows(bytes, around: span)
    guard rows.count >= 3 else { return false }
    return bytes[rows[1].range].allSatisfy { $0 == 0x7C || $0 == .hyphen || $0 == .colon || $0.isBlank }
  }

  /// The lines of the table around a row, without blanks at their ends.
  private static func rows(_ bytes: [UInt8], around span: Span) -> [Span] {
    var first = ByteScanning.lineStart(bytes, span.start, floor: 0)
    while first > 0 {
      let end =
        bytes[first - 1] == .lineFeed && first > 1 && bytes[first - 2] == .carriageReturn ? first - 2 : first - 1
      let start = ByteScanning.lineStart(bytes, end, floor: 0)
      guard bytes[start..<end].contains(0x7C) else { break }
      first = start
    }
    var rows: [Span] = []
    var position = first
    while position < bytes.count {
      let end = ByteScanning.lineEnd(bytes, position, bytes.count)
      guard bytes[position..<end].contains(0x7C) else { break }
      rows.append(ByteScanning.trim(bytes, Span(position, end)))
      let next = ByteScanning.afterBreak(bytes, end, bytes.count)
      if next == position { break }
      position = next
    }
    return rows
  }

  // MARK: Writing

  /// What each column is to hold; nil when the text needs a column that the table lacks.
  private func texts(_ text: String) -> [Int: String]? {
    func column(_ meaning: TableColumns.Meaning) -> Int? { meanings.filter { $0.value == meaning }.keys.min() }
    guard let name = column(.name) else { return nil }
    let parts = IngredientParts(text)
    guard let amount = column(.amount), !parts.amount.isEmpty else { return [name: text] }
    var result = [name: parts.rest, amount: parts.measure]
    if let unit = column(.unit) {
      result[amount] = parts.amount
      result[unit] = parts.unit
    }
    return result
  }

  /// The row for a new ingredient, without its line ending.
  func row(_ text: String) -> String? {
    guard let texts = texts(text) else { return nil }
    var result: [UInt8] = []
    var position = span.start
    for (column, cell) in cells.enumerated() {
      let room = room(cell)
      result += bytes[position..<room.start]
      result += Array(padded(texts[column] ?? "", cell, room).utf8)
      position = room.end
    }
    result += bytes[position..<span.end]
    return String(decoding: result, as: UTF8.self)
  }

  /// The edits that put a text in the row's cells.
  func replace(_ text: String) -> [Edit]? {
    guard let texts = texts(text) else { return nil }
    return cells.enumerated().compactMap { column, cell in
      guard let new = texts[column] ?? (meanings[column] == nil ? nil : ""), MappedText(bytes, cell).string != new
      else { return nil }
      let room = room(cell)
      return Edit(room, padded(new, cell, room))
    }
  }

  /// A cell with the blanks around it.
  private func room(_ cell: Span) -> Span {
    var (start, end) = (cell.start, cell.end)
    while start > span.start, bytes[start - 1].isBlank { start -= 1 }
    while end < span.end, bytes[end].isBlank { end += 1 }
    return Span(start, end)
  }

  /// A text with the blanks of the cell it goes into, as wide as the cell where it fits.
  private func padded(_ text: String, _ cell: Span, _ room: Span) -> String {
    let text = escaped(text)
    // Without bars around the row its first cell begins at the margin and its last ends with the text.
    let isFirst = room.start == span.start && room.start == cell.start
    if isFirst || room.end == span.end && room.end == cell.end {
      let rest = max(
        isFirst && room.end > cell.end ? 1 : 0, DisplayWidth.of(MappedText(bytes, room).string) - DisplayWidth.of(text))
      return isFirst ? text + String(repeating: " ", count: rest) : (room.start < cell.start ? " " : "") + text
    }
    let isRight = cell.start - room.start > room.end - cell.end
    let width = DisplayWidth.of(MappedText(bytes, room).string)
    let blanks = max(0, width - DisplayWidth.of(text))
    if cell.isEmpty || blanks < 2 {
      return (blanks > 0 || room.count > 0 ? " " : "") + text
        + String(repeating: " ", count: max(room.count > 0 ? 1 : 0, blanks - 1))
    }
    let near = min(isRight ? room.end - cell.end : cell.start - room.start, blanks)
    let (left, right) = isRight ? (blanks - near, near) : (near, blanks - near)
    return String(repeating: " ", count: left) + text + String(repeating: " ", count: right)
  }

  private func escaped(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
