// Conversion: exact inside a dimension, across only with a density.
import Quantities
import Testing

@Suite struct UnitConverterTests {
  private let converter = UnitConverter()

  @Test func exactInsideADimension() {
    #expect(converter.convert(1, from: "kg", to: "g")?.value == 1000)
    #expect(converter.convert(1, from: "cup", to: "tbsp")?.value == 16)
    #expect(converter.convert(1, from: "tbsp", to: "tsp")?.value == 3)
    #expect(converter.convert(1, from: "lb", to: "oz")?.value == 16)
    #expect(converter.convert(1, from: "inch", to: "mm")?.value == Rational(127, 5))
    #expect(converter.convert(1, from: "g", to: "ml") == nil)
    #expect(converter.convert(1, from: "clove", to: "g") == nil)
  }

  @Test func theUnitSystemDecides() {
    var settings = QuantitySettings()
    settings.system = .au
    #expect(UnitConverter(settings: settings).convert(1, from: "tbsp", to: "ml")?.value == 20)
    settings.system = .imperial
    #expect(UnitConverter(settings: settings).convert(1, from: "pint", to: "ml")?.value == Rational(454_609, 800))
    settings.system = .jp
    #expect(UnitConverter(settings: settings).convert(1, from: "cup", to: "ml")?.value == 200)
  }

  @Test func densitiesBridgeVolumeAndMass() {
    let result = converter.convert(1000, from: "ml", to: "g", food: "sifted flour")
    #expect(result?.value == 528)
    #expect(result?.isApproximate == true)
    #expect(result?.density?.food == "flour")
    #expect(converter.convert(1, from: "cup", to: "g", food: "gravel") == nil)
  }

  @Test func ownDensitiesComeFirst() {
    var settings = QuantitySettings()
    settings.densities = ["gravel": Rational(3, 2) ?? 1, "flour": 1]
    #expect(UnitConverter(settings: settings).convert(2, from: "ml", to: "g", food: "gravel")?.value == 3)
    #expect(UnitConverter(settings: settings).convert(2, from: "ml", to: "g", food: "flour")?.value == 2)
  }

  @Test func requestsAsTyped() throws {
    #expect(try converter.convert(text: "1 lb 8 oz beef", to: "oz").text() == "24 oz")
    #expect(try converter.convert(text: "1 cup plus 2 tbsp milk", to: "tbsp").text() == "18 tbsp")
    #expect(try converter.convert(text: "2 cups flour", to: "g").text() == "≈ 250 g")
    #expect(try converter.convert(text: "1 EL", to: "ml").text() == "15 ml")
    #expect(try converter.convert(text: "1-2 kg", to: "g").text() == "1000–2000 g")
    #expect(throws: ScalingProblem.self) { try converter.convert(text: "2 cups x", to: "blips") }
    #expect(throws: ScalingProblem.self) { try converter.convert(text: "flour", to: "g") }
    #expect(throws: ScalingProblem.self) { try converter.convert(text: "3 eggs", to: "g") }
  }

  @Test func threeHundredFoods() {
    #expect(DensityTable.foods.count >= 300)
    for food in DensityTable.foods {
      let density = DensityTable().density(of: food)?.gramsPerMillilitre ?? 0
      #expect(density > 0 && density < 2, "\(food)")
    }
  }
}

@Suite struct UnitTableTests {
  @Test(arguments: [
    ("T", "tbsp"), ("t", "tsp"), ("TL", "tsp"), ("el", "tbsp"), ("Cups", "cup"), ("fl. oz.", "floz"),
    ("c. à s.", "tbsp"), ("cuillère à soupe", "tbsp"),
    ("cuillere a soupe", "tbsp"), ("大さじ", "tbsp"), ("个", "piece"), ("colher de chá", "tsp"), ("łyżka", "tbsp"),
    ("Knoblauchzehe", "clove"), ("G", "g"),
  ])
  func names(_ name: String, _ id: String) { #expect(UnitTable.unit(named: name)?.id == id) }

  @Test func idsAreUniqueAndKnown() {
    #expect(Set(UnitTable.all.map(\.id)).count == UnitTable.all.count)
    for id in ["g", "kg", "ml", "l", "tsp", "tbsp", "cup", "clove", "pinch", "can"] {
      #expect(UnitTable.unit(id: id) != nil)
    }
    #expect(UnitTable.unit(named: "blip") == nil)
  }

  @Test func everyMeasuringUnitHasAFactor() {
    for unit in UnitTable.all where unit.dimension == .volume || unit.dimension == .mass || unit.dimension == .length {
      for system in QuantitySettings.System.allCases { #expect(unit.factor(in: system) != nil, "\(unit.id)") }
    }
  }

  @Test func pluralsOfTheSameLanguage() {
    #expect(UnitTable.plural(of: "Dose") == "dosen")
    #expect(UnitTable.plural(of: "clove") == "cloves")
    #expect(UnitTable.singular(of: "cups") == "cup")
    #expect(UnitTable.plural(of: "g") == nil)
  }
}
