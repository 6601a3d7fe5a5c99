// A "Knoblauchzehe" is a clove of garlic, not a head of it: words that hold a food and the part of it that is counted.

internal import Quantities
internal import SourceText

/// Words for a clove of garlic.
enum CloveWords {
  /// Folded beginnings of the words, and the food in its language.
  private static let words: [(start: String, rest: Set<String>, food: String)] = [
    ("knoblauchzehe", ["", "n"], "Knoblauch"), ("knoblauchzeh", [""], "Knoblauch"),
    ("vitloksklyft", ["a", "an", "or", "orna"], "vitlök"),
    ("hvidlogsfed", ["", "et", "ene"], "hvidløg"), ("hvitloksfedd", ["", "et", "ene"], "hvitløk"),
    ("knoflookteen", ["", "tje", "tjes"], "knoflook"), ("knoflooktenen", [""], "knoflook"),
  ]

  /// The garlic of a line that counts cloves of it by such a word; nil for other lines.
  static func food(_ line: IngredientLine) -> String? {
    guard line.measure?.unit == nil, line.size == nil else { return nil }
    let name = Folding.fold(line.name)
    // "Knoblauchzehe(n)" and "Knoblauchzehe/n" leave both forms open.
    let word = name.filter { !"()/-*".contains($0) }
    return words.first { entry in
      word.hasPrefix(entry.start) && entry.rest.contains(String(word.dropFirst(entry.start.count)))
    }?.food
  }
}
