// Where in the tree of a front matter something stands.

internal import SourceText

/// Finds values in a front matter.
struct FrontMatterPlaces {
  private let matter: FrontMatter

  /// A finder for a front matter.
  init(_ matter: FrontMatter) { self.matter = matter }

  /// The scalar or missing value whose bytes hold `span`, and whether it stands inside brackets.
  func scalar(holding span: Span) -> (value: FrontMatterValue, isFlow: Bool)? {
    for entry in matter.entries where entry.value.span.contains(span) {
      return Self.scalar(in: entry.value, holding: span, isFlow: false)
    }
    return nil
  }

  private static func scalar(
    in value: FrontMatterValue, holding span: Span, isFlow: Bool
  ) -> (value: FrontMatterValue, isFlow: Bool)? {
    switch value.content {
    case .null, .scalar: return (value, isFlow)
    case .list(let items, let inFlow):
      guard let item = items.first(where: { $0.span.contains(span) }) else { return nil }
      return scalar(in: item, holding: span, isFlow: isFlow || inFlow)
    case .map(let entries, let inFlow):
      guard let entry = entries.first(where: { $0.value.span.contains(span) }) else { return nil }
      return scalar(in: entry.value, holding: span, isFlow: isFlow || inFlow)
    }
  }

  /// The list whose own items begin with the values at these spans, each in one item; nil when they stand in no common list.
  func list(of spans: [Span]) -> FrontMatterValue? {
    guard let first = spans.first else { return nil }
    var candidates: [FrontMatterValue] = []
    var level = matter.entries.map(\.value)
    while let value = level.first(where: { $0.span.contains(first) }) {
      switch value.content {
      case .null, .scalar: level = []
      case .list(let items, _):
        candidates.append(value)
        level = items
      case .map(let entries, _): level = entries.map(\.value)
      }
    }
    return candidates.last { value in
      guard case .list(let items, _) = value.content else { return false }
      return spans.allSatisfy { span in items.contains { $0.span.contains(span) } }
    }
  }
}
