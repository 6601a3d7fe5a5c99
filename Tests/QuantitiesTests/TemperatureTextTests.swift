// Temperatures in steps, in the scale of the cook's oven.
import Quantities
import Testing

@Suite struct TemperatureTextTests {
  @Test(arguments: [
    ("Bake at 180 °C for 30 min.", TemperatureScale.fahrenheit, "Bake at 355 °F for 30 min."),
    ("Bake at 350F.", .celsius, "Bake at 175 °C."), ("Bake at 180°C (350°F).", .celsius, "Bake at 180°C (350°F)."),
    ("Bake at 180°C (350°F).", .fahrenheit, "Bake at 180°C (350°F)."), ("gas mark 6", .celsius, "200 °C"),
    ("180-200 °C", .fahrenheit, "355–390 °F"), ("200 degrees Celsius", .gasMark, "gas mark 6"),
    ("2 c milk", .fahrenheit, "2 c milk"),
    ("180℃", .fahrenheit, "355 °F"), ("180 degrees", .fahrenheit, "180 degrees"),
    ("cook 40 C for", .celsius, "cook 40 C for"),
  ])
  func converted(_ text: String, _ scale: TemperatureScale, _ right: String) {
    #expect(edited(text, TemperatureText.edits(text, to: scale)) == right)
  }
}
