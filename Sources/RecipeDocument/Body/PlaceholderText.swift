// Texts that stand in templates in place of a recipe.

internal import SourceText

/// Recognises placeholders.
enum PlaceholderText {
  private static let titles: Set<String> = [
    "recipe name", "recipe title", "name of recipe", "name of the recipe", "your recipe name", "your recipe title",
    "recipe template", "template",
    "nombre de la receta", "titulo de la receta", "nome da receita", "nome della ricetta", "nom de la recette",
    "titre de la recette",
    "name des rezepts", "rezeptname", "rezepttitel", "rezept titel", "naam van het recept", "receptnamn", "菜名", "菜谱名称",
    "标题", "料理名", "title of recipe",
    "insert title here", "new recipe", "untitled", "example recipe", "sample recipe",
  ]

  /// Whether a title is a template's.
  static func isTitle(_ text: String) -> Bool {
    text.utf8.count <= 60 && titles.contains(WordKey.make(text.utf8))
  }

  private static let words: Set<String> = [
    "ingredient", "ingrediente", "zutat", "ingredienten", "ingrediens", "原料", "食材", "item", "step", "paso", "schritt",
    "etape", "passo",
  ]

  /// "Ingredient 1", "Ingrediente 1: Cantidad", "...", "Step 1".
  static func isLine(_ text: [UInt8]) -> Bool {
    guard text.count <= 60, let first = text.first, !first.isDigit else { return false }
    if first.isLetter, !"ipszeo".utf8.contains(first | 32) { return false }
    let key = WordKey.make(text)
    if key.isEmpty { return true }
    let parts = WordKey.words(key)
    guard let first = parts.first, words.contains(first) else { return false }
    return parts.count == 1 || parts[1].utf8.allSatisfy(\.isDigit) || parts[1].utf8.count == 1
  }
}
