// A plan as an iCalendar file (RFC 5545), so that it shows in the calendar on the wall and on the phone.

/// A day-long event of an exported plan.
public struct CalendarEvent: Hashable, Sendable {
  /// The day.
  public var day: CalendarDay
  /// What is shown: "Lunch: Minestrone".
  public var summary: String
  /// More about it; empty for nothing.
  public var details: String
  /// What tells this event from all others, the same in every export.
  public var id: String

  /// An event.
  public init(day: CalendarDay, summary: String, details: String = "", id: String) {
    self.day = day
    self.summary = summary
    self.details = details
    self.id = id
  }
}

/// Writes iCalendar files.
public enum CalendarFile {
  /// The file of some events; `stamp` is when it was made, in UTC, as `20261130T120000Z`.
  public static func bytes(_ events: [CalendarEvent], name: String, stamp: String) -> [UInt8] {
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//vault//plan//EN", "CALSCALE:GREGORIAN"]
    lines.append("X-WR-CALNAME:" + escaped(name))
    for event in events {
      lines.append("BEGIN:VEVENT")
      lines.append("UID:" + escaped(event.id))
      lines.append("DTSTAMP:" + stamp)
      lines.append("DTSTART;VALUE=DATE:" + compact(event.day))
      lines.append("DTEND;VALUE=DATE:" + compact(event.day.advanced(by: 1)))
      lines.append("SUMMARY:" + escaped(event.summary))
      if !event.details.isEmpty { lines.append("DESCRIPTION:" + escaped(event.details)) }
      lines += ["TRANSP:TRANSPARENT", "END:VEVENT"]
    }
    lines.append("END:VCALENDAR")
    return lines.flatMap(folded)
  }

  /// A time in UTC as iCalendar writes it, from seconds since 1970.
  public static func stamp(seconds: Int) -> String {
    let (day, second) = seconds >= 0 ? (seconds / 86_400, seconds % 86_400) : (0, 0)
    let clock = [second / 3600, second / 60 % 60, second % 60].map { CalendarDay.padded($0, 2) }
    return compact(CalendarDay(number: day)) + "T" + clock.joined() + "Z"
  }

  /// A name as part of an id: letters, digits, dots, hyphens and low lines stay.
  public static func idPart(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" })
  }

  /// `20261130`.
  private static func compact(_ day: CalendarDay) -> String { day.text.filter { $0 != "-" } }

  /// A text value: backslash, comma, semicolon and line break escaped, other control characters left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    var previousWasReturn = false
    for scalar in text.unicodeScalars {
      defer { previousWasReturn = scalar == "\r" }
      switch scalar {
      case "\\", ",", ";": result += "\\" + String(scalar)
      case "\n" where previousWasReturn: continue
      case "\n", "\r", "\u{2028}", "\u{2029}", "\u{85}": result += "\\n"
      case "\t": result += " "
      case _ where scalar.properties.generalCategory == .control: continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A line in pieces of at most 75 bytes that split no scalar, each ended by CR LF, all but the first begun by a blank.
  static func folded(_ line: String) -> [UInt8] {
    var result: [UInt8] = []
    var length = 0
    for scalar in line.unicodeScalars {
      let bytes = Array(String(scalar).utf8)
      if length + bytes.count > 75 {
        result += [0x0D, 0x0A, 0x20]
        length = 1
      }
      result += bytes
      length += bytes.count
    }
    return result + [0x0D, 0x0A]
  }
}
