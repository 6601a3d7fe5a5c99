import Testing

@testable import RecipeDocument

@Test(
  arguments: [
    ("2026-11-30", "2026-11-30"), ("2026-11-30T12:00:00Z", "2026-11-30"), ("2026/1/5", "2026-01-05"),
    ("30.11.2026", "2026-11-30"), ("3.4.2026", "2026-04-03"), ("Nov 30, 2026", "2026-11-30"),
    ("30 November 2026", "2026-11-30"), ("30. November 2026", "2026-11-30"), ("30 de noviembre de 2026", "2026-11-30"),
    ("11/30/2026", "2026-11-30"), ("30/11/2026", "2026-11-30"), ("20261130", "2026-11-30"),
    ("1er août 2026", "2026-08-01"),
    ("Monday, March 2nd 2026", "2026-03-02"), ("2026年11月30日", "2026-11-30"), ("2026-11-30 10:20", "2026-11-30"),
  ] as [(String, String)])
func dateIsRead(text: String, want: String) { #expect(DateText.parse(text) == want) }

@Test(arguments: ["", "yesterday", "03/04/2026", "2026", "2026-13-01", "99999999999999999999-1-1", "2026-11"])
func noDateIsRead(text: String) { #expect(DateText.parse(text) == nil) }
