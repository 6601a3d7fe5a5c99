// What a section of a recipe is for.

/// The meaning of a section.
enum Role: UInt8, CaseIterable {
  /// A list of ingredients.
  case ingredients
  /// A list of ingredients that is known to hold the amounts, where another list in the file may not.
  case amounts
  /// How to make it.
  case steps
  /// Notes, tips, variations.
  case notes
  /// Pots, tins and tools.
  case equipment
  /// Nutrients.
  case nutrition
  /// Servings, times and the like, as lines.
  case facts
  /// An introduction.
  case description
  /// Where it comes from.
  case source
  /// Pictures, comments, links and everything else that is not read.
  case other

  /// A role by the name used in `.vault.yaml`.
  init?(name: String) {
    switch name {
    case "ingredients": self = .ingredients
    case "amounts": self = .amounts
    case "steps": self = .steps
    case "notes": self = .notes
    case "equipment": self = .equipment
    case "nutrition": self = .nutrition
    case "facts": self = .facts
    case "description": self = .description
    case "source": self = .source
    case "other": self = .other
    default: return nil
    }
  }

  /// Whether it is one of the two lists of ingredients.
  var isIngredients: Bool { self == .ingredients || self == .amounts }
}
