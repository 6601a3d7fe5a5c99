// Sentences that say where a recipe comes from: "Adapted from [X](...)", "From Grandma's cookbook", "参考：...".

internal import SourceText

/// Finds the source that a line of text names.
enum SourcePhrase {
  private static let openings = [
    "adapted from", "inspired by", "recipe from", "recipe by", "original recipe", "originally from", "based on",
    "courtesy of", "taken from", "stolen from",
    "credit", "source", "via", "copied from", "borrowed from", "slightly adapted from", "modified from", "from",
    "nach einem rezept", "rezept von", "quelle",
    "inspiriert von", "d apres", "inspire de", "adapte de", "recette de", "adaptado de", "basado en", "inspirado en",
    "tomado de", "fuente", "ispirato a",
    "tratto da", "fonte", "adaptado de", "bron", "gebaseerd op", "kalla", "inspirerat av", "来源", "参考", "做法参考", "参考资料",
    "出典", "de",
  ]
  private static let openingWords = Set(openings.compactMap { $0.split(separator: " ").first.map(String.init) })
  private static let cues = [
    "from", "adapted", "inspired", "based on", "recipe by", "courtesy", "credit", "quelle", "inspiriert", "nach",
    "d apres", "inspire", "adapte", "basado",
    "inspirado", "tratto", "参考", "来源",
  ]

  /// What of a text names the source; nil when nothing does.
  ///
  /// A line that begins with such words is one whole; within a longer text only a link counts.
  static func find(_ text: InlineText) -> InlineText? {
    let bytes = text.text.bytes
    guard !bytes.isEmpty, bytes.count <= 1500 else { return nil }
    let link = text.links.first {
      BodyReading.isWebAddress($0.link.target) && ($0.link.style == .markdown || $0.link.style == .wiki)
    }
    guard link != nil || mayOpen(bytes) else { return nil }
    let key = WordKey.make(bytes.prefix(60))
    let opening = openings.filter {
      key == $0
        || key.begins(with: $0)
          && (key.utf8.dropFirst($0.utf8.count).first == 32 || $0.utf8.first.map { $0 >= 0x80 } ?? false)
    }
    .max { $0.utf8.count < $1.utf8.count }
    if let link {
      let before = WordKey.make(bytes[max(0, link.text.start - 80)..<link.text.start])
      guard
        opening != nil
          || cues.contains(where: { before == $0 || before.ends(with: " " + $0) || before.holds($0 + " ") })
      else { return nil }
      return text.slice(link.text)
    }
    guard let opening, opening != "de", bytes.count <= 80, !Likeness.endsSentence(bytes) || bytes.count <= 50 else {
      return nil
    }
    return name(text, after: opening)
  }

  /// Whether the first word begins one of the openings.
  private static func mayOpen(_ bytes: [UInt8]) -> Bool {
    if bytes[0] >= 0xE3 { return ideographic.contains { bytes.starts(with: $0.utf8) } }
    return openingWords.contains(Likeness.firstWord(bytes))
  }

  private static let ideographic = openings.filter { $0.utf8.first.map { $0 >= 0xE3 } ?? false }

  private static func name(_ text: InlineText, after opening: String) -> InlineText? {
    let bytes = text.text.bytes
    let count = opening.split(separator: " ").count
    var index = 0
    for _ in 0..<count {
      while index < bytes.count, bytes[index] != 32, bytes[index] != UInt8(ascii: ":") { index += 1 }
      while index < bytes.count, bytes[index] == 32 || bytes[index] == UInt8(ascii: ":") { index += 1 }
    }
    let rest = bytes.trimmingBlanks(Span(index, bytes.count))
    guard rest.count >= 3 else { return nil }
    let first = bytes[rest.start]
    // A name begins with a capital: "from the oven" is none.
    guard opening != "from" && opening != "via" || first >= 65 && first <= 90 || first >= 0x80 || first == 64 else {
      return nil
    }
    return text.slice(rest)
  }
}
