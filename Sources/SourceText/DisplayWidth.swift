// Columns, carets and wrapped text need to know how many cells of the terminal a text takes.

/// How many columns text takes in a terminal.
public enum DisplayWidth {
  /// The columns of a tab stop.
  public static let tabStop = 8

  /// The columns that `text` takes when it begins in column `start`, counted from 0; tabs go to the next multiple of 8.
  public static func of(_ text: some StringProtocol, startingAt start: Int = 0) -> Int {
    var isPlain = true
    var count = 0
    for byte in text.utf8 {
      guard byte >= 0x20, byte < 0x7F else {
        isPlain = false
        break
      }
      count &+= 1
    }
    if isPlain { return count }
    var column = start
    for character in text { column &+= of(character, at: column) }
    return column &- start
  }

  /// The columns that one character takes in column `column`: 0, 1, 2, or up to 8 for a tab.
  public static func of(_ character: Character, at column: Int = 0) -> Int {
    if character == "\t" { return tabStop - column % tabStop }
    var columns = 0
    for scalar in character.unicodeScalars {
      switch scalar.value {
      case 0x200D, 0xFE0F:
        // What is joined, or asked for, as an emoji is one picture, if its first part has a width at all.
        if columns > 0 { return 2 }
      case 0x1F3FB...0x1F3FF where columns > 0: return 2
      default: break
      }
      columns &+= of(scalar)
    }
    return columns
  }

  /// The columns of one scalar by itself: 0, 1 or 2; control characters take none.
  public static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) ? 0 : 1 }
    var low = 0
    var high = DisplayWidthTable.count
    while low < high {
      let middle = (low + high) / 2
      let entry = DisplayWidthTable.ranges.utf8Start + middle * 9
      if scalar.value < number(entry) {
        high = middle
      } else if scalar.value > number(entry + 4) {
        low = middle + 1
      } else {
        return Int(entry[8] &- 0x30)
      }
    }
    return 1
  }

  private static func number(_ digits: UnsafePointer<UInt8>) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(digits[$1] &- 0x30) << UInt32(6 * $1) }
  }
}
