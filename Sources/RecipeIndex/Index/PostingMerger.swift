// Brings the words of all batches together, so that each stands in the index once with all its recipes.

/// Merges batches.
enum PostingMerger {
  /// Writes the words and postings of batches whose recipes are numbered one batch after the other.
  static func write(_ runs: [PostingRun], to sink: inout IndexSink) {
    var table = TermTable(capacity: 1 << 16)
    var pieces: [(run: Int, term: Int)] = []
    var owners: [UInt32] = []
    for (number, run) in runs.enumerated() {
      run.terms.withUnsafeBufferPointer { terms in
        var start = 0
        for (term, end) in run.termEnds.enumerated() {
          let word = UnsafeBufferPointer(rebasing: terms[start..<Int(end)])
          owners.append(UInt32(table.number(of: word, hash: TermTable.hash(word))))
          pieces.append((number, term))
          start = Int(end) + 1
        }
      }
    }
    let order = grouped(owners, count: table.count)
    let ends = writePostings(runs, pieces, order, owners, count: table.count, to: &sink)
    sink.write(.terms, table.text)
    sink.write(.termEnds, words(table.ends))
    sink.write(.postingEnds, words(ends))
  }

  private static func words(_ numbers: [UInt32]) -> [UInt8] {
    numbers.withUnsafeBytes { Array($0) }
  }

  /// The pieces in the order of their words; pieces of one word keep their order.
  private static func grouped(_ owners: [UInt32], count: Int) -> [UInt32] {
    var next = [Int](repeating: 0, count: count + 1)
    for owner in owners { next[Int(owner) + 1] += 1 }
    for term in 0..<count { next[term + 1] += next[term] }
    var order = [UInt32](repeating: 0, count: owners.count)
    for (piece, owner) in owners.enumerated() {
      order[next[Int(owner)]] = UInt32(piece)
      next[Int(owner)] += 1
    }
    return order
  }

  private static func writePostings(
    _ runs: [PostingRun], _ pieces: [(run: Int, term: Int)], _ order: [UInt32], _ owners: [UInt32], count: Int,
    to sink: inout IndexSink
  ) -> [UInt32] {
    var firstRecipe: [Int] = [0]
    for run in runs { firstRecipe.append((firstRecipe.last ?? 0) + run.entries.count) }
    var ends: [UInt32] = []
    ends.reserveCapacity(count)
    let start = sink.begin()
    var owner = 0
    var last = 0
    var buffer = ByteWriter()
    for piece in order {
      if Int(owners[Int(piece)]) != owner {
        ends.append(UInt32(clamping: sink.count - start + buffer.bytes.count))
        owner = Int(owners[Int(piece)])
        last = 0
      }
      let (number, term) = pieces[Int(piece)]
      let run = runs[number]
      run.postings.withUnsafeBytes { postings in
        let from = term == 0 ? 0 : Int(run.postingEnds[term - 1])
        let bytes = postings.slice(from, Int(run.postingEnds[term]) - from)
        last = copy(bytes, shift: firstRecipe[number], last: last, to: &buffer)
      }
      if buffer.bytes.count > IndexHeader.chunk {
        sink.append(buffer.bytes)
        buffer = ByteWriter()
      }
    }
    if !order.isEmpty { ends.append(UInt32(clamping: sink.count - start + buffer.bytes.count)) }
    sink.append(buffer.bytes)
    sink.end(.postings, from: start)
    return ends
  }

  /// Adds the postings of one batch with its recipes renumbered, and gives the last recipe.
  private static func copy(
    _ bytes: UnsafeRawBufferPointer, shift: Int, last: Int, to writer: inout ByteWriter
  ) -> Int {
    // Only the first step changes; its fields are always written, so that the rest can be taken over as it is.
    var reader = ByteReader(bytes)
    let head = reader.takeShort()
    let first = shift + Int(head >> 1)
    writer.putShort(UInt64(first - last) << 1 | head & 1)
    writer.append(bytes[reader.position...])
    var recipe = first
    var isFirst = true
    _ = PostingCoding.each(bytes, count: .max) { number, _ in
      if isFirst { isFirst = false }
      recipe = shift + number
    }
    return recipe
  }
}
