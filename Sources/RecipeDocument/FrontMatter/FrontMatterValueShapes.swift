// One thing can be written as a text, a list or a mapping; these look through the shape at what is meant.

internal import SourceText

extension FrontMatterValue {
  /// Every text in the value, lists flattened; the texts of mappings left out.
  var scalars: [MappedText] {
    switch content {
    case .null, .map: []
    case .scalar(let text, _): [text]
    case .list(let items, _): items.flatMap(\.scalars)
    }
  }

  /// Every text in the value, a mapping standing for its name.
  var namedScalars: [MappedText] {
    switch content {
    case .null: []
    case .scalar(let text, _): [text]
    case .list(let items, _): items.flatMap(\.namedScalars)
    case .map: text(preferring: ["name", "title", "text", "item", "label", "value"]).map { [$0] } ?? []
    }
  }

  /// The entries of a mapping, or of all the mappings in a list.
  var pairs: [FrontMatterEntry] {
    switch content {
    case .null, .scalar: []
    case .map(let entries, _): entries
    case .list(let items, _): items.flatMap(\.ownPairs)
    }
  }

  private var ownPairs: [FrontMatterEntry] {
    if case .map(let entries, _) = content { return entries }
    return []
  }

  /// Every line of every text in the value.
  var lines: [MappedText] {
    scalars.flatMap { text in
      text.bytes.split(whereSeparator: \.isLineBreak).map { text.slice(Span($0.startIndex, $0.endIndex)) }
    }
  }

  /// The text of a value; of a list the first one's, of a mapping that of the first of `names` it has.
  func text(preferring names: [String]) -> MappedText? {
    switch content {
    case .null: return nil
    case .scalar(let text, _): return text
    case .list(let items, _): return items.lazy.compactMap { $0.text(preferring: names) }.first
    case .map(let entries, _):
      for name in names {
        if let text = entries.first(where: { RecipeKey.normalized($0.key) == name })?.value.text { return text }
      }
      return nil
    }
  }

  /// The texts that may state a yield: each text, or the numbers and words of a mapping (`{amount: 4, unit: loaves}`).
  var servingTexts: [MappedText] {
    switch content {
    case .null: []
    case .scalar(let text, _): [text]
    case .list(let items, _): items.flatMap(\.servingTexts)
    case .map(let entries, _): [FrontMatterKeys.join(entries.compactMap(\.value.text), " ")]
    }
  }
}
