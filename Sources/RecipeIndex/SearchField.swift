// The parts of a recipe that are searched apart: `title:`, `ingredient:`, ... and all of them for a bare word.

/// A part of a recipe that words are looked for in.
public enum SearchField: Int, CaseIterable, Sendable, Hashable {
  /// The title.
  case title
  /// The tags.
  case tag
  /// The ingredients as written, with their groups.
  case ingredient
  /// The category.
  case category
  /// The cuisine.
  case cuisine
  /// Pots, tins and tools.
  case equipment
  /// What stands before the first section.
  case description
  /// The steps, with their groups.
  case step
  /// Notes and tips.
  case note
  /// Text of the body that belongs to no other part.
  case other
  /// Where the recipe is from.
  case source
  /// The path in the vault.
  case path

  /// The name in queries and JSON.
  public var name: String {
    switch self {
    case .title: "title"
    case .tag: "tag"
    case .ingredient: "ingredient"
    case .category: "category"
    case .cuisine: "cuisine"
    case .equipment: "equipment"
    case .description: "description"
    case .step: "step"
    case .note: "note"
    case .other: "other"
    case .source: "source"
    case .path: "path"
    }
  }

  /// The field that a query names; plurals count too.
  init?(query name: String) {
    let singular = name.hasSuffix("s") && name != "s" ? String(name.dropLast()) : name
    guard let field = Self.allCases.first(where: { $0 != .other && ($0.name == name || $0.name == singular) }) else {
      return nil
    }
    self = field
  }

  /// How much a word found here counts: title over tags over ingredients over the rest.
  var weight: Double {
    switch self {
    case .title: 16
    case .tag: 8
    case .ingredient: 4
    default: 1
    }
  }
}

/// Some of the parts of a recipe.
public struct SearchFields: OptionSet, Hashable, Sendable {
  /// One bit for each field, at the place of its raw value.
  public let rawValue: UInt16

  /// The fields of these bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// One field.
  public init(_ field: SearchField) { rawValue = 1 << UInt16(field.rawValue) }

  /// What a bare word is looked for in: all but `source:` and `path:`.
  public static let everywhere: SearchFields = SearchField.allCases.reduce(into: []) { fields, field in
    if field != .source && field != .path { fields.insert(SearchFields(field)) }
  }

  /// The fields in their order.
  public var list: [SearchField] { SearchField.allCases.filter { contains(SearchFields($0)) } }
}
