// A batch of recipes made ready for the index: their entries, and for each word in which of them and in which fields it stands.

/// A batch of recipes.
struct PostingRun: Sendable {
  /// The entries.
  private(set) var entries: [RecipeEntry] = []
  /// The words, a separator after each.
  let terms: [UInt8]
  /// Where each word ends.
  let termEnds: [UInt32]
  /// Where the postings of each word end in `postings`.
  let postingEnds: [UInt32]
  /// The postings, coded by `PostingCoding`; recipes are numbered from 0.
  let postings: [UInt8]

  init(_ entries: [RecipeEntry]) {
    self.entries = entries
    var indexer = Indexer()
    for (number, entry) in entries.enumerated() { indexer.add(entry, number) }
    (terms, termEnds) = (indexer.table.text, indexer.table.ends)
    (postings, postingEnds) = indexer.encode()
  }

  /// Gives up the texts, which are the largest part, once they are on the disk.
  mutating func dropTexts() {
    for number in entries.indices { entries[number].text = [] }
  }

  private struct Indexer {
    var table = TermTable()
    /// The word, recipe and fields of each posting, recipe by recipe.
    private var pairs: [(term: UInt32, recipe: UInt32, fields: UInt16)] = []
    /// The fields of the recipe at hand in which a word stands.
    private var fields: [UInt16] = []
    private var touched: [Int] = []

    mutating func add(_ entry: RecipeEntry, _ recipe: Int) {
      entry.text.withUnsafeBufferPointer { text in
        var start = 0
        for (field, end) in entry.fieldEnds.enumerated() {
          addField(text, start, min(Int(end), text.count), UInt16(1) << UInt16(field))
          start = Int(end)
        }
      }
      for term in touched {
        pairs.append((UInt32(term), UInt32(recipe), fields[term]))
        fields[term] = 0
      }
      touched.removeAll(keepingCapacity: true)
    }

    private mutating func addField(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ bit: UInt16) {
      var position = start
      while position < end {
        if !Bytes.isWord(text[position]) {
          position &+= 1
          continue
        }
        let first = position
        while position < end, Bytes.isWord(text[position]) { position &+= 1 }
        let word = UnsafeBufferPointer(rebasing: text[first..<position])
        let term = table.number(of: word, hash: TermTable.hash(word))
        if term == fields.count { fields.append(0) }
        if fields[term] == 0 { touched.append(term) }
        fields[term] |= bit
      }
    }

    /// The postings, brought into the order of the words.
    func encode() -> (postings: [UInt8], ends: [UInt32]) {
      var starts = [Int](repeating: 0, count: table.count + 1)
      for pair in pairs { starts[Int(pair.term) + 1] += 1 }
      for term in 0..<table.count { starts[term + 1] += starts[term] }
      var order = [UInt32](repeating: 0, count: pairs.count)
      var next = starts
      for (number, pair) in pairs.enumerated() {
        order[next[Int(pair.term)]] = UInt32(number)
        next[Int(pair.term)] += 1
      }
      var writer = ByteWriter()
      var ends: [UInt32] = []
      ends.reserveCapacity(table.count)
      for term in 0..<table.count {
        var coder = PostingCoding()
        for place in starts[term]..<starts[term + 1] {
          let pair = pairs[Int(order[place])]
          coder.put(recipe: pair.recipe, fields: pair.fields, to: &writer)
        }
        ends.append(UInt32(clamping: writer.bytes.count))
      }
      return (writer.bytes, ends)
    }
  }
}

/// Postings as bytes: the step to the recipe with a bit that tells whether the fields follow, or are those of the posting before.
struct PostingCoding {
  private var recipe: UInt32 = 0
  private var fields: UInt16 = 0

  mutating func put(recipe: UInt32, fields: UInt16, to writer: inout ByteWriter) {
    let step = UInt64(recipe &- self.recipe)
    // Fields are never empty, so that the first posting always has them written.
    writer.putShort(step << 1 | (fields == self.fields ? 0 : 1))
    if fields != self.fields { writer.putShort(UInt64(fields)) }
    self.recipe = recipe
    self.fields = fields
  }

  /// Calls with every posting; stops at damage, and at recipes that are not below `count`.
  static func each(_ bytes: UnsafeRawBufferPointer, count: Int, _ body: (_ recipe: Int, _ fields: UInt16) -> Void)
    -> Bool
  {
    var reader = ByteReader(bytes)
    var recipe = 0
    var fields: UInt16 = 0
    while reader.position < bytes.count {
      let head = reader.takeShort()
      recipe = recipe &+ Int(truncatingIfNeeded: head >> 1)
      if head & 1 != 0 { fields = UInt16(truncatingIfNeeded: reader.takeShort()) }
      guard !reader.isDamaged, recipe >= 0, recipe < count else { return false }
      body(recipe, fields)
    }
    return true
  }
}
