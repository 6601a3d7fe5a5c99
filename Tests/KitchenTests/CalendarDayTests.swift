// Days and ISO weeks.

import Testing

@testable import Kitchen

@Test func knownDays() {
  #expect(CalendarDay(year: 1970, month: 1, day: 1)?.number == 0)
  #expect(CalendarDay(year: 2026, month: 11, day: 30)?.number == 20787)
  #expect(CalendarDay(year: 2000, month: 2, day: 29)?.text == "2000-02-29")
  #expect(CalendarDay(year: 1900, month: 2, day: 29) == nil)
  #expect(CalendarDay(year: 2026, month: 13, day: 1) == nil)
  #expect(CalendarDay(year: 0, month: 1, day: 1) == nil)
  #expect(CalendarDay(year: 2026, month: 4, day: 31) == nil)
}

@Test func everyDayOfFourHundredYearsComesBack() {
  guard let first = CalendarDay(year: 1800, month: 1, day: 1) else { return }
  var previous = first.advanced(by: -1).date
  for offset in 0..<146_097 {
    let day = first.advanced(by: offset)
    let date = day.date
    if CalendarDay(year: date.year, month: date.month, day: date.day) != day { Issue.record("\(date)") }
    let follows = date.day == previous.day + 1 && date.month == previous.month || date.day == 1
    if !follows { Issue.record("\(date)") }
    previous = date
  }
}

@Test func weekdays() {
  #expect(CalendarDay("2026-11-30")?.weekday == 1)
  #expect(CalendarDay("1970-01-01")?.weekday == 4)
  #expect(CalendarDay("1969-12-31")?.weekday == 3)
  #expect(CalendarDay("2024-02-29")?.weekday == 4)
}

@Test(arguments: [
  ("2026-11-30", "2026-W49"), ("2027-01-01", "2026-W53"), ("2027-01-04", "2027-W01"), ("2024-12-30", "2025-W01"),
  ("2021-01-03", "2020-W53"), ("2020-12-31", "2020-W53"), ("2023-01-01", "2022-W52"), ("2008-12-29", "2009-W01"),
])
func weeksOfDays(_ day: String, _ week: String) throws {
  let day = try #require(CalendarDay(day))
  #expect(CalendarWeek(of: day).text == week)
  #expect(CalendarWeek(week, today: day) == CalendarWeek(of: day))
}

@Test func weeksByWord() throws {
  let today = try #require(CalendarDay("2026-11-30"))
  func week(_ text: String) -> String? { CalendarWeek(text, today: today)?.text }
  #expect(week("next week") == "2026-W50")
  #expect(week("this week") == "2026-W49")
  #expect(week("last week") == "2026-W48")
  #expect(week("next") == "2026-W50")
  #expect(week("W5") == "2026-W05")
  #expect(week("2026w49") == "2026-W49")
  #expect(week("2026-12-25") == "2026-W52")
  #expect(week("+5") == "2027-W01")
  #expect(week("2025-W53") == nil)
  #expect(week("2026-W54") == nil)
  #expect(week("soup") == nil)
  #expect(week("+99999999999999999999") == nil)
}

@Test func datesAreReadStrictly() {
  #expect(CalendarDay("2027-01")?.text == "2027-01-31")
  #expect(CalendarDay("2028-02")?.text == "2028-02-29")
  for text in ["", "2027", "27-01-01", "2027-1-1x", "2027-00", "2027-01-00", "a-b-c", "2027-01-01-01", "２０２７-01"] {
    #expect(CalendarDay(text) == nil, "\(text)")
  }
}

@Test func namesOfDays() {
  #expect(Weekday.number("Monday") == 1)
  #expect(Weekday.number("mon") == 1)
  #expect(Weekday.number("Mi") == 3)
  #expect(Weekday.number("Dienstag:") == 2)
  #expect(Weekday.number("MIÉRCOLES") == 3)
  #expect(Weekday.number("lördag") == 6)
  #expect(Weekday.number("日曜日") == 7)
  #expect(Weekday.number("Thurs.") == 4)
  #expect(Weekday.number("Money") == nil)
  #expect(Weekday.number("") == nil)
  #expect(Weekday.name(3, language: "de") == "Mittwoch")
  #expect(Weekday.name(9) == "")
}
