// Values with a meaning of their own keep the form they are written in: `4 servings`, `★★★☆☆`, `PT15M`.

internal import Quantities
internal import SourceText

extension ValueEditor {
  // MARK: Title

  /// The title in the front matter and in the heading that repeats it.
  func title(_ value: String, _ name: String) throws(EditRefusal) -> [Edit] {
    let old = recipe.title
    var edits: [Edit] = []
    let named = try entries(name, .title)
    switch old.place {
    case .frontMatter:
      guard let first = named.first(where: { $0.entry.value.text != nil }) else {
        throw EditRefusal(.editShape, nil, [name])
      }
      edits = try replaceValue(first, by: value, isText: true)
    case .heading, .body: edits = try headingTitle(TextField(old), value, name)
    case .fileName, .metadataLine, .derived:
      if let empty = named.first {
        edits = try replaceValue(empty, by: value, isText: true)
      } else {
        edits = [writer.add(name, written: writer.scalar(value, like: nil, isFlow: false, isText: true))]
      }
    }
    if case .frontMatter = old.place, let heading = recipe.titleHeading, heading.value == old.value {
      edits += try headingTitle(TextField(heading), value, name)
    }
    return edits
  }

  private func headingTitle(_ field: TextField, _ value: String, _ name: String) throws(EditRefusal) -> [Edit] {
    guard field.text.string != value else { return [] }
    guard field.text.pieces.count == 1, let span = field.text.sourceSpan, span.count == field.text.bytes.count else {
      throw EditRefusal(.editInText, field.text.sourceSpan, [name])
    }
    return [Edit(span, MarkdownText.escaped(value))]
  }

  // MARK: Servings

  /// The number, and the word when one is given, where the yield stands.
  func servings(_ value: String, _ name: String) throws(EditRefusal) -> [Edit] {
    let named = try entries(name, .servings)
    guard let field = recipe.servings, let place = ServingsText.place(field.text.string) else {
      if let empty = named.first { return try replaceValue(empty, by: value, isText: false) }
      return [writer.add(name, written: writer.scalar(value, like: nil, isFlow: false, isText: false))]
    }
    if ServingsText.parse(value) == field.value { return [] }
    let isBareNumber = !value.utf8.contains { $0.isLetter || $0 >= 0x80 && $0 != 0xE2 }
    let part = isBareNumber ? place.amount : place.unit.map { place.amount.union($0) } ?? place.amount
    // "Serves 6" on "Serves 2" is a six for the two.
    var new = value
    if place.amount.start > 0, let own = ServingsText.place(value), own.amount.start > 0 {
      new = MappedText(Array(value.utf8), Span(own.amount.start, (own.unit ?? own.amount).end)).string
    }
    return try replace(TextField(field), part, by: new, name)
  }

  // MARK: Times

  /// A time in the form of the one that stands there: ISO 8601, a bare number, or words.
  func time(_ value: String, _ name: String, _ key: RecipeKey, _ field: Field<Int>?) throws(EditRefusal) -> [Edit] {
    guard let field else { return try plainTime(value, name, key) }
    guard let minutes = TimeText.minutes(value), minutes != field.value else { return [] }
    let old = field.text.string
    let text: String
    if old.utf8.first == 0x50, old.utf8.contains(0x54) {
      text = Self.iso(minutes)
    } else if old.utf8.allSatisfy(\.isDigit) {
      text = "\(minutes)"
    } else {
      text = value
    }
    let end = field.place.isBody ? Self.timeEnd(field.text.bytes, field.value) : field.text.bytes.count
    return try replace(TextField(field), Span(0, end), by: text, name)
  }

  /// Where the time itself ends in a line of the body: "15 min, mostly chopping" keeps its remark.
  static func timeEnd(_ bytes: [UInt8], _ minutes: Int) -> Int {
    for index in bytes.indices
    where [UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ";"), 0xE2].contains(bytes[index]) {
      let head = MappedText(bytes, Span(0, index)).string
      if TimeText.minutes(head) == minutes { return head.trimmingBlanks.utf8.count }
    }
    return bytes.count
  }

  private func plainTime(_ value: String, _ name: String, _ key: RecipeKey) throws(EditRefusal) -> [Edit] {
    let named = try entries(name, key)
    if let first = named.first { return try replaceValue(first, by: value, isText: false) }
    return [writer.add(name, written: writer.scalar(value, like: nil, isFlow: false, isText: false))]
  }

  private static func iso(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return hours == 0 ? "PT\(rest)M" : rest == 0 ? "PT\(hours)H" : "PT\(hours)H\(rest)M"
  }

  // MARK: Rating and favorite

  /// A rating in the form of the one that stands there: stars, `4/5`, per cent, a number.
  func rating(_ value: String, _ name: String) throws(EditRefusal) -> [Edit] {
    guard let rating = RatingText.parse(value) else { return [] }
    guard let field = recipe.rating else {
      let named = try entries(name, .rating)
      let text = RatingText.written(rating, like: "")
      if let first = named.first { return try replaceValue(first, by: text, isText: false) }
      return [writer.add(name, written: writer.scalar(text, like: nil, isFlow: false, isText: false))]
    }
    _ = try entries(name, .rating)
    guard rating != field.value else { return [] }
    guard !field.place.isBody || RatingText.isAlone(field.text.string) else {
      throw EditRefusal(.editInText, field.text.sourceSpan, [name])
    }
    let text = RatingText.written(rating, like: field.text.string)
    return try replace(TextField(field), Span(0, field.text.bytes.count), by: text, name)
  }

  /// `favorite: true` in the word that the file uses; no favorite has no key.
  func favorite(_ isFavorite: Bool) throws(EditRefusal) -> [Edit] {
    let named = try entries(nil, .favorite)
    guard isFavorite != (recipe.favorite?.value ?? false) else { return [] }
    if !isFavorite { return try removeEntries(named) }
    guard let first = named.first else {
      return [writer.add(RecipeKey.favorite.rawValue, written: "true")]
    }
    return try replaceValue(first, by: FavoriteText.opposite(first.entry.value.text?.string ?? ""), isText: false)
  }
}
