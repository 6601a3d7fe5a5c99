// Plans as iCalendar files.

import Foundation
import Testing

@testable import Kitchen

@Test func anEventAsRFC5545WantsIt() throws {
  let day = try #require(CalendarDay("2026-12-31"))
  let event = CalendarEvent(day: day, summary: "Lunch: Soup, hot; with \\", details: "a\nb", id: "1@vault")
  let text = String(decoding: CalendarFile.bytes([event], name: "Plan", stamp: "20261130T120000Z"), as: UTF8.self)
  #expect(
    text == """
      BEGIN:VCALENDAR\r
      VERSION:2.0\r
      PRODID:-//vault//plan//EN\r
      CALSCALE:GREGORIAN\r
      X-WR-CALNAME:Plan\r
      BEGIN:VEVENT\r
      UID:1@vault\r
      DTSTAMP:20261130T120000Z\r
      DTSTART;VALUE=DATE:20261231\r
      DTEND;VALUE=DATE:20270101\r
      SUMMARY:Lunch: Soup\\, hot\\; with \\\\\r
      DESCRIPTION:a\\nb\r
      TRANSP:TRANSPARENT\r
      END:VEVENT\r
      END:VCALENDAR\r

      """)
}

@Test func lineBreaksOfAnyKindAreEscaped() {
  #expect(CalendarFile.escaped("a\r\nb\rc\nd\u{2028}e\u{7}") == "a\\nb\\nc\\nd\\ne")
}

@Test(arguments: UInt64(1)...50)
func longLinesAreFoldedBetweenScalars(seed: UInt64) {
  var numbers = SeededNumbers(seed: seed)
  let letters = ["a", "é", "鸡", "👩‍🍳", "\u{301}", " "]
  let line = (0..<Int.random(in: 0...300, using: &numbers)).map { _ in letters.randomElement(using: &numbers) ?? "" }
    .joined()
  let bytes = CalendarFile.folded(line)
  let pieces = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
  #expect(pieces.last == "")
  for piece in pieces { #expect(piece.utf8.count <= 75, "seed \(seed)") }
  let joined = pieces.dropLast().enumerated().map {
    $0.offset == 0 ? $0.element : String(String.UnicodeScalarView($0.element.unicodeScalars.dropFirst()))
  }
  .joined()
  #expect(Array(joined.utf8) == Array(line.utf8), "seed \(seed)")
}
