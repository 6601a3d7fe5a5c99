// The words of times in en, de, fr, es, it, pt, nl, sv, zh and ja, folded.

internal import Quantities

/// A unit of time.
enum TimeUnit {
  case second, minute, hour, day, week, month

  /// How many minutes it has; a month has 30 days.
  var minutes: Rational {
    switch self {
    case .second: Rational(1, 60) ?? .zero
    case .minute: 1
    case .hour: 60
    case .day: 1_440
    case .week: 10_080
    case .month: 43_200
    }
  }

  /// What a bare number after this unit counts: `1 h 30`.
  var smaller: TimeUnit? {
    switch self {
    case .hour: .minute
    case .day: .hour
    case .minute: .second
    case .week, .month, .second: nil
    }
  }
}

/// Words that times are made of.
enum TimeWords {
  /// Units in letters.
  static let units: [String: TimeUnit] = {
    var result: [String: TimeUnit] = [:]
    for (unit, words) in unitWords {
      for word in words.split(separator: " ") { result[String(word)] = unit }
    }
    return result
  }()

  private static let unitWords: [(TimeUnit, String)] = [
    (
      .second,
      "s sec secs second seconds sek sekunde sekunden seconde secondes segundo segundos secondo secondi sekunder seconden"
    ),
    (.minute, "m min mins minute minutes mn minuten minuto minutos minuti minut minuter minuut minutter"),
    (
      .hour,
      "h hr hrs hour hours std stdn stunde stunden heure heures hora horas hs ora ore uur u uren timme timmar tim"
    ),
    (.day, "d day days tag tage tagen jour jours j dia dias giorno giorni dag dagen dagar dygn"),
    (.week, "w wk wks week weeks woche wochen semaine semaines semana semanas settimana settimane weken vecka veckor"),
    (.month, "month months monat monate mois mes meses mese mesi maand maanden manad manader"),
  ]

  /// Units that Chinese and Japanese words begin with, longer ones first.
  private static let ideographic: [(String, TimeUnit)] = [
    ("个小时", .hour), ("個小時", .hour),
    ("小时", .hour), ("小時", .hour), ("時間", .hour), ("钟头", .hour),
    ("分钟", .minute), ("分鐘", .minute), ("分間", .minute), ("分", .minute),
    ("个月", .month), ("ヶ月", .month), ("か月", .month), ("秒", .second),
    ("天", .day), ("日間", .day), ("日", .day), ("週間", .week), ("周", .week),
    ("週", .week), ("时", .hour), ("時", .hour),
  ]

  /// The unit that a Chinese or Japanese word begins with; whether it is all of the word, and whether a half goes with it
  /// (`个半小时`, `時間半`).
  static func ideographicUnit(_ word: String) -> (TimeUnit, isWhole: Bool, hasHalf: Bool)? {
    let isHalf = word.hasPrefix("个半") || word.hasPrefix("個半")
    let rest = isHalf ? String(word.dropFirst(2)) : word
    for (text, unit) in ideographic where rest.hasPrefix(text) {
      let hasHalf = isHalf || rest.hasPrefix(text + "半")
      return (unit, rest == text || rest == text + "半", hasHalf)
    }
    return nil
  }

  /// Numbers in letters that stand before a unit.
  static let counts: [String: Rational] = [
    "a": 1, "an": 1, "one": 1, "ein": 1, "eine": 1, "einer": 1, "un": 1, "une": 1, "una": 1, "uno": 1, "um": 1,
    "uma": 1,
    "een": 1, "en": 1, "ett": 1, "two": 2, "zwei": 2, "deux": 2, "dos": 2, "due": 2, "dois": 2, "duas": 2, "twee": 2,
    "tva": 2, "three": 3, "drei": 3, "trois": 3, "tres": 3, "tre": 3, "drie": 3, "four": 4, "vier": 4, "quatre": 4,
    "five": 5, "six": 6, "eight": 8, "ten": 10, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40,
    "fortyfive": 45, "sixty": 60, "half": Rational(1, 2) ?? 1, "halbe": Rational(1, 2) ?? 1,
    "halben": Rational(1, 2) ?? 1, "demi": Rational(1, 2) ?? 1, "media": Rational(1, 2) ?? 1,
    "mezza": Rational(1, 2) ?? 1, "mezzo": Rational(1, 2) ?? 1, "meia": Rational(1, 2) ?? 1,
    "halv": Rational(1, 2) ?? 1, "mezz": Rational(1, 2) ?? 1,
    "anderthalb": Rational(3, 2) ?? 1, "eineinhalb": Rational(3, 2) ?? 1, "anderhalf": Rational(3, 2) ?? 1,
    "couple": 2,
  ]

  /// Words for a half.
  static let halves: Set<String> = ["half", "halbe", "demi", "demie", "media", "mezza", "mezzo", "meia", "halv"]

  /// Words for quarters of an hour behind a number.
  static let quarters: Set<String> = ["quarters", "quarts", "quarti", "cuartos", "quartos", "viertelstunden"]

  /// Words that join two parts of one time.
  static let joins: Set<String> = [
    "and", "und", "et", "y", "e", "en", "och", "plus", "mas", "mais", "og", "piu", "zzgl",
  ]

  /// Words between the ends of a range.
  static let ranges: Set<String> = ["to", "or", "bis", "oder", "a", "ou", "o", "tot", "till", "til", "until", "至", "到"]

  /// The minutes of whole phrases in one word, and how many tokens they take.
  static func phrase(_ word: String) -> (Rational, Int)? {
    switch word {
    case "半小时", "半小時", "半个小时", "半時間": (30, 1)
    case "一小时", "一个小时", "一小時", "一時間": (60, 1)
    case "一个半小时": (90, 1)
    case "两小时", "两个小时", "二時間": (120, 1)
    case "halfhour", "halvtimme", "halvtimma", "halbstunde": (30, 1)
    case "quarter", "viertelstunde", "quart", "kvart", "cuarto", "quarto": (15, 1)
    case "dreiviertelstunde": (45, 1)
    default: nil
    }
  }
}
