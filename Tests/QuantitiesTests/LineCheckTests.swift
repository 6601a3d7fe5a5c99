// What `check` says about amounts.
import Quantities
import SourceText
import Testing

@Suite struct LineCheckTests {
  private func ids(_ text: String) -> [DiagnosticID] { LineCheck.diagnostics(IngredientParser().parse(text)).map(\.id) }

  @Test func doubtfulAmounts() {
    #expect(ids("1/0 cup stock") == [.amountZeroDenominator])
    #expect(IngredientParser().parse("1/0 cup stock").diagnostics.first?.span == Span(0, 3))
    #expect(ids("2 tabelspoons sugar") == [.unitMisspelled])
    #expect(ids("999999999999999999999999 g flour") == [.amountUnreadable])
    #expect(ids("4 flooms of yeast") == [.unitUnknown])
    for text in ["3 cupss flour", "2 tbps salt", "2 ounecs rum"] {
      #expect(ids(text) == [.unitMisspelled], "\(text)")
    }
  }

  @Test(arguments: [
    "2 sticky buns", "3 red onions", "200 g flour", "2 pears", "salt", "1 cup packed brown sugar", "4 lamb shanks",
    "1 pâte brisée", "1 pinto bean", "2 mint leaves", "1 live lobster", "1 pine nut", "2 pâtes feuilletées",
    "1 grana padano",
  ])
  func nothingToSay(_ text: String) { #expect(ids(text) == []) }
}
