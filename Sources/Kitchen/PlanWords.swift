// `vault plan add soup saturday dinner @8`: what the words behind the recipe say. A word that says nothing is refused, not written down.

public import Quantities
internal import SourceText

/// The day, the meal and how much of a recipe, as typed.
public struct PlanWords: Hashable, Sendable {
  /// The day; nil when none is named.
  public private(set) var day: CalendarDay?
  /// The meal, as it is to stand in the plan.
  public private(set) var meal: String?
  /// How many times: `x2`.
  public private(set) var factor: Rational?
  /// For how many: `@8`, `for 8`.
  public private(set) var servings: Rational?

  /// What is wrong with a word.
  public enum Problem: Error, Hashable, Sendable {
    /// It is no day, but looks like one.
    case dayNear(String, String)
    /// It begins like a date and is none.
    case dayUnclear(String)
    /// It is no meal; with the one it looks like.
    case mealUnknown(String, String?)
    /// It is no amount above nothing.
    case amountUnclear(String)
  }

  /// Reads words in any order; `meals` are those of the vault's plans, `languages` those in which slips are looked for.
  ///
  /// A meal that is not known is taken with a colon behind it: `potluck:`.
  public init(
    _ typed: [String], today: CalendarDay, week: CalendarWeek?, meals: [String] = [], languages: [String] = []
  ) throws(Problem) {
    var words = typed.flatMap { $0.split(separator: " ").map(String.init) }[...]
    var others: [String] = []
    while let word = words.first {
      if let (day, count) = DayWords.read(words, today: today, week: week) {
        self.day = day
        words = words.dropFirst(count)
      } else if Self.begins(word, words.dropFirst().first) {
        let isFor = Self.forWords.contains(Folding.fold(word))
        try readAmount(isFor ? "@" + (words.dropFirst().first ?? "") : word)
        words = words.dropFirst(isFor ? 2 : 1)
      } else if word.first?.isNumber ?? true {
        throw .dayUnclear(word)
      } else {
        others.append(word)
        words = words.dropFirst()
      }
    }
    meal = try Self.meal(others, meals, languages)
  }

  private static let forWords: Set<String> = ["for", "fur", "pour", "para", "per"]

  /// Whether a word begins an amount: `@8`, `x2`, `×2`, `:2`, `for 8`.
  private static func begins(_ word: String, _ next: String?) -> Bool {
    if word.hasPrefix("@") { return true }
    if forWords.contains(Folding.fold(word)) { return next?.first?.isNumber ?? false }
    return "xX×:".contains(word.prefix(1)) && word.dropFirst().first?.isNumber ?? false
  }

  private mutating func readAmount(_ word: String) throws(Problem) {
    let rest = String(word.dropFirst())
    guard let number = Rational(rest), number > .zero else { throw .amountUnclear(rest) }
    if word.hasPrefix("@") { servings = number } else { factor = number }
  }

  private static func meal(_ words: [String], _ meals: [String], _ languages: [String]) throws(Problem) -> String? {
    guard !words.isEmpty else { return nil }
    let text = words.joined(separator: " ")
    let wanted = MealNames.key(text)
    if let own = meals.first(where: { MealNames.key($0) == wanted }) { return own }
    if MealNames.isKnown(text) { return text.capitalizingFirst }
    if text.hasSuffix(":"), text.contains(where: \.isLetter) {
      return String(text.dropLast()).trimmingBlanks.capitalizingFirst
    }
    for word in words {
      if let day = DayWords.near(word, languages: languages) { throw .dayNear(word, day) }
    }
    throw .mealUnknown(text, MealNames.near(text, others: meals))
  }
}

extension String {
  /// The text with its first letter in upper case.
  fileprivate var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}
