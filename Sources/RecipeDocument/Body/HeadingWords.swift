// Finds what a heading is for: by its words, wherever they stand among emoji, counts and other words.

internal import SourceText

/// Looks up heading words.
struct HeadingWords: Sendable {
  /// What a heading was recognised as.
  struct Match {
    /// What its section is for.
    var role: Role
    /// The languages in which it says so.
    var languages: HeadingLanguages
    /// Whether the heading says nothing else.
    var isWhole: Bool
  }

  private struct Entry {
    var role: Role
    var languages: HeadingLanguages
  }

  private static let builtIn = readTable()
  private static let cjkEndings = [
    "材料", "原料", "食材", "配料", "用料", "做法", "步骤", "作り方", "手順", "工具", "计算", "操作", "道具", "만드는 법", "재료", "作り方",
  ]
  /// Words after which a heading only says for what it is: "Zutaten für den Teig".
  private static let connectors: Set<String> = [
    "for", "fur", "pour", "para", "per", "por", "voor", "till", "til", "pro", "of", "de", "del", "della", "di", "da",
    "do", "the",
    "a", "to", "serves", "servings", "makes", "about", "ca", "approx", "for", "circa", "etwa", "needed", "required",
    "du", "des",
    "and", "und", "et", "y", "e", "i", "och", "en", "or", "with", "mit", "auf", "dla", "na", "av", "af", "x", "by",
  ]
  /// Words that may end a heading: "Sauce ingredients".
  private static let endings: Set<String> = [
    "ingredients", "zutaten", "ingredientes", "ingredienti", "ingredienten", "ingredienser", "directions",
    "instructions",
    "steps", "method", "equipment", "notes", "tips", "preparation", "anleitung", "zubereitung", "instrucciones",
    "procedimento",
    "notizen", "tipps", "nutrition", "procedure", "ingredient", "utensils",
  ]

  private static let chineseNumbers: Set<String> = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十"]

  private let extra: [String: Entry]

  /// The built-in words and those of the settings.
  init(extra words: [String: String]) {
    var extra: [String: Entry] = [:]
    for (word, name) in words {
      guard let role = Role(name: name) else { continue }
      extra[WordKey.make(word.utf8)] = Entry(role: role, languages: [])
    }
    self.extra = extra
  }

  /// What a whole text says; nil unless it is a heading word and nothing else.
  func whole(_ text: some Collection<UInt8>) -> Match? {
    guard text.count <= 80 else { return nil }
    return exact(WordKey.make(text))
  }

  /// What a heading is for; nil when none of its words says so.
  func match(_ text: [UInt8]) -> Match? {
    guard text.count <= 160, var match = find(text) else { return nil }
    // Folding makes "Ingrédients" and "Ingredients" one word: the accent tells French from English.
    if match.languages.isSuperset(of: [Self.english, Self.french]) {
      let key = WordKey.make(text)
      if text.contains(0xC3) {
        match.languages.remove(Self.english)
      } else if Self.accentedInFrench.contains(where: { key.holds($0) }) {
        match.languages.remove(Self.french)
      }
    }
    return match
  }

  private static let english = HeadingLanguages(code: "en")
  private static let french = HeadingLanguages(code: "fr")
  private static let accentedInFrench = ["ingredient", "preparation", "equipement", "reference", "presentation"]

  private func find(_ heading: [UInt8]) -> Match? {
    let text = Self.withoutShortcodes(heading)
    let key = WordKey.make(text)
    if let match = exact(key) { return match }
    for part in Self.parts(text) {
      if let found = entry(Self.withoutNumbers(WordKey.make(part))) {
        return Match(role: found.role, languages: found.languages, isWhole: false)
      }
    }
    let words = WordKey.words(key)
    return prefix(words) ?? ending(words, key)
  }

  /// The text without emoji written as `:shopping_cart:`.
  private static func withoutShortcodes(_ text: [UInt8]) -> [UInt8] {
    guard let start = text.firstIndex(of: UInt8(ascii: ":")),
      let end = text[(start + 1)...].firstIndex(of: UInt8(ascii: ":")), end > start + 1,
      text[(start + 1)..<end].allSatisfy({
        $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
      })
    else { return text }
    return Array(text[..<start] + text[(end + 1)...])
  }

  private func exact(_ key: String) -> Match? {
    entry(Self.withoutNumbers(key)).map { Match(role: $0.role, languages: $0.languages, isWhole: true) }
  }

  private func entry(_ key: String) -> Entry? { (extra.isEmpty ? nil : extra[key]) ?? Self.builtIn[key] }

  /// The longest heading word that begins the words, if what follows only says for what or how many.
  private func prefix(_ words: [String]) -> Match? {
    let words = Array(words.drop { $0.utf8.allSatisfy(\.isDigit) })
    var count = min(words.count - 1, 5)
    while count > 0 {
      let next = words[count]
      let isCount = next.utf8.first.map(\.isDigit) ?? false
      if isCount || Self.connectors.contains(next), let found = entry(words[..<count].joined(separator: " ")) {
        return Match(role: found.role, languages: found.languages, isWhole: false)
      }
      count -= 1
    }
    return nil
  }

  private func ending(_ words: [String], _ key: String) -> Match? {
    if let last = words.last, words.count <= 6, Self.endings.contains(last), let found = entry(last) {
      return Match(role: found.role, languages: found.languages, isWhole: false)
    }
    guard key.utf8.last.map({ $0 >= 0x80 }) ?? false else { return nil }
    for word in Self.cjkEndings where key.ends(with: word) {
      if let found = entry(word) { return Match(role: found.role, languages: found.languages, isWhole: false) }
    }
    return nil
  }

  private static func withoutNumbers(_ key: String) -> String {
    if let first = key.utf8.first, first >= 0xE4, let blank = key.utf8.firstIndex(of: 32),
      chineseNumbers.contains(String(key[..<blank]))
    {
      return String(key[key.utf8.index(after: blank)...])
    }
    guard key.utf8.contains(where: \.isDigit) else { return key }
    return WordKey.words(key).filter { !$0.utf8.allSatisfy(\.isDigit) }.joined(separator: " ")
  }

  /// The text before and after its first separator: "Zutaten (Teig)", "Zutaten / Ingredients".
  private static func parts(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: ":"), UInt8(ascii: "("), UInt8(ascii: "/"), UInt8(ascii: "|"), UInt8(ascii: ","),
        UInt8(ascii: "["), UInt8(ascii: "&"), UInt8(ascii: "+"):
        return [text[..<index], text[(index + 1)...]]
      case UInt8(ascii: "-") where index > 0 && text[index - 1] == 32: return [text[..<index], text[(index + 1)...]]
      case 0xEF
      where index + 2 < text.count && text[index + 1] == 0xBC && (text[index + 2] == 0x9A || text[index + 2] == 0x88):
        return [text[..<index], text[(index + 3)...]]
      case 0xE2
      where index + 2 < text.count && text[index + 1] == 0x80 && (text[index + 2] == 0x93 || text[index + 2] == 0x94):
        return [text[..<index], text[(index + 3)...]]
      default: continue
      }
    }
    return []
  }

  private static func readTable() -> WordMap<Entry> {
    var result = WordMap<Entry>(room: 1024)
    let text = HeadingTable.text
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    for line in bytes.split(separator: 10) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let head = line[..<colon].split(separator: 32)
      guard head.count == 2, let role = Role(name: String(decoding: head[0], as: UTF8.self)) else { continue }
      let languages = HeadingLanguages(code: String(decoding: head[1], as: UTF8.self))
      for word in line[(colon + 2)...].split(separator: UInt8(ascii: "|")) {
        let word = UnsafeBufferPointer(rebasing: word)
        let old = result[word]
        if old == nil || old?.role == role {
          result[word] = Entry(role: role, languages: old?.languages.union(languages) ?? languages)
        }
      }
    }
    return result
  }
}
