// What is doubtful about the amounts of an ingredient line: slower questions than the parser asks, for `vault check`.

public import SourceText

/// Checks the amounts of ingredient lines.
public enum LineCheck {
  /// Everything doubtful about the line, spans in its text: what the parser saw, numbers too long to read, units that are none.
  public static func diagnostics(_ line: IngredientLine) -> [Diagnostic] {
    line.diagnostics + unreadable(line) + unknownUnit(line) + misspelledUnit(line)
  }

  private static func unreadable(_ line: IngredientLine) -> [Diagnostic] {
    var text = line.text
    return text.withUTF8 { bytes in
      LineReader.reading(bytes).tokens.filter { $0.kind == .number && !$0.hasValue }.map { token in
        let span = Span(token.start, token.end)
        return Diagnostic(.amountUnreadable, span, [slice(line.text, span)])
      }
    }
  }

  private static func unknownUnit(_ line: IngredientLine) -> [Diagnostic] {
    guard let measure = line.measure, let unit = measure.unit else { return [] }
    if unit.isKnown, let span = measure.unitSpan, let right = knownSlips[slice(line.text, span).lowercased()] {
      return [Diagnostic(.unitMisspelled, span, [slice(line.text, span), right])]
    }
    if unit.isKnown { return [] }
    if let near = NearName.find(unit.id, in: measuringNames) {
      return [Diagnostic(.unitMisspelled, measure.unitSpan, [unit.id, near])]
    }
    return [Diagnostic(.unitUnknown, measure.unitSpan, [unit.id])]
  }

  /// "2 tabelspoons sugar": the first of several words of a counted name is one slip away from a unit that measures.
  private static func misspelledUnit(_ line: IngredientLine) -> [Diagnostic] {
    guard let measure = line.measure, measure.unit == nil, let name = line.nameSpan,
      name.start >= measure.amountSpan.end
    else { return [] }
    let words = line.name.split(separator: " ")
    guard words.count > 1, let first = words.first, Lexicon.shared.entry(WordFolding.hash(first)) == nil else {
      return []
    }
    let word = Array(WordFolding.fold(first).unicodeScalars)
    guard let near = measuringNames.first(where: { isSlip(word, Array(WordFolding.fold($0).unicodeScalars)) }) else {
      return []
    }
    return [Diagnostic(.unitMisspelled, Span(name.start, name.start + first.utf8.count), [String(first), near])]
  }

  /// Whether a word is a unit's name with two letters swapped or one doubled, and for long names with any one letter wrong.
  ///
  /// Short names have neighbours that are food: pint and mint, pint and pinto.
  private static func isSlip(_ word: [Unicode.Scalar], _ name: [Unicode.Scalar]) -> Bool {
    guard abs(word.count - name.count) <= 1, word != name, word.count >= 3, name.count >= 3 else { return false }
    let same = zip(word, name).prefix { $0 == $1 }.count
    let (left, right) = (word.dropFirst(same), name.dropFirst(same))
    if left.count == right.count {
      if left.count >= 2, right.count >= 2, left.first == right.dropFirst().first,
        right.first == left.dropFirst().first,
        left.dropFirst(2) == right.dropFirst(2)
      {
        return true
      }
      return name.count >= 7 && left.dropFirst() == right.dropFirst()
    }
    let (long, short) = left.count > right.count ? (left, right) : (right, left)
    guard long.dropFirst().elementsEqual(short) else { return false }
    return name.count >= 7 || same > 0 && long.first == word[same - 1] && left.count > right.count
  }

  /// The names of the units of mass and volume that are words.
  private static let measuringNames: [String] = UnitTable.all.flatMap { unit -> [String] in
    guard unit.dimension == .mass || unit.dimension == .volume, unit.id != "stick", unit.id != "stone" else {
      return []
    }
    return UnitTable.names(ofUnit: unit.id).filter {
      $0.utf8.count >= 3 && !$0.contains(" ") && $0.utf8.first.map { $0 < 0xe0 } == true
    }
  }

  /// Slips that are so common that the table reads them.
  private static let knownSlips = ["tbps": "tbsp", "tsbp": "tbsp", "tlbs": "tbsp"]

  private static func slice(_ text: String, _ span: Span) -> String {
    String(decoding: Array(text.utf8)[span.range], as: UTF8.self)
  }
}
