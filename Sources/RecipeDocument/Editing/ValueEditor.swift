// Edits of single values and short lists, each where the file keeps it: in the front matter, in a line of the body, or not yet anywhere.

internal import Quantities
internal import SourceText

/// Plans edits of values of one document.
struct ValueEditor {
  let document: RecipeDocument
  let settings: ReadingSettings
  let writer: FrontMatterWriter

  /// An editor for a document.
  init(_ document: RecipeDocument, _ settings: ReadingSettings) {
    self.document = document
    self.settings = settings
    writer = FrontMatterWriter(document)
  }

  var recipe: Recipe { document.recipe }

  // MARK: Entries

  /// The entries that a key names or means, the one that counts most first.
  ///
  /// Throws when one of them stands twice or could not be read.
  func entries(_ name: String?, _ key: RecipeKey?) throws(EditRefusal) -> [FrontMatterKeys.Named] {
    guard let matter = document.frontMatter else { return [] }
    let isMeant = { (entry: FrontMatterEntry) in
      entry.key == name || key != nil && RecipeKey.lookup(entry.key, settings: settings) == key
    }
    let meant = matter.entries.filter(isMeant)
    if let broken = meant.first(where: { !$0.isReadable }) {
      throw EditRefusal(.editUnreadable, broken.keySpan, [broken.key])
    }
    for (index, entry) in meant.enumerated() where meant.dropFirst(index + 1).contains(where: { $0.key == entry.key }) {
      throw EditRefusal(.editDuplicateKey, entry.keySpan, [entry.key])
    }
    let exact = meant.filter { $0.key == name }.map { FrontMatterKeys.Named(entry: $0, topKey: $0.key) }
    guard let key else { return exact }
    let known = FrontMatterKeys(matter, settings: settings)[key]
    return exact + known.filter { $0.entry.key != name || $0.topKey != $0.entry.key }
  }

  // MARK: Set

  /// The edits that give a key a value.
  func set(_ name: String, _ value: String) throws(EditRefusal) -> [Edit] {
    let value = value.trimmingBlanks
    let key = RecipeKey.lookup(name, settings: settings)
    try ValueCheck.checkKey(name)
    try ValueCheck.check(key, named: name, value)
    switch key {
    case .title: return try title(value, name)
    case .servings: return try servings(value, name)
    case .prepTime: return try time(value, name, .prepTime, recipe.times.prep)
    case .cookTime: return try time(value, name, .cookTime, recipe.times.cook)
    case .totalTime: return try time(value, name, .totalTime, recipe.times.total)
    case .rating: return try rating(value, name)
    case .favorite: return try favorite(FavoriteText.parse(value) ?? false)
    // "course" and its like mean a category where nothing else does; beside a category they are keys of their own.
    case .category where try isOwnKey(name): return try setText(name, nil, value, isText: false)
    case .category where recipe.category?.place.isBody ?? false: return try setText(name, key, value, isText: false)
    case .tags, .equipment, .category: return try setList(name, key ?? .tags, ListText.distinct([value]))
    case .ingredients, .steps, .nutrition: throw EditRefusal(.editUseCommand, nil, [name])
    // The notes of the body are paragraphs; one value would take the place of all.
    case .notes where recipe.notes?.place.isBody == true: throw EditRefusal(.editUseCommand, nil, [name])
    default: return try setText(name, key, value, isText: key != nil && key?.nutrient == nil && key != .created)
    }
  }

  /// Whether the front matter keeps the category under another name than this one.
  private func isOwnKey(_ name: String) throws(EditRefusal) -> Bool {
    let known = try entries(name, .category)
    return !known.isEmpty && !known.contains { $0.entry.key == name } && !name.lowercased().hasPrefix("categor")
  }

  /// Puts a text where the field stands, or makes the key.
  private func setText(_ name: String, _ key: RecipeKey?, _ value: String, isText: Bool) throws(EditRefusal) -> [Edit] {
    let named = try entries(name, key)
    if let first = named.first(where: { $0.entry.value.text != nil }) ?? named.first {
      return try replaceValue(first, by: value, isText: isText)
    }
    if let key, let field = field(key), field.place.isBody { return try replaceInBody(field, by: value, name) }
    return [writer.add(name, written: writer.scalar(value, like: nil, isFlow: false, isText: isText))]
  }

  /// Puts a text in the place of an entry's scalar.
  func replaceValue(_ named: FrontMatterKeys.Named, by text: String, isText: Bool) throws(EditRefusal) -> [Edit] {
    let value = named.entry.value
    if let old = value.text, old.string.trimmingBlanks == text { return [] }
    let isFlow = document.frontMatter.flatMap { FrontMatterPlaces($0).scalar(holding: value.span)?.isFlow } ?? false
    guard let edit = writer.replace(value, isFlow: isFlow, by: text, isText: isText) else {
      throw EditRefusal(.editShape, named.entry.keySpan, [named.entry.key])
    }
    return [edit]
  }

  /// Puts `text` in the place of `part` of a field's text; the rest of the line or scalar stays.
  func replace(_ field: TextField, _ part: Span, by text: String, _ name: String, isText: Bool = false)
    throws(EditRefusal) -> [Edit]
  {
    guard
      let span = field.text.sourceSpan(of: part) ?? (part.count == field.text.bytes.count ? field.text.sourceSpan : nil)
    else {
      throw EditRefusal(.editShape, field.text.sourceSpan, [name])
    }
    guard case .frontMatter = field.place else {
      let old = MappedText(document.bytes, span).string
      return old == text ? [] : [Edit(span, text)]
    }
    guard let matter = document.frontMatter, let found = FrontMatterPlaces(matter).scalar(holding: span),
      let whole = found.value.text, let before = whole.offset(ofSource: span.start)
    else { throw EditRefusal(.editShape, span, [name]) }
    let bytes = whole.bytes[..<before] + Array(text.utf8) + whole.bytes[min(before + part.count, whole.bytes.count)...]
    let new = String(decoding: bytes, as: UTF8.self).trimmingBlanks
    guard new != whole.string.trimmingBlanks else { return [] }
    guard let edit = writer.replace(found.value, isFlow: found.isFlow, by: new, isText: isText) else {
      throw EditRefusal(.editShape, span, [name])
    }
    return [edit]
  }

  /// Puts a text in the place of a value that a line of the body states.
  func replaceInBody(_ field: TextField, by text: String, _ name: String) throws(EditRefusal) -> [Edit] {
    try replace(field, Span(0, field.text.bytes.count), by: text, name)
  }

  /// The edit that states a value in the front matter which stands in the body now; nil for other values.
  func overruling(_ name: String, _ value: String) -> Edit? {
    guard let key = RecipeKey.lookup(name, settings: settings),
      [.servings, .prepTime, .cookTime, .totalTime].contains(key),
      let field = field(key), field.place.isBody || isTitle(field.place)
    else { return nil }
    return writer.add(name, written: writer.scalar(value.trimmingBlanks, like: nil, isFlow: false, isText: false))
  }

  private func isTitle(_ place: Place) -> Bool {
    guard case .frontMatter(let key) = place else { return false }
    return RecipeKey.lookup(key, settings: settings) == .title
  }

  // MARK: Unset

  /// The edits that take a key away.
  func unset(_ name: String) throws(EditRefusal) -> [Edit] {
    try ValueCheck.checkKey(name)
    let key = RecipeKey.lookup(name, settings: settings)
    let named = try entries(name, key)
    if let key, key == .tags || key == .equipment { return try unsetList(key, named) }
    let exact = named.filter { $0.entry.key == name && $0.topKey == name }
    if !named.isEmpty { return try removeEntries(exact.isEmpty ? named : exact) }
    guard let key, let field = field(key), field.place.isBody else { return [] }
    return try removeLine(field, name)
  }

  /// The edits that take entries away, wherever in the tree they stand.
  func removeEntries(_ named: [FrontMatterKeys.Named]) throws(EditRefusal) -> [Edit] {
    guard let matter = document.frontMatter else { return [] }
    return named.flatMap { named in
      let isTop = matter.entries.contains(named.entry)
      return isTop ? [] : [Edit(named.entry.span, "")]
    } + writer.remove(named.map(\.entry).filter { matter.entries.contains($0) }, of: matter.entries)
  }

  /// The edit that takes away the line of the body that states a value, when it states nothing else.
  private func removeLine(_ field: TextField, _ name: String) throws(EditRefusal) -> [Edit] {
    guard field.place == .metadataLine, let span = field.text.sourceSpan, saysNothingElse(field) else {
      throw EditRefusal(.editInText, field.text.sourceSpan, [name])
    }
    return try removeLine(span, name)
  }

  /// Whether the text of a value holds the value and no other words, as "Serves 4, a recipe of my aunt" does.
  private func saysNothingElse(_ field: TextField) -> Bool {
    let bytes = field.text.bytes
    let isWord = { (byte: UInt8) in byte.isLetter || byte.isDigit || byte >= 0x80 }
    if field.text == recipe.servings?.text, let place = ServingsText.place(field.text.string) {
      let end = (place.unit ?? place.amount).end
      let before = bytes[..<place.amount.start].split { !isWord($0) }
      return before.count <= 3 && !bytes[min(end, bytes.count)...].contains(where: isWord)
    }
    for time in [recipe.times.prep, recipe.times.cook, recipe.times.total] {
      if let time, time.text == field.text { return Self.timeEnd(bytes, time.value) == bytes.count }
    }
    if field.text == recipe.rating?.text { return RatingText.isAlone(field.text.string) }
    return true
  }

  /// The edit that takes away the line around a value, when before it stands only its label and behind it only markup.
  func removeLine(_ span: Span, _ name: String) throws(EditRefusal) -> [Edit] {
    let start = ByteScanning.lineStart(document.bytes, span.start, floor: 0)
    let end = ByteScanning.lineEnd(document.bytes, span.end, document.bytes.count)
    let isFree = document.bytes[span.end..<end].allSatisfy { !$0.isLetter && !$0.isDigit && $0 < 0x80 }
    let label = MappedText(document.bytes, Span(start, span.start)).string
    let isLabel =
      RecipeKey.lookup(label, settings: settings) != nil || label.utf8.allSatisfy { !$0.isLetter && !$0.isDigit }
    let next = ByteScanning.afterBreak(document.bytes, end, document.bytes.count)
    let own = ByteScanning.skipBlanks(document.bytes, start, end) - start
    let text = ByteScanning.skipBlanks(document.bytes, next, document.bytes.count)
    // What is indented below belongs to the line.
    let hasNested = next > end && text - next > own && text < document.bytes.count && !document.bytes[text].isLineBreak
    guard isFree, isLabel, !hasNested, !document.bytes[span.range].contains(where: \.isLineBreak) else {
      throw EditRefusal(.editInText, span, [name])
    }
    return [Edit(Span(start, ByteScanning.afterBreak(document.bytes, end, document.bytes.count)), "")]
  }
}
