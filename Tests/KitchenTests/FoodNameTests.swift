// Names that must and must not become one line of a list.

import Testing

@testable import Kitchen

/// Three columns of a fixture: language and two names.
private func pairs(_ file: String) throws -> [[String]] {
  try fixture(file).split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
    line.split(separator: "|").map(\.trimmingBlanks)
  }
}

private let catalogue = FoodCatalogue()

private func key(_ name: String, _ language: String) -> String {
  catalogue.key(catalogue.name(name, language: language), language: language)
}

@Test func namesOfOneFoodMerge() throws {
  let pairs = try pairs("same-food.txt")
  #expect(pairs.count >= 200)
  for pair in pairs where pair.count == 3 {
    #expect(key(pair[1], pair[0]) == key(pair[2], pair[0]), "\(pair)")
  }
}

@Test func namesOfDifferentFoodsDoNotMerge() throws {
  let pairs = try pairs("other-food.txt")
  #expect(pairs.count >= 200)
  for pair in pairs where pair.count == 3 {
    #expect(key(pair[1], pair[0]) != key(pair[2], pair[0]), "\(pair)")
  }
}

@Test func theShownNameIsTheWrittenOneWithoutPreparation() {
  #expect(FoodName("large Onions, finely chopped").display == "Onions")
  #expect(FoodName("freshly grated parmesan (about 2 cups)").display == "parmesan")
  #expect(FoodName("all-purpose flour, sifted").display == "all-purpose flour")
  #expect(FoodName("huile d’olive", language: "fr").display == "huile d’olive")
  #expect(FoodName("boneless, skinless chicken thighs").display == "boneless skinless chicken thighs")
}

@Test func aNameOfDroppedWordsAloneIsKept() {
  #expect(FoodName("fresh").key == "fresh")
  #expect(FoodName("").key.isEmpty)
  #expect(FoodName("(optional)").key.isEmpty)
}

@Test func anyTextGivesAName() {
  for text in ["((((", ")))", "’’’", "\u{0}", "🥚🥚", "鸡蛋", "l'", "-", ",,,", "a\u{301}\u{301}"] { _ = FoodName(text) }
}
