// Whether a line reads like an ingredient or like an instruction, from its bytes alone: for files whose headings don't say.

internal import SourceText

/// Judges lines.
enum Likeness {
  /// Whether the text begins with an amount, or a word that stands for one.
  static func beginsWithAmount(_ line: [UInt8]) -> Bool {
    guard let start = line.first else { return false }
    let text = start >= 0xE2 ? Array(line[afterEmoji(line)...]) : line
    guard let first = text.first else { return false }
    if first.isDigit { return !isClockOrDate(text) }
    if isFraction(text, 0) { return true }
    if first == UInt8(ascii: "~") || first == UInt8(ascii: ".") { return text.count > 1 && text[1].isDigit }
    let word = firstWord(text)
    return VerbTable.amountWords.contains(word)
  }

  private static func isClockOrDate(_ text: [UInt8]) -> Bool {
    text.count > 4 && text.prefix(4).allSatisfy(\.isDigit) && text[4] == UInt8(ascii: "-")
  }

  /// ½ ¼ ¾ and their like.
  static func isFraction(_ text: [UInt8], _ index: Int) -> Bool {
    guard index + 1 < text.count else { return false }
    if text[index] == 0xC2 { return text[index + 1] >= 0xBC && text[index + 1] <= 0xBE }
    return text[index] == 0xE2 && index + 2 < text.count && text[index + 1] == 0x85 && text[index + 2] >= 0x90
      && text[index + 2] <= 0x9E
  }

  /// Whether a number stands anywhere in a text short enough for an ingredient.
  static func holdsAmount(_ text: [UInt8]) -> Bool {
    if beginsWithAmount(text) { return true }
    guard text.count <= 120 else { return false }
    for index in text.indices where text[index].isDigit || isFraction(text, index) { return true }
    return false
  }

  /// Whether the text could name one ingredient: short, no sentence.
  static func isIngredientLike(_ text: [UInt8]) -> Bool {
    guard !text.isEmpty, text.count <= 160 else { return false }
    if beginsWithAmount(text) { return !(text.count > 120 && endsSentence(text)) }
    if beginsWithVerb(text) { return false }
    if text.suffix(3).elementsEqual(ideographicStop) { return false }
    return lengthOutsideBrackets(text) <= (endsSentence(text) ? 50 : 70)
  }

  /// Whether the text is a sentence that tells what to do.
  static func isStepLike(_ text: [UInt8]) -> Bool {
    if beginsWithAmount(text) && text.count <= 120 { return false }
    if beginsWithVerb(text) { return true }
    return lengthOutsideBrackets(text) > 90
      || endsSentence(text) && text.count > 25 && (text.count > 60 || mentionsVerb(text, within: 8))
  }

  private static func lengthOutsideBrackets(_ text: [UInt8]) -> Int {
    var depth = 0
    var count = 0
    for byte in text {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if depth == 0 { count += 1 }
      if byte == UInt8(ascii: ")"), depth > 0 { depth -= 1 }
    }
    return count
  }

  /// Whether the text ends like a sentence.
  static func endsSentence(_ text: [UInt8]) -> Bool {
    guard let last = text.last else { return false }
    if last == UInt8(ascii: ".") || last == UInt8(ascii: "!") || last == UInt8(ascii: "?") {
      // An abbreviation ("2 Tbsp.") is no sentence.
      return last != UInt8(ascii: ".") || text.count(where: { $0 == 32 }) >= 3
    }
    return text.suffix(3).elementsEqual(ideographicStop)
  }

  /// The full stop `。`.
  private static let ideographicStop: [UInt8] = [0xE3, 0x80, 0x82]

  /// Whether the first word is a verb of the kitchen in the form that tells somebody to do something.
  static func beginsWithVerb(_ text: [UInt8]) -> Bool {
    let word = firstWord(text)
    return !word.isEmpty && VerbTable.verbs.contains(word)
  }

  /// Like `beginsWithVerb`, but not by words that are adjectives or nouns as often ("Cool and tart, sour cream ...").
  static func commands(_ text: [UInt8]) -> Bool {
    let word = firstWord(text)
    return VerbTable.verbs.contains(word) && !VerbTable.doubtful.contains(word)
  }

  /// Whether one of the first five words is such a verb.
  static func mentionsVerb(_ text: [UInt8], within count: Int = 5) -> Bool {
    var index = 0
    for _ in 0..<count {
      while index < text.count, !isWordByte(text[index]) { index += 1 }
      let start = index
      while index < text.count, isWordByte(text[index]) { index += 1 }
      if start == index { return false }
      if index - start <= 24, VerbTable.verbs.contains(WordKey.make(text[start..<index])) { return true }
    }
    return false
  }

  /// The offset after the emoji and blanks that a line begins with.
  static func afterEmoji(_ text: [UInt8]) -> Int {
    var index = 0
    while index < text.count {
      switch text[index] {
      case 32: index += 1
      case 0xF0 where index + 3 < text.count && text[index + 1] == 0x9F: index += 4
      case 0xE2 where index + 2 < text.count && !isFraction(text, index): index += 3
      case 0xEF where index + 2 < text.count && text[index + 1] == 0xB8: index += 3
      default: return index
      }
    }
    return min(index, text.count)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte >= 0x80 }

  /// The first word in the form of `WordKey`; empty when it is too long to be in a table.
  static func firstWord(_ text: [UInt8]) -> String {
    var start = afterEmoji(text)
    while start < text.count, !isWordByte(text[start]) { start += 1 }
    var end = start
    while end < text.count, isWordByte(text[end]) { end += 1 }
    guard end > start, end - start <= 24 else { return "" }
    return WordKey.make(text[start..<end])
  }
}
