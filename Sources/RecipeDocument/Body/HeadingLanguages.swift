// The languages whose heading words are built in.

/// A set of languages.
struct HeadingLanguages: OptionSet, Hashable {
  let rawValue: UInt32

  /// The two-letter codes in the order in which a tie is decided.
  static let codes = [
    "en", "de", "fr", "es", "it", "pt", "nl", "sv", "zh", "ja", "pl", "cs", "no", "da", "fi", "hu", "ro", "tr", "ru",
    "uk",
    "ca", "ko", "vi", "id",
  ]

  /// The set of one language by its code; empty when it is unknown.
  init(code: String) {
    rawValue = Self.codes.firstIndex(of: code).map { 1 << UInt32($0) } ?? 0
  }

  /// A set by its bits.
  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The codes of the languages in the set.
  var members: [String] {
    Self.codes.indices.filter { rawValue & (1 << UInt32($0)) != 0 }.map { Self.codes[$0] }
  }
}
