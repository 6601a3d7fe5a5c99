// What is known of the recipes of all batches, in the tables that the index keeps of them.

internal import SourceText
internal import VaultFolder

/// The tables of an index that have a row for each recipe.
struct EntryTables: Sendable {
  private let runs: [PostingRun]
  private var fixed = ByteWriter()
  private var ranks = ByteWriter()
  private var order = ByteWriter()
  private var heads = ByteWriter()
  private var merits = ByteWriter()
  private var linePlaces = ByteWriter()
  private var lines: [UInt8] = []
  private var keys: [UInt8] = []

  /// Makes the tables; a delta needs its base, to know where its recipes stand in the order of all.
  init(_ runs: [PostingRun], textOffsets: [UInt64], over base: IndexSegment?) {
    self.runs = runs
    let entries = runs.flatMap(\.entries)
    fillFixed(entries, textOffsets)
    fillOrder(entries, base)
    keys = Self.keys(entries)
  }

  /// Writes the sections.
  func write(to sink: inout IndexSink) {
    let start = sink.begin()
    for run in runs { for entry in run.entries { sink.append(entry.summary) } }
    sink.end(.summaries, from: start)
    sink.write(.entries, fixed.bytes)
    sink.write(.keys, keys)
    sink.write(.ranks, ranks.bytes)
    sink.write(.order, order.bytes)
    sink.write(.titleHeads, heads.bytes)
    sink.write(.merits, merits.bytes)
    sink.write(.lines, lines)
    sink.write(.linePlaces, linePlaces.bytes)
  }

  private mutating func fillFixed(_ entries: [RecipeEntry], _ textOffsets: [UInt64]) {
    var summaryOffset: UInt64 = 0
    for (entry, textOffset) in zip(entries, textOffsets) {
      fixed.put(textOffset)
      fixed.put(summaryOffset)
      fixed.put(entry.fieldEnds.last ?? 0)
      fixed.put(UInt32(clamping: entry.summary.count))
      fixed.append(entry.fixed[EntryLayout.prep...])
      merits.put(entry.fixed.withUnsafeBytes { Merit.of(EntryLayout.facts($0)) })
      summaryOffset += UInt64(entry.summary.count)
    }
  }

  private mutating func fillOrder(_ entries: [RecipeEntry], _ base: IndexSegment?) {
    let sorted = TitleOrder.sorted(entries)
    var places: [LinePlace?] = Array(repeating: nil, count: entries.count)
    var rankOf = [UInt64](repeating: 0, count: entries.count)
    for (rank, number) in sorted.enumerated() {
      order.put(UInt32(clamping: number))
      heads.put(TitleOrder.head(of: entries[number]))
      places[number] = LinePlace(offset: lines.count, entries[number])
      lines += entries[number].line
      rankOf[number] =
        base.map { base in
          TitleRank.delta(
            rank, before: entries[number].summary.withUnsafeBytes { TitleOrder.place(of: $0, among: base) })
        } ?? TitleRank.base(rank)
    }
    for rank in rankOf { ranks.put(rank) }
    for place in places { place?.write(to: &linePlaces) }
  }

  /// The front-matter keys, folded, a separator after each.
  private static func keys(_ entries: [RecipeEntry]) -> [UInt8] {
    var table = TermTable(capacity: 1 << 8)
    for entry in entries {
      entry.summary.withUnsafeBytes { summary in
        SummaryCoding.eachKey(summary) { key, _ in
          let word = key.bindMemory(to: UInt8.self)
          _ = table.number(of: word, hash: TermTable.hash(word))
        }
      }
    }
    let keys = table.text.all.split(separator: RecipeRecord.separator).map { Folding.fold(Array($0)) }
    return Array(Set(keys).sorted { $0.lexicographicallyPrecedes($1) }.map { $0 + [RecipeRecord.separator] }.joined())
  }
}
