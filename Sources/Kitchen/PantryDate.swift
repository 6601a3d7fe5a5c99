// Best-before dates as they are printed on packages and written by hand: `2027-01`, `31.01.2027`, `31 Jan 2027`.

internal import SourceText

/// Reads best-before dates.
enum PantryDate {
  /// The date at the start of a folded text, and how many of its words it takes; nil for none and for `1/2/2027`, which has two meanings.
  ///
  /// Of a month it is the last day, of a year the last of December.
  static func read(_ words: [Substring]) -> (day: CalendarDay, count: Int)? {
    for count in stride(from: min(3, words.count), to: 1, by: -1) {
      if let day = named(words.prefix(count).map { String($0.filter { $0 != "." && $0 != "," }) }) {
        return (day, count)
      }
    }
    return words.first.flatMap { numbers(String($0.filter { $0 != "," })) }.map { ($0, 1) }
  }

  /// `2027-01-31`, `2027-01`, `31.01.2027`, `01/2027`, `2027`.
  private static func numbers(_ word: String) -> CalendarDay? {
    var parts = word.split(omittingEmptySubsequences: false) { "-./".contains($0) }
    if parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
    let numbers = parts.compactMap { $0.utf8.count <= 4 && $0.first?.isNumber == true ? Int($0) : nil }
    guard numbers.count == parts.count, let first = parts.first, let last = parts.last else { return nil }
    let isYearFirst = first.utf8.count == 4
    switch numbers.count {
    case 1: return isYearFirst ? end(of: numbers[0], 12) : nil
    case 2:
      guard isYearFirst || last.utf8.count == 4 else { return nil }
      return isYearFirst ? end(of: numbers[0], numbers[1]) : end(of: numbers[1], numbers[0])
    case 3:
      if isYearFirst { return CalendarDay(year: numbers[0], month: numbers[1], day: numbers[2]) }
      guard last.utf8.count == 4 || last.utf8.count == 2 else { return nil }
      let year = last.utf8.count == 2 ? 2000 + numbers[2] : numbers[2]
      if word.contains(".") || numbers[0] == numbers[1] || numbers[0] > 12 {
        return CalendarDay(year: year, month: numbers[1], day: numbers[0])
      }
      return numbers[1] > 12 ? CalendarDay(year: year, month: numbers[0], day: numbers[1]) : nil
    default: return nil
    }
  }

  private static func end(of year: Int, _ month: Int) -> CalendarDay? {
    guard (1...12).contains(month), (1900...2999).contains(year) else { return nil }
    return CalendarDay(year: year, month: month, day: CalendarDay.length(of: month, year))
  }

  /// `31 jan 2027`, `jan 31 2027`, `january 2027`.
  private static func named(_ words: [String]) -> CalendarDay? {
    guard let place = words.firstIndex(where: { month($0) != nil }), let month = month(words[place]) else { return nil }
    let numbers = (words[..<place] + words[(place + 1)...]).compactMap { Int($0) }
    guard numbers.count == words.count - 1, let year = numbers.last, (1900...2999).contains(year) else { return nil }
    if numbers.count == 1 { return end(of: year, month) }
    return CalendarDay(year: year, month: month, day: numbers[0])
  }

  /// The first letters of the months' folded names in English, German, French, Spanish, Italian, Portuguese, Dutch and Swedish.
  private static let months = [
    "jan gen ene janv", "feb fev fevr", "mar maerz maars mrt marz mars maart", "apr abr avr", "may mai mag maj mei",
    "jun giu juin", "jul lug juil", "aug ago aout", "sep set sept", "oct okt oct ott out", "nov", "dec dez dic des",
  ].map { $0.split(separator: " ").map(String.init) }

  private static func month(_ word: String) -> Int? {
    guard word.count >= 3, word.allSatisfy(\.isLetter) else { return nil }
    return months.firstIndex { $0.contains { word.hasPrefix($0) } }.map { $0 + 1 }
  }
}
