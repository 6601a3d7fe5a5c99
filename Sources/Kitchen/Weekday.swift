// Headings of a plan are days, in the language of whoever wrote them.

internal import SourceText

/// The days of the week by name.
public enum Weekday {
  /// Monday to Sunday, a language a line.
  private static let table: StaticString = """
    en Monday Tuesday Wednesday Thursday Friday Saturday Sunday
    de Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag
    fr lundi mardi mercredi jeudi vendredi samedi dimanche
    es lunes martes miércoles jueves viernes sábado domingo
    it lunedì martedì mercoledì giovedì venerdì sabato domenica
    pt segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo
    nl maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
    sv måndag tisdag onsdag torsdag fredag lördag söndag
    zh 星期一 星期二 星期三 星期四 星期五 星期六 星期日
    zh 周一 周二 周三 周四 周五 周六 周日
    ja 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日
    """

  /// Short names that are not the first two or three letters.
  private static let short: [String: Int] = [
    "tues": 2, "thur": 4, "thurs": 4, "weds": 3, "sonnabend": 6, "segunda": 1, "terca": 2, "quarta": 3, "quinta": 4,
    "sexta": 5, "星期天": 7, "周天": 7,
  ]

  private static let languages: [(code: String, names: [String])] = "\(table)".split(separator: "\n").map { line in
    let words = line.split(separator: " ").map(String.init)
    return (words.first ?? "", Array(words.dropFirst()))
  }

  /// The day, 1 for Monday, that a word names: its name or the first two or three letters of it, in one of ten languages.
  public static func number(_ word: String) -> Int? { known(word)?.number }

  /// The name of a day, 1 for Monday, in a language; English for languages without a row.
  public static func name(_ number: Int, language: String = "en") -> String {
    let row = languages.first { $0.code == language } ?? languages.first
    guard let names = row?.names, names.indices.contains(number - 1) else { return "" }
    return names[number - 1]
  }

  /// The day and the language of a word.
  static func known(_ word: String) -> (number: Int, language: String)? {
    let folded = Folding.fold(word.filter { !$0.isPunctuation || $0 == "-" })
    guard !folded.isEmpty else { return nil }
    for language in languages {
      for (index, name) in language.names.enumerated() where Folding.fold(name) == folded {
        return (index + 1, language.code)
      }
    }
    if let number = short[folded] { return (number, "en") }
    guard (2...3).contains(folded.count), folded.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    for language in languages.prefix(8) {
      for (index, name) in language.names.enumerated() where Folding.fold(name).hasPrefix(folded) {
        return (index + 1, language.code)
      }
    }
    return nil
  }
}
