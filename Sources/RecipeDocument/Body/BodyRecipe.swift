// What a body says about its recipe, before it is joined with what the front matter says.

internal import SourceText

/// The findings in one body.
struct BodyRecipe {
  /// The title and where it stands.
  var title: MappedText?
  /// Whether the title is a heading rather than a plain first line.
  var titleIsHeading = false
  /// The paragraphs before the first section.
  var description: MappedText?
  /// The ingredient lines.
  var ingredients: [BodyLine] = []
  /// The steps.
  var steps: [BodyLine] = []
  /// The notes.
  var notes: MappedText?
  /// The tools.
  var equipment: [MappedText] = []
  /// The values of metadata lines.
  var facts: [BodyFact] = []
  /// Lines of nutrition sections.
  var nutrition: [MappedText] = []
  /// Lines of source sections.
  var sources: [InlineText] = []
  /// Every link.
  var links: [RecipeLink] = []
  /// The language as a two-letter code.
  var language: String?
  /// Whether a heading names the ingredients.
  var hasIngredientHeading = false
  /// Whether a heading names the steps.
  var hasStepHeading = false
  /// Whether a list was taken for ingredients though nothing but its shape says so.
  var isGuess = false
}

/// A value that a line of the body states.
struct BodyFact {
  /// The label as written.
  var label: String
  /// What it means.
  var key: RecipeKey
  /// The value.
  var value: InlineText
  /// Whether the line is a heading.
  var isHeading = false
  /// Whether the value is one tag, commas and all.
  var isOneTag = false
}
