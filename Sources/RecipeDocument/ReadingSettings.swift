// What the owner of a vault can set about reading: `.vault.yaml` keys `language:`, `headings:`, `keys:` and those of Quantities.

public import Quantities

/// Settings that change how a file is read.
public struct ReadingSettings: Hashable, Sendable {
  /// The language that wins in files in two languages, as a two-letter code; nil takes the first.
  public var language: String?
  /// Extra heading words: word to section name (`ingredients`, `steps`, `notes`, `equipment`, `nutrition`).
  public var headings: [String: String] = [:]
  /// Extra front-matter keys: key to the field's name (`title`, `servings`, `prep`, ...).
  public var keys: [String: String] = [:]
  /// Settings of amounts.
  public var quantities = QuantitySettings()

  /// The settings of a vault without `.vault.yaml`.
  public init() {}
}
