// A command line after parsing: which words and options were given.

public import SourceText

/// What the user asked for.
public struct Invocation: Hashable, Sendable {
  /// The names of the command and its subcommand.
  public var path: [String]
  /// The positional words.
  public var words: [String]
  /// The words of each positional, by its name.
  public var places: [String: [String]]
  /// The given options by long name, each with its values in order; a flag has one empty value for each time it was given.
  public var given: [String: [String]]
  /// Notes about words that look like options and were taken as positionals.
  public var notes: [Diagnostic] = []

  /// An invocation.
  public init(
    path: [String], words: [String] = [], places: [String: [String]] = [:], given: [String: [String]] = [:]
  ) {
    self.path = path
    self.words = words
    self.places = places
    self.given = given
  }

  /// Whether the option was given.
  public func has(_ option: Option) -> Bool { given[option.long] != nil }

  /// The last value given for the option; "" when a value that can be left out was.
  public func value(_ option: Option) -> String? { given[option.long]?.last }

  /// Every value given for the option.
  public func values(_ option: Option) -> [String] { given[option.long] ?? [] }

  /// The whole number given last for the option.
  public func integer(_ option: Option) -> Int? { value(option).flatMap { Int($0) } }

  /// The positional word at `index`, or nil when there are fewer.
  public func word(_ index: Int) -> String? { words.indices.contains(index) ? words[index] : nil }

  /// The words of the positional called `name`.
  public func words(_ name: String) -> [String] { places[name] ?? [] }

  /// The first word of the positional called `name`; nil when there is none.
  public func word(_ name: String) -> String? { places[name]?.first }
}
