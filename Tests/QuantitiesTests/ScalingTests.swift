// Factors, servings, target amounts and tins.
import Quantities
import SourceText
import Testing

@Suite struct ScalingTests {
  private let lines = ["200 g sugar", "2 eggs", "1 cup flour", "1 tbsp flour, for dusting", "250 ml milk"].map {
    IngredientParser().parse($0)
  }

  private func problem(_ body: () throws -> Void) -> DiagnosticID? {
    do { try body() } catch { return (error as? ScalingProblem)?.diagnostic.id }
    return nil
  }

  @Test(arguments: [("2", "2"), ("1/3", "1/3"), ("0,5", "1/2"), ("1 1/2", "3/2"), ("1½", "3/2"), ("half", "1/2")])
  func factors(_ text: String, _ right: String) throws {
    #expect(try Scaling.factor(text: text).factor(servings: nil, lines: []).description == right)
  }

  @Test(arguments: ["0", "-2", "x", "", "1/0", "99999999999999999999", "2 cups"])
  func noFactors(_ text: String) { #expect(problem { _ = try Scaling.factor(text: text) } == .scalingFactorUnclear) }

  @Test func servings() throws {
    #expect(try Scaling.servings(text: "6").factor(servings: Amount(4), lines: []) == Rational(3, 2))
    #expect(problem { _ = try Scaling.servings(text: "6").factor(servings: nil, lines: []) } == .scalingWithoutServings)
  }

  @Test func targets() throws {
    #expect(try Scaling.target(text: "500 g sugar").factor(servings: nil, lines: lines) == Rational(5, 2))
    #expect(try Scaling.target(text: "3 eggs").factor(servings: nil, lines: lines) == Rational(3, 2))
    #expect(try Scaling.target(text: "1 l milk").factor(servings: nil, lines: lines) == 4)
    #expect(problem { _ = try Scaling.target(text: "sugar") } == .scalingTargetUnclear)
    #expect(
      problem { _ = try Scaling.target(text: "1 kg salt").factor(servings: nil, lines: lines) } == .scalingTargetMissing
    )
    #expect(
      problem { _ = try Scaling.target(text: "2 cups flour").factor(servings: nil, lines: lines) }
        == .scalingTargetAmbiguous)
    #expect(
      problem { _ = try Scaling.target(text: "300 g eggs").factor(servings: nil, lines: lines) } == .scalingTargetUnit)
  }

  @Test func aDensityIsNamed() throws {
    let flour = [IngredientParser().parse("250 g flour")]
    let wanted = try Scaling.target(text: "2 cups flour")
    #expect(try wanted.factor(servings: nil, lines: flour) > .zero)
    #expect(wanted.density(lines: flour)?.food == "flour")
    #expect(try Scaling.target(text: "1 kg flour").density(lines: flour) == nil)
  }

  @Test(arguments: [
    ("20cm:26cm", 1.69), ("20x20cm:40x20cm", 2), ("20/5:20/10", 2), ("9in:9in", 1), ("20cm:20x20cm", 1.2732),
  ])
  func pans(_ text: String, _ right: Double) throws {
    #expect(abs(try Scaling.pans(text: text).factor(servings: nil, lines: []).approximation - right) < 0.001)
  }

  @Test(arguments: ["20cm", "20cm:", ":", "a:b", "20x:30", "0:20", "20cm:26cm:30cm"])
  func noPans(_ text: String) { #expect(problem { _ = try Scaling.pans(text: text) } == .scalingPanUnclear) }
}
