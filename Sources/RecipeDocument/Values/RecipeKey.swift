// What a key of the front matter or the label of a metadata line means. Both are looked up here, whatever language and spelling they have.

internal import SourceText

/// The meanings of keys and labels; the raw value is the key that vault itself writes.
public enum RecipeKey: String, CaseIterable, Sendable, Hashable {
  // What the dish is.
  case title, description, category, cuisine, tags, difficulty, language
  // For whom and how long.
  case servings, prepTime = "prep", cookTime = "cook", totalTime = "total"
  // What the owner thinks of it.
  case rating, favorite, notes
  // Where it comes from.
  case created, author, source, image
  // What goes into it and what is done with it.
  case equipment, ingredients, steps
  // What it holds. As labels of a body these count only in a section about nutrition: `Sugar: 200 g` is an ingredient elsewhere.
  case nutrition, calories, protein, fat, carbohydrate, fiber, sugar, saturatedFat, sodium, cholesterol

  /// The nutrient of a key that means one.
  public var nutrient: Nutrient? { Nutrient(rawValue: rawValue) }

  /// What a key or label means; nil when it is none of ours.
  ///
  /// Case, accents, blanks, underscores, hyphens, emoji, a remark in parentheses and a colon at the end do not matter.
  public static func lookup(_ label: String, settings: ReadingSettings = ReadingSettings()) -> RecipeKey? {
    guard label.utf8.count <= 80 else { return nil }
    let word = normalized(label)
    guard !word.isEmpty else { return nil }
    if !settings.keys.isEmpty {
      for (own, field) in settings.keys where normalized(own) == word { return RecipeKey(field: field) }
    }
    return RecipeKeyTable.keys[word] ?? minutesKey(word)
  }

  /// A key that ends in its unit: `prep_mins`.
  private static func minutesKey(_ word: String) -> RecipeKey? {
    guard let last = word.utf8.last, last == UInt8(ascii: "s") || last == UInt8(ascii: "n") else { return nil }
    for unit in ["minutes", "mins", "min"] where word.hasSuffix(unit) && word.utf8.count > unit.utf8.count {
      switch RecipeKeyTable.keys[String(word.dropLast(unit.count))] {
      case .prepTime: return .prepTime
      case .cookTime: return .cookTime
      case .totalTime: return .totalTime
      default: return nil
      }
    }
    return nil
  }

  /// The key that a settings file means by a field's name.
  private init?(field: String) {
    guard let key = RecipeKey(rawValue: field) ?? RecipeKeyTable.keys[Self.normalized(field)] else { return nil }
    self = key
  }

  /// The letters and digits of a label, folded.
  static func normalized(_ label: String) -> String {
    var label = label
    if let word = label.withUTF8({ normalizedASCII($0) }) { return word }
    var result: [UInt8] = []
    let folded = Array(Folding.fold(label).utf8)
    result.reserveCapacity(folded.count)
    var position = 0
    while position < folded.count {
      let byte = folded[position]
      if byte < 0x80 {
        if byte == 0x28, !result.isEmpty { break }
        if byte.isLetter || byte.isDigit { result.append(byte) }
        position += 1
      } else {
        let end = min(position + utf8Length(byte), folded.count)
        if !isSymbol(folded[position..<end]) { result += folded[position..<end] }
        position = end
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The same for ASCII; nil when there is more in the label.
  private static func normalizedASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    return String(unsafeUninitializedCapacity: bytes.count) { result in
      var count = 0
      for byte in bytes {
        if byte == 0x28, count > 0 { break }
        guard byte.isLetter || byte.isDigit else { continue }
        result[count] = byte.isLetter ? byte | 32 : byte
        count += 1
      }
      return count
    }
  }

  private static func utf8Length(_ lead: UInt8) -> Int { lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2 }

  /// Whether a scalar beyond ASCII is punctuation, a symbol or an emoji rather than a letter.
  private static func isSymbol(_ scalar: ArraySlice<UInt8>) -> Bool {
    guard let lead = scalar.first, let second = scalar.dropFirst().first else { return true }
    switch lead {
    case 0xC2: return true
    case 0xE2: return second < 0xB0
    case 0xE3: return second == 0x80
    case 0xEF: return second >= 0xB8 && second < 0xBC
    case 0xF0: return second == 0x9F
    case 0xF3...: return true
    default: return false
    }
  }
}
