// "1 tsp salt per litre" stays when everything doubles: the litres double.

internal import SourceText

/// Tells amounts of a step that stand in a ratio to another.
enum StepRatio {
  private static let words = Set(
    [
      "per", "pro", "par", "por", "each", "every", "je", "jede", "jeden", "jedes", "chaque", "cada", "ogni", "elke",
      "每",
    ].map { WordFolding.hash($0) })

  /// Whether the word makes a ratio.
  static func isPer(_ token: Token) -> Bool { words.contains(token.hash) }

  /// Whether the amount from one token up to another is told for so much of something else, or is that something.
  static func holds(_ reader: LineReader, _ first: Int, _ next: Int) -> Bool {
    for index in (first - 2)..<first where reader.isWord(index) && isPer(reader.tokens[index]) { return true }
    for index in next..<next + 6 {
      switch reader.kind(index) {
      case .word: if isPer(reader.tokens[index]) { return true }
      case .slash: return reader.isWord(index + 1) && !reader.tokens[index + 1].isGlued
      default: return false
      }
    }
    return false
  }
}
