import Testing

@testable import RecipeIndex

@Suite struct FieldTextsTests {
  private func text(_ texts: FieldTexts, _ field: SearchField) -> String {
    String(decoding: texts[field], as: UTF8.self)
  }

  @Test func everyFieldHasItsOwnValues() {
    var texts = FieldTexts()
    texts.add("Crème  brûlée", to: .title)
    texts.add("dessert", to: .tag)
    texts.add("French", to: .tag)
    texts.add(" ", to: .ingredient)
    texts.add(nil as String?, to: .category)
    texts.add(Array("Whisk.".utf8), to: .step)
    #expect(text(texts, .title) == "creme brulee\n")
    #expect(text(texts, .tag) == "dessert\nfrench\n")
    #expect(text(texts, .step) == "whisk.\n")
    for field in SearchField.allCases where ![.title, .tag, .step].contains(field) { #expect(texts[field].isEmpty) }
    #expect(texts.fieldEnds == [13, 28, 28, 28, 28, 28, 28, 35, 35, 35, 35, 35])
  }

  @Test func nothingIsInNoField() {
    #expect(SearchField.allCases.allSatisfy { FieldTexts()[$0].isEmpty })
    #expect(FieldTexts().fieldEnds == Array(repeating: 0, count: SearchField.allCases.count))
  }

  @Test func aValueThatComesLateIsNotLost() {
    var texts = FieldTexts()
    texts.add("last", to: .path)
    texts.add("late", to: .title)
    #expect(text(texts, .path) == "last\nlate\n")
  }
}
