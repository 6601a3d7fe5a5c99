// An empty jar is worth a line: `0 g rice (min 500 g)`. Ingredient lines know no zero, pantry lines do.

internal import Quantities
internal import SourceText

/// The food and the amounts of a pantry line.
struct PantryLine: Hashable {
  /// What the line says; places in it are places in the line's text.
  private(set) var food: IngredientLine
  /// The same as it was read, with ones where zeros stand.
  let written: IngredientLine
  /// How much, each part of a sum by itself.
  let quantities: [Quantity]
  /// Whether the amounts can be changed where they stand.
  let isEditable: Bool

  /// Reads the rest of a line beside its remarks.
  init(_ rest: [UInt8], _ parser: IngredientParser) {
    var bytes = rest
    let approximate = Array("≈".utf8)
    if let first = bytes.firstIndex(where: { $0 > 0x20 }), bytes[first...].starts(with: approximate) {
      for index in first..<(first + approximate.count) { bytes[index] = 0x20 }
    }
    let zeros = Self.zeros(bytes)
    for zero in zeros { bytes[zero] = UInt8(ascii: "1") }
    let text = String(decoding: bytes, as: UTF8.self)
    written = parser.parse(text)
    food = written
    let stated = ListItem(text, parser: parser).quantities
    isEditable = stated == food.quantities && food.text.utf8.count == bytes.count
    if isEditable, let measure = food.measure, zeros.contains(where: measure.amountSpan.range.contains) {
      food.measure?.amount = Amount(.zero)
      food.also = food.also.map { Measure($0, Amount(.zero)) }
      food.plus = food.plus.map { Measure($0, Amount(.zero)) }
    }
    quantities = isEditable ? food.quantities : stated
  }

  /// Where numbers that are nothing but zeros begin.
  private static func zeros(_ bytes: [UInt8]) -> [Int] {
    bytes.indices.filter { start in
      guard bytes[start] == 0x30, start == 0 || bytes[start - 1] <= 0x20 || bytes[start - 1] == 0x28 else {
        return false
      }
      let end = bytes[start...].firstIndex { ![0x30, 0x2C, 0x2E].contains($0) } ?? bytes.count
      guard end < bytes.count else { return true }
      return !(0x31...0x39).contains(bytes[end]) && bytes[end] != UInt8(ascii: "/")
    }
  }
}

extension Measure {
  /// The measure with another amount at its place.
  init(_ measure: Measure, _ amount: Amount) {
    self = measure
    self.amount = amount
  }
}
