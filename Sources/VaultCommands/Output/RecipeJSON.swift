// The JSON object of a recipe: the contract that scripts rely on. Keys are always all there, in this order.

internal import Quantities
internal import RecipeDocument
internal import SourceText

extension JSONWriter {
  /// Writes the object of a file; `recipe` is what it says, perhaps scaled, `path` is as it is to be shown, and `more` adds fields.
  mutating func recipe(
    _ document: RecipeDocument, _ recipe: Recipe, path: String, more: (inout JSONWriter) -> Void = { _ in }
  ) {
    object { json in
      json.field("path", path)
      json.field("isRecipe", recipe.isRecipe)
      json.field("title", recipe.title.value)
      json.field("description", recipe.description?.value)
      json.field("tags", recipe.tags.map(\.value))
      json.field("category", recipe.category?.value)
      json.field("cuisine", recipe.cuisine?.value)
      json.field("difficulty", recipe.difficulty?.value)
      json.field("rating", recipe.rating?.value.approximation)
      json.field("favorite", recipe.favorite?.value ?? false)
      json.field("created", recipe.created?.value)
      json.field("author", recipe.author?.value)
      json.field("language", recipe.language)
      json.field("source", recipe.source?.value)
      json.field("image", recipe.image?.value)
      json.field("equipment", recipe.equipment.map(\.value))
      json.servings(recipe.servings)
      json.times(recipe.times)
      json.key("ingredients")
      json.array(recipe.ingredients) { $0.ingredient($1) }
      json.key("steps")
      json.array(recipe.steps) { $0.step($1) }
      json.field("notes", recipe.notes?.value)
      json.nutrition(recipe.nutrition)
      json.key("frontMatter")
      json.map(document.frontMatter?.entries ?? [])
      json.diagnostics(document.diagnostics, in: LineIndex(document.bytes))
      more(&json)
    }
  }

  private mutating func servings(_ field: Field<Servings>?) {
    key("servings")
    guard let field else { return null() }
    object { json in
      json.field("text", field.text.string)
      json.field("low", field.value.amount.low?.description)
      json.field("high", field.value.amount.high?.description)
      json.field("unit", field.value.unit)
    }
  }

  private mutating func times(_ times: RecipeTimes) {
    key("times")
    object { json in
      json.field("prep", times.prep?.value)
      json.field("cook", times.cook?.value)
      json.field("total", times.totalMinutes)
      json.key("text")
      json.object { json in
        if let prep = times.prep { json.field("prep", prep.text.string) }
        if let cook = times.cook { json.field("cook", cook.text.string) }
        if let total = times.total { json.field("total", total.text.string) }
      }
    }
  }

  private mutating func ingredient(_ ingredient: Ingredient) {
    object { json in
      json.field("text", ingredient.text.string)
      json.field("group", ingredient.group)
      json.parts(of: ingredient.line)
      json.field("link", ingredient.link)
      json.field("line", ingredient.lineNumber)
    }
  }

  /// Writes the object of a line that stands in no recipe, as `vault parse` prints it.
  mutating func line(_ line: IngredientLine, input: String) {
    object { json in
      json.field("input", input)
      json.field("text", line.text)
      json.parts(of: line)
      json.nullField("link")
    }
  }

  private mutating func parts(of line: IngredientLine) {
    key("amount")
    amount(line.measure?.amount)
    field("unit", line.unit?.id)
    key("size")
    if let size = line.size { measure(size) } else { null() }
    key("also")
    array(line.also) { $0.measure($1) }
    key("plus")
    array(line.plus) { $0.measure($1) }
    field("name", line.name)
    field("preparation", line.preparation)
    field("optional", line.isOptional)
    field("fixed", line.isFixed)
  }

  /// Writes an amount and its unit.
  mutating func measure(_ measure: Measure) {
    object { json in
      json.key("amount")
      json.amount(measure.amount)
      json.field("unit", measure.unit?.id)
    }
  }

  /// Writes the ends of an amount as exact rationals, or null.
  mutating func amount(_ amount: Amount?) {
    guard let amount else { return null() }
    object { json in
      json.field("low", amount.low?.description)
      json.field("high", amount.high?.description)
    }
  }

  private mutating func step(_ step: Step) {
    object { json in
      json.field("text", step.text.string)
      json.field("group", step.group)
      json.field("line", step.lineNumber)
    }
  }

  private mutating func nutrition(_ nutrition: [Nutrient: Field<String>]) {
    key("nutrition")
    object { json in
      for nutrient in Nutrient.allCases {
        if let field = nutrition[nutrient] { json.field(nutrient.rawValue, field.value) }
      }
    }
  }

  private mutating func map(_ entries: [FrontMatterEntry]) {
    object { json in
      var seen: Set<String> = []
      for entry in entries where entry.isReadable && seen.insert(entry.key).inserted {
        json.key(entry.key)
        json.value(entry.value)
      }
    }
  }

  private mutating func value(_ value: FrontMatterValue) {
    switch value.content {
    case .null: null()
    case .scalar(let text, .plain): plain(text.string)
    case .scalar(let text, _): string(text.string)
    case .list(let values, _): array(values) { $0.value($1) }
    case .map(let entries, _): map(entries)
    }
  }

  /// Writes an unquoted scalar: what reads as a number, true or false is one.
  private mutating func plain(_ text: String) {
    switch text {
    case "true", "True", "TRUE": bool(true)
    case "false", "False", "FALSE": bool(false)
    default:
      if let number = Int(text), String(number) == text { return integer(number) }
      if text.utf8.allSatisfy({ "0123456789.-".utf8.contains($0) }), let number = Double(text),
        !text.hasPrefix("."), !text.hasPrefix("0") || text.hasPrefix("0."), !text.hasSuffix(".")
      {
        return self.number(number)
      }
      string(text)
    }
  }

  /// Writes what is wrong with a file.
  mutating func diagnostics(_ diagnostics: [Diagnostic], in lines: LineIndex) {
    key("diagnostics")
    array(diagnostics) { $0.diagnostic($1, in: lines) }
  }

  /// Writes one diagnostic; line and column count from 1 and are null when it is about the whole file.
  mutating func diagnostic(_ diagnostic: Diagnostic, in lines: LineIndex?, path: String? = nil) {
    object { json in
      if let path { json.field("path", path) }
      json.field("id", diagnostic.id.rawValue)
      json.field("severity", diagnostic.severity.word)
      json.field("message", diagnostic.message)
      json.field("hint", diagnostic.hint)
      let position = diagnostic.span.flatMap { span in lines?.position(of: span.start) }
      json.field("line", position?.line)
      json.field("column", position?.column)
      json.key("span")
      if let span = diagnostic.span {
        json.array([span.start, span.end]) { $0.integer($1) }
      } else {
        json.null()
      }
    }
  }
}
