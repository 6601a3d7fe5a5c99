// `vault convert`: one amount in another unit.

internal import CommandTable
internal import Quantities
internal import RecipeDocument
internal import SourceText
internal import VaultFolder

extension Command where Session == VaultCommands.Session {
  static let convert = Command(
    "convert", summary: "convert an amount to another unit",
    discussion: """
      Volumes become volumes and masses masses exactly. A volume becomes a mass, or the other way, only for a food whose density is \
      known; the result is marked ≈ and the food that was taken is named.
      """,
    positionals: [
      Positional("AMOUNT", .one, "an amount, and a food: \"2 cups flour\""),
      Positional("UNIT", .one, "the unit wanted"),
    ],
    options: [.exact, .json],
    examples: [
      Example("vault convert '2 cups flour' g", "by the density of flour"),
      Example("vault convert '1 lb 8 oz' g", "a sum"), Example("vault convert '350 F' C", "a temperature"),
    ],
    run: { invocation, session in
      let (text, unit) = (invocation.words.first ?? "", invocation.words.last ?? "")
      if let temperature = TemperatureRequest(text, to: unit)?.text ?? TemperatureRequest.gasText(text, to: unit) {
        session.console.print(temperature)
        return .done
      }
      let settings = try session.vault().settings.reading.quantities
      let result = try UnitConverter(settings: settings).convert(text: text, to: unit)
      if invocation.has(.json) {
        var json = JSONWriter()
        json.object { json in
          json.key("amount")
          json.amount(result.amount)
          json.field("unit", result.unit.id)
          json.field("densityOf", result.density?.food)
        }
        json.newline()
        session.console.write(json.take())
        return .done
      }
      var style = NumberStyle()
      style.exact = invocation.has(.exact)
      let food = result.density.map { " (density of \($0.food))" } ?? ""
      session.console.print(result.text(settings: settings, style: style) + food)
      return .done
    })
}
