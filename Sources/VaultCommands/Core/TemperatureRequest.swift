// `vault convert '350 F' C`: temperatures, which no factor converts.

internal import Quantities
internal import SourceText

/// A temperature that somebody wants in the other scale.
struct TemperatureRequest {
  private let value: Rational
  private let isFahrenheit: Bool
  private let toFahrenheit: Bool

  /// A request like `350 F`, `180 °C`, `-18C`; nil when it is none.
  init?(_ text: String, to unit: String) {
    guard let target = Self.scale(unit) else { return nil }
    let compact = text.filter { !$0.isWhitespace }
    let number = compact.prefix { $0.isNumber || ".,-−".contains($0) }
    guard let from = Self.scale(String(compact.dropFirst(number.count))) else { return nil }
    let isBelow = number.first == "-" || number.first == "−"
    guard let value = Rational(isBelow ? String(number.dropFirst()) : String(number)) else { return nil }
    self.value = isBelow ? -value : value
    isFahrenheit = from
    toFahrenheit = target
  }

  /// The temperature in the scale that was asked for, to the nearest degree; nil when it is too large.
  var text: String? {
    guard let exact = converted, let doubled = exact.multiplied(by: 2)?.adding(.one) else { return nil }
    let nearest = Rational(doubled.floor, 2).map(\.floor) ?? exact.floor
    return "\(exact.isWhole ? "" : "≈ ")\(nearest) °\(toFahrenheit ? "F" : "C")"
  }

  private var converted: Rational? {
    if isFahrenheit == toFahrenheit { return value }
    guard let ratio = Rational(9, 5) else { return nil }
    return toFahrenheit ? value.multiplied(by: ratio)?.adding(32) : value.subtracting(32)?.divided(by: ratio)
  }

  /// A mark of gas ovens in degrees, or degrees as the nearest mark, to 5 degrees as printed on ovens; nil when it is neither.
  static func gasText(_ text: String, to unit: String) -> String? {
    let isMark = ["gas", "gas mark", "gasmark"].contains(unit.lowercased())
    guard isMark || text.lowercased().hasPrefix("gas"), let scale = isMark ? .gasMark : degrees(unit) else {
      return nil
    }
    let edits = TemperatureText.edits(text, to: scale)
    return edits.count == 1 ? "≈ " + String(decoding: edits[0].replacement, as: UTF8.self) : nil
  }

  private static func degrees(_ unit: String) -> TemperatureScale? {
    scale(unit).map { $0 ? .fahrenheit : .celsius }
  }

  /// Whether a unit is Fahrenheit; nil when it is no scale of temperature.
  private static func scale(_ unit: String) -> Bool? {
    switch unit.lowercased().filter({ $0 != "°" && $0 != "º" && !$0.isWhitespace }) {
    case "f", "fahrenheit", "degf": true
    case "c", "celsius", "degc": false
    default: unit == "℉" ? true : unit == "℃" ? false : nil
    }
  }
}
