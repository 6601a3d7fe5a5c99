// Tables that fit the terminal: each column as wide as its widest cell, the flexible one cut when there is no room.

internal import SourceText

/// A table of cells for the terminal.
public struct ColumnLayout: Sendable {
  /// One cell.
  public struct Cell: Sendable, Hashable {
    /// The text, already safe for a terminal.
    public var text: String
    /// How it looks.
    public var style: Style

    /// A cell.
    public init(_ text: String, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  /// A column.
  public struct Column: Sendable, Hashable {
    /// Whether its cells stand at the right.
    public var isRightAligned: Bool
    /// Whether it gives room when the table is too wide.
    public var isFlexible: Bool
    /// Where the table is too wide all the same, the least important columns go; nil for one that stays.
    public var importance: Int?

    /// A column.
    public init(isRightAligned: Bool = false, isFlexible: Bool = false, importance: Int? = nil) {
      self.isRightAligned = isRightAligned
      self.isFlexible = isFlexible
      self.importance = importance
    }
  }

  private let columns: [Column]
  private var rows: [[Cell]] = []
  private let gap: Int

  /// A table with these columns, `gap` blanks between them.
  public init(_ columns: [Column], gap: Int = 2) {
    self.columns = columns
    self.gap = gap
  }

  /// Adds a row; cells beyond the columns are left out.
  public mutating func add(_ row: [Cell]) { rows.append(Array(row.prefix(columns.count))) }

  /// Prints the table, its lines at most as wide as the terminal; columns in which every cell is empty take no room.
  public func print(to console: Console) {
    let widths = widths(fitting: console.setup.width)
    for row in rows {
      var line = ""
      var pending = 0
      for (index, cell) in row.enumerated() where widths[index] > 0 {
        let text = Self.cut(cell.text, to: widths[index])
        let blanks = widths[index] - DisplayWidth.of(text)
        let before = columns[index].isRightAligned ? blanks : 0
        if text.isEmpty {
          pending += widths[index] + gap
          continue
        }
        line += String(repeating: " ", count: pending + before) + console.styled(text, cell.style)
        pending = blanks - before + gap
      }
      console.print(line)
    }
  }

  /// The fewest columns that a flexible one keeps.
  private static let leastWidth = 12

  private func widths(fitting total: Int) -> [Int] {
    var widths = columns.indices.map { index in
      rows.reduce(0) { max($0, index < $1.count ? DisplayWidth.of($1[index].text) : 0) }
    }
    /// How much wider than the terminal the table is when each flexible column has `least`.
    func excess(_ least: Int) -> Int {
      let shown = columns.indices.filter { widths[$0] > 0 }
      let sum = shown.reduce(0) { $0 + (columns[$1].isFlexible ? min(widths[$1], least) : widths[$1]) }
      return sum + gap * max(0, shown.count - 1) - total
    }
    let byImportance = columns.indices.filter { columns[$0].importance != nil }.sorted {
      (columns[$0].importance ?? 0, $0) < (columns[$1].importance ?? 0, $1)
    }
    for index in byImportance where excess(Self.leastWidth) > 0 { widths[index] = 0 }
    var excess = excess(.max)
    for index in columns.indices.reversed() where columns[index].isFlexible && excess > 0 {
      let least = min(widths[index], Self.leastWidth)
      let taken = min(excess, widths[index] - least)
      widths[index] -= taken
      excess -= taken
    }
    return widths
  }

  /// The text in at most `width` columns, `…` for what is cut off.
  public static func cut(_ text: String, to width: Int) -> String {
    if DisplayWidth.of(text) <= width { return text }
    var result = ""
    var used = 0
    for character in text {
      let columns = DisplayWidth.of(character)
      if used + columns > width - 1 { break }
      result.append(character)
      used += columns
    }
    return width > 0 ? result + "…" : ""
  }
}
