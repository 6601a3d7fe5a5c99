// One cup, two cups; eine Dose, zwei Dosen: the two forms of a unit's name, found by the folded hash of either.

/// Singular and plural of the names of units.
final class UnitForms: Sendable {
  /// The forms of the unit table.
  static let shared = UnitForms(UnitNames.rows)

  private let plurals: [UInt64: Range<Int>]
  private let singulars: [UInt64: Range<Int>]
  private let table: StaticString

  private init(_ table: StaticString) {
    self.table = table
    var plurals: [UInt64: Range<Int>] = [:]
    var singulars: [UInt64: Range<Int>] = [:]
    plurals.reserveCapacity(512)
    singulars.reserveCapacity(512)
    let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    var start = 0
    var bar: Int?
    var bars = 0
    for index in 0...bytes.count {
      let byte = index < bytes.count ? bytes[index] : UInt8(ascii: "\n")
      if byte == UInt8(ascii: "|") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: " ") {
        if let bar, bars == 3 {
          let (one, many) = (start..<bar, bar + 1..<index)
          plurals[Self.hash(bytes, one)] = plurals[Self.hash(bytes, one)] ?? many
          singulars[Self.hash(bytes, many)] = singulars[Self.hash(bytes, many)] ?? one
        }
        if byte == UInt8(ascii: "|") { bars += 1 }
        if byte == UInt8(ascii: "\n") { bars = 0 }
        start = index + 1
        bar = nil
      } else if byte == UInt8(ascii: "/") {
        bar = index
      }
    }
    self.plurals = plurals
    self.singulars = singulars
  }

  /// The plural of a singular, or nil.
  func plural(of name: String) -> String? { plurals[LexiconBuilder.hash(name).whole].map(text) }

  /// The singular of a plural, or nil.
  func singular(of name: String) -> String? { singulars[LexiconBuilder.hash(name).whole].map(text) }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt64 {
    LexiconBuilder.hash(bytes, range).whole
  }

  private func text(_ range: Range<Int>) -> String {
    let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    return String(decoding: bytes[range].map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}
