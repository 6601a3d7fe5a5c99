// Scales a recipe in its file: the amounts of the ingredients, those that steps repeat, and the yield, in the author's own notation.

internal import Quantities
internal import SourceText

/// Plans the edits of another size.
struct ScaleEditor {
  private let document: RecipeDocument
  private let settings: ReadingSettings

  /// An editor for a document.
  init(_ document: RecipeDocument, _ settings: ReadingSettings) {
    self.document = document
    self.settings = settings
  }

  /// The edits that multiply every amount by `factor`; none for the factor 1.
  func edits(by factor: Rational) throws(EditRefusal) -> [Edit] {
    guard factor != .one else { return [] }
    let lines = document.recipe.ingredients.map(\.line)
    let hints = NotationHints(lines: lines)
    let scaler = LineScaler(settings: settings.quantities, hints: hints)
    var edits: [Edit] = []
    for ingredient in document.recipe.ingredients {
      guard let own = scaler.edits(ingredient.line, by: factor), let placed = place(own, ingredient.text) else {
        throw EditRefusal(.editAmount, ingredient.text.sourceSpan, [ingredient.text.string])
      }
      edits += placed
    }
    let steps = StepScaler(hints: hints)
    for step in document.recipe.steps {
      // An amount in a step that cannot be placed stays, as one that is not understood does.
      let own = steps.edits(step.text.string, by: factor, ingredients: lines)
      edits += place(own, step.text) ?? []
    }
    edits += try servings(factor, scaler)
    return distinct(edits)
  }

  /// Edits of a text as edits of the file; nil when a part of what is replaced does not stand there.
  ///
  /// Where markup divides a number (`<b>1</b> ½`), the new one goes before it.
  private func place(_ edits: [Edit], _ text: MappedText) -> [Edit]? {
    var result: [Edit] = []
    for edit in edits {
      if let span = text.sourceSpan(of: edit.span) {
        result.append(Edit(span, edit.replacement))
        continue
      }
      let parts = text.slice(edit.span).pieces
      guard !parts.isEmpty, parts.reduce(0, { $0 + $1.text.count }) == edit.span.count else { return nil }
      for (index, part) in parts.enumerated() {
        result.append(Edit(Span(part.source, part.source + part.text.count), index == 0 ? edit.replacement : []))
      }
    }
    return result
  }

  /// Whether a number may be none but an article: the `一` of `一份`, `a batch`, `eine Torte`, `a family of five`.
  private func mayBeArticle(_ bytes: ArraySlice<UInt8>, _ amount: Amount) -> Bool {
    guard let first = bytes.first else { return false }
    if first >= 0xe3 && first < 0xef { return true }
    return amount == Amount(1) && (first.isLetter || first >= 0xc3 && first < 0xe2)
  }

  /// The yield in its own words, the number multiplied.
  private func servings(_ factor: Rational, _ scaler: LineScaler) throws(EditRefusal) -> [Edit] {
    guard let field = document.recipe.servings else { return [] }
    let text = field.text.string
    guard let amount = field.value.amount.multiplied(by: factor), let place = ServingsText.place(text),
      !mayBeArticle(Array(text.utf8)[place.amount.range], field.value.amount)
    else {
      throw EditRefusal(.editAmount, field.span, [text])
    }
    for written in [
      scaler.text(IngredientParser().parse(text), by: factor),
      ServingsText.replacing(place.amount, of: text, by: amount),
    ] {
      guard let written, ServingsText.parse(written)?.amount == amount, let new = ServingsText.place(written) else {
        continue
      }
      let number = MappedText(Array(written.utf8), new.amount).string
      return try ValueEditor(document, settings).replace(TextField(field), place.amount, by: number, "servings")
    }
    throw EditRefusal(.editAmount, field.span, [text])
  }

  /// Each edit once; the front matter can repeat a value by an alias.
  private func distinct(_ edits: [Edit]) -> [Edit] {
    var seen = Set<Edit>()
    return edits.filter { seen.insert($0).inserted }
  }
}
