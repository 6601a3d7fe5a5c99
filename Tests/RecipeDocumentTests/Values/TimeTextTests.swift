import SourceText
import Testing

@testable import RecipeDocument

@Test(
  arguments: [
    ("PT1H30M", 90), ("pt15m", 15), ("PT70M", 70), ("PT4200S", 70), ("P1D", 1440), ("P0DT1H", 60), ("PT0H90M", 90),
    ("P1DT2H", 1560), ("PT1.5H", 90), ("P1W", 10080), ("PT0S", 0), ("PT30S", 1), ("P30M", 30),
    ("1 h 30 min", 90), ("1h30", 90), ("1h30min", 90), ("1 hour 45", 105), ("90", 90), ("1 1/2 hours", 90),
    ("1½ hours", 90), ("4½ hours", 270), ("1.5 hours", 90), ("1,5 Stunden", 90), ("1-1/2 hours", 90), ("½ hour", 30),
    ("45-60 min", 45), ("45 – 60 min", 45), ("45 to 60 minutes", 45), ("45 bis 60 Minuten", 45), ("1-2 hours", 60),
    ("1 h - 1 h 30", 60), ("30 min to 1 hour", 30), ("2 1/2 to 3 hours", 150), ("1 Std. 20 Min.", 80),
    ("45 minutos", 45), ("1 hora y 30 minutos", 90), ("18-20 minutos", 18), ("3 días (fermentación)", 4320),
    ("2 horas (incluye levado)", 120), ("30 minutes + overnight", 30), ("40 minutes, plus marinating", 40),
    ("30 minutes plus marinating", 30), ("36 hours and 25 minutes", 2185), ("1 hours and 20 minutes", 80),
    ("1 heure", 60), ("1 jour", 1440), ("2j", 2880), ("1w", 10080), ("1 month", 43200), ("72h", 4320),
    ("4 heures", 240),
    ("un'ora", 60), ("1 heure et demie", 90), ("1 ora e mezza", 90), ("1 hora y media", 90), ("1時間半", 90),
    ("una hora y cuarto", 75), ("mezz'ora", 30), ("en halvtimme", 30), ("１０分", 10), ("trois quarts d'heure", 45),
    ("1個半小時", 90), ("45'", 45),
    ("about 30 min", 30), ("ca. 45 Min.", 45), ("~30 min", 30), ("less than 20 minutes", 20), ("1 hr 5 min", 65),
    ("1:30", 90), ("0:45", 45), ("01:30:00", 90), ("90'", 90), ("1h 20'", 80), ("30+ min", 30), ("half an hour", 30),
    ("an hour", 60), ("one hour", 60), ("1 and a half hours", 90), ("1 hour and a half", 90), ("demi-heure", 30),
    ("eine halbe Stunde", 30), ("anderthalb Stunden", 90), ("media hora", 30), ("a quarter of an hour", 15),
    ("20 min at 180 °C", 20), ("1 hr (15 min active)", 60), ("约 30 分钟", 30), ("15分", 15), ("1小时30分钟", 90),
    ("1時間30分", 90), ("半小时", 30), ("10～15分", 10), ("2 天", 2880), ("一个半小时", 90), ("0 min", 0), ("12 uur", 720),
    ("1 timme 15 minuter", 75), ("2 ore", 120), ("1 Stunde", 60), ("3 Std", 180), ("1 day 2 hours", 1560),
  ] as [(String, Int)])
func timeIsRead(text: String, want: Int) {
  #expect(TimeText.minutes(text) == want)
}

@Test(
  arguments: [
    ("PTundefinedM", .timeUnclear), ("PT-475323H41M52S", .timeUnclear), ("PT", .timeUnclear), ("overnight", nil),
    ("", nil),
    ("4 servings", .timeUnclear), ("-30 min", .timeUnclear), ("99999999999999999999 h", .timeUnclear),
    ("9999999999999 h", .timeUnclear), ("1.5", .timeUnclear), ("P1Y", .timeUnclear), ("30 portions", .timeUnclear),
  ] as [(String, DiagnosticID?)])
func noTimeIsRead(text: String, problem: DiagnosticID?) {
  let result = TimeText.read(text)
  #expect(result.minutes == nil)
  #expect(result.problem == problem)
}

@Test func monthsAreMinutesWithAWarning() {
  #expect(TimeText.read("P30M").problem == .timeInMonths)
  #expect(TimeText.read("PT30M").problem == nil)
}
