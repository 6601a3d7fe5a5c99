// Water that nobody buys, and water that is bought.

import Testing

@testable import Kitchen

@Test(arguments: [
  "water", "Water", "cold water", "ice-cold water", "water, lukewarm", "boiling water", "warm water (40 °C)",
  "tap water",
  "water for the pot", "water to cover", "very hot tap water", "soft water", "pasta cooking water", "Wasser",
  "lauwarmes Wasser", "Wasser zum Kochen", "eau", "eau froide", "eau de cuisson", "agua", "agua tibia", "acqua",
  "acqua di cottura", "água", "água morna", "lauw water", "ljummet vatten", "水", "热水", "お湯", "ぬるま湯", "開水",
])
func waterFromTheTap(_ name: String) { #expect(TapWater.isMeant(by: name), "\(name)") }

@Test(arguments: [
  "", "ice", "ice water lollies", "watermelon", "water chestnuts", "mineral water", "sparkling water", "soda water",
  "coconut water", "rose water", "orange flower water", "tonic water", "watercress", "Mineralwasser", "Rosenwasser",
  "Wassermelone", "eau de vie", "eau gazeuse", "eau de fleur d'oranger", "agua con gas", "acqua frizzante", "cold milk",
  "hot sauce", "tuna in water", "chickpeas and water", "水煮竹笋", "汽水", "西瓜",
])
func whatIsBought(_ name: String) { #expect(!TapWater.isMeant(by: name), "\(name)") }

@Test func waterStandsOnNoListUnlessTheAislesNameIt() {
  let dough = recipe("dough", ["500 g flour", "300 ml lukewarm water", "1 l sparkling water"])
  #expect(shop(dough) == ["500 g flour", "1 l sparkling water"])
  let own = Aisles(file: Array("# Drinks\n- lukewarm water\n# Baking\n- flour".utf8))
  let list = shop(dough, options: .init(catalogue: FoodCatalogue(aisles: own)))
  #expect(list == ["1 l sparkling water", "300 ml water", "500 g flour"])
  #expect(shop(recipe("pot", ["2 l water"])).isEmpty)
}
