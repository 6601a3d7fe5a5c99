// A few small recipes, made by hand, for queries to be tried on.

import Quantities
import VaultFolder

@testable import RecipeIndex

extension RecipeRecord {
  /// A record of these texts.
  static func make(
    _ title: String, path: String? = nil, tags: [String] = [], ingredients: [String] = [], steps: [String] = [],
    more: [(SearchField, String)] = [], change: (inout RecipeRecord) -> Void = { _ in }
  ) -> RecipeRecord {
    let path = VaultPath(path ?? FileNames.make(title))
    var record = RecipeRecord(
      summary: RecipeSummary(path: path, title: title), isRecipe: true, texts: FieldTexts())
    record.summary.tags = tags
    record.summary.sortTitle = SearchText.make(Array(title.utf8))
    var values = [(SearchField.title, title), (.path, path.string)] + more
    values += tags.map { (.tag, $0) } + ingredients.map { (.ingredient, $0) } + steps.map { (.step, $0) }
    for field in SearchField.allCases {
      for (_, value) in values.filter({ $0.0 == field }) { record.texts.add(value, to: field) }
    }
    change(&record)
    return record
  }
}

/// A dozen recipes with something of everything.
let samples: [RecipeRecord] = [
  .make("Lemon Drizzle Cake", tags: ["cake", "dinner/quick"], ingredients: ["2 lemons", "200 g flour"]) {
    $0.summary.total = 60
    $0.summary.servings = Amount(8)
    $0.summary.rating = 5
    $0.summary.created = "2026-01-15"
    $0.summary.image = "lemon.jpg"
  },
  .make("Jalapeño Poppers", tags: ["snack"], ingredients: ["12 jalapeños", "cream cheese"]) {
    $0.summary.total = 25
    $0.summary.servings = Amount(low: 4, high: 6)
    $0.summary.isFavorite = true
    $0.summary.frontMatter = ["author": ["Ada"], "cooked": ["2026-11-01", "2026-11-20"], "Calories": ["250 kcal"]]
  },
  .make(
    "Crème brûlée", tags: ["dessert"], ingredients: ["6 egg yolks"], steps: ["Brown the sugar; melt butter"],
    more: [(.note, "brown butter is lovely with it")]
  ) {
    $0.summary.rating = 3
    $0.summary.created = "2025"
  },
  .make("Straßenküche", ingredients: ["1 Ei"], steps: ["Fold, do not stir"]),
  .make("Miso Soup 味噌汁", tags: ["soup", "dinner"], ingredients: ["3 EL 合わせ味噌", "tofu"]),
  .make(
    "Chicken Stew", tags: ["dinner"], ingredients: ["1 chicken", "1 onion"],
    more: [
      (.category, "Cosy"), (.cuisine, "French"), (.equipment, "dutch oven"), (.source, "https://example.org/stew"),
    ]),
  .make("Eggplant Bake", tags: ["vegan"], ingredients: ["2 eggplants", "1 tin (14\" wide)"]),
]
