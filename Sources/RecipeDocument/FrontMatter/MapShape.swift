// What the keys of a mapping in a list of ingredients or steps are for.

internal import SourceText

/// A mapping seen as an ingredient, a step or a group.
struct MapShape {
  private let entries: [FrontMatterEntry]

  /// The shape of these entries.
  init(_ entries: [FrontMatterEntry]) { self.entries = entries }

  private static let textKeys: Set<String> = [
    "text", "raw", "line", "original", "display", "step", "description", "instruction", "instructions", "direction",
    "body",
    "content", "desc", "ingredient", "name", "item", "method",
  ]
  private static let wholeKeys: Set<String> = ["text", "raw", "line", "original", "display", "originaltext", "string"]
  private static let nameKeys: Set<String> = [
    "name", "item", "ingredient", "food", "product", "what", "title", "zutat", "ingrediente", "nom", "nombre", "nome",
    "naam", "namn", "label",
  ]
  private static let amountKeys: Set<String> = [
    "amount", "quantity", "qty", "count", "value", "amounts", "number", "menge", "anzahl", "cantidad", "quantite",
    "quantita", "quantidade", "hoeveelheid", "mangd", "qt",
  ]
  private static let unitKeys: Set<String> = [
    "unit", "units", "measure", "measurement", "uom", "einheit", "unidad", "unite", "unita", "unidade", "eenheid",
    "enhet",
  ]
  private static let noteKeys: Set<String> = [
    "note", "notes", "prep", "preparation", "comment", "remark", "form", "modifier", "details", "instructions", "state",
    "processing", "hinweis", "nota",
  ]
  private static let groupKeys: Set<String> = [
    "group", "section", "title", "name", "heading", "part", "header", "label", "for", "gruppe", "component", "list",
  ]

  /// What a key of an ingredient's mapping is for.
  enum Role { case whole, name, amount, unit, note, other }

  /// The role of a key.
  static func role(of key: String) -> Role {
    let word = RecipeKey.normalized(key)
    if wholeKeys.contains(word) { return .whole }
    if nameKeys.contains(word) { return .name }
    if amountKeys.contains(word) { return .amount }
    if unitKeys.contains(word) { return .unit }
    return noteKeys.contains(word) ? .note : .other
  }

  /// Whether a key of a one-key mapping only says that its value is the text.
  static func isTextKey(_ key: String) -> Bool { textKeys.contains(RecipeKey.normalized(key)) }

  /// Whether a text is an amount and nothing else: a number with a word at most, or a few words as "to taste".
  static func isBareAmount(_ text: String) -> Bool {
    let tokens = NumberScanner.tokens(text)
    let words = tokens.filter { if case .word = $0.token { true } else { false } }.count
    let numbers = tokens.filter { if case .number = $0.token { true } else { false } }.count
    return numbers > 0 ? words <= 1 : text == "to taste" || text == "a pinch" || text == "pinch" || text == "some"
  }

  private func value(_ names: Set<String>) -> FrontMatterValue? {
    entries.first { names.contains(RecipeKey.normalized($0.key)) }?.value
  }

  /// Whether it holds an amount or a unit, but no list of items.
  var isAmount: Bool { value(Self.amountKeys) != nil || value(Self.unitKeys) != nil || value(Self.noteKeys) != nil }

  /// The list of a group; nil when the mapping is no group.
  var list: FrontMatterValue? {
    entries.first { entry in
      guard !Self.amountKeys.contains(RecipeKey.normalized(entry.key)) else { return false }
      if case .list(let items, _) = entry.value.content { return !items.isEmpty && !isNote(entry.key) }
      if case .scalar(_, .block) = entry.value.content { return value(Self.groupKeys) != nil && !isNote(entry.key) }
      return false
    }?.value
  }

  private func isNote(_ key: String) -> Bool {
    let word = RecipeKey.normalized(key)
    return Self.noteKeys.contains(word) && word != "instructions" || word == "tags" || word == "image"
      || word == "images"
  }

  /// The name of a group.
  var groupName: String? { value(Self.groupKeys)?.text?.string }

  /// The text of a step: its text, after its name when that is more than a number.
  var stepText: MappedText? {
    let texts: [Set<String>] = [
      ["text"],
      ["step", "instruction", "instructions", "direction", "description", "desc", "body", "content", "method"],
      ["name", "title"],
    ]
    return texts.lazy.compactMap { value($0)?.text }.first
  }

  /// The text of an ingredient: amount, unit, name and note; `name` when it stands as the key.
  func text(name: MappedText?) -> MappedText {
    if name == nil, let whole = value(Self.wholeKeys)?.text { return whole }
    var parts: [MappedText] = []
    if let amount = value(Self.amountKeys).flatMap(Self.amountText) { parts.append(amount) }
    if let unit = value(Self.unitKeys)?.text { parts.append(unit) }
    if let name = name ?? value(Self.nameKeys)?.text { parts.append(name) }
    var result = FrontMatterKeys.join(parts.filter { !$0.bytes.isEmpty }, " ")
    if let note = value(Self.noteKeys).flatMap({ $0.scalars.first }), !note.bytes.isEmpty {
      if !result.bytes.isEmpty { result.append(unplaced: ", ") }
      result.append(note)
    }
    if result.bytes.isEmpty { return FrontMatterKeys.join(entries.compactMap(\.value.text), " ") }
    return result
  }

  /// An amount, also one in parts (`{value: 1, unit: cup}`) or the first of several.
  private static func amountText(_ value: FrontMatterValue) -> MappedText? {
    switch value.content {
    case .null: nil
    case .scalar(let text, _): text
    case .list(let items, _): items.first.flatMap(amountText)
    case .map(let entries, _): FrontMatterKeys.join(entries.compactMap(\.value.text), " ")
    }
  }
}
