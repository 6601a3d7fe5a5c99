// A number in the settings file is read exactly, like every other amount.

internal import Quantities

/// Reads plain decimals.
enum Decimal {
  /// `2`, `0.53`, `0,53` or `53/100`, blanks around it allowed; nil for anything else or what does not fit.
  static func read(_ text: String) -> Rational? {
    let bytes = Array(text.utf8).filter { $0 != UInt8(ascii: " ") }
    let halves = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if halves.count == 2, let top = digits(halves[0]), let bottom = digits(halves[1]) { return Rational(top, bottom) }
    let parts = bytes.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
    guard let whole = parts.first.flatMap(digits), parts.count <= 2 else { return nil }
    guard parts.count == 2 else { return Rational(whole) }
    guard parts[1].count <= 9, let fraction = digits(parts[1]) else { return nil }
    let scale = (0..<parts[1].count).reduce(1) { power, _ in power * 10 }
    return Rational(fraction, scale).flatMap { Rational(whole).adding($0) }
  }

  private static func digits(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard !bytes.isEmpty, bytes.count <= 15 else { return nil }
    var value = 0
    for byte in bytes {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }
}
