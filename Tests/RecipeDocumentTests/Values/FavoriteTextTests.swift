import Testing

@testable import RecipeDocument

@Test(arguments: ["yes", "y", "Y", "true", "True", "1", "✓", "✔️", "❤️", "❤", "ja", "oui", "sí", "x", "on", "是"])
func favorite(text: String) { #expect(FavoriteText.parse(text) == true) }

@Test(arguments: ["no", "n", "false", "0", "✗", "nein", "", "não"])
func noFavorite(text: String) { #expect(FavoriteText.parse(text) == false) }

@Test(arguments: ["maybe", "2"])
func unclearFavorite(text: String) { #expect(FavoriteText.parse(text) == nil) }
