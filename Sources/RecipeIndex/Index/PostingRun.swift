// A batch of recipes made ready for the index: their entries, and for each word in which of them and in which fields it stands.

/// A batch of recipes.
struct PostingRun: Sendable {
  /// The entries.
  private(set) var entries: [RecipeEntry] = []
  /// The words, a separator after each.
  let terms: [UInt8]
  /// Where each word ends.
  let termEnds: [UInt32]
  /// The hash of each word.
  let hashes: [UInt32]
  /// Where the postings of each word end in `postings`.
  let postingEnds: [UInt32]
  /// The last recipe of each word's postings.
  let lastRecipes: [UInt32]
  /// The postings, coded by `PostingCoding`; recipes are numbered from 0.
  let postings: [UInt8]

  /// A batch of recipes that were read.
  init(_ entries: [RecipeEntry]) {
    var indexer = WordIndexer()
    for (number, entry) in entries.enumerated() { indexer.add(entry, UInt32(truncatingIfNeeded: number)) }
    self.init(entries, indexer.table, indexer.encode())
  }

  /// The recipes of an index with these numbers, which rise; their words are taken over and not looked for again.
  init(_ segment: IndexSegment, keeping recipes: [Int]) {
    if recipes.count == segment.count, let all = PostingRun(all: segment) {
      self = all
      return
    }
    var numbers = [UInt32](repeating: .max, count: segment.count)
    for (number, recipe) in recipes.enumerated() where numbers.indices.contains(recipe) {
      numbers[recipe] = UInt32(truncatingIfNeeded: number)
    }
    var table = TermTable()
    var lists = PostingLists()
    let search = IndexSearch(segment)
    search.eachTerm { term, word in
      let before = lists.bytes.count
      search.eachPosting(term) { recipe, fields in
        if numbers[recipe] != .max { lists.put(recipe: numbers[recipe], fields: fields) }
      }
      guard lists.bytes.count > before else { return }
      lists.endList()
      _ = table.number(of: word, hash: TermTable.hash(word))
    }
    self.init(recipes.map { segment.entry($0) }, table, lists)
  }

  /// All recipes of an index, its words as they lie there; nil when they make no sense.
  private init?(all segment: IndexSegment) {
    func numbers(_ section: IndexSection) -> [UInt32] {
      let bytes = segment.file.section(section)
      return (0..<bytes.count / 4).map { bytes.word32(4 * $0) }
    }
    terms = Array(segment.file.section(.terms))
    postings = Array(segment.file.section(.postings))
    (termEnds, postingEnds, lastRecipes) = (numbers(.termEnds), numbers(.postingEnds), numbers(.lastRecipes))
    var hashes: [UInt32] = []
    hashes.reserveCapacity(termEnds.count)
    IndexSearch(segment).eachTerm { _, word in hashes.append(TermTable.hash(word)) }
    self.hashes = hashes
    let isRising = zip(postingEnds, postingEnds.dropFirst()).allSatisfy { $0 <= $1 }
    let isWhole = Int(termEnds.last ?? 0) <= terms.count && Int(postingEnds.last ?? 0) <= postings.count
    guard isRising, isWhole, hashes.count == termEnds.count, postingEnds.count == termEnds.count,
      lastRecipes.count == termEnds.count, !segment.file.isDamaged
    else { return nil }
    entries = (0..<segment.count).map { segment.entry($0) }
  }

  private init(_ entries: [RecipeEntry], _ table: borrowing TermTable, _ lists: consuming PostingLists) {
    self.entries = entries
    (terms, termEnds, hashes) = (table.text.array, table.ends.array, table.hashes.array)
    (postings, postingEnds, lastRecipes) = (lists.bytes.array, lists.ends.array, lists.lastRecipes.array)
  }

  /// Gives up the texts, which are the largest part, once they are on the disk.
  mutating func dropTexts() {
    for number in entries.indices { entries[number].text = [] }
  }
}

/// Finds the words of recipes.
private struct WordIndexer: ~Copyable {
  private struct Posting: BitwiseCopyable {
    var term: UInt32
    var recipe: UInt32
    var fields: UInt16
  }

  private(set) var table = TermTable()
  /// Recipe by recipe.
  private var postings = GrowingBuffer<Posting>(capacity: 1 << 16)
  /// The fields of the recipe at hand in which each word stands.
  private var fields = GrowingBuffer<UInt16>(capacity: 1 << 12)
  private var touched = GrowingBuffer<UInt32>()

  mutating func add(_ entry: RecipeEntry, _ recipe: UInt32) {
    entry.text.withUnsafeBufferPointer { text in
      var start = 0
      for (field, end) in entry.fieldEnds.enumerated() {
        let bit = UInt16(1) &<< UInt16(truncatingIfNeeded: field)
        var words = WordReader(text, from: start, to: min(Int(end), text.count))
        while let hash = words.next() {
          let term = table.number(of: words.word, hash: hash)
          if term == fields.count { fields.append(0) }
          if fields[term] == 0 { touched.append(UInt32(truncatingIfNeeded: term)) }
          fields[term] |= bit
        }
        start = max(start, Int(end))
      }
    }
    for place in 0..<touched.count {
      let term = Int(touched[place])
      postings.append(Posting(term: touched[place], recipe: recipe, fields: fields[term]))
      fields[term] = 0
    }
    touched.removeAll()
  }

  /// The postings, brought into the order of the words.
  func encode() -> PostingLists {
    var next = GrowingBuffer<UInt32>(repeating: 0, count: table.count &+ 1)
    for place in 0..<postings.count { next[Int(postings[place].term) &+ 1] &+= 1 }
    for term in 0..<table.count { next[term &+ 1] &+= next[term] }
    var order = GrowingBuffer<UInt32>(repeating: 0, count: postings.count)
    for place in 0..<postings.count {
      let term = Int(postings[place].term)
      order[Int(next[term])] = UInt32(truncatingIfNeeded: place)
      next[term] &+= 1
    }
    var lists = PostingLists()
    var place = 0
    for term in 0..<table.count {
      // Each word's place moved to the start of the next one's.
      while place < Int(next[term]) {
        let posting = postings[Int(order[place])]
        lists.put(recipe: posting.recipe, fields: posting.fields)
        place &+= 1
      }
      lists.endList()
    }
    return lists
  }
}

/// The postings of some words, one list after the other.
private struct PostingLists: ~Copyable {
  private(set) var bytes = GrowingBuffer<UInt8>(capacity: 1 << 16)
  private(set) var ends = GrowingBuffer<UInt32>(capacity: 1 << 12)
  private(set) var lastRecipes = GrowingBuffer<UInt32>(capacity: 1 << 12)
  private var coder = PostingCoding()

  mutating func put(recipe: UInt32, fields: UInt16) { coder.put(recipe: recipe, fields: fields, to: &bytes) }

  mutating func endList() {
    ends.append(UInt32(clamping: bytes.count))
    lastRecipes.append(coder.recipe)
    coder = PostingCoding()
  }
}

/// Postings as bytes: the step to the recipe with a bit that tells whether the fields follow, or are those of the posting before.
struct PostingCoding {
  /// The recipe that was put last.
  private(set) var recipe: UInt32 = 0
  private var fields: UInt16 = 0

  mutating func put(recipe: UInt32, fields: UInt16, to bytes: inout GrowingBuffer<UInt8>) {
    let step = UInt64(recipe &- self.recipe)
    // Fields are never empty, so that the first posting always has them written.
    bytes.appendShort(step &<< 1 | (fields == self.fields ? 0 : 1))
    if fields != self.fields { bytes.appendShort(UInt64(fields)) }
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
