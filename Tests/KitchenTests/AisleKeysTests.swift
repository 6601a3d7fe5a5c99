// The keys of the built-in aisles are made of the tables; RECORD_AISLE_KEYS=1 makes them anew and fails.

import Foundation
import Testing

@testable import Kitchen

@Suite struct AisleKeysTests {
  /// The names of each table with their numbers, the first of equal ones.
  private static func entries() -> [(name: String, keys: [String: Int])] {
    var tables = FoodLanguage.Code.allCases.map { code in
      let rules = FoodLanguage.rules(code)
      var keys: [String: Int] = [:]
      for kind in 0..<BuiltInAisles.kindCount {
        for food in BuiltInAisles.foods(ofKind: kind, code) {
          let key = FoodName(food, rules).key
          if keys[key] == nil { keys[key] = kind }
        }
      }
      return (name: "\(code)", keys: keys)
    }
    var more: [String: Int] = [:]
    for line in "\(Aisles.moreFoods)".split(separator: "\n") {
      let halves = line.split(separator: ":")
      guard halves.count == 2, let aisle = BuiltInAisles.names.firstIndex(of: String(halves[0])) else { continue }
      for name in halves[1].split(separator: "|") {
        let key = FoodWord.words(of: String(name)).map(\.folded).joined(separator: " ")
        if more[key] == nil { more[key] = aisle }
      }
    }
    tables.append((name: "more", keys: more))
    return tables
  }

  private static func written(_ keys: [String: Int]) -> String {
    let ordered = keys.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    var lines = [""]
    for (key, number) in ordered {
      let entry = "\(key)|\(number);"
      if lines[lines.count - 1].utf8.count + entry.utf8.count > 110 { lines.append("") }
      lines[lines.count - 1] += entry
    }
    return lines.map { "    " + $0 }.joined(separator: "\\\n")
  }

  private static func source() -> String {
    let tables = entries().map { table in
      "  static let \(table.name) = SortedKeys(\n    \"\"\"\n" + written(table.keys) + "\n    \"\"\")\n"
    }
    return """
      // Made of the tables of aisles by AisleKeysTests: RECORD_AISLE_KEYS=1 swift test --filter AisleKeys

      /// The merging forms of the built-in foods of each language, each with the number of its line; `more`: with that of its aisle.
      enum AisleKeys {

      """ + tables.joined() + "}\n"
  }

  @Test func theyAreThoseOfTheTables() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Kitchen/AisleKeys.swift").standardizedFileURL
    let source = Self.source()
    let isSame = try String(contentsOf: file, encoding: .utf8) == source
    if ProcessInfo.processInfo.environment["RECORD_AISLE_KEYS"] != nil { try Data(source.utf8).write(to: file) }
    #expect(isSame, "run RECORD_AISLE_KEYS=1 swift test --filter AisleKeys, then build again")
  }

  @Test func everyKeyIsFoundAndNoOther() {
    let tables = [
      AisleKeys.english, AisleKeys.german, AisleKeys.french, AisleKeys.spanish, AisleKeys.italian, AisleKeys.more,
    ]
    for (table, (name, keys)) in zip(tables, Self.entries()) {
      for (key, number) in keys {
        #expect(table[key] == number, "\(name): \(key)")
        for other in [key + "x", "x" + key, String(key.dropLast()), key + " " + key] where keys[other] == nil {
          #expect(table[other] == nil, "\(name): \(other)")
        }
      }
      #expect(table[""] == nil && table["\u{7F}"] == nil && table["\u{10FFFF}"] == nil && table["|"] == nil)
    }
  }

  @Test func anEmptyTableHasNothing() { #expect(SortedKeys("")["a"] == nil) }
}
