// What must hold for every amount, not only for those we thought of.
import Quantities
import SourceText
import Testing

@Suite struct PropertyTests {
  private static let seed: UInt64 = 20_261_130
  private let parser = IngredientParser()

  private func amount(_ random: inout SeededGenerator) -> String {
    let whole = Int.random(in: 1...40, using: &random)
    let below = [2, 3, 4, 5, 8, 16].randomElement(using: &random) ?? 2
    let above = Int.random(in: 1..<below, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return "\(whole)"
    case 1: return "\(whole) \(above)/\(below)"
    case 2: return "\(above)/\(below)"
    case 3: return "\(whole)" + (["½", "¼", "¾", "⅓", "⅔", "⅛"].randomElement(using: &random) ?? "½")
    case 4: return "\(whole).\(Int.random(in: 1...99, using: &random))"
    case 5: return "\(whole),\(Int.random(in: 1...9, using: &random))"
    case 6: return "\(whole)-\(whole + above)"
    case 7: return "\(whole) to \(whole + above)"
    default: return ["½", "⅓", "¾"].randomElement(using: &random) ?? "½"
    }
  }

  private func line(_ random: inout SeededGenerator) -> String {
    let unit =
      ["g", " g", " cups", " tbsp", "ml", " EL", " cloves", "", " kg", " (14 oz) cans", " oz"].randomElement(
        using: &random) ?? ""
    let name =
      ["flour", "garlic, minced", "Mehl", "red onions", "砂糖", "crème fraîche (optional)"].randomElement(using: &random)
      ?? ""
    return amount(&random) + unit + " " + name
  }

  /// Factors whose inverse is one too.
  private func factor(_ random: inout SeededGenerator) -> Rational {
    Rational(Int.random(in: 1...12, using: &random), Int.random(in: 1...12, using: &random)) ?? 1
  }

  @Test(arguments: 0..<4) func scalingAndItsInverseAreTheIdentity(part: UInt64) throws {
    let seed = Self.seed + part
    var random = SeededGenerator(seed: seed)
    let scaler = LineScaler()
    for round in 0..<25_000 {
      let line = parser.parse(line(&random))
      let factor = factor(&random)
      guard let inverse = Rational.one.divided(by: factor), let scaled = scaler.text(line, by: factor),
        let back = scaler.text(parser.parse(scaled), by: inverse)
      else {
        Issue.record("seed \(seed), round \(round): \(line.text) × \(factor) cannot be scaled there and back")
        continue
      }
      let again = parser.parse(back)
      if again.measure?.amount != line.measure?.amount || again.size?.amount != line.size?.amount {
        Issue.record("seed \(seed), round \(round): \(line.text) -> \(scaled) -> \(back)")
      }
    }
  }

  @Test func amountsScaleAndComeBackExactly() {
    var random = SeededGenerator(seed: Self.seed)
    for round in 0..<100_000 {
      guard let low = Rational(Int.random(in: 1...9999, using: &random), Int.random(in: 1...999, using: &random)),
        let amount = Amount(low: low, high: low.adding(1)), let inverse = Rational.one.divided(by: factor(&random))
      else { continue }
      let there = Rational.one.divided(by: inverse).flatMap { amount.multiplied(by: $0) }
      #expect(there?.multiplied(by: inverse) == amount, "seed \(Self.seed), round \(round)")
    }
  }

  @Test func factorOneChangesNothing() {
    var random = SeededGenerator(seed: Self.seed)
    for _ in 0..<10_000 {
      let text = line(&random)
      #expect(LineScaler().edits(parser.parse(text), by: 1) == [])
      #expect(LineFormatter().text(parser.parse(text)) == text)
    }
  }

  @Test func shownAmountsReadBackAsWhatIsShown() {
    var random = SeededGenerator(seed: Self.seed)
    let formatter = AmountFormatter()
    let units = ["g", "cup", "tsp", "kg", "ml", "oz"].map { MeasureUnit(id: $0, isKnown: true) }
    for round in 0..<20_000 {
      guard let value = Rational(Int.random(in: 1...5000, using: &random), Int.random(in: 1...64, using: &random))
      else { continue }
      let unit = units.randomElement(using: &random)
      let once = formatter.show(Amount(value), unit)
      let read = parser.parse(once.text.filter { $0 != "≈" } + " flour")
      guard let amount = read.measure?.amount else {
        Issue.record("seed \(Self.seed), round \(round): \(once.text) cannot be read")
        continue
      }
      #expect(amount.low.map { $0 > .zero } == true, "\(once.text)")
      let again = formatter.show(amount, read.unit)
      #expect(
        again.text == once.text.filter { $0 != "≈" }.trimmed,
        "seed \(Self.seed), round \(round): \(value) \(unit?.id ?? "") \(once.text)")
    }
  }

  @Test func conversionsRoundTrip() {
    var random = SeededGenerator(seed: Self.seed)
    let converter = UnitConverter()
    let ids = UnitTable.all.filter { $0.dimension == .volume || $0.dimension == .mass }.map(\.id)
    for round in 0..<100_000 {
      guard let from = ids.randomElement(using: &random), let to = ids.randomElement(using: &random),
        let value = Rational(Int.random(in: 1...999, using: &random), Int.random(in: 1...16, using: &random)),
        let there = converter.convert(value, from: from, to: to)
      else { continue }
      #expect(
        converter.convert(there.value, from: to, to: from)?.value == value,
        "seed \(Self.seed), round \(round): \(value) \(from) \(to)")
    }
  }

  @Test func randomBytesDoNoHarm() {
    var random = SeededGenerator(seed: Self.seed)
    let pieces = [
      "1", "½", "/", "-", " ", "cup", "g", "(", ")", "大さじ", "半", "个", "€", "\u{301}", "é", ",", ".", "x", "0", "°C",
      "of", "\u{FEFF}", "+", "~", "'", "½", "一", "十", "T", "#", "\"", "&", "and", "to", "plus",
    ]
    for round in 0..<30_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0..<14, using: &random) {
        if Int.random(in: 0..<6, using: &random) == 0 {
          bytes.append(UInt8.random(in: 0...255, using: &random))
        } else {
          bytes += Array((pieces.randomElement(using: &random) ?? "").utf8)
        }
      }
      let line = parser.parse(bytes)
      check(line, round)
      _ = LineScaler().edits(line, by: Rational(3, 2) ?? 1)
      _ = LineFormatter(target: .metric).text(line, by: Rational(1, 3) ?? 1)
      _ = LineCheck.diagnostics(line)
      _ = TemperatureText.edits(line.text, to: .celsius)
      _ = StepScaler().edits(line.text, by: 2, ingredients: [line])
    }
  }

  /// All spans lie in the text, on the borders of scalars.
  private func check(_ line: IngredientLine, _ round: Int) {
    let bytes = Array(line.text.utf8)
    let measures = [line.measure, line.size].compactMap { $0 } + line.also + line.plus
    let spans =
      measures.flatMap { [$0.amountSpan] + ($0.unitSpan.map { [$0] } ?? []) }
      + [line.nameSpan, line.preparationSpan].compactMap { $0 } + line.diagnostics.compactMap(\.span)
    for span in spans {
      let isInside = span.start >= 0 && span.end <= bytes.count
      #expect(isInside, "seed \(Self.seed), round \(round): \(line.text)")
      guard isInside else { continue }
      for edge in [span.start, span.end] where edge < bytes.count {
        #expect(bytes[edge] & 0xc0 != 0x80, "seed \(Self.seed), round \(round): \(line.text)")
      }
    }
  }
}

extension String {
  /// The text without blanks in front.
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
