// A recipe as somebody wants to see it: another size, other units. The file stays as it is.

internal import CommandTable
internal import Quantities
internal import RecipeDocument
internal import SourceText
internal import VaultFolder

/// In what size and units a recipe is shown.
struct RecipeView {
  /// By what amounts are multiplied.
  var factor: Rational = .one
  /// The unit system to show amounts in; nil leaves the author's.
  var system: QuantitySettings.System?
  /// Whether amounts are shown as exact fractions.
  var isExact = false
  /// The settings of the vault.
  var settings = QuantitySettings()

  /// Whether the recipe is shown just as it is written.
  var isPlain: Bool { factor == .one && system == nil && !isExact }

  /// The recipe with amounts rounded for the kitchen, for reading.
  func shown(_ recipe: Recipe) -> Recipe {
    if isPlain { return recipe }
    let parser = IngredientParser(settings: settings)
    return changed(recipe) { _, text in parser.parse(text) }
  }

  /// The recipe with exact amounts, for programs.
  func exact(_ recipe: Recipe) -> Recipe {
    if isPlain { return recipe }
    return changed(recipe) { line, text in
      var result = line.scaled(by: factor)
      result.text = text
      result.measure = result.measure.map(converted)
      result.also = result.also.map(converted)
      result.plus = result.plus.map(converted)
      return result
    }
  }

  private func changed(_ recipe: Recipe, _ line: (IngredientLine, String) -> IngredientLine) -> Recipe {
    var result = recipe
    let lines = recipe.ingredients.map(\.line)
    let hints = NotationHints(lines: lines)
    var style = NumberStyle()
    style.exact = isExact
    let formatter = LineFormatter(settings: settings, style: style, hints: hints, target: system)
    result.ingredients = recipe.ingredients.map { ingredient in
      var changed = ingredient
      let text = formatter.text(ingredient.line, by: factor)
      changed.line = line(ingredient.line, text)
      changed.text = MappedText(unplaced: text)
      return changed
    }
    let steps = StepScaler(hints: hints, formatter: formatter)
    result.steps = recipe.steps.map { step in
      var changed = step
      changed.text = MappedText(unplaced: self.step(step.text.string, steps, lines))
      return changed
    }
    result.servings = recipe.servings.map(scaled)
    return result
  }

  /// A measure in the wanted units; unchanged when it is in one of them.
  private func converted(_ measure: Measure) -> Measure {
    var result = measure
    if let system, let converted = UnitConverter(settings: settings).converted(result, to: system) {
      result.amount = converted.amount
      result.unit = converted.unit
    }
    return result
  }

  private func scaled(_ field: Field<Servings>) -> Field<Servings> {
    guard factor != .one, let amount = field.value.amount.multiplied(by: factor) else { return field }
    var servings = Servings(amount: amount, unit: field.value.unit)
    servings.unit = ServingsWords.unit(servings, from: field.value.amount)
    var style = NumberStyle()
    style.exact = isExact
    return Field(servings, text: MappedText(unplaced: ServingsWords.text(servings, style)), place: .derived)
  }

  /// The text of a step with amounts scaled and temperatures converted.
  private func step(_ text: String, _ scaler: StepScaler, _ lines: [IngredientLine]) -> String {
    var result = apply(scaler.edits(text, by: factor, ingredients: lines), to: text)
    if let system { result = apply(TemperatureText.edits(result, to: TemperatureScale(of: system)), to: result) }
    return result
  }

  private func apply(_ edits: [Edit], to text: String) -> String {
    // Edits that cannot be made leave the step as its author wrote it.
    guard !edits.isEmpty, let bytes = try? Edit.apply(edits, to: Array(text.utf8)) else { return text }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Servings {
  /// Whether the yield is a mass or a volume, so that it says nothing of people.
  var isMeasured: Bool {
    guard let dimension = UnitTable.unit(named: unit)?.dimension else { return false }
    return dimension == .mass || dimension == .volume
  }
}

extension Session {
  /// The size and units that the options ask for, for one recipe.
  func view(of recipe: Recipe, _ invocation: Invocation) throws -> RecipeView {
    var view = RecipeView()
    view.settings = try vault().settings.reading.quantities
    view.system = invocation.value(.units).flatMap(QuantitySettings.System.init(rawValue:))
    view.isExact = invocation.has(.exact)
    if let scaling = try scaling(invocation, view.settings) {
      if case .servings = scaling, let servings = recipe.servings?.value, servings.isMeasured {
        throw Failure(.servingsMeasured, ServingsWords.text(servings))
      }
      view.factor = try scaling.factor(
        servings: recipe.servings?.value.amount, lines: recipe.ingredients.map(\.line), settings: view.settings)
      if let density = scaling.density(lines: recipe.ingredients.map(\.line), settings: view.settings) {
        tell([Diagnostic(.scalingByDensity, nil, [density.food, density.source])])
      }
    }
    return view
  }

  /// The wish for another size; nil when there is none.
  private func scaling(_ invocation: Invocation, _ settings: QuantitySettings) throws -> Scaling? {
    let given = Option.scaling.filter { invocation.has($0) }
    guard let option = given.first, let text = invocation.value(option) else { return nil }
    if given.count > 1 { throw Failure(.scalingTwice, given.map { "--" + $0.long }.joined(separator: ", ")) }
    switch option {
    case .factor: return try Scaling.factor(text: text)
    case .servings: return try Scaling.servings(text: text)
    case .target: return try Scaling.target(text: text, settings: settings)
    default: return try Scaling.pans(text: text)
    }
  }
}

extension Option {
  static let factor = Option("factor", short: "x", value: "F", "so many times as much: 2, 1/3, 1.5")
  static let servings = Option("servings", value: "N", "for so many servings")
  static let target = Option("to", value: "LINE", "so that an ingredient becomes that much: \"500 g flour\"")
  static let pan = Option("pan", value: "OLD:NEW", "for another tin: 20cm:26cm, 20x30cm:26cm")
  static let units = Option(
    "units", value: "SYSTEM", "show amounts in these units",
    completion: .words(QuantitySettings.System.allCases.map(\.rawValue)))
  static let exact = Option("exact", "show amounts as exact fractions")
  /// The options that ask for another size; one of them can be given.
  static let scaling: [Option] = [.factor, .servings, .target, .pan]
}
