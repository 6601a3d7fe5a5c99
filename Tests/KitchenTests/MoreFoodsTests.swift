// The table of foods in more languages is whole, and the other tables know each of its foods.

import Testing

@testable import Kitchen

@Test func everyLineHasEveryColumn() {
  for line in "\(MoreFoods.table)".split(separator: "\n") {
    let fields = line.split(separator: ";", omittingEmptySubsequences: false)
    #expect(fields.count == MoreFoods.columns, "\(line)")
    #expect(fields.dropFirst().contains { !$0.isEmpty }, "\(line)")
    for field in fields {
      let names = field.split(separator: "|", omittingEmptySubsequences: false)
      #expect(field.isEmpty || names.allSatisfy { !$0.isEmpty && $0.first != " " && $0.last != " " }, "\(field)")
    }
  }
}

@Test func everyFoodHasNutrientsAndAnAisle() {
  for line in "\(MoreFoods.table)".split(separator: "\n") {
    let name = String(line.prefix { $0 != ";" })
    let key = FoodName.key(name, FoodLanguage.english)
    #expect(NutritionTable.index[key] != nil, "\(name)")
    #expect(BuiltInAisles.aisle(key, .english) != nil, "\(name)")
  }
}
