// Durations in the text of steps.

import SourceText
import Testing

@testable import Kitchen

/// What is found in a text: `25-30 minutes=1500-1800`.
private func found(_ text: String) -> [String] {
  StepTimer.find(in: text).map { timer in
    let bytes = Array(text.utf8)
    return String(decoding: bytes[timer.span.range], as: UTF8.self) + "=\(timer.low)"
      + (timer.low == timer.high ? "" : "-\(timer.high)")
  }
}

@Test(
  arguments: [
    ("Bake for 25–30 minutes until golden.", ["25–30 minutes=1500-1800"]),
    ("Simmer 10 min, then rest 5 mins.", ["10 min=600", "5 mins=300"]),
    ("Cook 1 hour 30 minutes.", ["1 hour 30 minutes=5400"]),
    ("Roast for 1½ hours", ["1½ hours=5400"]),
    ("Roast for 1 1/2 hours", ["1 1/2 hours=5400"]),
    ("Roast for 1.5 hours", ["1.5 hours=5400"]),
    ("Leave for half an hour", ["half an hour=1800"]),
    ("Leave it an hour or two", ["an hour=3600"]),
    ("Wait a quarter of an hour", ["a quarter of an hour=900"]),
    ("a 30-minute rest", ["30-minute=1800"]),
    ("45 minutes to 1 hour", ["45 minutes to 1 hour=2700-3600"]),
    ("Fry for 2 to 3 minutes on each side", ["2 to 3 minutes=120-180"]),
    ("Fry 30 seconds", ["30 seconds=30"]),
    ("for five minutes", ["five minutes=300"]),
    ("for 10 more minutes", ["10 more minutes=600"]),
    ("an hour and a half", ["an hour and a half=5400"]),
    ("Stir every 5 minutes for 20 minutes", ["20 minutes=1200"]),
    ("Add a second layer of 3 slices at 180 °C", []),
    ("Serve 4 people. 12 hours ahead", ["12 hours=43200"]),
    ("25 Minuten backen", ["25 Minuten=1500"]),
    ("20 bis 25 Min. köcheln", ["20 bis 25 Min=1200-1500"]),
    ("1 Std. 20 Min. garen", ["1 Std. 20 Min=4800"]),
    ("eine halbe Stunde ruhen", ["eine halbe Stunde=1800"]),
    ("anderthalb Stunden", ["anderthalb Stunden=5400"]),
    ("1,5 Stunden", ["1,5 Stunden=5400"]),
    ("eine Viertelstunde ziehen lassen", ["Viertelstunde=900"]),
    ("alle 10 Minuten wenden", []),
    ("Cuire 20 à 25 minutes", ["20 à 25 minutes=1200-1500"]),
    ("cuire 1h30 au four", ["1h30=5400"]),
    ("cuire 1 h 30 au four", ["1 h 30=5400"]),
    ("laisser une demi-heure", ["une demi-heure=1800"]),
    ("un quart d'heure", ["un quart d'heure=900"]),
    ("une heure et demie", ["une heure et demie=5400"]),
    ("hornear durante 45 minutos", ["45 minutos=2700"]),
    ("una hora y media", ["una hora y media=5400"]),
    ("media hora", ["media hora=1800"]),
    ("cuocere per 10-12 minuti", ["10-12 minuti=600-720"]),
    ("mezz'ora", ["mezz'ora=1800"]),
    ("un'ora e mezza", ["un'ora e mezza=5400"]),
    ("assar por 40 minutos", ["40 minutos=2400"]),
    ("meia hora", ["meia hora=1800"]),
    ("laat 20 minuten sudderen", ["20 minuten=1200"]),
    ("anderhalf uur", ["anderhalf uur=5400"]),
    ("een kwartier", ["kwartier=900"]),
    ("koka i 10 minuter", ["10 minuter=600"]),
    ("i 2 timmar", ["2 timmar=7200"]),
    ("炖30分钟", ["30分钟=1800"]),
    ("煮10-15分钟，然后焖5分钟", ["10-15分钟=600-900", "5分钟=300"]),
    ("腌制半小时", ["半小时=1800"]),
    ("炖一个半小时", ["一个半小时=5400"]),
    ("冷藏2小时", ["2小时=7200"]),
    ("十五分钟", ["十五分钟=900"]),
    ("弱火で15分煮る", ["15分=900"]),
    ("1時間半おく", ["1時間半=5400"]),
    ("30秒", ["30秒=30"]),
    ("1:30 h", ["1:30 h=5400"]),
    ("99999999999999999999 minutes", []),
    ("½ hour", ["½ hour=1800"]),
  ] as [(String, [String])])
func findsDurations(_ text: String, _ expected: [String]) {
  #expect(found(text) == expected)
}

@Test(arguments: UInt64(1)...200)
func spansLieInTheText(seed: UInt64) {
  var numbers = SeededNumbers(seed: seed)
  let pieces = [
    "1", "½", " ", "-", "minutes", "h", "半", "小时", "à", "e", "\u{301}", "/", ".", "：", "an", "to", "30", "'",
  ]
  let text = (0..<30).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
  let bytes = Array(text.utf8)
  var end = 0
  for timer in StepTimer.find(in: text) {
    #expect(timer.span.start >= end && timer.span.end <= bytes.count && timer.low <= timer.high, "seed \(seed)")
    #expect(String(validating: bytes[timer.span.range], as: UTF8.self) != nil, "seed \(seed)")
    end = timer.span.end
  }
}
