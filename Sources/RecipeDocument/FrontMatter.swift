// The block of keys at the top of a file, as values that know their bytes.

public import SourceText

/// The front matter of a file.
public struct FrontMatter: Sendable {
  /// The two languages of front matter.
  public enum Syntax: Hashable, Sendable {
    /// Between `---` lines.
    case yaml
    /// Between `+++` lines.
    case toml
  }

  /// In which language it is written.
  public var syntax: Syntax
  /// From the first byte of the opening fence to the last byte of the closing fence's line, its line ending included.
  public var span: Span
  /// The lines between the fences.
  public var contentSpan: Span
  /// The top-level keys in the order of the file.
  public var entries: [FrontMatterEntry]

  /// A front matter.
  public init(syntax: Syntax, span: Span, contentSpan: Span, entries: [FrontMatterEntry]) {
    self.syntax = syntax
    self.span = span
    self.contentSpan = contentSpan
    self.entries = entries
  }

  /// The first readable entry of this very key.
  public func entry(_ key: String) -> FrontMatterEntry? { entries.first { $0.key == key && $0.isReadable } }
}

/// One key of a mapping with its value.
public struct FrontMatterEntry: Hashable, Sendable {
  /// The key, unquoted.
  public var key: String
  /// The bytes of the key as written.
  public var keySpan: Span
  /// The value.
  public var value: FrontMatterValue
  /// From the start of the key's line to the end of the value's last line, its line ending included; comments after it on their own lines are outside.
  public var span: Span
  /// False when this block could not be read; it is then not edited either.
  public var isReadable: Bool

  /// An entry.
  public init(key: String, keySpan: Span, value: FrontMatterValue, span: Span, isReadable: Bool = true) {
    self.key = key
    self.keySpan = keySpan
    self.value = value
    self.span = span
    self.isReadable = isReadable
  }
}

/// A value of the front matter.
public struct FrontMatterValue: Hashable, Sendable {
  /// How a scalar is written.
  public enum Style: Hashable, Sendable {
    /// Without quotes.
    case plain
    /// In `'`.
    case singleQuoted
    /// In `"`.
    case doubleQuoted
    /// A `|` or `>` block.
    case block
  }

  /// What kind of value it is.
  public indirect enum Content: Hashable, Sendable {
    /// Nothing after the colon, or `null`, `~`.
    case null
    /// One text; `text` holds it unquoted with the places of its bytes.
    case scalar(text: MappedText, style: Style)
    /// A list; flow lists are written in `[ ]`.
    case list([FrontMatterValue], isFlow: Bool)
    /// A mapping; flow mappings are written in `{ }`.
    case map([FrontMatterEntry], isFlow: Bool)
  }

  /// The value.
  public var content: Content
  /// The bytes of the value, quotes, anchors and tags included; empty, right after the colon, for a null that is not written.
  public var span: Span

  /// A value.
  public init(content: Content, span: Span) {
    self.content = content
    self.span = span
  }

  /// The text of a scalar; nil for other values.
  public var text: MappedText? {
    if case .scalar(let text, _) = content { return text }
    return nil
  }
}
