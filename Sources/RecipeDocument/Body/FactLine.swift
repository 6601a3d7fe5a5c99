// One line of a body as the values it states: the label first, the value first, or a picture for a label.

internal import Quantities
internal import SourceText

/// Reads one line as values.
struct FactLine {
  let settings: ReadingSettings
  let role: Role?
  let isItem: Bool

  /// Whether a line could state a value at all: most lines of a file do not, and this is told by a look at their first bytes.
  static func mayState(_ text: InlineText, _ line: Span, isNumberAlone: Bool) -> Bool {
    let bytes = text.text.bytes
    guard let first = bytes[line.range].first else { return false }
    if isNumberAlone || first == UInt8(ascii: "#") || first.isDigit || text.strongEnd > 0 { return true }
    if first == 0xF0 || first == 0xE2, line.count <= 300 { return true }
    for index in line.range.prefix(61) {
      if bytes[index] == UInt8(ascii: ":") || bytes[index] == UInt8(ascii: "|") { return true }
      if bytes[index] == 0xEF, index + 1 < line.end, bytes[index + 1] == 0xBC { return true }
    }
    guard line.count <= 80 else { return false }
    let word = Likeness.firstWord(Array(bytes[line.range].prefix(30)))
    return servingVerbs.contains(word) || isCount(word)
  }

  /// The values that a line states; none when it is an ordinary line.
  func facts(_ line: InlineText) -> [BodyFact] {
    if role == .notes, isItem { return single(line).map { $0.key == .source || $0.key == .author ? [$0] : [] } ?? [] }
    let statements = statements(line)
    if statements.count > 1 {
      let found = statements.compactMap { single($0) }
      if found.count > 1 { return found }
    }
    if let fact = single(line) { return [fact] }
    guard line.text.bytes.count <= 300,
      line.text.bytes.contains(where: { $0 == UInt8(ascii: ":") || $0 == 0xEF || $0 == 0xC2 })
    else { return [] }
    let parts = split(line)
    guard parts.count > 1 else { return [] }
    let found = parts.compactMap { single($0) }
    return found.count * 2 > parts.count ? found : []
  }

  private func single(_ line: InlineText) -> BodyFact? {
    let bytes = line.text.bytes
    guard !bytes.isEmpty else { return nil }
    if let tags = hashTags(line) { return tags }
    if bytes[0] >= 0xE2, let fact = pictured(line) { return fact }
    if let colon = Self.labelEnd(bytes) {
      let label = line.slice(bytes.trimmingBlanks(Span(0, colon.start)))
      let value = line.slice(bytes.trimmingBlanks(Span(colon.end, bytes.count)))
      if let fact = fact(label: label, value: value) { return fact }
    }
    if line.strongEnd > 1, line.strongEnd < bytes.count, line.strongEnd <= 60 {
      let value = line.slice(bytes.trimmingBlanks(Span(line.strongEnd, bytes.count)))
      if let fact = fact(label: line.slice(Span(0, line.strongEnd)), value: value) { return fact }
    }
    if let fact = valueFirst(line) { return fact }
    return isItem && role != .facts ? nil : phrase(line)
  }

  /// "⏱️ 30 min", "👥 4": a picture in place of a label.
  private func pictured(_ line: InlineText) -> BodyFact? {
    let bytes = line.text.bytes
    let start = Likeness.afterEmoji(bytes)
    guard start > 0, start < bytes.count, bytes.count <= 50, bytes[start].isDigit else { return nil }
    let value = line.slice(Span(start, bytes.count))
    let picture = Array(bytes[..<start])
    let label = String(decoding: picture, as: UTF8.self)
    if ["⏱", "⏲", "⏰", "⌛", "⏳", "🕐", "🕑", "🕒", "🕓", "🕔", "🕕", "🕖", "🕗", "🕘", "🕙", "🕚", "🕛"].contains(where: {
      picture.holds($0)
    }) {
      return TimeText.minutes(value.text.string).map { _ in BodyFact(label: label, key: .totalTime, value: value) }
    }
    guard ["👥", "👤", "🍽", "🍴", "👪", "🧑"].contains(where: { picture.holds($0) }) else { return nil }
    return ServingsText.parse(value.text.string).map { _ in BodyFact(label: label, key: .servings, value: value) }
  }

  /// "30 min Arbeitszeit": the label after the value.
  private func valueFirst(_ line: InlineText) -> BodyFact? {
    let bytes = line.text.bytes
    guard bytes.count <= 50, let first = bytes.first, first.isDigit, let blank = bytes.lastIndex(of: 32), blank > 2
    else { return nil }
    let label = line.slice(Span(blank + 1, bytes.count))
    let value = line.slice(bytes.trimmingBlanks(Span(0, blank)))
    guard let fact = fact(label: label, value: value) else { return nil }
    return [.prepTime, .cookTime, .totalTime].contains(fact.key) ? fact : nil
  }

  /// The value of a label; nil when the label is not known or the value is not of its kind.
  func fact(label: InlineText, value: InlineText) -> BodyFact? {
    guard !label.isEmpty, label.text.bytes.count <= 60 else { return nil }
    guard let key = RecipeKey.lookup(label.text.string, settings: settings) else { return nil }
    guard Self.fits(key, value, role) else { return nil }
    return BodyFact(label: label.text.string, key: key, value: value)
  }

  private static func fits(_ key: RecipeKey, _ value: InlineText, _ role: Role?) -> Bool {
    let count = value.text.bytes.count
    switch key {
    case .servings: return count > 0 && count <= 80 && ServingsText.parse(value.text.string) != nil
    case .prepTime, .cookTime, .totalTime: return count > 0 && count <= 80 && TimeText.minutes(value.text.string) != nil
    case .rating: return RatingText.parse(value.text.string) != nil
    case .favorite: return FavoriteText.parse(value.text.string) != nil
    case .tags: return count <= 400
    case .category, .cuisine, .difficulty, .language, .created: return count > 0 && count <= 80
    case .author: return count > 0 && count <= 120
    case .source: return count > 0 || !value.links.isEmpty
    case .image: return !value.links.isEmpty || count > 0 && count <= 200
    case .calories: return count > 0 && count <= 40 && (role != nil || value.text.bytes.contains(where: \.isDigit))
    case .title, .description, .notes, .equipment, .ingredients, .steps: return false
    default: return false
    }
  }

  /// Where the colon after a label begins and ends: `:`, `：` or Dataview's `::`.
  static func labelEnd(_ bytes: [UInt8]) -> Span? {
    for index in bytes.indices.prefix(61) {
      if bytes[index] == UInt8(ascii: ":") {
        let isDouble = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: ":")
        return index == 0 ? nil : Span(index, index + (isDouble ? 2 : 1))
      }
      if bytes[index] == 0xEF, index + 2 < bytes.count, bytes[index + 1] == 0xBC, bytes[index + 2] == 0x9A {
        return Span(index, index + 3)
      }
    }
    return nil
  }

  /// The statements of a line: "Prep: 10 min | Cook: 20 min", "Time: 10 min, mostly chopping · Serves 4".
  ///
  /// A separator counts only where a statement follows it; else it belongs to the value.
  private func statements(_ line: InlineText) -> [InlineText] {
    guard maySayMore(line.text.bytes) else { return [line] }
    let pieces = pieces(line.text.bytes)
    guard pieces.count > 1, single(line.slice(pieces[0])) != nil else { return [line] }
    var spans = [pieces[0]]
    for piece in pieces.dropFirst() {
      if single(line.slice(piece)) != nil {
        spans.append(piece)
      } else {
        spans[spans.count - 1] = Span(spans[spans.count - 1].start, piece.end)
      }
    }
    return spans.map { line.slice($0) }
  }

  /// Whether two labels stand in a text, or a separator that is no comma: most lines have neither.
  private func maySayMore(_ bytes: [UInt8]) -> Bool {
    var labels = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "|"), UInt8(ascii: ";"), 0xC2, 0xE2: return true
      case UInt8(ascii: ":"), 0xEF: labels += 1
      default: break
      }
      if labels > 1 { return true }
    }
    return false
  }

  private func split(_ line: InlineText) -> [InlineText] { pieces(line.text.bytes).map { line.slice($0) } }

  /// The texts between separators; none for a text that is too long to be statements.
  private func pieces(_ bytes: [UInt8]) -> [Span] {
    guard bytes.count <= 300 else { return [] }
    var parts: [Span] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      let length = Self.separator(bytes, index)
      if length > 0 {
        parts.append(bytes.trimmingBlanks(Span(start, index)))
        start = index + length
      }
      index += max(1, length)
    }
    parts.append(bytes.trimmingBlanks(Span(min(start, bytes.count), bytes.count)))
    return parts.filter { !$0.isEmpty }
  }

  /// How many bytes the separator at an offset has; 0 when there is none: `|` `;` `,` ` / ` ` - ` `•` `·` `—` and two blanks.
  private static func separator(_ bytes: [UInt8], _ index: Int) -> Int {
    let isAfterBlank = index > 0 && bytes[index - 1] == 32
    switch bytes[index] {
    case UInt8(ascii: "|"), UInt8(ascii: ";"), UInt8(ascii: ","): return 1
    case UInt8(ascii: "/") where isAfterBlank: return 1
    case UInt8(ascii: "-") where isAfterBlank && index + 1 < bytes.count && bytes[index + 1] == 32: return 1
    case 32 where isAfterBlank: return 1
    case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80:
      let isDash = bytes[index + 2] == 0x93 && isAfterBlank
      return bytes[index + 2] == 0xA2 || bytes[index + 2] == 0x94 || isDash ? 3 : 0
    case 0xC2 where index + 1 < bytes.count && bytes[index + 1] == 0xB7: return 2
    default: return 0
    }
  }

  private func hashTags(_ line: InlineText) -> BodyFact? {
    let bytes = line.text.bytes
    guard bytes.first == UInt8(ascii: "#") else { return nil }
    for word in bytes.split(whereSeparator: { $0.isWhitespace || $0 == UInt8(ascii: ",") }) {
      guard word.count > 1, word.first == UInt8(ascii: "#"), !word.dropFirst().contains(UInt8(ascii: "#")),
        !word.dropFirst().allSatisfy(\.isDigit)
      else { return nil }
    }
    return BodyFact(label: "", key: .tags, value: line)
  }
}
