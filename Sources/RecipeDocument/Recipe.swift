// What a recipe says, whatever the dialect of its file: the values behind the JSON contract.

public import Quantities
public import SourceText

/// A recipe as read from one file.
public struct Recipe: Sendable {
  /// False for an index page, a template, an article, an empty draft.
  public var isRecipe = false
  /// The title; of the file's name when the text has none.
  public var title: Field<String>
  /// The heading that stands as the title in the body, also where the front matter states another.
  public var titleHeading: Field<String>?
  /// What stands before the first section.
  public var description: Field<String>?
  /// Tags in the order of the file.
  public var tags: [Field<String>] = []
  /// The category, or the first of several.
  public var category: Field<String>?
  /// The cuisine.
  public var cuisine: Field<String>?
  /// The difficulty as written.
  public var difficulty: Field<String>?
  /// 0 to 5.
  public var rating: Field<Rational>?
  /// Whether the file says that it is a favorite.
  public var favorite: Field<Bool>?
  /// The date of creation, `2026-11-30` where it could be understood, else as written.
  public var created: Field<String>?
  /// Who wrote it.
  public var author: Field<String>?
  /// The language of the recipe as a two-letter code; nil when unknown.
  public var language: String?
  /// A web address, book or person.
  public var source: Field<String>?
  /// The path or address of the picture.
  public var image: Field<String>?
  /// Pots, tins and tools.
  public var equipment: [Field<String>] = []
  /// For how many, or how much it makes.
  public var servings: Field<Servings>?
  /// How long it takes.
  public var times = RecipeTimes()
  /// The ingredients in the order of the file.
  public var ingredients: [Ingredient] = []
  /// The steps in the order of the file.
  public var steps: [Step] = []
  /// Notes, tips, variations.
  public var notes: Field<String>?
  /// Nutrients per serving, as decimals in their unit of the JSON contract.
  public var nutrition: [Nutrient: Field<String>] = [:]
  /// Links to other files of the vault, ingredient links included.
  public var links: [RecipeLink] = []

  /// A recipe of which only the title is known.
  public init(title: Field<String>) { self.title = title }
}

/// How much a recipe makes.
public struct Servings: Hashable, Sendable {
  /// The number or range.
  public var amount: Amount
  /// `servings`, or what is counted or measured: `cookies`, `g`, `loaf`.
  public var unit: String

  /// A yield.
  public init(amount: Amount, unit: String) {
    self.amount = amount
    self.unit = unit
  }
}

/// The times of a recipe, in minutes.
public struct RecipeTimes: Sendable, Hashable {
  /// Preparation; the low end of a range.
  public var prep: Field<Int>?
  /// Cooking or baking; the low end of a range.
  public var cook: Field<Int>?
  /// All of it, where the file states it.
  public var total: Field<Int>?

  /// No times.
  public init() {}

  /// The stated total, else prep + cook, else nil.
  public var totalMinutes: Int? {
    if let total { return total.value }
    if prep == nil && cook == nil { return nil }
    let (sum, overflow) = (prep?.value ?? 0).addingReportingOverflow(cook?.value ?? 0)
    return overflow ? nil : sum
  }
}

/// One ingredient of a recipe.
public struct Ingredient: Hashable, Sendable {
  /// The line without markup and check-box, with its place in the file.
  public var text: MappedText
  /// The line taken apart; its spans are of `text`.
  public var line: IngredientLine
  /// The name of the group it stands in.
  public var group: String?
  /// The recipe it links to, as written in the link.
  public var link: String?
  /// The bytes of the whole item in the file: list item, table row or front-matter value, without its line ending.
  public var itemSpan: Span
  /// The line of the file it begins in, from 1.
  public var lineNumber: Int

  /// An ingredient.
  public init(
    text: MappedText, line: IngredientLine, group: String?, link: String?, itemSpan: Span, lineNumber: Int
  ) {
    self.text = text
    self.line = line
    self.group = group
    self.link = link
    self.itemSpan = itemSpan
    self.lineNumber = lineNumber
  }
}

/// One step of a recipe.
public struct Step: Hashable, Sendable {
  /// The step without markup, with its place in the file.
  public var text: MappedText
  /// The name of the group it stands in.
  public var group: String?
  /// The bytes of the whole item in the file, without its line ending.
  public var itemSpan: Span
  /// The line of the file it begins in, from 1.
  public var lineNumber: Int

  /// A step.
  public init(text: MappedText, group: String?, itemSpan: Span, lineNumber: Int) {
    self.text = text
    self.group = group
    self.itemSpan = itemSpan
    self.lineNumber = lineNumber
  }
}

/// A link to another file.
public struct RecipeLink: Hashable, Sendable {
  /// How a link is written.
  public enum Style: Hashable, Sendable {
    /// `[text](path)`.
    case markdown
    /// `[[name]]` or `[[name|text]]`.
    case wiki
    /// `![text](path)`.
    case image
    /// `![[name]]`.
    case wikiImage
  }

  /// How it is written.
  public var style: Style
  /// The target as written, percent-decoding not done.
  public var target: String
  /// The bytes of the target.
  public var targetSpan: Span
  /// The bytes of the whole link.
  public var span: Span

  /// A link.
  public init(style: Style, target: String, targetSpan: Span, span: Span) {
    self.style = style
    self.target = target
    self.targetSpan = targetSpan
    self.span = span
  }
}

/// The nutrients of the JSON contract; the raw value is the key there.
public enum Nutrient: String, CaseIterable, Sendable, Hashable {
  /// kcal.
  case calories
  /// g.
  case protein
  /// g.
  case fat
  /// g.
  case carbohydrate
  /// g.
  case fiber
  /// g.
  case sugar
  /// g.
  case saturatedFat
  /// mg.
  case sodium
  /// mg.
  case cholesterol
}
