// Brings the words of all batches together, so that each stands in the index once with all its recipes.

internal import Glibc

/// The words of all batches and their postings.
struct MergedWords: Sendable {
  /// The words, a separator after each.
  let terms: [UInt8]
  /// Where each word ends.
  let termEnds: [UInt32]
  /// Where the postings of each word end.
  let postingEnds: [UInt32]
  /// The last recipe of each word's postings.
  let lastRecipes: [UInt32]
  /// The postings.
  let postings: [UInt8]

  /// Merges batches whose recipes are numbered one batch after the other.
  init(_ runs: [PostingRun]) {
    // A delta has few words; the words of a large vault come to some ten thousand.
    let most = runs.map(\.termEnds.count).max() ?? 0
    var table = TermTable(capacity: most < 1 << 11 ? 1 << 13 : 1 << 16)
    var words = GrowingBuffer<UInt32>(capacity: 1 << 16)
    for run in runs {
      run.terms.withUnsafeBufferPointer { terms in
        var start = 0
        for (term, end) in run.termEnds.enumerated() {
          let word = UnsafeBufferPointer(rebasing: terms[start..<Int(end)])
          words.append(UInt32(truncatingIfNeeded: table.number(of: word, hash: run.hashes[term])))
          start = Int(end) + 1
        }
      }
    }
    let merger = PostingMerger(words: words, wordCount: table.count)
    (terms, termEnds) = (table.text.array, table.ends.array)
    (postings, postingEnds, lastRecipes) = merger.merge(runs)
  }

  /// Writes the sections of the words.
  func write(to sink: inout IndexSink) {
    sink.write(.postings, postings)
    sink.write(.terms, terms)
    sink.write(.termEnds, termEnds.withUnsafeBytes { Array($0) })
    sink.write(.postingEnds, postingEnds.withUnsafeBytes { Array($0) })
    sink.write(.lastRecipes, lastRecipes.withUnsafeBytes { Array($0) })
  }
}

/// Puts the postings of each word together, batch by batch: first counting how many bytes each word needs, then writing.
private struct PostingMerger: ~Copyable {
  /// The number of each word of each batch, one batch after the other.
  private let words: GrowingBuffer<UInt32>
  private let wordCount: Int

  init(words: consuming GrowingBuffer<UInt32>, wordCount: Int) {
    self.words = words
    self.wordCount = wordCount
  }

  /// The postings of all words, where those of each end, and the last recipe of each.
  func merge(_ runs: [PostingRun]) -> (postings: [UInt8], ends: [UInt32], lastRecipes: [UInt32]) {
    var next = GrowingBuffer<Int>(repeating: 0, count: wordCount + 1)
    let lastRecipes = each(runs) { word, head, rest in
      next[word &+ 1] &+= Self.length(head) &+ rest.count
    }
    for word in 0..<wordCount { next[word &+ 1] &+= next[word] }
    let ends = (0..<wordCount).map { UInt32(clamping: next[$0 + 1]) }
    let count = next[wordCount]
    let postings = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = count
      guard let target = buffer.baseAddress else { return }
      _ = each(runs) { word, head, rest in
        let start = next[word]
        Self.write(head, to: target + start)
        let length = Self.length(head)
        if let source = rest.baseAddress { memcpy(target + start + length, source, rest.count) }
        next[word] = start &+ length &+ rest.count
      }
    }
    return (postings, ends, lastRecipes)
  }

  /// Calls with every list of every batch: its word, its first step with the recipes renumbered, and the rest.
  ///
  /// The rest stays as it is because the fields of the first posting are always written. Gives the last recipe of each word.
  private func each(_ runs: [PostingRun], _ body: (_ word: Int, _ head: UInt64, _ rest: UnsafeRawBufferPointer) -> Void)
    -> [UInt32]
  {
    var last = GrowingBuffer<UInt32>(repeating: 0, count: wordCount)
    var piece = 0
    var shift: UInt32 = 0
    for run in runs {
      run.postings.withUnsafeBytes { postings in
        var start = 0
        for (term, end) in run.postingEnds.enumerated() {
          let word = Int(words[piece])
          var reader = ByteReader(UnsafeRawBufferPointer(rebasing: postings[start..<Int(end)]))
          let head = reader.takeShort()
          let step = shift &+ UInt32(truncatingIfNeeded: head >> 1) &- last[word]
          body(
            word, UInt64(step) << 1 | head & 1,
            UnsafeRawBufferPointer(rebasing: postings[(start + reader.position)..<Int(end)]))
          last[word] = shift &+ run.lastRecipes[term]
          start = Int(end)
          piece &+= 1
        }
      }
      shift &+= UInt32(truncatingIfNeeded: run.entries.count)
    }
    return last.array
  }

  /// How many bytes a number takes, seven bits each.
  private static func length(_ value: UInt64) -> Int { max(1, (70 &- value.leadingZeroBitCount) / 7) }

  private static func write(_ value: UInt64, to target: UnsafeMutablePointer<UInt8>) {
    var rest = value
    var place = 0
    while rest >= 0x80 {
      target[place] = UInt8(truncatingIfNeeded: rest) | 0x80
      rest &>>= 7
      place &+= 1
    }
    target[place] = UInt8(truncatingIfNeeded: rest)
  }
}
