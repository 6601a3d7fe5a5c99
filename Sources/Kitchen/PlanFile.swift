// `Plans/2026-W49.md`: headings are days, bullets name recipes: `- Lunch: [Soup](../soups/soup.md) for 6`.

internal import SourceText

/// A week's plan as its file has it.
public struct PlanFile: Sendable {
  /// A recipe planned for a day.
  public struct Entry: Hashable, Sendable {
    /// The day of the week, 1 for Monday; nil under a heading that is no day.
    public var weekday: Int?
    /// The heading above it; nil before the first.
    public var heading: String?
    /// The recipe and how much of it.
    public var recipe: RecipeMention
    /// The line of the file, from 1.
    public var lineNumber: Int
    /// The line.
    var line: KitchenLine
  }

  /// What is planned, in the order of the file.
  public let entries: [Entry]
  /// The lines of the file.
  let file: KitchenLines
  /// The headings that are days: their line, the day and the language of its name.
  let days: [(line: KitchenLine, weekday: Int, language: String)]

  /// Reads a file; never fails, what is no bullet stays untouched.
  ///
  /// A heading with a date of `week`, such as `2026-12-01` or `1.12.`, is that day.
  public init(_ bytes: [UInt8], week: CalendarWeek? = nil) {
    file = KitchenLines(bytes)
    var entries: [Entry] = []
    var days: [(line: KitchenLine, weekday: Int, language: String)] = []
    var heading: String?
    var weekday: Int?
    for (index, line) in file.lines.enumerated() {
      if line.isHeading {
        heading = file.string(line.text)
        let day = heading.flatMap { Self.day($0, week) }
        weekday = day?.number
        if let day { days.append((line, day.number, day.language)) }
      } else if line.isItem {
        for mention in RecipeMention.read(bytes, line.text) {
          entries.append(
            Entry(weekday: weekday, heading: heading, recipe: mention, lineNumber: index + 1, line: line))
        }
      }
    }
    self.entries = entries
    self.days = days
  }

  /// The day a heading names, by a word or a date in it.
  private static func day(_ heading: String, _ week: CalendarWeek?) -> (number: Int, language: String)? {
    let words = heading.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") }.map(String.init)
    for word in words {
      if let day = CalendarDay(word), word.utf8.count == 10 {
        guard week == nil || week == CalendarWeek(of: day) else { continue }
        return (day.weekday, "en")
      }
    }
    return words.lazy.compactMap(Weekday.known).first
  }

  /// The days of the week for which nothing is planned.
  public var emptyDays: [Int] { (1...7).filter { day in !entries.contains { $0.weekday == day } } }

  /// The entries that a person means: by the title, a part of it, or the link, case and accents folded; of a day when one is given.
  public func find(_ text: String, weekday: Int? = nil) -> [Entry] {
    let folded = Folding.fold(text.trimmingBlanks)
    let entries = entries.filter { weekday == nil || $0.weekday == weekday }
    guard !folded.isEmpty else { return [] }
    let same = entries.filter { entry in
      let titles = [entry.recipe.title] + entry.recipe.readings.map(\.title)
      return titles.contains { Folding.fold($0) == folded } || entry.recipe.target == text
    }
    if !same.isEmpty { return same }
    let parts = entries.filter { Folding.fold($0.recipe.title).contains(folded) }
    return parts.isEmpty ? entries.filter { $0.recipe.target.map { Self.isFile(folded, $0) } ?? false } : parts
  }

  /// Whether a folded word is the name of a link's file or its path, with or without its ending.
  private static func isFile(_ word: String, _ target: String) -> Bool {
    var path = Folding.fold(target)
    if path.hasSuffix(".md") { path.removeLast(3) }
    let wanted = word.hasSuffix(".md") ? String(word.dropLast(3)) : word
    return path == wanted || path.hasSuffix("/" + wanted)
  }
}
