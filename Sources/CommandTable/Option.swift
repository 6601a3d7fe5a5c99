// The words of a command line that begin with `-`, as values.

/// An option of a command or of the program.
public struct Option: Hashable, Sendable {
  /// Its long name without dashes; how it is looked up.
  public var long: String
  /// Its one-letter name.
  public var short: Character?
  /// The name of its value in help, in capitals; nil for a flag.
  public var value: String?
  /// Whether it can be given several times; else the last one counts.
  public var isRepeatable: Bool
  /// What it does, in a few words.
  public var help: String
  /// What the shell offers for the value; `.words` also limits what is taken.
  public var completion: Completion
  /// The whole numbers that the value can be; nil for any text.
  public var range: ClosedRange<Int>?
  /// Set when the value can be left out, which makes it "".
  ///
  /// It is then given with `=`, or as the next word if that passes the test.
  public var optionalValue: ValueTest?

  /// An option.
  public init(
    _ long: String, short: Character? = nil, value: String? = nil, isRepeatable: Bool = false, _ help: String,
    completion: Completion = .none, range: ClosedRange<Int>? = nil, optionalValue: ValueTest? = nil
  ) {
    self.long = long
    self.short = short
    self.value = value
    self.isRepeatable = isRepeatable
    self.help = help
    self.completion = completion
    self.range = range
    self.optionalValue = optionalValue
  }

  /// Tells whether the word after an option is its value, where that can be left out.
  public struct ValueTest: Sendable, Hashable {
    private let name: String
    let passes: @Sendable (String) -> Bool

    /// A test; two of one name are the same.
    public init(_ name: String, _ passes: @escaping @Sendable (String) -> Bool) {
      self.name = name
      self.passes = passes
    }

    /// The value is only ever given with `=`.
    public static let never = ValueTest("never") { _ in false }

    /// Compares the names.
    public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// The words that its value can be; nil for any.
  var choices: [String]? {
    guard case .words(let choices) = completion else { return nil }
    return choices
  }

  /// What help shows after its name: ` KEY`, `[=WEEK]` or nothing.
  var valueUsage: String {
    guard let value else { return "" }
    return optionalValue == nil ? " " + value : "[=\(value)]"
  }

  /// Both names with the value, as help lists them: `-x, --factor F`.
  var usage: String { (short.map { "-\($0), " } ?? "") + "--" + long + valueUsage }

  /// Whether `word` is its name with the dashes and nothing more.
  func isWritten(_ word: String) -> Bool { word == "--" + long || short.map { word == "-\($0)" } ?? false }
}
