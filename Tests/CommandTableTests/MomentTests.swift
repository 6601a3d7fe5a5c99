import Testing

@testable import CommandTable

@Suite struct MomentTests {
  @Test func readsDaysAndTimes() throws {
    let day = try #require(Moment("2026-11-30"))
    #expect([day.year, day.month, day.day, day.hour, day.minute] == [2026, 11, 30, 12, 0])
    #expect(day.dateText == "2026-11-30")
    let time = try #require(Moment("2026-02-03T04:05:06"))
    #expect([time.month, time.day, time.hour, time.minute, time.second] == [2, 3, 4, 5, 6])
    #expect(Moment("2026-02-03 04:05")?.minute == 5)
    #expect(try #require(Moment("2026-12-01")).seconds > day.seconds)
    #expect(Moment("@\(day.seconds)") == day)
  }

  @Test(arguments: [
    "", "x", "2026", "2026-13-01", "2026-02-30", "2026-00-10", "2026-1-1-1", "tomorrow", "2026-01-01T25:00", "@x",
    "99999999999-1-1",
  ])
  func refusesWhatIsNone(_ text: String) { #expect(Moment(text) == nil) }

  @Test func theSettingComesFirst() {
    #expect(Moment.now(setting: "2020-01-02").dateText == "2020-01-02")
    #expect(Moment.now(setting: "nonsense").year >= 2025)
    #expect(Moment.now(setting: nil).seconds > 1_700_000_000)
    #expect(Moment(secondsSince1970: .max).seconds == 0)
  }
}
