import Testing

@testable import VaultCommands

@Suite struct TemperatureRequestTests {
  @Test(arguments: [
    ("350 F", "C", "≈ 177 °C"), ("180 °C", "F", "356 °F"), ("212F", "°C", "100 °C"), ("-40 C", "F", "-40 °F"),
    ("0 F", "celsius", "≈ -18 °C"), ("20 C", "C", "20 °C"), ("37,5 °C", "F", "≈ 100 °F"),
  ])
  func convertsToTheNearestDegree(text: String, unit: String, result: String) {
    #expect(TemperatureRequest(text, to: unit)?.text == result)
  }

  @Test(arguments: [("gas mark 4", "C", "≈ 180 °C"), ("Gas 6", "f", "≈ 390 °F"), ("200 °C", "gas", "≈ gas mark 6")])
  func convertsGasMarks(text: String, unit: String, result: String) {
    #expect(TemperatureRequest.gasText(text, to: unit) == result)
  }

  @Test(arguments: [("2 cups", "C"), ("350 F", "g"), ("F", "C"), ("", "C")])
  func otherThingsAreNone(text: String, unit: String) { #expect(TemperatureRequest(text, to: unit) == nil) }
}
