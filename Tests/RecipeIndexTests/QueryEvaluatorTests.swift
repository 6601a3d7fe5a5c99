import Quantities
import SourceText
import Testing

@testable import RecipeIndex

@Suite struct QueryEvaluatorTests {
  private let snapshot = RecipeSnapshot(ReadRecipes(store: RecordStore(samples)))

  private func titles(_ query: String) -> [String] {
    snapshot.search(Query(query)).hits.sorted { $0.number < $1.number }.map {
      snapshot[$0.number].title.split(separator: " ").first.map(String.init) ?? ""
    }
  }

  @Test(arguments: [
    ("lemon", "Lemon"), ("jalapeno", "Jalapeño"), ("JALAPEÑO", "Jalapeño"), ("creme brulee", "Crème"),
    ("strasse", "Straßenküche"), ("strassenkuche", "Straßenküche"), ("味噌", "Miso"), ("噌汁", "Miso"), ("lem", "Lemon"),
    ("emon riz", "Lemon"), ("lemon chicken", ""), ("\"brown butter\"", "Crème"), ("\"butter brown\"", ""),
    ("\"drizzle cake\"", "Lemon"), ("\"cake drizzle\"", ""), ("\"LEMON   Drizzle\"", "Lemon"),
    ("\"2 lemons 200\"", ""), ("-dinner", "Jalapeño Crème Straßenküche Eggplant"), ("dinner -chicken", "Lemon Miso"),
    ("-\"lemon drizzle\" cake", ""), ("lemon OR miso", "Lemon Miso"), ("lemon OR miso tofu", "Lemon Miso"),
    ("(lemon OR miso) tofu", "Miso"), ("-(lemon OR miso) dinner", "Chicken"), ("((lemon))", "Lemon"),
    ("", "Lemon Jalapeño Crème Straßenküche Miso Chicken Eggplant"),
  ])
  func words(_ query: String, _ expected: String) { #expect(titles(query).joined(separator: " ") == expected) }

  @Test(arguments: [
    ("title:egg", "Eggplant"), ("ingredient:egg", "Crème Eggplant"), ("ingredients:egg", "Crème Eggplant"),
    ("tag:dinner", "Lemon Miso Chicken"), ("tag:dinner/quick", "Lemon"), ("tag:=dinner", "Lemon Miso Chicken"),
    ("tag:=din", ""), ("tag:din", "Lemon Miso Chicken"), ("category:cosy", "Chicken"), ("cuisine:french", "Chicken"),
    ("equipment:\"dutch oven\"", "Chicken"), ("step:fold", "Straßenküche"), ("source:example.org", "Chicken"),
    ("example.org", ""), ("path:chicken-stew", "Chicken"), ("author:ada", "Jalapeño"), ("-author:ada tag:snack", ""),
    ("title:=\"chicken stew\"", "Chicken"), ("title:=chicken", ""), ("TITLE:lemon", "Lemon"),
  ])
  func fields(_ query: String, _ expected: String) { #expect(titles(query).joined(separator: " ") == expected) }

  @Test(arguments: [
    ("time:<30m", "Jalapeño"), ("time:<=1h", "Lemon Jalapeño"), ("time:1h", "Lemon"), ("time:>0h30", "Lemon"),
    ("servings:>=6", "Lemon Jalapeño"), ("servings:5", "Jalapeño"), ("servings:<5", "Jalapeño"),
    ("rating:>=4", "Lemon"),
    ("rating:3", "Crème"), ("created:>2025", "Lemon"), ("created:>2026-01", ""), ("created:>=2026-01", "Lemon"),
    ("created:2026-01", "Lemon"), ("created:<2026", "Crème"), ("is:favorite", "Jalapeño"), ("has:image", "Lemon"),
    ("has:author", "Jalapeño"), ("missing:tags", "Straßenküche"), ("-missing:rating", "Lemon Crème"),
    ("cooked:>2026-11-10", "Jalapeño"), ("cooked:>2026-11-20", ""), ("calories:<300", "Jalapeño"),
    ("calories:>300", ""), ("-rating:<4 has:rating", "Lemon"),
  ])
  func comparisons(_ query: String, _ expected: String) { #expect(titles(query).joined(separator: " ") == expected) }

  @Test(arguments: [
    ("14\"", "Eggplant", DiagnosticID?.none), ("\"brown", "", .queryQuoteOpen),
    ("(14\"", "Eggplant", .queryBracketAlone),
    ("lemon)", "", .queryBracketAlone), ("OR", "", .queryOrAlone), ("lemon OR", "", .queryOrAlone),
    ("OR lemon", "", .queryOrAlone), ("()", "", .queryBracketEmpty), ("time:<soon", "", .queryValueUnreadable),
    ("is:nice", "", .queryWordUnknown), ("autor:ada", "", .queryFieldUnknown), ("-", "", nil), ("12:30", "", nil),
    ("https://example", "", nil), ("title:", "", nil), ("wide)", "Eggplant", .queryBracketAlone),
  ])
  func nonsenseIsText(_ query: String, _ expected: String, _ note: DiagnosticID?) {
    // A lone hyphen is text: it stands in no title but in every file name, which words are not looked for in.
    #expect(titles(query).joined(separator: " ") == expected)
    #expect(snapshot.search(Query(query)).notes.first?.id == note)
  }

  @Test func theNearFieldIsNamed() {
    #expect(snapshot.search(Query("autor:ada")).notes.first?.hint == "did you mean 'author'?")
  }

  @Test func namedQueries() {
    let aliases = ["quick": "time:<30m", "loop": "@loop lemon", "two": "lemon OR miso"]
    func count(_ query: String) -> Int { snapshot.search(Query(query, aliases: aliases)).hits.count }
    #expect(count("@quick") == 1)
    #expect(count("-@quick") == samples.count - 1)
    #expect(count("@two tofu") == 1)
    #expect(count("@loop") == 0)
    #expect(count("@none") == 0)
  }

  @Test func bestFirst() {
    let records: [RecipeRecord] = [
      .make("A", steps: ["onion"]), .make("B", ingredients: ["onions"]), .make("C", ingredients: ["onion"]),
      .make("D", tags: ["onions"]), .make("E", tags: ["onion"]), .make("Onions"), .make("Onion"),
      .make("F", steps: ["onion"]) { $0.summary.isFavorite = true },
      .make("G", steps: ["onion"]) { $0.summary.rating = Rational(4) },
    ]
    let snapshot = RecipeSnapshot(ReadRecipes(store: RecordStore(records)))
    let order = snapshot.search(Query("onion")).hits.map { snapshot[$0.number].title }
    #expect(order == ["Onion", "Onions", "E", "D", "C", "B", "F", "G", "A"])
  }

  @Test func rareWordsCountMore() {
    let records: [RecipeRecord] = [
      .make("A", steps: ["common"]), .make("B", steps: ["common"]), .make("C", steps: ["rare"]),
    ]
    let snapshot = RecipeSnapshot(ReadRecipes(store: RecordStore(records)))
    #expect(snapshot.search(Query("common OR rare")).hits.map { snapshot[$0.number].title } == ["C", "A", "B"])
  }

  @Test func withoutWordsByTitle() {
    let records = ["Über", "apple", "Zucchini", "apricot"].map { RecipeRecord.make($0) }
    let snapshot = RecipeSnapshot(ReadRecipes(store: RecordStore(records)))
    let hits = snapshot.search(.everything).hits
    #expect(hits.map { snapshot[$0.number].title } == ["apple", "apricot", "Über", "Zucchini"])
    let back = snapshot.sorted(hits, by: SortKey("title-"))
    #expect(back.map { snapshot[$0.number].title } == ["Zucchini", "Über", "apricot", "apple"])
  }

  @Test func missingValuesComeLast() {
    let hits = snapshot.search(.everything).hits
    let up = snapshot.sorted(hits, by: SortKey("time")).prefix(2).map { snapshot[$0.number].total }
    let down = snapshot.sorted(hits, by: SortKey("time-")).prefix(3).map { snapshot[$0.number].total }
    #expect(up == [25, 60])
    #expect(down == [60, 25, nil])
    #expect(
      snapshot.sorted(hits, by: SortKey("Calories")).first.map { snapshot[$0.number].title } == "Jalapeño Poppers")
  }
}
