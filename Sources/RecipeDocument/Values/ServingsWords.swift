// The words of yields in en, de, fr, es, it, pt, nl, sv, zh and ja, folded.

internal import Quantities

/// Words that yields are made of.
enum ServingsWords {
  /// The unit of a yield that counts people or portions.
  static let servings = "servings"

  /// Whether a word means people or portions.
  static func isPeople(_ word: String) -> Bool {
    if people.contains(word) { return true }
    return ideographicPeople.contains { word.hasPrefix($0) }
  }

  private static let people: Set<String> = [
    "serving", "servings", "serves", "serve", "portion", "portions", "people", "persons", "person", "guests", "adults",
    "pax", "eaters", "helpings", "portionen", "personen", "pers", "port", "portionsgrosse", "leute", "esser",
    "personnes",
    "personne", "parts", "convives", "couverts", "porciones", "porcion", "raciones", "racion", "personas", "persona",
    "comensales", "porzioni", "porzione", "persone", "porcoes", "porcao", "pessoas", "pessoa", "doses", "porties",
    "portie", "persoon", "eters", "portioner", "personer",
  ]

  private static let ideographicPeople = ["个人", "個人", "人份", "人分", "人前", "人", "份", "客"]

  /// Words after a number that say nothing about a unit.
  static let fillers: Set<String> = [
    "as", "or", "oder", "ou", "o", "at", "with", "depending", "approximately", "about",
  ]

  /// Words that end the unit.
  static let ends: Set<String> = ["as", "or", "at", "with", "depending", "and", "serves", "for", "per", "fur", "pour"]

  /// Numbers in letters.
  static let counts: [String: Rational] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "twelve": 12, "ein": 1, "eine": 1, "einen": 1, "zwei": 2, "drei": 3, "vier": 4, "funf": 5, "sechs": 6,
    "acht": 8, "zehn": 10, "zwolf": 12, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "huit": 8, "dix": 10, "dos": 2,
    "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "ocho": 8, "diez": 10, "due": 2, "quattro": 4, "cinque": 5, "sei": 6,
    "otto": 8, "dieci": 10, "dois": 2, "quatro": 4, "oito": 8, "dez": 10, "twee": 2, "drie": 3, "tva": 2, "fyra": 4,
    "a": 1, "an": 1,
  ]

  /// Words for twelve of something.
  static let dozens: Set<String> = ["dozen", "dutzend", "douzaine", "docena", "dozzina", "duzia", "dozijn", "dussin"]

  private static let digits: [Character: Int] = [
    "一": 1, "二": 2, "两": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "十": 10,
  ]

  /// The number that a Chinese or Japanese word begins with, when a counter follows it.
  static func ideographicCount(_ word: String) -> Rational? {
    guard let first = word.first, let value = digits[first], word.count > 1 else { return nil }
    return Rational(value)
  }

  /// What a Chinese or Japanese word with a number counts: `servings`, or its counter.
  static func ideographicUnit(_ word: String) -> String {
    let rest = word.dropFirst()
    if isPeople(String(rest)) { return servings }
    return rest.first.map(String.init) ?? servings
  }
}
