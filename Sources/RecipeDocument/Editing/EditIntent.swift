// The other half of the proof: that the value asked for is what a reader of the new file sees.

internal import Quantities
internal import SourceText

/// Compares a file before and after a change with what was intended.
struct EditIntent {
  let before: RecipeDocument
  let after: RecipeDocument
  let settings: ReadingSettings

  /// What is not as intended; nil when all is.
  func problem(_ change: RecipeChange) -> String? {
    switch change {
    case .set(let key, let value): set(key, value)
    case .unset(let key): unset(key)
    case .addToList(let key, let texts): list(key, has: texts)
    case .removeFromList(let key, let texts): list(key, lacks: texts)
    case .renameInList(let key, let old, let new): list(key, has: new, for: old)
    case .append(let key, let text): list(key, has: text)
    case .favorite(let isFavorite):
      after.recipe.favorite?.value ?? false == isFavorite ? nil : "favorite would not be \(isFavorite)"
    case .ingredient(let change):
      items(change, before.recipe.ingredients.map(shown), after.recipe.ingredients.map(shown))
    case .step(let change): items(change, before.recipe.steps.map(shown), after.recipe.steps.map(shown))
    case .addNote(let text):
      (after.recipe.notes?.value ?? "").holds(ItemText.plain(text)) ? nil : "the note would not be found"
    case .scale(let factor): scale(factor)
    }
  }

  private func set(_ key: String, _ value: String) -> String? {
    let recipe = after.recipe
    let wrong = "\(key) would not be '\(value)'"
    switch RecipeKey.lookup(key, settings: settings) {
    case .title:
      // A title may hold marks of Markdown, which readers do not see.
      return [value.trimmingBlanks, ItemText.plain(value)].contains(recipe.title.value) ? nil : wrong
    case .servings:
      guard let want = ServingsText.parse(value), let got = recipe.servings?.value else { return wrong }
      return want.amount == got.amount && (want.unit == got.unit || want.unit == ServingsWords.servings) ? nil : wrong
    case .prepTime: return recipe.times.prep?.value == TimeText.minutes(value) ? nil : wrong
    case .cookTime: return recipe.times.cook?.value == TimeText.minutes(value) ? nil : wrong
    case .totalTime: return recipe.times.total?.value == TimeText.minutes(value) ? nil : wrong
    case .rating: return recipe.rating?.value == RatingText.parse(value) ? nil : wrong
    case .favorite: return recipe.favorite?.value ?? false == FavoriteText.parse(value) ? nil : wrong
    case .tags: return list(.tags, is: ListText.parts(value))
    case .equipment: return list(.equipment, is: ListText.parts(value))
    case .category: return recipe.category?.value == ListText.parts(value).first ? nil : wrong
    case .created: return recipe.created?.value == DateText.parse(value) ? nil : wrong
    case .cuisine: return recipe.cuisine?.value == value.trimmingBlanks ? nil : wrong
    case .difficulty: return recipe.difficulty?.value == value.trimmingBlanks ? nil : wrong
    case .author: return recipe.author?.value == value.trimmingBlanks ? nil : wrong
    case .source: return recipe.source?.value == value.trimmingBlanks ? nil : wrong
    case .image: return recipe.image?.value == value.trimmingBlanks ? nil : wrong
    case .description: return same(recipe.description?.value, value) ? nil : wrong
    case .notes: return same(recipe.notes?.value, value) ? nil : wrong
    case .language: return recipe.language == LanguageText.code(value) ? nil : wrong
    case .some(let other):
      guard let nutrient = other.nutrient else { return wrong }
      return recipe.nutrition[nutrient]?.value == NutrientText.parse(value, nutrient) ? nil : wrong
    case .none: return same(after.frontMatter?.entry(key)?.value.text?.string, value) ? nil : wrong
    }
  }

  private func unset(_ key: String) -> String? {
    if after.frontMatter?.entries.contains(where: { $0.key == key }) ?? false { return "\(key) would stay" }
    let meaning = RecipeKey.lookup(key, settings: settings)
    if meaning == .tags, !after.recipe.tags.isEmpty { return "tags would stay" }
    if meaning == .equipment, !after.recipe.equipment.isEmpty { return "equipment would stay" }
    return nil
  }

  // MARK: Lists

  private func values(_ key: RecipeKey, _ document: RecipeDocument) -> [String] {
    switch key {
    case .tags: document.recipe.tags.map(\.value)
    case .equipment: document.recipe.equipment.map(\.value)
    case .category: document.frontMatter.map { ListText.categories($0, document, settings) } ?? []
    default: []
    }
  }

  private func list(_ key: RecipeKey, has texts: [String]) -> String? {
    let old = values(key, before)
    let new = ListText.distinct(texts, of: key).filter { text in !old.contains { ListText.isSame($0, text) } }
    return values(key, after) == old + new ? nil : "the \(key.rawValue) would not be as asked for"
  }

  /// The texts under a key that means nothing to vault.
  private func list(_ key: String, has text: String) -> String? {
    let values = { (document: RecipeDocument) in
      document.frontMatter?.entry(key)?.value.scalars.map(\.string) ?? []
    }
    return values(after) == values(before) + [text] ? nil : "\(key) would not be as asked for"
  }

  private func list(_ key: RecipeKey, has new: String, for old: String) -> String? {
    let renamed = values(key, before).map { ListText.isSame($0, old) ? new : $0 }
    return values(key, after) == ListText.distinct(renamed) ? nil : "the \(key.rawValue) would not be as asked for"
  }

  private func list(_ key: RecipeKey, lacks texts: [String]) -> String? {
    let want = values(key, before).filter { value in !texts.contains { ListText.isSame($0, value) } }
    return values(key, after) == want ? nil : "the \(key.rawValue) would not be as asked for"
  }

  private func list(_ key: RecipeKey, is texts: [String]) -> String? {
    values(key, after) == ListText.distinct(texts) ? nil : "the \(key.rawValue) would not be as asked for"
  }

  // MARK: Items

  /// An item with its group.
  struct Item: Equatable {
    var text: String
    var group: String?
  }

  private func shown(_ item: Ingredient) -> Item { Item(text: item.text.string, group: item.group) }
  private func shown(_ item: Step) -> Item { Item(text: item.text.string, group: item.group) }

  private func items(_ change: ItemChange, _ old: [Item], _ new: [Item]) -> String? {
    var want = old
    switch change {
    case .add(let text, let at, let group):
      guard new.count == old.count + 1 else { return "there would be \(new.count) items" }
      // Where it stands without `at` is the file's own affair; it must stand once, in its group, the others as they were.
      let plain = ItemText.plain(text)
      for index in new.indices where ItemText.isSame(new[index].text, plain) && (at == nil || index == (at ?? 0) - 1) {
        var rest = new
        let added = rest.remove(at: index)
        if rest == old, group == nil || added.group.map(Folding.fold) == group.map(Folding.fold) { return nil }
      }
      return "the new item would not be found as given"
    case .replace(let number, let text):
      guard want.indices.contains(number - 1) else { return "there is no such item" }
      // Parts in cells or keys of their own are told joined by blanks.
      guard new.indices.contains(number - 1), ItemText.isSame(new[number - 1].text, ItemText.plain(text)) else {
        return "the item would not be as given"
      }
      want[number - 1].text = new[number - 1].text
    case .remove(let number):
      guard want.indices.contains(number - 1) else { return "there is no such item" }
      want.remove(at: number - 1)
    case .move(let from, let to):
      guard want.indices.contains(from - 1), want.indices.contains(to - 1) else { return "there is no such item" }
      let item = want.remove(at: from - 1)
      want.insert(item, at: to - 1)
      // Moved into another group it belongs to that one.
      return want.map(\.text) == new.map(\.text) ? nil : "the items would not be in the order asked for"
    }
    return want == new ? nil : "the items would not be as asked for"
  }

  // MARK: Scaling

  private func scale(_ factor: Rational) -> String? {
    let (old, new) = (before.recipe, after.recipe)
    guard old.ingredients.count == new.ingredients.count else {
      return "there would be \(new.ingredients.count) ingredients"
    }
    for (one, other) in zip(old.ingredients, new.ingredients) where !isScaled(one, other, factor) {
      return "'\(one.text.string)' would become '\(other.text.string)'"
    }
    guard old.servings?.value.amount.multiplied(by: factor) == new.servings?.value.amount else {
      return "the servings would not be scaled"
    }
    return nil
  }

  private func isScaled(_ old: Ingredient, _ new: Ingredient, _ factor: Rational) -> Bool {
    old.group == new.group && new.line.isScaled(old.line, by: factor)
  }

  // MARK: Texts

  private func same(_ text: String?, _ value: String) -> Bool { text?.trimmingBlanks == value.trimmingBlanks }
}

/// The text of an item as a reader sees it.
enum ItemText {
  /// Whether two texts are the same but for blanks.
  static func isSame(_ left: String, _ right: String) -> Bool {
    left == right || left.utf8.filter { !$0.isBlank } == right.utf8.filter { !$0.isBlank }
  }

  /// A line of Markdown without its markup.
  static func plain(_ text: String) -> String {
    let inline = InlineReader.read(MappedText(unplaced: text.trimmingBlanks))
    return inline.text.string.trimmingBlanks
  }
}

extension String {
  /// The text without blanks and line breaks at its ends.
  var trimmingBlanks: String {
    let bytes = Array(utf8)
    let span = ByteScanning.trimAll(bytes, Span(0, bytes.count))
    return span.count == bytes.count ? self : String(decoding: bytes[span.range], as: UTF8.self)
  }
}
