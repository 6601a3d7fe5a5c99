// Queries made at random together with what they must find, by the slowest and simplest means: fold everything, look for the part.

import Glibc
import Quantities
import SourceText
import VaultFolder

@testable import RecipeIndex

/// A recipe as the reference looks at it: its texts as C has them, so that looking for a part is `strstr` and nothing else.
struct ReferenceRecipe {
  let summary: RecipeSummary
  private let texts: [[CChar]]
  private let values: [[String]]

  init(_ record: RecipeRecord) {
    summary = record.summary
    let fields = SearchField.allCases.map { record.texts[$0] }
    texts = fields.map { $0.map { CChar(bitPattern: $0) } + [0] }
    values = fields.map { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) }
  }

  /// Whether a value of a field holds this text.
  func holds(_ needle: String, in field: SearchField) -> Bool { strstr(texts[field.rawValue], needle) != nil }

  /// Whether a value of a field is this text, or the beginning of a nested one.
  func isValue(_ needle: String, of field: SearchField) -> Bool {
    values[field.rawValue].contains { $0 == needle || $0.hasPrefix(needle + "/") }
  }

  /// The words of all texts.
  var words: Set<String> {
    Set(values.joined().flatMap { $0.split { !$0.isLetter && !$0.isNumber }.map(String.init) })
  }
}

/// A query and whether a recipe answers it.
struct RandomQuery {
  var text: String
  var holds: (ReferenceRecipe) -> Bool

  /// A query of at most `depth` nested brackets.
  static func make(depth: Int, words: [String], using random: inout SeededNumbers) -> RandomQuery {
    switch Int.random(in: 0..<(depth > 0 ? 10 : 6), using: &random) {
    case 0...2: return word(words, using: &random)
    case 3: return field(words, using: &random)
    case 4: return comparison(using: &random)
    case 5: return state(using: &random)
    case 6: return negation(of: make(depth: depth - 1, words: words, using: &random))
    case 7, 8:
      let parts = (0..<Int.random(in: 2...3, using: &random)).map { _ in
        make(depth: depth - 1, words: words, using: &random)
      }
      return RandomQuery(text: "(" + parts.map(\.text).joined(separator: " ") + ")") { record in
        parts.allSatisfy { $0.holds(record) }
      }
    default:
      let parts = (0..<2).map { _ in make(depth: depth - 1, words: words, using: &random) }
      return RandomQuery(text: "(" + parts.map(\.text).joined(separator: " OR ") + ")") { record in
        parts.contains { $0.holds(record) }
      }
    }
  }

  /// A whole query: some parts side by side, or two such on the sides of `OR`, which binds less.
  static func whole(words: [String], using random: inout SeededNumbers) -> RandomQuery {
    let sides = (0..<Int.random(in: 1...2, using: &random)).map { _ in
      (0..<Int.random(in: 1...3, using: &random)).map { _ in make(depth: 2, words: words, using: &random) }
    }
    let text = sides.map { $0.map(\.text).joined(separator: " ") }.joined(separator: " OR ")
    return RandomQuery(text: text) { record in sides.contains { $0.allSatisfy { $0.holds(record) } } }
  }

  private static func negation(of part: RandomQuery) -> RandomQuery {
    if part.text.hasPrefix("-") { return RandomQuery(text: "-(\(part.text))") { !part.holds($0) } }
    return RandomQuery(text: "-" + part.text) { !part.holds($0) }
  }

  private static func folded(_ text: String) -> String {
    Folding.fold(text).split(separator: " ").joined(separator: " ")
  }

  /// A part of a word, a word, or some words in quotes.
  private static func needle(_ words: [String], using random: inout SeededNumbers) -> (text: String, needle: String) {
    let word = words.randomElement(using: &random) ?? "x"
    if word.contains(" ") { return ("\"\(word)\"", folded(word)) }
    guard Bool.random(using: &random), word.count > 2 else { return (word, folded(word)) }
    let start = word.index(word.startIndex, offsetBy: Int.random(in: 0..<word.count - 1, using: &random))
    let end =
      word.index(start, offsetBy: Int.random(in: 1...3, using: &random), limitedBy: word.endIndex) ?? word.endIndex
    let part = String(word[start..<end])
    return Bool.random(using: &random) ? (part.uppercased(), folded(part.uppercased())) : (part, folded(part))
  }

  private static func isPlain(_ text: String) -> Bool {
    text != "OR" && !text.hasPrefix("-") && !text.contains { "():@".contains($0) }
  }

  private static func word(_ words: [String], using random: inout SeededNumbers) -> RandomQuery {
    let (text, needle) = needle(words, using: &random)
    guard isPlain(text) else { return word(["salt"], using: &random) }
    let fields = SearchFields.everywhere.list
    return RandomQuery(text: text) { recipe in needle.isEmpty || fields.contains { recipe.holds(needle, in: $0) } }
  }

  private static func field(_ words: [String], using random: inout SeededNumbers) -> RandomQuery {
    let fields: [SearchField] = [.title, .ingredient, .tag, .step, .path, .category, .source]
    let field = fields.randomElement(using: &random) ?? .title
    let (text, needle) = needle(words, using: &random)
    guard isPlain(text), !needle.isEmpty else { return word(["salt"], using: &random) }
    if Int.random(in: 0..<4, using: &random) == 0 {
      return RandomQuery(text: "\(field.name):=\(text)") { $0.isValue(needle, of: field) }
    }
    return RandomQuery(text: "\(field.name):\(text)") { $0.holds(needle, in: field) }
  }

  private static func comparison(using random: inout SeededNumbers) -> RandomQuery {
    let limit = Int.random(in: 0..<120, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return RandomQuery(text: "time:<\(limit)m") { $0.summary.total.map { $0 < limit } ?? false }
    case 1:
      return RandomQuery(text: "time:>=\(limit / 60)h\(limit % 60)") { $0.summary.total.map { $0 >= limit } ?? false }
    case 2:
      return RandomQuery(text: "rating:>=\(limit % 6)") { record in
        record.summary.rating.map { $0 >= Rational(limit % 6) } ?? false
      }
    default:
      return RandomQuery(text: "servings:<=\(limit % 12)") { record in
        guard let servings = record.summary.servings else { return false }
        return servings.low.map { $0 <= Rational(limit % 12) } ?? true
      }
    }
  }

  private static func state(using random: inout SeededNumbers) -> RandomQuery {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return RandomQuery(text: "is:favorite") { $0.summary.isFavorite }
    case 1: return RandomQuery(text: "has:rating") { $0.summary.rating != nil }
    case 2: return RandomQuery(text: "missing:servings") { $0.summary.servings == nil }
    case 3: return RandomQuery(text: "has:image") { $0.summary.image != nil }
    default: return RandomQuery(text: "missing:tags") { $0.summary.tags.isEmpty }
    }
  }
}
