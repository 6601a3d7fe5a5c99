import Quantities
import RecipeDocument
import SourceText
import Testing

@testable import VaultFolder

@Suite struct VaultSettingsReaderTests {
  private func read(_ text: String) -> (VaultSettings, [Diagnostic]) { VaultSettingsReader.read(Array(text.utf8)) }

  @Test func everyKey() {
    let (settings, diagnostics) = read(
      """
      # of our kitchen
      recipes: recipes/**
      ignore: [drafts/, "*.draft.md"]
      language: de-AT
      units: US
      headings:
        ingredients: [Du brauchst, Zeug]
        So geht's: steps
      keys: {servings: porciones}
      files:
        pantry: Vorrat.md
      staples: [salt, water]
      densities:
        flour: 0.53
        oil: 0,92 g/ml
      fixed: "="
      photos: img
      aliases: {quick: "time:<30m"}
      foods: foods.csv
      services:
        grocy: https://example.org
      """)
    #expect(diagnostics == [])
    #expect(settings.recipes == [GlobPattern("recipes/**")])
    #expect(settings.ignore.map(\.text) == ["drafts/", "*.draft.md"])
    #expect(settings.reading.language == "de")
    #expect(settings.reading.quantities.system == .us)
    #expect(settings.reading.headings == ["Du brauchst": "ingredients", "Zeug": "ingredients", "So geht's": "steps"])
    #expect(settings.reading.keys == ["porciones": "servings"])
    #expect(settings.files.pantry == "Vorrat.md")
    #expect(settings.files.shopping == "Shopping.md")
    #expect(settings.staples == ["salt", "water"])
    #expect(settings.reading.quantities.densities == ["flour": Rational(53, 100), "oil": Rational(23, 25)])
    #expect(settings.reading.quantities.fixedMark == "=")
    #expect(settings.photos == "img")
    #expect(settings.aliases == ["quick": "time:<30m"])
    #expect(settings.foods == "foods.csv")
    #expect(settings.services == ["grocy": "https://example.org"])
  }

  @Test(arguments: ["", "# nothing\n", "---\n", "\u{FEFF}# nothing\n", "recipes:\n"])
  func nothingIsFine(_ text: String) {
    let (settings, diagnostics) = read(text)
    #expect(settings == VaultSettings())
    #expect(diagnostics == [])
  }

  @Test(arguments: [
    ("ingore: x", DiagnosticID.settingUnknown, Span(0, 6)), ("units: stones", .settingWrong, Span(7, 13)),
    ("language: german", .settingWrong, Span(10, 16)), ("recipes: {a: b}", .settingWrong, Span(9, 15)),
    ("staples: [a, [b]]", .settingWrong, Span(13, 16)), ("densities: {flour: -1}", .settingWrong, Span(19, 21)),
    ("files: {pantry: ../x.md}", .settingWrong, Span(16, 23)), ("files: {pantri: x.md}", .settingUnknown, Span(8, 14)),
    ("keys: {nothing: x}", .settingUnknown, Span(7, 14)), ("just words", .settingWrong, Span(0, 0)),
    ("fixed: [a]", .settingWrong, Span(7, 10)),
  ])
  func mistakesAreToldAtTheirPlace(_ text: String, _ id: DiagnosticID, _ span: Span) {
    let (_, diagnostics) = read(text + "\n")
    #expect(diagnostics.map(\.id) == [id])
    #expect(diagnostics.first?.span == span)
  }

  @Test func theNearNameIsTold() {
    #expect(read("ingore: x\n").1.first?.hint == "did you mean 'ignore'?")
  }

  @Test func oneMistakeCostsOneKey() {
    let (settings, diagnostics) = read("units: stones\nstaples: [salt]\n")
    #expect(settings.staples == ["salt"])
    #expect(diagnostics.count == 1)
  }

  @Test func decimals() {
    #expect(Decimal.read("1.05") == Rational(21, 20))
    #expect(Decimal.read("1/3") == Rational(1, 3))
    for text in ["", ".", "1.2.3", "-1", "1/0", "99999999999999999999", "1.0000000000001", "one"] {
      #expect(Decimal.read(text) == nil)
    }
  }
}
