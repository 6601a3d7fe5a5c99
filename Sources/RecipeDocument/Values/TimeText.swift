// Times are written in every way there is: `PT1H30M`, `1h30`, `1 Std. 20 Min.`, `45-60 min`. All become whole minutes.

internal import Quantities
public import SourceText

/// Reads how long something takes.
public enum TimeText {
  /// The minutes that a text states, the low end of a range; nil when it states none.
  public static func minutes(_ text: String) -> Int? { read(text).minutes }

  /// The minutes, and what is wrong with the text; a text without any number (`overnight`) states nothing and is not wrong.
  public static func read(_ text: String) -> (minutes: Int?, problem: DiagnosticID?) {
    if let iso = ISODuration.read(text) { return iso }
    var reader = TimeReader(NumberScanner.tokens(text))
    guard let total = reader.read() else { return (nil, text.utf8.contains(where: \.isDigit) ? .timeUnclear : nil) }
    guard let minutes = wholeMinutes(total) else { return (nil, .timeUnclear) }
    return (minutes, nil)
  }

  /// Rounded to a minute, but never down to none; nil beyond ten years.
  static func wholeMinutes(_ value: Rational) -> Int? {
    guard value >= .zero, value <= Rational(5_256_000) else { return nil }
    guard let half = Rational(1, 2), let rounded = value.adding(half)?.floor else { return nil }
    return rounded == 0 && value > .zero ? 1 : rounded
  }
}

/// Reads ISO 8601 durations, also those that programs get wrong.
private enum ISODuration {
  /// The minutes of a text that begins like a duration; nil when it does not.
  static func read(_ text: String) -> (minutes: Int?, problem: DiagnosticID?)? {
    let bytes = text.utf8.prefix(60).map { $0 >= 0x61 && $0 <= 0x7A ? $0 & 0xDF : $0 }
    let trimmed = ByteScanning.trimAll(bytes, Span(0, bytes.count))
    let body = Array(bytes[trimmed.range])
    guard body.count >= 2, body[0] == 0x50 else { return nil }
    guard body[1] == 0x54 || body[1].isDigit else { return nil }
    var total = Rational.zero
    var isTime = false
    var inMonths = false
    var position = 1
    while position < body.count {
      if body[position] == 0x54 {
        isTime = true
        position += 1
        continue
      }
      let digits = body[position...].prefix { $0.isDigit || $0 == .dot || $0 == .comma }
      let end = position + digits.count
      guard case .number(let count)? = NumberScanner.tokens(String(decoding: digits, as: UTF8.self)).first?.token,
        end < body.count, let unit = minutes(body[end], isTime), let part = unit.multiplied(by: count),
        let sum = total.adding(part)
      else { return (nil, .timeUnclear) }
      if body[end] == 0x4D, !isTime { inMonths = true }
      total = sum
      position = end + 1
    }
    guard body.last != 0x54, let result = TimeText.wholeMinutes(total) else { return (nil, .timeUnclear) }
    return (result, inMonths ? .timeInMonths : nil)
  }

  /// The minutes of a unit; `M` without `T` should be months, but is never meant so in a kitchen.
  private static func minutes(_ letter: UInt8, _ isTime: Bool) -> Rational? {
    switch letter {
    case 0x57: Rational(10_080)
    case 0x44: Rational(1_440)
    case 0x48: Rational(60)
    case 0x4D: Rational(1)
    case 0x53: Rational(1, 60)
    default: nil
    }
  }
}
