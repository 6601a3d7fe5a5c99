// "gr." is gram or "große", "cc" a cubic centimetre or a "cuillère à café": what an abbreviation means shows beside it.

/// Abbreviations of units that mean something else in some lines.
enum LineAbbreviations {
  /// The unit at `index` behind an amount: "2 cc de levure" are teaspoons.
  static func unit(_ reader: LineReader, _ index: Int, _ reading: AmountReading) -> UInt16 {
    let unit = reader.unit(index)
    guard unit != 0, reader.tokens[index].hash == cubic, isFrenchOf(reader, index + 1) else { return unit }
    return reader.lexicon.teaspoon
  }

  private static let cubic = WordFolding.hash("cc")
  private static let gram = WordFolding.hash("gr")
  private static let frenchOf = Set(["de", "d'", "du", "des"].map { WordFolding.hash($0) })

  private static func isFrenchOf(_ reader: LineReader, _ index: Int) -> Bool {
    reader.isWord(index) && frenchOf.contains(reader.tokens[index].hash)
  }

  /// Whether `gr` and its period behind a small whole number say how big the thing is, as before "Zwiebel", but not in 100 of "Mehl".
  static func isGermanSize(_ reader: LineReader, _ index: Int, _ reading: AmountReading) -> Bool {
    guard isGermanSizeWord(reader, index), let value = reading.amount.high ?? reading.amount.low else { return false }
    return value.isWhole && value <= 6 && !reader.tokens[index].isGlued
  }

  /// Whether `gr` with its period stands before a noun with a capital.
  static func isGermanSizeWord(_ reader: LineReader, _ index: Int) -> Bool {
    guard reader.isWord(index), reader.tokens[index].hash == gram, reader.isWord(index + 1) else { return false }
    let token = reader.tokens[index]
    guard token.end - token.start == 3, reader.bytes[token.start] == 0x67, reader.bytes[token.end - 1] == 0x2e else {
      return false
    }
    let first = reader.bytes[reader.tokens[index + 1].start]
    return first >= 0x41 && first <= 0x5a || isCapitalUmlaut(reader, index + 1)
  }

  private static func isCapitalUmlaut(_ reader: LineReader, _ index: Int) -> Bool {
    let token = reader.tokens[index]
    guard token.end - token.start > 1, reader.bytes[token.start] == 0xc3 else { return false }
    return [0x84, 0x96, 0x9c].contains(reader.bytes[token.start + 1])
  }
}
