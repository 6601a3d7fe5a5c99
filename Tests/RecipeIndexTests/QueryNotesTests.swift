import SourceText
import Testing

@testable import RecipeIndex

@Suite struct QueryNotesTests {
  private static let aliases = [
    "weeknight": "tag:dinner time:<45m", "loop": "@other", "other": "soup @loop", "bad": "time:<abc",
  ]

  private func notes(_ query: String) -> [(DiagnosticID, [String])] {
    Query(query, aliases: Self.aliases).notes.map { ($0.id, $0.arguments) }
  }

  @Test func anUnknownNameIsToldWithTheNearOne() throws {
    #expect(notes("@weeknight").isEmpty)
    let note = try #require(notes("soup @weeknigt").first)
    #expect(note.0 == .queryAliasUnknown && note.1 == ["@weeknigt", "@weeknight"])
    #expect(notes("-@nosuch").map(\.0) == [.queryAliasUnknown])
    #expect(notes("@").isEmpty)
  }

  @Test func namesThatLeadInACircleAreToldOnce() { #expect(notes("@loop").map(\.0) == [.queryAliasCircle]) }

  @Test func whatIsToSayOfANamedQueryStandsAtItsName() throws {
    let note = try #require(Query("soup @bad", aliases: Self.aliases).notes.first)
    #expect(note.id == .queryValueUnreadable && note.span == Span(5, 9))
  }

  @Test(arguments: [
    "created:<2025-13", "created:2025-00", "created:>2025-01-32", "cooked:>2026-13", "cooked:<2026-12-00",
  ])
  func datesThatNoCalendarHasAreTold(_ query: String) { #expect(notes(query).map(\.0) == [.queryValueUnreadable]) }

  @Test(arguments: ["created:<2025-12", "created:2025", "created:>2025-01-31", "cooked:>2026-06", "isbn:>978-123456"])
  func otherValuesAreNot(_ query: String) { #expect(notes(query).isEmpty) }

  @Test func bracketsAfterAFieldAreText() {
    #expect(notes("title:(thai OR lemon)").map(\.0).contains(.queryFieldBracket))
    #expect(notes("title:(thai)").isEmpty)
  }

  @Test func bracketsThatStandTooDeepAreCalledThat() {
    func nested(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + "x" + String(repeating: ")", count: depth)
    }
    #expect(notes(nested(QueryBrackets.depthLimit)).isEmpty)
    #expect(Set(notes(nested(QueryBrackets.depthLimit + 1)).map(\.0)) == [.queryTooDeep])
    #expect(notes("((x)").map(\.0) == [.queryBracketAlone])
  }
}
