import Quantities
import SourceText
import Testing

@testable import RecipeDocument

/// The fields of the front matter with these lines.
func fields(_ lines: String, settings: ReadingSettings = ReadingSettings()) -> FrontMatterFields {
  let text = lines.hasPrefix("+++") ? lines : "---\n" + lines + "\n---\n"
  let bytes = Array(text.utf8)
  guard let matter = FrontMatterReader.read(bytes).frontMatter else { return FrontMatterFields() }
  return FrontMatterFields.read(matter, bytes, settings: settings)
}

/// Items as lines, with their group before a bar.
private func shown(_ items: [FrontMatterItem]) -> [String] {
  items.map { ($0.group.map { $0 + "|" } ?? "") + $0.text.string }
}

@Test func textsAndJudgements() {
  let read = fields(
    """
    title: "Pie: a story"
    tags: [sweet, "main dish"]
    keywords: sweet, quick
    category: [Dessert, Baking]
    cuisine: British
    difficulty: easy
    rating: 4/5
    favorite: ✓
    date: 30.11.2026
    author: [Ann, Bob]
    lang: en-GB
    source: {name: The Book, url: "https://example.org"}
    image: "![[pie.jpg|200]]"
    equipment: oven, tin
    notes: [one, two]
    """)
  #expect(read.title?.value == "Pie: a story")
  #expect(read.title?.place == .frontMatter(key: "title"))
  #expect(read.tags.map(\.value) == ["sweet", "main dish", "quick"])
  #expect(read.categories.map(\.value) == ["Dessert", "Baking"])
  #expect(read.cuisine?.value == "British")
  #expect(read.difficulty?.value == "easy")
  #expect(read.rating?.value == 4)
  #expect(read.favorite?.value == true)
  #expect(read.created?.value == "2026-11-30")
  #expect(read.author?.value == "Ann, Bob")
  #expect(read.language?.value == "en")
  #expect(read.source?.value == "https://example.org")
  #expect(read.image?.value == "pie.jpg")
  #expect(read.equipment.map(\.value) == ["oven", "tin"])
  #expect(read.notes?.value == "one\ntwo")
}

@Test func emptyValuesStateNothing() {
  let read = fields("title:\ntags:\nfavorite:\nrating:\nimage: ''\nsource: ~\nservings:\ntime: null\ningredients:")
  #expect(read.title == nil && read.favorite == nil && read.rating == nil && read.image == nil && read.source == nil)
  #expect(read.tags.isEmpty && read.servings == nil && read.times == RecipeTimes() && read.ingredients.isEmpty)
  #expect(read.diagnostics.isEmpty)
}

@Test func sitePathsAreNoSource() {
  #expect(fields("url: /recipes/pie/").source == nil)
  #expect(fields("url: /recipes/pie/\nlink: https://a.org/x").source?.value == "https://a.org/x")
}

@Test func ownNameBeforeAlias() {
  #expect(fields("yield: 12 cookies\nservings: 4").servings?.value.unit == "servings")
  #expect(fields("date: 2020-01-01\ncreated: 2021-01-01").created?.value == "2021-01-01")
}

@Test(
  arguments: [
    ("prep: 15 min\ncook: PT1H", 15, 60, nil), ("time: 1h30", nil, nil, 90),
    ("time: {prep: 10 min, cook: 20 min, total: 45 min}", 10, 20, 45),
    ("prep_time: {hours: 1, minutes: 30}", 90, nil, nil),
    ("times:\n  - prep: 10\n  - baking: 20", 10, 20, nil), ("prep_mins: 5\ntotal_time: 45-60 min", 5, nil, 45),
    ("time:\n  prep: {value: 5 min}", 5, nil, nil),
  ] as [(String, Int?, Int?, Int?)])
func timesAreRead(lines: String, prep: Int?, cook: Int?, total: Int?) {
  let times = fields(lines).times
  #expect(times.prep?.value == prep)
  #expect(times.cook?.value == cook)
  #expect(times.total?.value == total)
}

@Test(
  arguments: [
    ("servings: [\"4\", \"4 servings\"]", 4, "servings"), ("servings: {amount: 2, unit: loaves}", 2, "loaves"),
    ("size: 16 squares", 16, "squares"), ("Portionen: 3", 3, "servings"), ("yields: 4 servings, 2 cups", 4, "servings"),
  ] as [(String, Int, String)])
func yieldsAreRead(lines: String, amount: Int, unit: String) {
  let servings = fields(lines).servings?.value
  #expect(servings?.amount == Amount(Rational(amount)))
  #expect(servings?.unit == unit)
}

@Test(
  arguments: [
    ("ingredients: [1 egg, 2 cups flour]", ["1 egg", "2 cups flour"]),
    ("ingredients:\n- 1 egg\n- \"2 cups: flour\"\n-\n", ["1 egg", "2 cups: flour"]),
    (
      "ingredients:\n  - {name: flour, amount: 2, unit: cups}\n  - {item: egg, qty: 1, note: beaten}",
      ["2 cups flour", "1 egg, beaten"]
    ),
    ("ingredients:\n  - amount: 2 cups\n    name: flour\n  - name: salt", ["2 cups flour", "salt"]),
    ("ingredients:\n  - group: Dough\n    items: [flour, water]\n  - salt", ["Dough|flour", "Dough|water", "salt"]),
    (
      "ingredients:\n  - Dough:\n    - flour\n    - water\n  - Filling:\n    - 1 egg",
      ["Dough|flour", "Dough|water", "Filling|1 egg"]
    ),
    ("ingredients:\n  Dough:\n    - flour\n  Filling: [1 egg]", ["Dough|flour", "Filling|1 egg"]),
    ("ingredients:\n  flour: 200 g\n  egg: 1\n  salt:", ["200 g flour", "1 egg", "salt"]),
    ("ingredients:\n  - flour: 200 g\n  - Sauce: 2 tbsp soy sauce", ["200 g flour", "Sauce: 2 tbsp soy sauce"]),
    ("ingredients: |\n  - 1 egg\n  - 2 cups flour\n\n  Sauce:\n  * soy", ["1 egg", "2 cups flour", "Sauce|soy"]),
    ("ingredients: flour, sugar, 2 eggs, salt", ["flour, sugar, 2 eggs, salt"]),
    ("ingredients: flour, sugar, salt", ["flour", "sugar", "salt"]),
    ("ingredients: 1 egg, 2 cups flour, salt", ["1 egg", "2 cups flour", "salt"]),
    ("ingredients:\n- \"For the sauce:\"\n- soy\n- '**Top**'\n- nuts", ["For the sauce|soy", "Top|nuts"]),
    ("ingredients:\n- [1 egg, 2 figs]\n- salt", ["1 egg", "2 figs", "salt"]),
    ("ingredients:\n- text: 1 egg\n- ingredient: 2 figs", ["1 egg", "2 figs"]),
    ("ingredients:\n- amounts:\n  - amount: 1\n    unit: cup\n  name: milk", ["1 cup milk"]),
    ("ingredients:\n  flour: {amount: 200, unit: g}", ["200 g flour"]),
  ] as [(String, [String])])
func ingredientsAreRead(lines: String, want: [String]) { #expect(shown(fields(lines).ingredients) == want) }

@Test(
  arguments: [
    ("directions:\n- Mix.\n- Bake: 20 min.", ["Mix.", "Bake: 20 min."]), ("steps: Mix it all.", ["Mix it all."]),
    ("steps: |\n  1. Mix.\n  2. Bake.", ["Mix.", "Bake."]),
    ("method:\n  - step: Mix.\n  - text: Bake.\n    image: x.jpg", ["Mix.", "Bake."]),
    ("steps:\n  - name: Dough\n    steps: [Mix., Rest.]\n  - Bake.", ["Dough|Mix.", "Dough|Rest.", "Bake."]),
    ("steps:\n  1: Mix.\n  2: Bake.", ["Mix.", "Bake."]),
    ("steps:\n  Dough:\n  - Mix.\n  Top:\n  - Cut.", ["Dough|Mix.", "Top|Cut."]),
    ("steps:\n- >\n  Mix\n  well.\n- Bake.", ["Mix well.", "Bake."]),
  ] as [(String, [String])])
func stepsAreRead(lines: String, want: [String]) { #expect(shown(fields(lines).steps) == want) }

@Test func itemsKnowTheirLines() {
  let read = fields("title: x\r\ningredients:\r\n- 1 egg\r\n# a remark\r\n- 2 figs\r\nsteps: [a,\r\n b]")
  #expect(read.ingredients.map(\.lineNumber) == [4, 6])
  #expect(read.steps.map(\.lineNumber) == [7, 8])
}

@Test func nutritionAsMapListAndKeys() {
  #expect(fields("nutrition: {calories: 200 kcal, fat: 3.5 g}").nutrition[.fat]?.value == "3.5")
  #expect(fields("nutrition:\n- 177 calories\n- 13.2 g sugar").nutrition[.sugar]?.value == "13.2")
  #expect(fields("calories: 1920\nprotein: 140").nutrition[.calories]?.value == "1920")
}

@Test func tomlFields() {
  let read = fields(
    """
    +++
    title = 'Pie'
    servings = 4
    tags = [
      "a", # first
      "b",
    ]
    date = 2026-11-30T10:00:00Z
    [extra]
    prep_time = "15 min"
    [taxonomies]
    categories = ["Dessert"]
    [[ingredients]]
    name = "flour"
    amount = "2 cups"
    [[ingredients]]
    name = "egg"
    +++
    """)
  #expect(read.title?.value == "Pie")
  #expect(read.servings?.value.amount == Amount(4))
  #expect(read.tags.map(\.value) == ["a", "b"])
  #expect(read.created?.value == "2026-11-30")
  #expect(read.times.prep?.value == 15)
  #expect(read.categories.map(\.value) == ["Dessert"])
  #expect(shown(read.ingredients) == ["2 cups flour", "egg"])
}

@Test func doubtfulValuesAreTold() {
  #expect(fields("rating: splendid").diagnostics.map(\.id) == [.ratingUnclear])
  #expect(fields("prep: P30M").diagnostics.map(\.id) == [.timeInMonths])
  #expect(fields("prep: PTundefinedM").diagnostics.map(\.id) == [.timeUnclear])
}
