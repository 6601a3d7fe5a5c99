// Foods by their names in the languages without rules for plurals.

import Testing

@testable import Kitchen

@Test(
  arguments: [
    ("cebolas", "pt", "onion"), ("leite de coco", "pt", "coconut milk"), ("vitlöksklyftor", "sv", "garlic"),
    ("gula lökar", "sv", "onion"), ("majsolja", "sv", "vegetable oil"), ("rode ui", "nl", "red onion"),
    ("鶏もも肉", "ja", "chicken thigh"),
    ("新鮮な玉ねぎ", "ja", "onion"), ("猪肉末", "zh", "ground pork"), ("onion", "en", "-"),
  ])
func findsFoodsOfMoreLanguages(_ name: String, _ language: String, _ food: String) {
  #expect(MoreFoodNames.english(name, language: language) ?? "-" == food)
}

@Test(arguments: ["", "en", "de", "fr", "es", "it", "p", "xx"])
func leavesOtherLanguagesAlone(_ language: String) {
  for name in ["cebola", "ui", "lök", "玉ねぎ"] { #expect(MoreFoodNames.english(name, language: language) == nil) }
  #expect(MoreFoodNames.english("cebola", language: nil) == nil)
}

@Test(arguments: ["pt", "pt-BR", "nl", "sv", "ja", "zh"])
func oddNamesHaveNoFood(_ language: String) {
  for name in ["", " ", "|", ";", "qq", "qqqqqqqqqq", String(repeating: "\u{F0000}", count: 500)] {
    #expect(MoreFoodNames.english(name, language: language) == nil, "\(name)")
  }
}

@Test(arguments: [("玉ねぎ", "onion"), ("猪肉末", "ground pork"), ("cebola", "-"), ("onion", "-")])
func findsIdeographsWithoutALanguage(_ name: String, _ food: String) {
  #expect(MoreFoodNames.ideographic(name) ?? "-" == food)
}
