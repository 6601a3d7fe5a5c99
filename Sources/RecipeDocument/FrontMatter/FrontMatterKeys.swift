// The entries of a front matter by what they mean.

internal import SourceText

/// Finds entries by their meaning.
struct FrontMatterKeys {
  /// An entry and the top-level key that it stands under.
  struct Named {
    /// The entry.
    var entry: FrontMatterEntry
    /// Its own key, or that of the mapping around it.
    var topKey: String

    /// A text of this entry as a field; nil when there is nothing but blanks.
    func field(_ text: MappedText?) -> Field<String>? {
      guard let text else { return nil }
      let span = ByteScanning.trimAll(text.bytes, Span(0, text.bytes.count))
      guard !span.isEmpty else { return nil }
      let trimmed = span.count == text.bytes.count ? text : text.slice(span)
      return Field(trimmed.string, text: trimmed, place: .frontMatter(key: topKey))
    }
  }

  /// Mappings in which site generators keep the keys of a page.
  private static let containers: Set<String> = ["extra", "params", "taxonomies", "recipe", "metadata", "meta", "info"]

  private var entries: [RecipeKey: [Named]] = [:]

  /// The entries of a front matter; those that could not be read, and all but the first of a key that stands twice, left out.
  init(_ frontMatter: FrontMatter, settings: ReadingSettings) {
    for entry in frontMatter.entries { add(Named(entry: entry, topKey: entry.key), settings) }
    for entry in frontMatter.entries where Self.containers.contains(entry.key) {
      guard case .map(let inner, _) = entry.value.content else { continue }
      for innerEntry in inner { add(Named(entry: innerEntry, topKey: entry.key), settings) }
    }
  }

  private mutating func add(_ named: Named, _ settings: ReadingSettings) {
    guard named.entry.isReadable, let key = RecipeKey.lookup(named.entry.key, settings: settings) else { return }
    let known = entries[key, default: []]
    guard !known.contains(where: { $0.entry.key == named.entry.key && $0.topKey == named.topKey }) else { return }
    // The key's own name goes before its aliases.
    let isOwnName = named.entry.key == key.rawValue && known.first?.entry.key != key.rawValue
    entries[key, default: []].insert(named, at: isOwnName ? 0 : known.count)
  }

  /// The entries that mean `key`, the one that counts most first.
  subscript(_ key: RecipeKey) -> [Named] { entries[key] ?? [] }

  /// The first text of a key; several authors or cuisines are joined by commas.
  func text(_ key: RecipeKey) -> Field<String>? {
    self[key].lazy.compactMap { named in
      let texts = named.entry.value.namedScalars
      return named.field(texts.count > 1 ? Self.join(texts, ", ") : texts.first)
    }.first
  }

  /// The texts of a key, one a line.
  func lines(_ key: RecipeKey) -> Field<String>? {
    self[key].lazy.compactMap { named in named.field(Self.join(named.entry.value.namedScalars, "\n")) }.first
  }

  /// Texts put together.
  static func join(_ texts: [MappedText], _ separator: String) -> MappedText {
    var result = MappedText()
    for text in texts {
      if !result.bytes.isEmpty { result.append(unplaced: separator) }
      result.append(text)
    }
    return result
  }
}
