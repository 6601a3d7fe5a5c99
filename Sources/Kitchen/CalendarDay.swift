// Plans and best-before dates need days and ISO weeks, and nothing else of a calendar.

/// A day of the Gregorian calendar, without a time or time zone.
public struct CalendarDay: Hashable, Sendable, Comparable {
  /// Days since 1 January 1970.
  public let number: Int

  /// The day so many days after 1 January 1970.
  public init(number: Int) { self.number = number }

  /// A day by its date, in the years 1 to 9999; nil when there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Self.length(of: month, year) else {
      return nil
    }
    // Howard Hinnant's days-from-civil: the year begins in March, so that the leap day ends it.
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted % 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
  }

  /// Year, month and day.
  public var date: (year: Int, month: Int, day: Int) {
    let shifted = min(max(number, -719_468), 3_000_000) + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// How many days a month has.
  static func length(of month: Int, _ year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// The day of the week, 1 for Monday to 7 for Sunday.
  public var weekday: Int {
    let remainder = (number &+ 3) % 7
    return (remainder < 0 ? remainder + 7 : remainder) + 1
  }

  /// The day so many days later.
  public func advanced(by days: Int) -> CalendarDay { CalendarDay(number: number &+ days) }

  /// Orders by time.
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool { left.number < right.number }

  /// `2026-11-30`.
  public var text: String {
    let (year, month, day) = date
    return "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
  }

  static func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Reads `2026-11-30`, and `2026-11` as the month's last day.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts[0].utf8.count == 4 else { return nil }
    let numbers = parts.compactMap { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int($0) : nil }
    guard numbers.count == parts.count, (1...12).contains(numbers[1]) else { return nil }
    let day = numbers.count == 3 ? numbers[2] : Self.length(of: numbers[1], numbers[0])
    self.init(year: numbers[0], month: numbers[1], day: day)
  }
}

/// A week by ISO 8601: it begins on Monday and belongs to the year of its Thursday.
public struct CalendarWeek: Hashable, Sendable, Comparable {
  /// The week's Monday.
  public let monday: CalendarDay

  /// The week of a day.
  public init(of day: CalendarDay) { monday = day.advanced(by: 1 - day.weekday) }

  /// A week by its number; nil when the year has no such week.
  public init?(year: Int, number: Int) {
    guard (1...53).contains(number), let fourth = CalendarDay(year: year, month: 1, day: 4) else { return nil }
    self.init(of: fourth.advanced(by: 7 * (number - 1)))
    guard self.year == year else { return nil }
  }

  /// The year of the week's Thursday.
  public var year: Int { monday.advanced(by: 3).date.year }

  /// The week's number in its year, from 1.
  public var number: Int {
    guard let fourth = CalendarDay(year: year, month: 1, day: 4) else { return 1 }
    return (monday.number - CalendarWeek(of: fourth).monday.number) / 7 + 1
  }

  /// `2026-W49`.
  public var text: String { "\(CalendarDay.padded(year, 4))-W\(CalendarDay.padded(number, 2))" }

  /// The seven days, Monday first.
  public var days: [CalendarDay] { (0..<7).map { monday.advanced(by: $0) } }

  /// Orders by time.
  public static func < (left: CalendarWeek, right: CalendarWeek) -> Bool { left.monday < right.monday }

  /// The week so many weeks later.
  public func advanced(by weeks: Int) -> CalendarWeek { CalendarWeek(of: monday.advanced(by: 7 &* weeks)) }

  /// Reads `2026-W49`, `W49` (the one of `today`'s year), a date, `this week`, `next week`, `last week`, `next`, `+2`.
  public init?(_ text: String, today: CalendarDay) {
    let words = text.lowercased().split(separator: " ").filter { $0 != "week" }.joined()
    switch words {
    case "", "this", "current", "now": self.init(of: today)
    case "next": self = CalendarWeek(of: today).advanced(by: 1)
    case "last", "previous": self = CalendarWeek(of: today).advanced(by: -1)
    default:
      if let day = CalendarDay(words), words.count == 10 {
        self.init(of: day)
      } else if words.hasPrefix("+") || words.hasPrefix("-"), let weeks = Int(words), abs(weeks) < 1000 {
        self = CalendarWeek(of: today).advanced(by: weeks)
      } else {
        self.init(numbered: words, today: today)
      }
    }
  }

  private init?(numbered text: String, today: CalendarDay) {
    let parts = text.split(separator: "w", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[1]), parts[1].utf8.count <= 2 else { return nil }
    let year = parts[0].filter { $0 != "-" }
    guard let wanted = year.isEmpty ? CalendarWeek(of: today).year : Int(year) else { return nil }
    self.init(year: wanted, number: number)
  }
}
