// A command line after parsing: which words and options were given.

/// What the user asked for.
public struct Invocation: Hashable, Sendable {
  /// The names of the command and its subcommand.
  public var path: [String]
  /// The positional words.
  public var words: [String]
  /// The given options by long name, each with its values in order; a flag has one empty value for each time it was given.
  public var given: [String: [String]]

  /// An invocation.
  public init(path: [String], words: [String] = [], given: [String: [String]] = [:]) {
    self.path = path
    self.words = words
    self.given = given
  }

  /// Whether the option was given.
  public func has(_ option: Option) -> Bool { given[option.long] != nil }

  /// The last value given for the option.
  public func value(_ option: Option) -> String? { given[option.long]?.last }

  /// Every value given for the option.
  public func values(_ option: Option) -> [String] { given[option.long] ?? [] }

  /// The positional word at `index`, or nil when there are fewer.
  public func word(_ index: Int) -> String? { words.indices.contains(index) ? words[index] : nil }
}
