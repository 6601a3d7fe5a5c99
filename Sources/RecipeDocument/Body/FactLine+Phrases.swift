// Yields in words: "Serves 4-6", "Makes about 12 cookies.", "Zutaten für 2 Portionen", "Croissants (x8)".

internal import Quantities
internal import SourceText

extension FactLine {
  static let servingVerbs: Set<String> = [
    "serves", "makes", "yields", "yield", "servings", "feeds", "fur", "pour", "para", "per", "voor", "for", "ergibt",
    "portionen", "rinde", "rende",
    "portions", "porciones", "personnes", "personen", "reicht", "dosi", "dose", "recipe", "recette", "rezept", "ca",
    "circa", "about", "enough", "approximately",
  ]

  /// "Serves 4-6", "Makes about 12 cookies.", "Für 4 Personen", "4 servings".
  func phrase(_ line: InlineText) -> BodyFact? {
    let bytes = line.text.bytes
    guard bytes.count <= 80, bytes.contains(where: { $0.isDigit }) || bytes.count <= 50 else { return nil }
    if role != .amounts {
      let word = Likeness.firstWord(bytes)
      guard Self.servingVerbs.contains(word) || Self.isCount(word),
        bytes.contains(where: \.isDigit) || ["serves", "makes", "yields", "fur", "pour", "feeds"].contains(word)
      else { return nil }
    }
    let text = line.text.string
    let words = WordKey.words(WordKey.make(bytes))
    guard let first = words.first, words.count <= 10 else { return nil }
    let isVerb = Self.servingVerbs.contains(first) && words.prefix(5).contains { Self.isCount($0) }
    let isCount =
      words.count <= 4 && Self.isCount(first) && words.dropFirst().contains { ServingsWords.isPeople($0) }
      || Self.isJapaneseCount(first, words.count)
    if role == .amounts, Self.isPortion(bytes), let from = Self.ideographicNumber(bytes),
      ServingsText.parse(text) == nil
    {
      let rest = line.slice(Span(from, bytes.count))
      return ServingsText.parse(rest.text.string).map { _ in BodyFact(label: "", key: .servings, value: rest) }
    }
    guard isVerb || isCount || role == .amounts && Self.isPortion(bytes), ServingsText.parse(text) != nil else {
      return nil
    }
    let needsPeople =
      Self.servingVerbs.contains(first)
      && !["serves", "makes", "yields", "yield", "servings", "feeds", "ergibt"].contains(first)
    if needsPeople, !words.contains(where: { ServingsWords.isPeople($0) }), !Self.isJapaneseCount(first, words.count) {
      return nil
    }
    return BodyFact(label: "", key: .servings, value: line)
  }

  /// "2人分" and nothing else.
  private static func isJapaneseCount(_ word: String, _ count: Int) -> Bool {
    guard count == 1, word.utf8.count <= 24, word.utf8.first.map(\.isDigit) ?? false,
      word.utf8.last.map({ $0 >= 0x80 }) ?? false
    else { return false }
    return ServingsText.parse(word)?.unit == ServingsWords.servings
  }

  /// Where the first Chinese number stands: "下面是一人份".
  private static func ideographicNumber(_ bytes: [UInt8]) -> Int? {
    let digits: [[UInt8]] = ["一", "二", "两", "三", "四", "五", "六", "七", "八", "九", "十"].map { Array($0.utf8) }
    return bytes.indices.first { index in digits.contains { bytes[index...].starts(with: $0) } }
  }

  static func isCount(_ word: String) -> Bool {
    word.utf8.first.map(\.isDigit) ?? false || ServingsWords.counts[word] != nil
  }

  /// `份`, `人`, `杯`: a line beside a Chinese list that says for how many it is.
  private static func isPortion(_ bytes: [UInt8]) -> Bool {
    ["份", "人", "分量", "杯", "碗", "盘"].contains { bytes.holds($0) }
  }

  /// The number of a title: "Croissants (x8)", "Pancakes for 2".
  func titleFact(_ title: InlineText) -> BodyFact? {
    let bytes = title.text.bytes
    guard bytes.last == UInt8(ascii: ")"), let open = bytes.lastIndex(of: UInt8(ascii: "(")) else { return nil }
    let inside = title.slice(Span(open + 1, bytes.count - 1))
    return Self.isYield(inside.text.bytes) ? BodyFact(label: "", key: .servings, value: inside, isHeading: true) : nil
  }

  /// `x8`, `8x`, `8 servings`, `serves 4`, `für 4 Personen`.
  static func isYield(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= 40 else { return false }
    let words = WordKey.words(WordKey.make(bytes))
    if words.count == 1, let word = words.first {
      let digits = word.utf8.filter { $0 != UInt8(ascii: "x") }
      return digits.count == word.utf8.count - 1 && !digits.isEmpty && digits.allSatisfy(\.isDigit)
    }
    return words.contains { isCount($0) } && words.contains { ServingsWords.isPeople($0) || servingVerbs.contains($0) }
  }

  /// The number in a heading of ingredients: "Zutaten für 2 Portionen".
  func countInHeading(_ heading: InlineText) -> BodyFact? {
    let bytes = heading.text.bytes
    guard bytes.count <= 100 else { return nil }
    var index = 0
    while index < bytes.count, bytes[index] != 32, bytes[index] != UInt8(ascii: "("), bytes[index] != UInt8(ascii: ":"),
      !bytes[index...].starts(with: Self.wideBracket)
    { index += 1 }
    let rest = heading.slice(bytes.trimmingBlanks(Span(min(index, bytes.count), bytes.count)))
    guard !rest.isEmpty, let servings = ServingsText.parse(rest.text.string) else { return nil }
    let words = WordKey.words(WordKey.make(rest.text.bytes))
    let hasNumber = rest.text.bytes.contains(where: \.isDigit) || Self.holdsWideDigit(rest.text.bytes)
    let isPeople = servings.unit == ServingsWords.servings && words.contains { ServingsWords.isPeople($0) }
    let isFor = words.first.map { Self.servingVerbs.contains($0) } ?? false
    return hasNumber || isPeople
      || isFor && words.contains { ServingsWords.counts[$0] != nil && $0 != "a" && $0 != "an" }
      ? BodyFact(label: "", key: .servings, value: trimmedCount(rest), isHeading: true) : nil
  }

  /// The bracket `（`.
  private static let wideBracket: [UInt8] = [0xEF, 0xBC, 0x88]

  /// Whether a digit of full width stands in a text.
  static func holdsWideDigit(_ bytes: [UInt8]) -> Bool {
    bytes.indices.dropLast(2).contains {
      bytes[$0] == 0xEF && bytes[$0 + 1] == 0xBC && bytes[$0 + 2] >= 0x90 && bytes[$0 + 2] <= 0x99
    }
  }

  /// Without the word before the number and the bracket around it.
  private func trimmedCount(_ text: InlineText) -> InlineText {
    let all = text.text.bytes
    var bytes = Span(0, all.count)
    while bytes.start < bytes.end, !all[bytes.start].isDigit, all[bytes.start].isPunctuation || all[bytes.start] == 32 {
      bytes = Span(bytes.start + 1, bytes.end)
    }
    if all[bytes.range].starts(with: Self.wideBracket) { bytes = Span(bytes.start + 3, bytes.end) }
    while bytes.end > bytes.start {
      let last = all[bytes.end - 1]
      if last == UInt8(ascii: ")") || last == UInt8(ascii: ":") || last == 32 {
        bytes = Span(bytes.start, bytes.end - 1)
      } else if bytes.count > 3, all[(bytes.end - 3)..<bytes.end].elementsEqual([0xEF, 0xBC, 0x89]) {
        bytes = Span(bytes.start, bytes.end - 3)
      } else {
        break
      }
    }
    return text.slice(all.trimmingBlanks(bytes))
  }
}
