// Looks up in the built-in table of aisles. Its lines are found by their bytes, its names by `AisleKeys`, so that nothing has to be read first.

/// The built-in table of foods and aisles.
enum BuiltInAisles {
  /// The aisles in English, in the order of the shop.
  static let names: [String] = rows.headings.map { String(column(.english, of: $0)) }

  /// The aisle of a food of a language by its merging form.
  static func aisle(_ key: String, _ language: FoodLanguage.Code) -> Int? {
    kind(key, language).flatMap(aisle(ofKind:))
  }

  /// The aisle of a line of the table.
  static func aisle(ofKind kind: Int) -> Int? {
    rows.foods.indices.contains(kind) ? rows.foods[kind].aisle : nil
  }

  /// The number of the line of the table that names a food, by its merging form in a language; foods on one line are of one kind.
  static func kind(_ key: String, _ language: FoodLanguage.Code) -> Int? {
    switch language {
    case .english: AisleKeys.english[key]
    case .german: AisleKeys.german[key]
    case .french: AisleKeys.french[key]
    case .spanish: AisleKeys.spanish[key]
    case .italian: AisleKeys.italian[key]
    }
  }

  /// The lines of the table whose foods stand in one of these aisles.
  static func kinds(in aisles: Set<Int>) -> Set<Int> {
    Set(rows.foods.indices.filter { aisles.contains(rows.foods[$0].aisle) })
  }

  /// The aisle of a food of a further language by its folded name.
  static func more(_ name: String) -> Int? { AisleKeys.more[name] }

  /// The English names of a line of the table.
  static func englishNames(ofKind kind: Int) -> [String] { foods(ofKind: kind, .english) }

  /// The names of a line of the table in a language.
  static func foods(ofKind kind: Int, _ language: FoodLanguage.Code) -> [String] {
    guard rows.foods.indices.contains(kind) else { return [] }
    return column(language, of: rows.foods[kind].line).split(separator: "|").map(String.init)
  }

  /// How many lines with foods the table has.
  static var kindCount: Int { rows.foods.count }

  private static let rows = Rows(Aisles.table)

  private static func column(_ language: FoodLanguage.Code, of line: Range<Int>) -> Substring {
    let bytes = UnsafeBufferPointer(start: Aisles.table.utf8Start, count: Aisles.table.utf8CodeUnitCount)
    let columns = String(decoding: bytes[line], as: UTF8.self).split(separator: ";", omittingEmptySubsequences: false)
    let number = FoodLanguage.Code.allCases.firstIndex(of: language) ?? 0
    return columns.indices.contains(number) ? columns[number] : ""
  }

  /// Where the lines of the table stand in its bytes.
  private struct Rows {
    var headings: [Range<Int>] = []
    var foods: [(line: Range<Int>, aisle: Int)] = []

    init(_ table: StaticString) {
      let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        if end > start, bytes[start] == UInt8(ascii: "#") {
          headings.append(min(start + 2, end)..<end)
        } else if end > start {
          foods.append((start..<end, headings.count - 1))
        }
        start = end + 1
      }
    }
  }
}
