// The orders in which recipes are listed: `--sort created-`.

/// What recipes are ordered by.
public struct SortKey: Sendable, Hashable {
  /// What is compared.
  enum Value: Sendable, Hashable {
    case title, path, time, prep, cook, servings, rating, created, favorite, score
    case frontMatter(String)
  }

  let value: Value
  /// Whether the greatest comes first.
  public let isDescending: Bool

  /// The key of an option's value: a name, with `-` behind it for the other way round.
  ///
  /// A name that is no built-in one is a front-matter key.
  public init(_ text: String) {
    isDescending = text.hasSuffix("-")
    let name = isDescending ? String(text.dropLast()) : text
    switch name.lowercased() {
    case "title", "name": value = .title
    case "path": value = .path
    case "score": value = .score
    case "favorite": value = .favorite
    default:
      switch ComparableKey(name.lowercased()) {
      case .time: value = .time
      case .prep: value = .prep
      case .cook: value = .cook
      case .servings: value = .servings
      case .rating: value = .rating
      case .created: value = .created
      case nil: value = .frontMatter(name)
      }
    }
  }

  /// The front-matter key that is compared; nil for a built-in value.
  public var frontMatterKey: String? {
    if case .frontMatter(let key) = value { return key }
    return nil
  }

  /// The built-in names, for completions.
  public static let names = [
    "title", "time", "prep", "cook", "servings", "rating", "created", "cooked", "favorite", "path", "score",
  ]
}
