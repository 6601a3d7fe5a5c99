// Whether one text of a recipe holds what is looked for, and whether as a whole word.

/// Looks through the text of one field.
enum TextSearch {
  /// Looks for a match in a field's values.
  static func look(for match: TextMatch, in text: ArraySlice<UInt8>) -> (isPart: Bool, isWhole: Bool) {
    text.withUnsafeBufferPointer { look(for: match, in: $0) }
  }

  /// Looks for a match in a field's values.
  static func look(for match: TextMatch, in text: UnsafeBufferPointer<UInt8>) -> (isPart: Bool, isWhole: Bool) {
    let needle = match.needle
    // Every recipe holds the empty text; that it counts as a whole word or not changes nothing.
    if needle.isEmpty { return (true, false) }
    var start = 0
    var isPart = false
    while let place = Bytes.find(needle, in: text, from: start) {
      if match.isWhole {
        if isValue(text, place, needle.count) { return (true, true) }
      } else {
        isPart = true
        if isWord(text, place, needle) { return (true, true) }
      }
      start = place + 1
    }
    return (isPart, false)
  }

  /// Whether what stands there is a whole value, or for tags the beginning of a nested one: `dinner` of `dinner/quick`.
  private static func isValue(_ text: UnsafeBufferPointer<UInt8>, _ place: Int, _ count: Int) -> Bool {
    let end = place + count
    guard place == 0 || text[place - 1] == RecipeRecord.separator, end < text.count else { return false }
    return text[end] == RecipeRecord.separator || text[end] == UInt8(ascii: "/")
  }

  /// Whether what stands there is no part of a longer word.
  private static func isWord(_ text: UnsafeBufferPointer<UInt8>, _ place: Int, _ needle: [UInt8]) -> Bool {
    let end = place + needle.count
    if place > 0, Bytes.isWord(text[place - 1]), needle.first.map(Bytes.isWord) == true { return false }
    return !(end < text.count && Bytes.isWord(text[end]) && needle.last.map(Bytes.isWord) == true)
  }
}
