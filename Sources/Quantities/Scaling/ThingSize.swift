// `9" pie crust` doubled are two crusts, no bigger one: the amount is the size of one thing, and how many is not said.

internal import SourceText

/// That the amount of a line is the size of a thing: of a container ("12 oz can milk"), of a piece ("2 inch piece of ginger"), or a
/// dimension (`9" pie crust`).
struct ThingSize {
  /// The places of the amounts that say the size.
  let sizes: [Span]
  /// The word for the container or the piece.
  let word: Span?
  /// Whether one thing is meant; in `9" tortillas` nobody can say how many.
  let isOne: Bool
  /// Whether the amount says nothing of how much there is, so that it must not be multiplied in the file either.
  let isDimension: Bool

  /// Nil when the amount says how much there is.
  init?(_ line: IngredientLine) {
    guard let measure = line.measure, line.size == nil, let unit = measure.unit, let unitSpan = measure.unitSpan,
      let name = line.nameSpan, name.start >= unitSpan.end, measure.amountSpan.start <= unitSpan.start,
      let dimension = UnitTable.unit(id: unit.id)?.dimension
    else { return nil }
    let before = [measure] + line.also.filter { $0.amountSpan.start < name.start }
    sizes = before.map(\.amountSpan)
    let end = before.reduce(unitSpan.end) { max($0, $1.amountSpan.end, $1.unitSpan?.end ?? 0) }
    var text = line.text
    let found = text.withUTF8 { bytes in
      Self.find(LineReader.reading(bytes), Span(measure.amountSpan.end, unitSpan.end), end, name, dimension, unit)
    }
    guard let found else { return nil }
    (word, isOne, isDimension) = found
  }

  private static func find(
    _ reader: LineReader, _ joint: Span, _ end: Int, _ name: Span, _ dimension: Dimension, _ unit: MeasureUnit
  ) -> (Span?, Bool, Bool)? {
    guard var next = reader.tokens.firstIndex(where: { $0.start >= end }) else { return nil }
    while reader.kind(next) == .close || reader.kind(next) == .dash || reader.has(next, [.size, .adjective, .filling]) {
      next += 1
    }
    let word = reader.isWord(next) ? reader.text(next, next + 1) : ""
    let isThing = reader.unit(next) != 0 && reader.kind(next + 1) != nil && UnitTable.singular(of: word) == nil
    let thing = reader.measureUnit(reader.unit(next))?.id ?? ""
    switch dimension {
    case .mass, .volume:
      guard isThing, things.contains(thing), !spoons.contains(unit.id) else { return nil }
      return (reader.span(next, next + 1), true, false)
    case .length:
      if isThing, !reader.measures(reader.unit(next)) { return (reader.span(next, next + 1), true, false) }
      let isJoined = reader.tokens.contains {
        $0.start >= joint.start && $0.end <= joint.end && ($0.kind == .dash || $0.kind == .inch)
      }
      return dimensionOfName(reader, name, isJoined)
    default: return nil
    }
  }

  /// Whether a length before a name is the name's size: when a hyphen or `"` joins it, or for things that have a diameter.
  private static func dimensionOfName(_ reader: LineReader, _ name: Span, _ isJoined: Bool) -> (Span?, Bool, Bool)? {
    let words = reader.tokens.indices.filter {
      reader.isWord($0) && reader.tokens[$0].start >= name.start && reader.tokens[$0].end <= name.end
    }
    guard let last = words.last else { return nil }
    let word = reader.text(last, last + 1).lowercased()
    let isCounted =
      reader.dimension(reader.unit(last)) == .count || reader.measureUnit(reader.unit(last))?.id == "stick"
    if !isCounted {
      if words.contains(where: { longFoods.contains(reader.tokens[$0].hash) }) { return nil }
      if !isJoined, !words.contains(where: { roundThings.contains(reader.tokens[$0].hash) }) { return nil }
    }
    let isPlural =
      isCounted
      ? UnitTable.singular(of: word) != nil : NameWords.singular(word) != word
    return (isCounted ? reader.span(last, last + 1) : nil, !isPlural, true)
  }

  /// Containers and pieces that are sold by size.
  private static let things: Set<String> = LineGrammar.containers.union([
    "block", "ball", "bar", "tub", "sachet", "pouch", "punnet", "tray", "packet", "carton", "log", "wheel",
  ])

  private static let spoons: Set<String> = ["tsp", "tbsp", "dsp", "cup", "krm"]

  /// What is cut off by length, so that a length says how much: "2 cm ginger".
  private static let longFoods = hashes(
    """
    ginger gingerroot galangal turmeric horseradish wasabi cinnamon cassia vanilla lemongrass leek leeks cucumber daikon kombu kelp
    licorice root ingwer galgant kurkuma meerrettich zimt lauch gurke gingembre curcuma cannelle poireau concombre jengibre canela puerro
    pepino zenzero cannella porro cetriolo gengibre gember kaneel prei komkommer ingefära kanel imbir imbiru cynamon 姜 生姜 しょうが 葱
    """)

  /// What has a diameter.
  private static let roundThings = hashes(
    """
    crust crusts shell shells tortilla tortillas base bases pizza pizzas pie pies pan tin dish case cases wrap wraps pita pitas naan cake
    cakes round rounds flatbread flatbreads boden springform kuchen pâte fond moule
    """)

  private static func hashes(_ words: String) -> Set<UInt64> {
    Set(words.split(whereSeparator: { $0 == " " || $0 == "\n" }).map { WordFolding.hash($0) })
  }
}
