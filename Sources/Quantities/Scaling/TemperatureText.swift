// Oven temperatures in step text, in the scale that the cook's oven shows.

public import SourceText

/// A scale of temperature.
public enum TemperatureScale: Sendable, Hashable {
  /// Degrees Celsius.
  case celsius
  /// Degrees Fahrenheit.
  case fahrenheit
  /// The marks of British gas ovens.
  case gasMark

  /// The scale of the ovens of a unit system's country.
  public init(of system: QuantitySettings.System) { self = system == .us ? .fahrenheit : .celsius }
}

/// Converts the temperatures in a text.
public enum TemperatureText {
  /// The edits that turn the temperatures of `text` into `scale`, rounded to 5 degrees; those that stand there in both scales stay.
  public static func edits(_ text: String, to scale: TemperatureScale) -> [Edit] {
    var text = text
    return text.withUTF8 { bytes in
      let reader = LineReader.reading(bytes)
      let found = TemperatureReader(reader).all()
      return found.enumerated().flatMap { index, temperature in
        let neighbours = [index - 1, index + 1].filter(found.indices.contains).map { found[$0] }
        let isSaidTwice = neighbours.contains { $0.scale == scale && $0.isNextTo(temperature) }
        return temperature.scale == scale || isSaidTwice ? [] : edits(temperature, scale, reader)
      }
    }
  }

  private static func edits(_ found: FoundTemperature, _ scale: TemperatureScale, _ reader: LineReader) -> [Edit] {
    guard let low = converted(found.low, found.scale, scale) else { return [] }
    let high = found.high.flatMap { converted($0, found.scale, scale) }
    let number = high.map { $0 == low ? low : low + "–" + $0 } ?? low
    switch scale {
    case .celsius: return [Edit(found.span, number + " °C")]
    case .fahrenheit: return [Edit(found.span, number + " °F")]
    case .gasMark: return [Edit(found.span, "gas mark " + number)]
    }
  }

  private static func converted(_ value: Rational, _ from: TemperatureScale, _ to: TemperatureScale) -> String? {
    guard let celsius = celsius(value, from) else { return nil }
    switch to {
    case .celsius: return rounded(celsius)
    case .fahrenheit: return celsius.multiplied(by: nineFifths)?.adding(32).flatMap(rounded)
    case .gasMark: return GasMark.nearest(celsius)
    }
  }

  private static let nineFifths = Rational(9, 5) ?? 2

  private static func celsius(_ value: Rational, _ scale: TemperatureScale) -> Rational? {
    switch scale {
    case .celsius: value
    case .fahrenheit: value.subtracting(32)?.divided(by: nineFifths)
    case .gasMark: GasMark.celsius(value)
    }
  }

  private static func rounded(_ value: Rational) -> String? {
    guard let fifth = value.divided(by: 5), let nearest = KitchenRounding.nearest(fifth, 1),
      let result = nearest.multiplied(by: 5)
    else { return nil }
    return result.description
  }
}

/// The marks of British gas ovens in degrees Celsius, after the table of the Energy Institute as printed on ovens.
enum GasMark {
  private static let marks: [(mark: String, value: Rational?, celsius: Rational)] = [
    ("1/4", Rational(1, 4), 110), ("1/2", Rational(1, 2), 120), ("1", 1, 140), ("2", 2, 150), ("3", 3, 170),
    ("4", 4, 180), ("5", 5, 190),
    ("6", 6, 200), ("7", 7, 220), ("8", 8, 230), ("9", 9, 240), ("10", 10, 260),
  ]

  /// The temperature of a mark, or nil when there is no such mark.
  static func celsius(_ mark: Rational) -> Rational? { marks.first { $0.value == mark }?.celsius }

  /// The mark nearest to a temperature, or nil when it is none of an oven.
  static func nearest(_ celsius: Rational) -> String? {
    guard celsius >= 95, celsius <= 275 else { return nil }
    func distance(_ mark: (mark: String, value: Rational?, celsius: Rational)) -> Rational {
      mark.celsius.subtracting(celsius)?.magnitude ?? 1000
    }
    return marks.min { distance($0) < distance($1) }?.mark
  }
}

/// A temperature in a text.
struct FoundTemperature {
  var scale: TemperatureScale
  var low: Rational
  var high: Rational?
  var span: Span

  /// Whether only a bracket, a bar or a word or two stand between them.
  func isNextTo(_ other: FoundTemperature) -> Bool {
    let gap = span.start >= other.span.end ? span.start - other.span.end : other.span.start - end
    return gap <= 12
  }

  private var end: Int { span.end }
}

/// Finds temperatures.
struct TemperatureReader {
  private let reader: LineReader

  init(_ reader: LineReader) { self.reader = reader }

  /// All temperatures of the text, in order.
  func all() -> [FoundTemperature] {
    var result: [FoundTemperature] = []
    var index = 0
    while index < reader.tokens.count {
      if let (found, next) = gasMark(index) ?? degrees(index) {
        result.append(found)
        index = next
      } else {
        index += 1
      }
    }
    return result
  }

  private static let gas = WordFolding.hash("gas")
  private static let mark = WordFolding.hash("mark")
  private static let letters: [UInt64: TemperatureScale] = [
    WordFolding.hash("c"): .celsius, WordFolding.hash("celsius"): .celsius, WordFolding.hash("centigrade"): .celsius,
    WordFolding.hash("f"): .fahrenheit, WordFolding.hash("fahrenheit"): .fahrenheit,
  ]
  private static let degreeWords = Set(
    [
      "degree", "degrees", "deg", "grad", "graden", "degre", "degres", "degrés", "gradi", "grados", "graus", "grader",
      "stopni",
    ].map {
      WordFolding.hash($0)
    })

  private func gasMark(_ index: Int) -> (FoundTemperature, Int)? {
    guard reader.isWord(index), reader.tokens[index].hash == Self.gas else { return nil }
    let isMarked = reader.isWord(index + 1) && reader.tokens[index + 1].hash == Self.mark
    let first = isMarked ? index + 2 : index + 1
    guard let number = reader.number(first), GasMark.celsius(number.value) != nil else { return nil }
    let found = FoundTemperature(scale: .gasMark, low: number.value, high: nil, span: reader.span(index, number.next))
    return (found, number.next)
  }

  private func degrees(_ index: Int) -> (FoundTemperature, Int)? {
    guard let low = reader.number(index) else { return nil }
    var next = low.next
    if isDegree(next) { next += 1 }
    var high: Rational?
    if let end = reader.rangeEnd(next) {
      high = end.value
      next = end.next
    } else {
      next = low.next
    }
    guard let (scale, after) = scale(next), isPlausible(low.value, scale) else { return nil }
    let span = reader.spanWithoutPeriod(index, after)
    return (FoundTemperature(scale: scale, low: low.value, high: high, span: span), after)
  }

  private func isDegree(_ index: Int) -> Bool {
    reader.kind(index) == .degree || reader.isWord(index) && Self.degreeWords.contains(reader.tokens[index].hash)
  }

  /// "°C", "degrees Fahrenheit", "C" glued to the number, "℃"; no letter is no answer.
  private func scale(_ first: Int) -> (TemperatureScale, Int)? {
    if reader.kind(first) == .other, let sign = Self.signs[reader.text(first, first + 1)] { return (sign, first + 1) }
    let letter = isDegree(first) ? first + 1 : first
    guard reader.isWord(letter), let scale = Self.letters[reader.tokens[letter].hash] else { return nil }
    guard letter > first || reader.tokens[letter].isGlued || reader.tokens[letter].end - reader.tokens[letter].start > 1
    else { return nil }
    return (scale, letter + 1)
  }

  private static let signs: [String: TemperatureScale] = ["℃": .celsius, "℉": .fahrenheit]

  /// "2 c" is two cups.
  private func isPlausible(_ value: Rational, _ scale: TemperatureScale) -> Bool { value >= 25 && value <= 1000 }
}
