// Days as people type them: `2026-12-05`, `today`, `saturday`, `next tuesday`, `mardi prochain`.

internal import SourceText

/// Reads days behind commands.
public enum DayWords {
  private static let relative: [String: Int] = [
    "today": 0, "tonight": 0, "tomorrow": 1, "yesterday": -1, "heute": 0, "morgen": 1, "ubermorgen": 2, "gestern": -1,
    "aujourd'hui": 0, "demain": 1, "hier": -1, "hoy": 0, "manana": 1, "ayer": -1, "oggi": 0, "domani": 1,
    "dopodomani": 2, "ieri": -1, "hoje": 0, "amanha": 1, "vandaag": 0, "overmorgen": 2, "idag": 0, "imorgon": 1,
    "今天": 0, "明天": 1, "今日": 0, "明日": 1,
  ]
  private static let next: Set<String> = [
    "next", "nachste", "nachsten", "nachster", "prochain", "prochaine", "proximo", "proxima", "prossimo", "prossima",
    "volgende", "nasta", "下周", "下",
  ]
  private static let this: Set<String> = [
    "this", "diese", "diesen", "dieser", "ce", "cette", "este", "esta", "questo", "questa", "deze", "denna", "本周", "这",
  ]
  private static let weeks: Set<String> = [
    "week", "woche", "semaine", "semana", "settimana", "vecka", "周",
  ]

  /// The day at the start of some words, and how many of them it takes; nil for none.
  ///
  /// A day of the week is the one of `week`, without one the next such day, today included; `next tuesday` is the Tuesday of the week
  /// after this, `this tuesday` that of this week, as weeks begin on Monday.
  public static func read(
    _ words: ArraySlice<String>, today: CalendarDay, week: CalendarWeek?
  ) -> (day: CalendarDay, count: Int)? {
    guard let word = words.first else { return nil }
    let folded = words.prefix(3).map { Folding.fold($0) }
    if word.utf8.count == 10, let day = CalendarDay(word) { return (day, 1) }
    if let distance = relative[folded[0].filter { $0 != "’" || $0 == "'" }] { return (today.advanced(by: distance), 1) }
    let these = CalendarWeek(of: today)
    if let offset = offset(folded[0]), words.count > 1 {
      let second = words[words.startIndex + 1]
      if let day = Weekday.number(second) { return (these.advanced(by: offset).days[day - 1], 2) }
      // "next week tuesday"
      guard weeks.contains(folded[1]), words.count > 2, let day = Weekday.number(words[words.startIndex + 2]) else {
        return nil
      }
      return (these.advanced(by: offset).days[day - 1], 3)
    }
    guard let day = Weekday.number(word) else { return nil }
    if folded.count > 1, let offset = offset(folded[1]) {
      let isWeek = folded.count > 2 && weeks.contains(folded[2])
      return (these.advanced(by: offset).days[day - 1], isWeek ? 3 : 2)
    }
    if let week { return (week.days[day - 1], 1) }
    return (today.advanced(by: (day - today.weekday + 7) % 7), 1)
  }

  /// How many weeks from now a word means.
  private static func offset(_ word: String) -> Int? { next.contains(word) ? 1 : this.contains(word) ? 0 : nil }

  /// The day of which a word looks like a slip: at most two letters wrong, or its beginning, in English or another language.
  public static func near(_ word: String, languages: [String]) -> String? {
    let wanted = Array(Folding.fold(word).unicodeScalars)
    guard wanted.count >= 3, wanted.count <= 20 else { return nil }
    let limit = wanted.count < 5 ? 1 : 2
    let names = (["en"] + languages).flatMap { language in (1...7).map { Weekday.name($0, language: language) } }
    var best: (name: String, distance: Int)?
    for name in names {
      let folded = Folding.fold(name)
      if wanted.count >= 4, folded.hasPrefix(String(String.UnicodeScalarView(wanted))) { return name }
      let distance = NearName.distance(wanted, Array(folded.unicodeScalars))
      if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }
}
