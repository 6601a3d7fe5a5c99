// A recipe in the form the index keeps: numbers in fixed places for comparing, the rest as one run of bytes.

internal import Quantities
internal import SourceText
internal import VaultFolder

/// A recipe as bytes.
struct RecipeEntry: Sendable {
  /// What comparisons look at, in the layout of `EntryLayout`, offsets left at zero.
  var fixed: [UInt8]
  /// What lists print; see `SummaryCoding`.
  var summary: [UInt8]
  /// The line that lists print into a pipe.
  var line: [UInt8]
  /// The folded texts of all fields, one after the other.
  var text: [UInt8]
  /// Where each field's text ends.
  var fieldEnds: [UInt32]
}

extension RecipeEntry {
  /// The entry of a recipe that was just read.
  init(_ record: RecipeRecord) {
    text = record.texts.bytes
    fieldEnds = record.texts.fieldEnds
    summary = SummaryCoding.write(record.summary)
    line = PipedLine.make(record.summary)
    fixed = EntryLayout.write(record.summary, fieldEnds: fieldEnds)
  }
}

/// Where the numbers of a recipe stand in the index.
enum EntryLayout {
  static let textOffset = 0
  static let summaryOffset = 8
  static let textLength = 16
  static let summaryLength = 20
  static let prep = 24
  static let cook = 32
  static let total = 40
  static let servingsLow = 48
  static let servingsHigh = 64
  static let rating = 80
  static let flags = 96
  static let fieldEnds = 100
  static let size = fieldEnds + 4 * SearchField.allCases.count

  static let favoriteFlag: UInt32 = 1
  static let imageFlag: UInt32 = 2

  /// The numbers of a recipe; a missing number is the least there is, a missing fraction has the denominator 0.
  static func write(_ summary: RecipeSummary, fieldEnds: [UInt32]) -> [UInt8] {
    var writer = ByteWriter()
    for _ in 0..<3 { writer.put(UInt64(0)) }
    for minutes in [summary.prep, summary.cook, summary.total] { writer.put(minutes.map { Int64($0) } ?? .min) }
    for number in [summary.servings?.low, summary.servings?.high, summary.rating] {
      writer.put(Int64(number?.numerator ?? 0))
      writer.put(Int64(number?.denominator ?? 0))
    }
    writer.put((summary.isFavorite ? favoriteFlag : 0) | (summary.image != nil ? imageFlag : 0))
    for end in fieldEnds { writer.put(end) }
    return writer.bytes
  }

  /// The minutes at a place of an entry.
  static func minutes(_ entry: UnsafeRawBufferPointer, _ place: Int) -> Int? {
    let value = entry.signed64(place)
    return value == .min ? nil : Int(value)
  }

  /// What comparisons look at.
  static func facts(_ entry: UnsafeRawBufferPointer) -> RecipeFacts {
    let flags = entry.word32(Self.flags)
    return RecipeFacts(
      prep: minutes(entry, prep), cook: minutes(entry, cook), total: minutes(entry, total),
      servings: Amount(low: number(entry, servingsLow), high: number(entry, servingsHigh)),
      rating: number(entry, rating), isFavorite: flags & favoriteFlag != 0, hasImage: flags & imageFlag != 0)
  }

  /// The fraction at a place of an entry.
  static func number(_ entry: UnsafeRawBufferPointer, _ place: Int) -> Rational? {
    Rational(Int(entry.signed64(place)), Int(entry.signed64(place + 8)))
  }
}

/// The summary of a recipe as bytes: what is needed for comparing and printing first.
enum SummaryCoding {
  static func write(_ summary: RecipeSummary) -> [UInt8] {
    var writer = ByteWriter()
    writer.put(summary.created)
    writer.put(summary.path.bytes)
    writer.put(summary.sortTitle)
    writer.put(summary.title)
    writer.put(summary.servingsText)
    writer.put(summary.servingsUnit)
    writer.put(summary.category)
    writer.put(summary.cuisine)
    writer.put(summary.image)
    writer.put(summary.tags)
    writer.put(summary.ingredients)
    writer.putShort(UInt64(summary.frontMatter.count))
    for key in summary.frontMatter.keys.sorted() {
      writer.put(key)
      writer.put(summary.frontMatter[key] ?? [])
    }
    return writer.bytes
  }

  static func read(_ bytes: UnsafeRawBufferPointer, facts: RecipeFacts) -> RecipeSummary {
    var reader = ByteReader(bytes)
    let created = reader.takeOptional()
    let path = VaultPath(bytes: Array(reader.takeText()))
    let sortTitle = Array(reader.takeText())
    var summary = RecipeSummary(path: path, title: reader.takeString())
    summary.created = created
    summary.sortTitle = sortTitle
    summary.servingsText = reader.takeOptional()
    summary.servingsUnit = reader.takeOptional()
    summary.category = reader.takeOptional()
    summary.cuisine = reader.takeOptional()
    summary.image = reader.takeOptional()
    summary.tags = reader.takeStrings()
    summary.ingredients = reader.takeStrings()
    for _ in 0..<reader.takeCount() {
      let key = reader.takeString()
      summary.frontMatter[key] = reader.takeStrings()
    }
    (summary.prep, summary.cook, summary.total) = (facts.prep, facts.cook, facts.total)
    (summary.servings, summary.rating, summary.isFavorite) = (facts.servings, facts.rating, facts.isFavorite)
    return summary
  }

  static func created(_ bytes: UnsafeRawBufferPointer) -> String? {
    var reader = ByteReader(bytes)
    return reader.takeOptional()
  }

  static func path(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    var reader = ByteReader(bytes)
    reader.skipOptional()
    return reader.takeText()
  }

  static func sortTitle(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    var reader = ByteReader(bytes)
    reader.skipOptional()
    _ = reader.takeText()
    return reader.takeText()
  }

  /// Calls with every front-matter key and its texts.
  static func eachKey(
    _ bytes: UnsafeRawBufferPointer, _ body: (_ key: UnsafeRawBufferPointer, _ texts: [UnsafeRawBufferPointer]) -> Void
  ) {
    var reader = ByteReader(bytes)
    reader.skipOptional()
    for _ in 0..<3 { _ = reader.takeText() }
    for _ in 0..<5 { reader.skipOptional() }
    for _ in 0..<2 { reader.skipStrings() }
    for _ in 0..<reader.takeCount() {
      let key = reader.takeText()
      let count = reader.takeCount()
      body(key, (0..<count).map { _ in reader.takeText() })
    }
  }
}
