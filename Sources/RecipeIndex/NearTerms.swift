// Nothing found: the words of the recipes that are nearest to what was typed.

internal import SourceText

/// A word of some recipes.
struct NearTerm: Hashable {
  var text: String
  /// How many slips lie between it and the word that was looked for.
  var distance: Int
  /// In how many recipes it stands.
  var recipes: Int
  /// Whether it stands in a title or among ingredients.
  var isProminent: Bool

  /// Nearer first, then words of titles and ingredients, then commoner ones.
  func precedes(_ other: NearTerm) -> Bool {
    if distance != other.distance { return distance < other.distance }
    if isProminent != other.isProminent { return isProminent }
    if recipes != other.recipes { return recipes > other.recipes }
    return text < other.text
  }
}

/// Measures words against one word.
struct NearTermFilter {
  private let wanted: [Unicode.Scalar]
  private let letters: UInt64
  private let isASCII: Bool
  private let limit: Int

  /// A filter for a folded word; words of up to three letters allow one slip, longer ones two.
  init(_ word: [UInt8]) {
    wanted = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
    letters = Self.letters(word[...])
    isASCII = word.allSatisfy { $0 < 0x80 }
    limit = wanted.count <= 3 ? 1 : 2
  }

  /// The distance of a folded word; nil when it is too far.
  func distance(_ word: some Collection<UInt8>) -> Int? {
    guard word.count <= wanted.count * 4 + limit, wanted.count <= 64 else { return nil }
    if isASCII {
      // A slip changes at most one letter into one other.
      guard abs(word.count - wanted.count) <= limit || word.contains(where: { $0 >= 0x80 }),
        (Self.letters(word) ^ letters).nonzeroBitCount <= 2 * limit
      else { return nil }
    }
    let scalars = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
    guard abs(scalars.count - wanted.count) <= limit else { return nil }
    let distance = NearName.distance(wanted, scalars)
    return distance <= limit ? distance : nil
  }

  /// Which letters a word has, as bits.
  private static func letters(_ word: some Collection<UInt8>) -> UInt64 {
    word.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }
}

extension IndexSearch {
  /// The words near to one, in these fields, with the recipes that `isAlive` allows.
  func near(_ filter: NearTermFilter, in fields: SearchFields, isAlive: (Int) -> Bool) -> [NearTerm] {
    var result: [NearTerm] = []
    eachTerm { term, word in
      guard let distance = filter.distance(word) else { return }
      var recipes = 0
      var seen: UInt16 = 0
      eachPosting(term) { recipe, found in
        guard found & fields.rawValue != 0, isAlive(recipe) else { return }
        recipes += 1
        seen |= found
      }
      if recipes > 0 { result.append(NearTerm(word, distance, recipes, seen)) }
    }
    return result
  }
}

extension RecordStore {
  /// The words near to one, in these fields.
  func near(_ filter: NearTermFilter, in fields: SearchFields) -> [NearTerm] {
    var found: [[UInt8]: NearTerm] = [:]
    for record in records {
      var ofRecipe: Set<[UInt8]> = []
      for field in fields.list {
        for word in record.texts[field].split(whereSeparator: { !Bytes.isWord($0) }) {
          guard let distance = filter.distance(word) else { continue }
          let bit = UInt16(1) << UInt16(field.rawValue)
          let isNew = ofRecipe.insert(Array(word)).inserted
          var term = found[Array(word)] ?? NearTerm(word, distance, 0, 0)
          term.recipes += isNew ? 1 : 0
          term.isProminent = term.isProminent || NearTerm.isProminent(bit)
          found[Array(word)] = term
        }
      }
    }
    return Array(found.values)
  }
}

extension NearTerm {
  fileprivate init(_ word: some Collection<UInt8>, _ distance: Int, _ recipes: Int, _ fields: UInt16) {
    self.init(
      text: String(decoding: word, as: UTF8.self), distance: distance, recipes: recipes,
      isProminent: Self.isProminent(fields))
  }

  fileprivate static func isProminent(_ fields: UInt16) -> Bool {
    fields & (SearchFields(.title).rawValue | SearchFields(.ingredient).rawValue) != 0
  }
}

/// A word that stands in no recipe, and words that do.
public struct Suggestion: Sendable, Hashable {
  /// The word of the query.
  public let word: String
  /// The nearest words of the recipes, at most three, folded.
  public let near: [String]
}

extension RecipeSnapshot {
  /// What may have been meant by the words of a query that stand in no recipe.
  public func suggestions(for query: Query) -> [Suggestion] {
    var suggestions: [Suggestion] = []
    for match in query.positiveTexts where !isFound(match) {
      for word in match.needle.split(whereSeparator: { !Bytes.isWord($0) }) {
        var part = match
        part.needle = Array(word)
        part.isWhole = false
        let text = String(decoding: word, as: UTF8.self)
        // A number near to another is no slip, and every word of two letters is near to one; a sign is no word.
        let letters = text.unicodeScalars.count { $0.properties.isAlphabetic }
        if letters == 0 || letters < 3 && word.allSatisfy({ $0 < 0x80 }) { continue }
        if suggestions.contains(where: { $0.word == text }) || isFound(part) { continue }
        let near = near(Array(word), in: match.fields).sorted { $0.precedes($1) }
        if !near.isEmpty { suggestions.append(Suggestion(word: text, near: near.prefix(3).map(\.text))) }
      }
    }
    return suggestions
  }
}
