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
    guard let measure = line.measure, let unit = measure.unit, !unit.isKnown else { return [] }
    if let near = NearName.find(unit.id, in: measuringNames) {
      return [Diagnostic(.unitMisspelled, measure.unitSpan, [unit.id, near])]
    }
    return [Diagnostic(.unitUnknown, measure.unitSpan, [unit.id])]
  }

  /// "2 tabelspoons sugar": the first of several words of a counted name is nearly a unit that measures.
  private static func misspelledUnit(_ line: IngredientLine) -> [Diagnostic] {
    guard let measure = line.measure, measure.unit == nil, let name = line.nameSpan,
      name.start >= measure.amountSpan.end
    else { return [] }
    let words = line.name.split(separator: " ")
    guard words.count > 1, let first = words.first, first.utf8.count >= 5,
      let near = NearName.find(String(first), in: measuringNames),
      NearName.distance(Array(near.unicodeScalars), Array(first.lowercased().unicodeScalars)) <= 2
    else { return [] }
    return [Diagnostic(.unitMisspelled, Span(name.start, name.start + first.utf8.count), [String(first), near])]
  }

  /// The long names of the units of mass and volume.
  private static let measuringNames: [String] = UnitTable.all.flatMap { unit -> [String] in
    guard unit.dimension == .mass || unit.dimension == .volume, unit.id != "stick", unit.id != "stone" else {
      return []
    }
    return UnitTable.names(ofUnit: unit.id).filter { $0.utf8.count >= 5 && !$0.contains(" ") }
  }

  private static func slice(_ text: String, _ span: Span) -> String {
    String(decoding: Array(text.utf8)[span.range], as: UTF8.self)
  }
}
