// Fields of different kinds as what an edit needs: the text and its place.

internal import SourceText

/// A value's text and where the file keeps it.
struct TextField {
  /// The text as written.
  var text: MappedText
  /// Where it stands.
  var place: Place

  /// What an edit needs of a field.
  init<Value>(_ field: Field<Value>) {
    text = field.text
    place = field.place
  }
}

extension ValueEditor {
  /// The field of a recipe that a key means; nil when the file does not state it.
  func field(_ key: RecipeKey) -> TextField? {
    switch key {
    case .title: TextField(recipe.title)
    case .description: recipe.description.map(TextField.init)
    case .category: recipe.category.map(TextField.init)
    case .cuisine: recipe.cuisine.map(TextField.init)
    case .difficulty: recipe.difficulty.map(TextField.init)
    case .rating: recipe.rating.map(TextField.init)
    case .favorite: recipe.favorite.map(TextField.init)
    case .created: recipe.created.map(TextField.init)
    case .author: recipe.author.map(TextField.init)
    case .source: recipe.source.map(TextField.init)
    case .image: recipe.image.map(TextField.init)
    case .servings: recipe.servings.map(TextField.init)
    case .prepTime: recipe.times.prep.map(TextField.init)
    case .cookTime: recipe.times.cook.map(TextField.init)
    case .totalTime: recipe.times.total.map(TextField.init)
    case .notes: recipe.notes.map(TextField.init)
    default: key.nutrient.flatMap { recipe.nutrition[$0] }.map(TextField.init)
    }
  }
}

extension MappedText {
  /// The offset in the text of a byte of the file; nil when it stands in no run.
  func offset(ofSource source: Int) -> Int? {
    for piece in pieces where piece.source <= source && source < piece.source + piece.text.count {
      return piece.text.start + source - piece.source
    }
    return nil
  }
}
