// Dates are kept as written where they can be read in two ways, else as `2026-11-30`.

internal import Quantities
internal import SourceText

/// Reads dates.
public enum DateText {
  /// The date as `YYYY-MM-DD`; nil when the text is no date or can be read in two ways (`03/04/2026`).
  ///
  /// With dots the day comes first: `3.4.2026`.
  public static func parse(_ text: String) -> String? {
    let bytes = Array(text.utf8.prefix(60))
    var parts: [Part] = []
    var position = 0
    while position < bytes.count, parts.count < 3 {
      let start = position
      if bytes[position].isDigit {
        while position < bytes.count, bytes[position].isDigit { position += 1 }
        let digits = String(decoding: bytes[start..<position], as: UTF8.self)
        if parts.isEmpty, digits.utf8.count == 8, let whole = compact(digits) { return whole }
        guard let value = Int(digits) else { return nil }
        parts.append(.number(value, digits: position - start))
      } else if bytes[position].isLetter || bytes[position] >= 0x80 {
        while position < bytes.count, bytes[position].isLetter || bytes[position] >= 0x80 { position += 1 }
        let word = String(Folding.fold(String(decoding: bytes[start..<position], as: UTF8.self)))
        if let month = month(word) { parts.append(.month(month)) }
      } else {
        position += 1
      }
    }
    return date(parts, isDotted: bytes.contains(.dot))
  }

  /// A piece of a date.
  private enum Part {
    case number(Int, digits: Int)
    case month(Int)
  }

  private static func date(_ parts: [Part], isDotted: Bool) -> String? {
    guard parts.count == 3 else { return nil }
    switch (parts[0], parts[1], parts[2]) {
    case (.number(let year, digits: 4), .number(let month, _), .number(let day, _)): return iso(year, month, day)
    case (.number(let year, digits: 4), .month(let month), .number(let day, _)): return iso(year, month, day)
    case (.number(let day, _), .month(let month), .number(let year, digits: 4)): return iso(year, month, day)
    case (.month(let month), .number(let day, _), .number(let year, digits: 4)): return iso(year, month, day)
    case (.number(let first, _), .number(let second, _), .number(let year, digits: 4)):
      if first > 12 || first == second || isDotted { return iso(year, second, first) }
      return second > 12 ? iso(year, first, second) : nil
    default: return nil
    }
  }

  private static func compact(_ digits: String) -> String? {
    guard let value = Int(digits) else { return nil }
    return iso(value / 10_000, value / 100 % 100, value % 100)
  }

  private static func iso(_ year: Int, _ month: Int, _ day: Int) -> String? {
    guard (1000...9999).contains(year), (1...12).contains(month), (1...days(year, month)).contains(day) else {
      return nil
    }
    return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  private static func days(_ year: Int, _ month: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The number of a month by its name in en, de, fr, es, it, pt, nl or sv.
  private static func month(_ word: String) -> Int? {
    for (number, names) in months.enumerated() {
      for name in names.split(separator: " ") where word.hasPrefix(name) { return number + 1 }
    }
    return nil
  }

  private static let months = [
    "jan janv ene gen", "feb fev fevr fevereiro", "mar maa mrt", "apr avr abr", "may mai mag maio maj mei",
    "jun juin giu",
    "jul juil lug", "aug aou ago", "sep set", "oct okt ott out", "nov", "dec dez dic",
  ]
}
