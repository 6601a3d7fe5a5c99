import Testing

@testable import RecipeDocument

@Test(arguments: [
  ("de", "de"), ("de-AT", "de"), ("en_US", "en"), ("German", "de"), ("Español", "es"), ("中文", "zh"), ("", nil),
  ("klingon", nil),
])
func languageIsRead(text: String, want: String?) { #expect(LanguageText.code(text) == want) }
