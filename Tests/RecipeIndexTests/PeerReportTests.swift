import Glibc
import Testing
import VaultFolder

@testable import RecipeIndex

/// What users of other programs reported about searching and ordering, each report with the right result.
@Suite struct PeerReportTests {
  private static func recipe(_ title: String, _ ingredient: String) -> String {
    "---\ntitle: '\(title)'\n---\n\n## Ingredients\n\n- 1 \(ingredient)\n\n## Steps\n\n1. Serve.\n"
  }

  private func scenario(_ titles: [(String, String)]) -> Scenario {
    let scenario = Scenario(seed: 1)
    for (number, (title, ingredient)) in titles.enumerated() {
      scenario.scratch.write("\(number).md", Self.recipe(title, ingredient))
    }
    return scenario
  }

  private func titles(_ scenario: Scenario, _ query: String) -> [String] {
    let snapshot = scenario.open()
    return snapshot.search(Query(query)).hits.map { snapshot[$0.number].title }
  }

  @Test(arguments: [
    ("jalapeno", "Jalapeño"), ("creme brulee", "Crème brûlée"), ("strasse", "Straße"), ("smorbrod", "Smørbrød"),
    ("味噌", "合わせ味噌汁"), ("fig", "ﬁg jam"), ("ﬁg", "ﬁg jam"), ("ＪＡＬＡ", "Jalapeño"), ("噌", "合わせ味噌汁"),
  ])
  func wordsAreFoundAsTheyAreTyped(_ query: String, _ title: String) {
    let all = ["Jalapeño", "Crème brûlée", "Straße", "Smørbrød", "合わせ味噌汁", "ﬁg jam"]
    #expect(titles(scenario(all.map { ($0, "salt") }), query) == [title])
  }

  @Test func ofTwoWordsBothMustMatch() {
    let scenario = scenario([("Leek soup", "leek"), ("Cream", "leek"), ("Leek soup with cream", "cream")])
    #expect(titles(scenario, "cream leek") == ["Leek soup with cream", "Cream"])
    #expect(titles(scenario, "cream apple") == [])
  }

  @Test func titlesAreOrderedAsPeopleDo() {
    let scenario = scenario([("Über", "x"), ("apple", "x"), ("Zucchini", "x"), ("apricot", "x")])
    #expect(titles(scenario, "") == ["apple", "apricot", "Über", "Zucchini"])
    let snapshot = scenario.open { $0.cacheFolder = nil }
    #expect(
      snapshot.search(.everything).hits.map { snapshot[$0.number].title } == ["apple", "apricot", "Über", "Zucchini"])
  }

  @Test func oneUnreadableFileStopsNothing() {
    let scenario = scenario([("Soup", "leek"), ("Cake", "leek")])
    mkfifo(scenario.scratch.full("pipe.md"), 0o644)
    scenario.scratch.link("nowhere.md", to: "/nowhere/at/all.md")
    scenario.scratch.write("closed.md", Self.recipe("Closed", "leek"))
    chmod(scenario.scratch.full("closed.md"), 0)
    for snapshot in [scenario.open(), scenario.open(), scenario.open { $0.cacheFolder = nil }] {
      let found = Set(snapshot.search(Query("leek")).hits.map { snapshot[$0.number].title })
      // The administrator may read closed files too.
      #expect(found.subtracting(["Closed"]) == ["Soup", "Cake"])
      #expect(snapshot.problems.count >= 2)
    }
  }

  @Test func whatAnotherProgramWroteIsFoundAtOnce() {
    let scenario = scenario([("Soup", "leek")])
    #expect(titles(scenario, "parsnip") == [])
    scenario.scratch.write("0.md", Self.recipe("Soup", "parsnip"))
    #expect(titles(scenario, "parsnip") == ["Soup"])
    #expect(titles(scenario, "leek") == [])
  }
}
