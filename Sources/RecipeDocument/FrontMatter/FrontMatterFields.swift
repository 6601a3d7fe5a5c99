// What the keys of a front matter say about the recipe. RecipeDocument completes it with what the body says.

internal import Quantities
internal import SourceText

/// The values of a recipe that its front matter states.
///
/// Texts stand as written, without quotes and escapes; Markdown in them is not undone.
struct FrontMatterFields {
  /// The title.
  var title: Field<String>?
  /// The description.
  var description: Field<String>?
  /// Tags in the order of the file, each once.
  var tags: [Field<String>] = []
  /// Categories in the order of the file.
  var categories: [Field<String>] = []
  /// The cuisine.
  var cuisine: Field<String>?
  /// The difficulty as written.
  var difficulty: Field<String>?
  /// The rating from 0 to 5.
  var rating: Field<Rational>?
  /// Whether it is a favorite.
  var favorite: Field<Bool>?
  /// The date of creation.
  var created: Field<String>?
  /// Who wrote it.
  var author: Field<String>?
  /// The language as a two-letter code.
  var language: Field<String>?
  /// Where it comes from.
  var source: Field<String>?
  /// The picture.
  var image: Field<String>?
  /// Pots, tins and tools.
  var equipment: [Field<String>] = []
  /// For how many, or how much it makes.
  var servings: Field<Servings>?
  /// How long it takes.
  var times = RecipeTimes()
  /// The ingredients in the order of the file.
  var ingredients: [FrontMatterItem] = []
  /// The steps in the order of the file.
  var steps: [FrontMatterItem] = []
  /// Notes.
  var notes: Field<String>?
  /// Nutrients.
  var nutrition: [Nutrient: Field<String>] = [:]
  /// What is doubtful about the values.
  var diagnostics: [Diagnostic] = []

  /// No values.
  init() {}

  /// The values of a front matter of the file `source`.
  static func read(_ frontMatter: FrontMatter, _ source: [UInt8], settings: ReadingSettings) -> FrontMatterFields {
    var fields = FrontMatterFields()
    let keys = FrontMatterKeys(frontMatter, settings: settings)
    let items = FrontMatterItems(source)
    fields.readTexts(keys)
    fields.readJudgements(keys)
    fields.readTimes(keys)
    fields.readNutrition(keys, settings)
    fields.servings = keys[.servings].lazy.compactMap { Self.servings($0) }.first
    for named in keys[.ingredients] where fields.ingredients.isEmpty {
      fields.ingredients = items.read(named.entry.value, .ingredients)
    }
    for named in keys[.steps] where fields.steps.isEmpty { fields.steps = items.read(named.entry.value, .steps) }
    return fields
  }

  // MARK: Texts

  private mutating func readTexts(_ keys: FrontMatterKeys) {
    title = keys.text(.title)
    description = keys.text(.description)
    cuisine = keys.text(.cuisine)
    difficulty = keys.text(.difficulty)
    author = keys.text(.author)
    notes = keys.lines(.notes)
    source = keys[.source].lazy.compactMap {
      Self.address($0, ["url", "link", "href", "name", "title", "text", "author"])
    }
    .first { !Self.isSitePath($0, keys) }
    image = keys[.image].lazy.compactMap { Self.picture($0) }.first
    categories = keys[.category].flatMap { named in named.entry.value.scalars.flatMap { Self.tags($0, named.topKey) } }
    var seen: Set<String> = []
    for named in keys[.tags] {
      for tag in named.entry.value.scalars.flatMap({ Self.tags($0, named.topKey) })
      where seen.insert(tag.value).inserted {
        tags.append(tag)
      }
    }
    for named in keys[.equipment] where equipment.isEmpty {
      // In a list a comma is part of the text.
      if case .list = named.entry.value.content {
        equipment = named.entry.value.namedScalars.filter { !$0.bytes.allSatisfy(\.isBlank) }.map {
          Field($0.string, text: $0, place: .frontMatter(key: named.topKey))
        }
      } else {
        equipment = named.entry.value.namedScalars.flatMap { Self.tags($0, named.topKey) }
      }
    }
    if let text = keys.text(.language), let code = LanguageText.code(text.value) {
      language = Field(code, text: text.text, place: text.place)
    }
  }

  /// The tags of one text.
  private static func tags(_ text: MappedText, _ key: String) -> [Field<String>] {
    TagText.split(text.bytes).map { span in
      let tag = text.slice(span)
      return Field(tag.string, text: tag, place: .frontMatter(key: key))
    }
  }

  /// The text of a value, or of the first of `names` in a mapping.
  private static func address(_ named: FrontMatterKeys.Named, _ names: [String]) -> Field<String>? {
    named.field(named.entry.value.text(preferring: names))
  }

  /// Whether an address is the page's own place on the site (`url: /recipes/pie/`), as static site generators have it.
  private static func isSitePath(_ field: Field<String>, _ keys: FrontMatterKeys) -> Bool {
    guard case .frontMatter(let key) = field.place, field.value.utf8.first == 0x2F else { return false }
    return RecipeKey.normalized(key) != "source"
  }

  /// The path of a picture; `![[x.jpg]]` and `![](x.jpg)` are reduced to it.
  private static func picture(_ named: FrontMatterKeys.Named) -> Field<String>? {
    let names = ["url", "src", "path", "file", "image", "link", "href", "name"]
    guard var field = address(named, names) else { return nil }
    let bytes = field.text.bytes
    guard let span = WrappedLink.target(bytes) else { return field }
    field.text = field.text.slice(span)
    field.value = field.text.string
    return field.value.isEmpty ? nil : field
  }

  private static func servings(_ named: FrontMatterKeys.Named) -> Field<Servings>? {
    for text in named.entry.value.servingTexts {
      if let servings = ServingsText.parse(text.string), let field = named.field(text) {
        return Field(servings, text: field.text, place: field.place)
      }
    }
    return nil
  }

  // MARK: Rating, favorite, date

  private mutating func readJudgements(_ keys: FrontMatterKeys) {
    for named in keys[.rating] where rating == nil {
      guard let field = Self.address(named, ["value", "rating", "ratingvalue", "score"]) else { continue }
      if let value = RatingText.parse(field.value) {
        rating = Field(value, text: field.text, place: field.place)
      } else {
        diagnostics.append(Diagnostic(.ratingUnclear, field.span, [field.value]))
      }
    }
    for named in keys[.favorite] where favorite == nil {
      guard let field = Self.address(named, []), let value = FavoriteText.parse(field.value) else { continue }
      favorite = Field(value, text: field.text, place: field.place)
    }
    if let field = keys.text(.created) {
      created = Field(DateText.parse(field.value) ?? field.value, text: field.text, place: field.place)
    }
  }

  // MARK: Times

  private mutating func readTimes(_ keys: FrontMatterKeys) {
    times.prep = time(keys[.prepTime])
    times.cook = time(keys[.cookTime])
    times.total = time(keys[.totalTime])
    for named in keys[.totalTime] {
      for part in named.entry.value.pairs {
        let parts = FrontMatterKeys.Named(entry: part, topKey: named.topKey)
        switch RecipeKey.lookup(part.key) {
        case .prepTime where times.prep == nil: times.prep = time([parts])
        case .cookTime where times.cook == nil: times.cook = time([parts])
        case .totalTime where times.total == nil: times.total = time([parts])
        default: break
        }
      }
    }
  }

  private mutating func time(_ candidates: [FrontMatterKeys.Named]) -> Field<Int>? {
    for named in candidates {
      if let sum = Self.timeOfParts(named) { return sum }
      guard let field = named.field(named.entry.value.text(preferring: ["text", "value", "duration"])) else { continue }
      let (minutes, problem) = TimeText.read(field.value)
      if let problem { diagnostics.append(Diagnostic(problem, field.span, [field.value])) }
      if let minutes { return Field(minutes, text: field.text, place: field.place) }
    }
    return nil
  }

  /// The sum of a mapping such as `{hours: 1, minutes: 30}`.
  private static func timeOfParts(_ named: FrontMatterKeys.Named) -> Field<Int>? {
    guard case .map(let parts, _) = named.entry.value.content else { return nil }
    var text = MappedText()
    for part in parts {
      guard TimeWords.units[RecipeKey.normalized(part.key)] != nil, let count = part.value.text else { continue }
      if !text.bytes.isEmpty { text.append(unplaced: " ") }
      text.append(count)
      text.append(unplaced: " " + part.key)
    }
    guard let minutes = TimeText.minutes(text.string) else { return nil }
    return Field(minutes, text: text, place: .frontMatter(key: named.topKey))
  }

  // MARK: Nutrition

  private mutating func readNutrition(_ keys: FrontMatterKeys, _ settings: ReadingSettings) {
    for nutrient in Nutrient.allCases {
      guard let key = RecipeKey(rawValue: nutrient.rawValue) else { continue }
      for named in keys[key] { readNutrient(nutrient, named) }
    }
    for named in keys[.nutrition] {
      for pair in named.entry.value.pairs {
        guard let nutrient = RecipeKey.lookup(pair.key, settings: settings)?.nutrient else { continue }
        readNutrient(nutrient, FrontMatterKeys.Named(entry: pair, topKey: named.topKey))
      }
      for text in named.entry.value.lines {
        guard let (nutrient, amount) = NutrientText.line(text.string, settings: settings), nutrition[nutrient] == nil
        else { continue }
        nutrition[nutrient] = Field(amount, text: text, place: .frontMatter(key: named.topKey))
      }
    }
  }

  private mutating func readNutrient(_ nutrient: Nutrient, _ named: FrontMatterKeys.Named) {
    guard nutrition[nutrient] == nil, let field = named.field(named.entry.value.text(preferring: ["value", "amount"])),
      let amount = NutrientText.parse(field.value, nutrient)
    else { return }
    nutrition[nutrient] = Field(amount, text: field.text, place: field.place)
  }
}
