// Joins what the front matter, the body and the file's name say into one recipe.

internal import Quantities
internal import SourceText

/// Assembles the recipe of one file.
struct RecipeAssembler {
  let bytes: [UInt8]
  let path: String
  let settings: ReadingSettings
  var frontMatter: FrontMatter?
  var recipe: Recipe
  var diagnostics: [Diagnostic] = []
  private let parser: IngredientParser

  /// An assembler for a file.
  init(bytes: [UInt8], path: String, settings: ReadingSettings) {
    self.bytes = bytes
    self.path = path
    self.settings = settings
    recipe = Recipe(title: FileName.title(path))
    parser = IngredientParser(settings: settings.quantities)
  }

  /// The diagnostics in the order of the file, those about the whole file first.
  var sortedDiagnostics: [Diagnostic] {
    diagnostics.enumerated().sorted {
      let (left, right) = ($0.element.span?.start ?? -1, $1.element.span?.start ?? -1)
      return left != right ? left < right : $0.offset < $1.offset
    }.map(\.element)
  }

  /// Reads the file.
  mutating func read() {
    let front = FrontMatterReader.read(bytes)
    frontMatter = front.frontMatter
    diagnostics += front.diagnostics
    let fields = front.frontMatter.map { FrontMatterFields.read($0, bytes, settings: settings) } ?? FrontMatterFields()
    diagnostics += fields.diagnostics
    let words = HeadingWords(extra: settings.headings)
    let lines = BodyLines(bytes, Span(front.bodyStart, bytes.count), firstNumber: lineNumber(front.bodyStart))
    let content = ElementReader.read(bytes, lines, words)
    let body = BodyInterpreter.read(
      bytes, content, words, settings, title: fields.title?.value, wantsSource: fields.source == nil)
    title(fields, body)
    texts(fields, body)
    tags(fields, body)
    servingsAndTimes(fields, body)
    ingredients(fields, body)
    steps(fields, body)
    sources(fields, body)
    nutrition(fields, body)
    recipe.links = body.links.sorted { $0.span.start < $1.span.start }
    recipe.language = fields.language?.value ?? body.language
    recipe.isRecipe =
      RecipeTest(path: path, recipe: recipe, body: body, fields: fields).isRecipe
    UTF8Check.report(bytes, &diagnostics)
    if recipe.isRecipe { doubts(body) }
  }

  /// What the owner of a recipe may want to know.
  private mutating func doubts(_ body: BodyRecipe) {
    if recipe.servings == nil { diagnostics.append(Diagnostic(.servingsMissing, recipe.title.span)) }
    guard case .frontMatter = recipe.title.place, let heading = body.title, body.titleIsHeading else { return }
    let (title, other) = (WordKey.make(recipe.title.text.bytes), WordKey.make(heading.bytes))
    guard !title.isEmpty, !other.isEmpty, !title.holds(other), !other.holds(title) else { return }
    diagnostics.append(Diagnostic(.titleDiffers, heading.sourceSpan, [recipe.title.value, heading.string]))
  }

  private func lineNumber(_ offset: Int) -> Int {
    var count = 1
    var index = 0
    while index < offset {
      if bytes[index] == 10 || bytes[index] == 13 && !(index + 1 < bytes.count && bytes[index + 1] == 10) { count += 1 }
      index += 1
    }
    return count
  }

  private func text(_ mapped: MappedText, _ place: Place) -> Field<String>? {
    let trimmed = mapped.slice(mapped.bytes.trimmingBlanks(Span(0, mapped.bytes.count)))
    return trimmed.bytes.isEmpty ? nil : Field(trimmed.string, text: trimmed, place: place)
  }

  private func fact(_ key: RecipeKey, _ body: BodyRecipe) -> Field<String>? {
    for fact in body.facts where fact.key == key {
      if let field = text(fact.value.text, fact.isHeading ? .heading : .metadataLine) { return field }
    }
    return nil
  }

  // MARK: Texts

  private mutating func title(_ fields: FrontMatterFields, _ body: BodyRecipe) {
    let heading = body.title.flatMap { text($0, body.titleIsHeading ? .heading : .body) }
    if heading?.place == .heading { recipe.titleHeading = heading }
    if let title = fields.title {
      recipe.title = plain(title)
      return
    }
    guard let heading, !PlaceholderText.isTitle(heading.value) else { return }
    recipe.title = heading
  }

  /// A value of the front matter without Markdown's markup.
  private func plain(_ field: Field<String>) -> Field<String> {
    guard
      field.value.utf8.contains(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "&") }
      )
    else {
      return field
    }
    let text = InlineReader.read(field.text).text
    return text.bytes.isEmpty ? field : Field(text.string, text: text, place: field.place)
  }

  private mutating func texts(_ fields: FrontMatterFields, _ body: BodyRecipe) {
    recipe.description = fields.description ?? body.description.flatMap { text($0, .body) }
    recipe.category =
      fields.categories.first
      ?? fact(.category, body).flatMap { field in
        TagText.split(field.text.bytes).first.flatMap { text(field.text.slice($0), field.place) }
      }
    recipe.cuisine = fields.cuisine ?? fact(.cuisine, body)
    recipe.difficulty = fields.difficulty ?? fact(.difficulty, body)
    recipe.rating =
      fields.rating
      ?? fact(.rating, body).flatMap { field in
        RatingText.parse(field.value).map { Field($0, text: field.text, place: field.place) }
      }
    recipe.favorite = fields.favorite
    recipe.created =
      fields.created
      ?? fact(.created, body).map { field in
        Field(DateText.parse(field.value) ?? field.value, text: field.text, place: field.place)
      }
    recipe.author = fields.author ?? fact(.author, body)
    recipe.notes = fields.notes ?? body.notes.flatMap { text($0, .body) }
    recipe.equipment = fields.equipment.isEmpty ? body.equipment.compactMap { text($0, .body) } : fields.equipment
  }

  private mutating func tags(_ fields: FrontMatterFields, _ body: BodyRecipe) {
    recipe.tags = fields.tags
    guard recipe.tags.isEmpty else { return }
    for fact in body.facts where fact.key == .tags {
      let spans = fact.isOneTag ? [Span(0, fact.value.text.bytes.count)] : TagText.split(fact.value.text.bytes)
      for span in spans {
        guard let tag = text(fact.value.text.slice(span), .metadataLine) else { continue }
        if !recipe.tags.contains(where: { $0.value == tag.value }) { recipe.tags.append(tag) }
      }
    }
  }

  // MARK: Servings and times

  private mutating func servingsAndTimes(_ fields: FrontMatterFields, _ body: BodyRecipe) {
    recipe.servings = fields.servings
    if recipe.servings == nil { recipe.servings = servingsFact(body) ?? servingsOfTitle(fields) }
    recipe.times = fields.times
    if recipe.times.prep == nil { recipe.times.prep = time(.prepTime, body) }
    if recipe.times.cook == nil { recipe.times.cook = time(.cookTime, body) }
    if recipe.times.total == nil { recipe.times.total = time(.totalTime, body) }
  }

  private func servingsFact(_ body: BodyRecipe) -> Field<Servings>? {
    for fact in body.facts where fact.key == .servings {
      guard let field = text(fact.value.text, fact.isHeading ? .heading : .metadataLine) else { continue }
      if let servings = ServingsText.parse(field.value) { return Field(servings, text: field.text, place: field.place) }
    }
    return nil
  }

  /// "Croissants (x8)" in the front matter.
  private func servingsOfTitle(_ fields: FrontMatterFields) -> Field<Servings>? {
    guard let title = fields.title else { return nil }
    var text = InlineText()
    text.text = title.text
    guard let fact = FactLine(settings: settings, role: nil, isItem: false).titleFact(text) else { return nil }
    return ServingsText.parse(fact.value.text.string).map { Field($0, text: fact.value.text, place: title.place) }
  }

  private func time(_ key: RecipeKey, _ body: BodyRecipe) -> Field<Int>? {
    for fact in body.facts where fact.key == key {
      guard let field = text(fact.value.text, fact.isHeading ? .heading : .metadataLine) else { continue }
      if let minutes = TimeText.minutes(field.value) { return Field(minutes, text: field.text, place: field.place) }
    }
    return nil
  }

  // MARK: Ingredients and steps

  private mutating func ingredients(_ fields: FrontMatterFields, _ body: BodyRecipe) {
    let own = body.ingredients.map { ingredient($0) }
    guard !fields.ingredients.isEmpty else {
      recipe.ingredients = own
      return
    }
    let front = fields.ingredients.map { item in
      let plain = InlineReader.read(item.text)
      return ingredient(
        BodyLine(
          text: plain.text, group: item.group, link: BodyReading.link(plain.links), span: item.itemSpan,
          line: item.lineNumber))
    }
    let amounts: ([Ingredient]) -> Int = { $0.count { $0.line.measure != nil } }
    recipe.ingredients = !body.isGuess && amounts(own) > amounts(front) ? own : front
  }

  private mutating func ingredient(_ line: BodyLine) -> Ingredient {
    let parsed = parser.parse(line.text.string)
    for diagnostic in parsed.diagnostics {
      let span = diagnostic.span.flatMap { line.text.sourceSpan(of: $0) } ?? line.span
      diagnostics.append(Diagnostic(diagnostic.id, span, diagnostic.arguments))
    }
    return Ingredient(
      text: line.text, line: parsed, group: line.group, link: line.link, itemSpan: line.span, lineNumber: line.line)
  }

  private mutating func steps(_ fields: FrontMatterFields, _ body: BodyRecipe) {
    if !fields.steps.isEmpty {
      recipe.steps = fields.steps.map { item in
        Step(
          text: InlineReader.read(item.text).text, group: item.group, itemSpan: item.itemSpan,
          lineNumber: item.lineNumber)
      }
      return
    }
    recipe.steps = body.steps.filter { !$0.text.bytes.isEmpty }.map {
      Step(text: $0.text, group: $0.group, itemSpan: $0.span, lineNumber: $0.line)
    }
  }

  // MARK: Sources, pictures, nutrition

  private mutating func sources(_ fields: FrontMatterFields, _ body: BodyRecipe) {
    recipe.source = fields.source ?? sourceFact(body)
    recipe.image = fields.image ?? fact(.image, body) ?? firstPicture(body)
  }

  private func firstPicture(_ body: BodyRecipe) -> Field<String>? {
    for link in body.links where link.style == .image || link.style == .wikiImage {
      guard !link.target.isEmpty, !link.target.holds("shields.io"), !link.target.holds("badge") else { continue }
      return Field(link.target, text: MappedText(bytes, link.targetSpan), place: .body)
    }
    return nil
  }

  private func sourceFact(_ body: BodyRecipe) -> Field<String>? {
    for fact in body.facts where fact.key == .source {
      if let field = source(fact.value) { return field }
    }
    for text in body.sources {
      if let field = source(text) { return field }
    }
    return nil
  }

  /// The address of the first link of a text, else the text.
  private func source(_ value: InlineText) -> Field<String>? {
    if let link = value.links.first(where: { BodyReading.isWebAddress($0.link.target) }) {
      return Field(link.link.target, text: MappedText(bytes, link.link.targetSpan), place: .metadataLine)
    }
    return text(value.text, .metadataLine)
  }

  private mutating func nutrition(_ fields: FrontMatterFields, _ body: BodyRecipe) {
    recipe.nutrition = fields.nutrition
    guard recipe.nutrition.isEmpty else { return }
    for line in body.nutrition {
      guard let (nutrient, value) = NutrientText.line(line.string, settings: settings),
        recipe.nutrition[nutrient] == nil
      else { continue }
      recipe.nutrition[nutrient] = Field(value, text: line, place: .body)
    }
    for fact in body.facts where fact.key == .calories && recipe.nutrition[.calories] == nil {
      if let value = NutrientText.parse(fact.value.text.string, .calories) {
        recipe.nutrition[.calories] = Field(value, text: fact.value.text, place: .metadataLine)
      }
    }
  }
}
