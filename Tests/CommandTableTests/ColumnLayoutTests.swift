import SourceText
import Testing

@testable import CommandTable

@Suite struct ColumnLayoutTests {
  private func printed(_ columns: [ColumnLayout.Column], _ rows: [[String]], width: Int = 80) -> [String] {
    var table = ColumnLayout(columns)
    for row in rows { table.add(row.map { .init($0) }) }
    let text = TestTable.printed(width: width) { table.print(to: $0) }
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test func columnsAreAsWideAsTheirCells() {
    let lines = printed(
      [.init(), .init(isRightAligned: true), .init()], [["味噌汁", "5", "x"], ["Soup", "120", "y"], ["a", "", ""]])
    #expect(lines == ["味噌汁    5  x", "Soup    120  y", "a"])
  }

  @Test func emptyColumnsTakeNoRoom() {
    #expect(printed([.init(), .init(), .init()], [["a", "", "b"], ["c", "", "d"]]) == ["a  b", "c  d"])
  }

  @Test(arguments: [20, 30, 40, 80])
  func flexibleColumnsGiveWay(width: Int) {
    let long = String(repeating: "long ", count: 10)
    let lines = printed(
      [.init(isFlexible: true), .init(), .init(isFlexible: true)], [[long, "12", long], ["x", "1", "y"]], width: width)
    for line in lines { #expect(DisplayWidth.of(line) <= max(width, 12 + 12 + 2 + 4)) }
    #expect(lines[0].contains("12"))
  }

  @Test(arguments: [
    (30, "Leek soup     45 min  4  green"), (29, "Leek soup     45 min  4"), (22, "Leek soup     45 min"),
    (12, "Leek soup"), (8, "Leek soup"),
  ])
  func unimportantColumnsGoFirst(width: Int, line: String) {
    let columns: [ColumnLayout.Column] = [
      .init(isFlexible: true), .init(importance: 3), .init(importance: 2), .init(importance: 1),
    ]
    let rows = [["Leek soup", "45 min", "4", "green"], ["A longer one", "1 h", "", ""]]
    #expect(printed(columns, rows, width: width)[0] == line)
  }

  @Test(arguments: [
    ("Pea Soup", 8, "Pea Soup"), ("Pea Soup", 7, "Pea So…"), ("味噌汁", 5, "味噌…"), ("味噌汁", 4, "味…"), ("abc", 1, "…"),
    ("abc", 0, ""), ("", 0, ""),
  ])
  func cuts(_ text: String, _ width: Int, _ expected: String) {
    #expect(ColumnLayout.cut(text, to: width) == expected)
  }
}
