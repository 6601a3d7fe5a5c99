// A value of a recipe that remembers where the file keeps it, so that an edit can go there.

public import SourceText

/// Where in a file a value was found.
public enum Place: Hashable, Sendable {
  /// In the front matter, under this top-level key.
  case frontMatter(key: String)
  /// In the text of a heading.
  case heading
  /// In a line of the body that states it: `**Prep time:** 15 min`.
  case metadataLine
  /// In the running text or a list of the body.
  case body
  /// Not in the text: the file's name.
  case fileName
  /// Not in the text: made from other values.
  case derived
}

/// A value, the text it was read from, and where that stands.
public struct Field<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What it means.
  public var value: Value
  /// What is written, markup removed, with its place in the file.
  public var text: MappedText
  /// Where the file keeps it.
  public var place: Place

  /// A value read from `text`.
  public init(_ value: Value, text: MappedText, place: Place) {
    self.value = value
    self.text = text
    self.place = place
  }

  /// The bytes of the file that hold the text; nil when it does not stand in the file.
  public var span: Span? { text.sourceSpan }
}
