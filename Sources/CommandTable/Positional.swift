// The words of a command line that are no options, as values.

/// What the shell offers for a word.
public enum Completion: Hashable, Sendable {
  /// Nothing.
  case none
  /// Files.
  case file
  /// Folders.
  case directory
  /// One of these words.
  case words([String])
  /// What a hidden command of the program prints: `recipes`, `tags`, `fields`, ...
  case dynamic(String)
}

/// A word or words that a command takes.
public struct Positional: Hashable, Sendable {
  /// How many words.
  public enum Count: Hashable, Sendable {
    /// Exactly one.
    case one
    /// One or none.
    case optional
    /// Any number.
    case many
    /// At least one.
    case oneOrMore
  }

  /// Its name in help, in capitals; how its words are looked up.
  public var name: String
  /// How many words.
  public var count: Count
  /// What it is, in a few words.
  public var help: String
  /// What the shell offers; `.words` also limits what is taken.
  public var completion: Completion
  /// The long name of the option that stands in for it: with `--query Q` no RECIPE is named.
  public var replacedBy: String?

  /// A positional.
  public init(
    _ name: String, _ count: Count, _ help: String, completion: Completion = .none, replacedBy: String? = nil
  ) {
    self.name = name
    self.count = count
    self.help = help
    self.completion = completion
    self.replacedBy = replacedBy
  }

  /// The fewest words that must stand there.
  var least: Int { count == .one || count == .oneOrMore ? 1 : 0 }

  /// Whether more than one word may stand there.
  var isMany: Bool { count == .many || count == .oneOrMore }

  /// The words that are allowed; nil for any.
  var choices: [String]? {
    guard case .words(let choices) = completion else { return nil }
    return choices
  }

  /// As the usage line shows it.
  var usage: String {
    let text = isMany ? name + "..." : name
    return least == 0 || replacedBy != nil ? "[\(text)]" : text
  }
}
