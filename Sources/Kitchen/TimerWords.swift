// The words of durations in ten languages.

/// Words that timers are read by, all folded.
enum TimerWords {
  /// Seconds of a unit by its names.
  static let units: [String: Int] = {
    var result: [String: Int] = [:]
    for line in "\(unitTable)".split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let seconds = words.first.flatMap(Int.init) else { continue }
      for word in words.dropFirst() { result[word] = seconds }
    }
    return result
  }()

  private static let unitTable: StaticString = """
    1 s sec secs second seconds sek sekunde sekunden seconde secondes segundo segundos secondo secondi seconden sekund sekunder 秒 秒钟 秒鐘 秒間
    60 min mins minute minutes minuten minuto minutos minuti minuut minuutjes minut minuter mn 分 分钟 分鐘 分間
    900 viertelstunde kwartier kwartiertje kvart
    1800 halvtimme
    2700 dreiviertelstunde
    3600 h hr hrs hour hours std stunde stunden stdn heure heures hora horas ora ore uur uren uurtje timme timmar tim 小时 小時 时 時間 钟头 鐘頭
    """

  /// Numbers by their names; those that are articles too stand in `articles`.
  static let numbers: [String: Int] = {
    var result: [String: Int] = [:]
    for line in "\(numberTable)".split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let number = words.first.flatMap(Int.init) else { continue }
      for word in words.dropFirst() { result[word] = number }
    }
    return result
  }()

  private static let numberTable: StaticString = """
    1 one
    2 two zwei deux dos due dois duas twee tva couple
    3 three drei trois tres tre drie
    4 four vier quatre cuatro quattro quatro fyra
    5 five funf cinq cinco cinque vijf fem
    6 six sechs seis sei zes sex
    7 seven sieben sept siete sette sete zeven sju
    8 eight acht huit ocho otto oito atta
    9 nine neun neuf nueve nove negen nio
    10 ten zehn dix diez dieci dez tien tio
    12 twelve zwolf douze doce dodici doze twaalf tolv
    15 fifteen funfzehn quinze quince quindici vijftien femton
    20 twenty zwanzig vingt veinte venti vinte twintig tjugo
    30 thirty dreissig trente treinta trenta trinta dertig trettio
    40 forty vierzig quarante cuarenta quaranta quarenta veertig fyrtio
    45 fortyfive funfundvierzig
    60 sixty sechzig soixante sesenta sessanta sessenta zestig sextio
    """

  /// Articles that mean one before an hour or a minute.
  static let articles: Set<String> = [
    "a", "an", "ein", "eine", "einer", "un", "une", "una", "uno", "um", "uma", "een", "en", "ett",
  ]

  /// Words for one half, before a unit or behind one.
  static let halves: Set<String> = [
    "half", "halbe", "halben", "halb", "demi", "demie", "media", "medio", "mezza", "mezz", "mezzo", "meia", "halve",
    "halv", "半",
  ]

  /// Words for one and a half.
  static let oneAndHalf: Set<String> = ["anderthalb", "anderthalbe", "eineinhalb", "anderhalf", "anderhalve"]

  /// Words that stand between the two ends of a range.
  static let ranges: Set<String> = [
    "to", "or", "bis", "oder", "a", "ou", "o", "tot", "till", "of", "eller", "到", "至", "or",
  ]

  /// Words that join an hour and its minutes.
  static let joints: Set<String> = ["and", "und", "et", "y", "e", "en", "och", "plus", "又", "零"]

  /// Words that may stand between a number and its unit.
  static let fillers: Set<String> = [
    "more", "further", "additional", "extra", "full", "another", "weitere", "ganze", "gute", "gut", "bonnes", "bonne",
    "minutos", "good", "mas", "altri", "altre", "fler", "mer", "meer", "个", "個", "of", "an", "d", "de", "a",
  ]

  /// Words before a number that make it a repetition, not a duration.
  static let repetitions: Set<String> = [
    "every", "each", "alle", "toutes", "cada", "ogni", "elke", "iedere", "每", "每隔", "var",
  ]
}
