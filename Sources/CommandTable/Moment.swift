// What time it is. $VAULT_NOW sets it, so that tests and scripts get the same answer every day.

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A moment, and the day and time that clocks show where the user is.
public struct Moment: Hashable, Sendable {
  /// Seconds since 1970 began in Greenwich.
  public let seconds: Int
  /// The year.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int
  /// The second, 0 to 60.
  public let second: Int

  /// The day as `2026-11-30`.
  public var dateText: String { "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))" }

  /// The moment that `setting` ($VAULT_NOW) states, else the present one.
  ///
  /// It states a day (`2026-11-30`, noon) or a day and a time (`2026-11-30T18:05`, `2026-11-30 18:05:30`), both of the
  /// user's own clock, or seconds since 1970 (`@1796000000`); what is none of these is ignored.
  public static func now(setting: String?) -> Moment {
    setting.flatMap { Moment($0) } ?? Moment(secondsSince1970: time(nil))
  }

  /// The moment so many seconds after 1970 began in Greenwich; what no calendar can show gives that beginning.
  public init(secondsSince1970 seconds: Int) {
    var clock = time_t(seconds)
    var parts = tm()
    let isShown = localtime_r(&clock, &parts) != nil
    self.init(seconds: isShown ? seconds : 0, parts)
  }

  /// The moment that a text states; nil when it states none.
  public init?(_ text: String) {
    if text.hasPrefix("@") {
      guard let seconds = Int(text.dropFirst()) else { return nil }
      self.init(secondsSince1970: seconds)
      return
    }
    let isWritten = text.utf8.allSatisfy { "0123456789-:T ".utf8.contains($0) }
    let numbers = text.split { !$0.isNumber }.map { Int32($0) ?? -1 }
    guard isWritten, [3, 5, 6].contains(numbers.count), text.prefix(4).allSatisfy(\.isNumber) else { return nil }
    guard (1...9999).contains(numbers[0]), (1...12).contains(numbers[1]), (1...31).contains(numbers[2]) else {
      return nil
    }
    var parts = tm()
    parts.tm_year = numbers[0] - 1900
    parts.tm_mon = numbers[1] - 1
    parts.tm_mday = numbers[2]
    parts.tm_hour = numbers.count > 3 ? numbers[3] : 12
    parts.tm_min = numbers.count > 3 ? numbers[4] : 0
    parts.tm_sec = numbers.count > 5 ? numbers[5] : 0
    parts.tm_isdst = -1
    guard (0...23).contains(parts.tm_hour), (0...59).contains(parts.tm_min), (0...60).contains(parts.tm_sec) else {
      return nil
    }
    let seconds = mktime(&parts)
    guard parts.tm_mday == numbers[2] else { return nil }
    self.init(seconds: Int(seconds), parts)
  }

  private init(seconds: Int, _ parts: tm) {
    self.seconds = seconds
    year = Int(parts.tm_year) + 1900
    month = Int(parts.tm_mon) + 1
    day = Int(parts.tm_mday)
    hour = Int(parts.tm_hour)
    minute = Int(parts.tm_min)
    second = Int(parts.tm_sec)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
