// Makes an index: files are read and words numbered in batches on two threads, and put together in the order of the batches.

internal import RecipeDocument
internal import SourceText
internal import Synchronization
internal import VaultFolder

/// Where the content of one file comes from.
enum IndexSource: Sendable {
  /// It is read.
  case file(VaultPath)
  /// It is taken from an index.
  case stored(IndexSegment, Int)
}

/// What became of one file.
enum IndexedFile: Sendable {
  /// The recipe of this number in the new index, read when the file had this stamp.
  case recipe(Int, FileStamp?)
  /// Not a recipe.
  case other(FileStamp?)
  /// It could not be read.
  case failure(FileProblem)

  /// Whether there is a recipe.
  var isRecipe: Bool {
    if case .recipe = self { return true }
    return false
  }
}

/// Makes one index file.
final class IndexBuilder: Sendable {
  /// Recipes a batch: enough to share words, few enough that the last batch does not keep one thread waiting.
  private static let batch = 512

  private struct State: ~Copyable {
    var sink: IndexSink
    var runs: [PostingRun?]
    var outcomes: [[IndexedFile]]
    var nextRun = 0
    var recipes = 0
    var done = 0
    let textStart: Int
    /// Where each recipe's text stands in its section.
    var textOffsets: [UInt64] = []
  }

  private let vault: VaultFolder
  private let sources: [IndexSource]
  private let progress: (@Sendable (Int, Int) -> Void)?
  private let state: Mutex<State>

  private init(
    _ sources: [IndexSource], _ vault: VaultFolder, _ file: CacheFile?, _ progress: (@Sendable (Int, Int) -> Void)?
  ) {
    self.vault = vault
    self.sources = sources
    self.progress = progress
    let batches = (sources.count + Self.batch - 1) / Self.batch
    var sink = IndexSink(file: file)
    let start = sink.begin()
    state = Mutex(
      State(
        sink: sink, runs: Array(repeating: nil, count: batches), outcomes: Array(repeating: [], count: batches),
        textStart: start))
  }

  /// What a new index is called and is for.
  struct Identity: Sendable {
    var generation: UInt64
    var base: UInt64
    var fingerprint: UInt64
  }

  /// Makes an index of these sources in a file, or in memory; nil when the file cannot be written.
  ///
  /// `manifest` is asked for when all files were read, with what became of each.
  static func build(
    _ sources: [IndexSource], in vault: VaultFolder, to file: CacheFile?, as identity: Identity,
    progress: (@Sendable (Int, Int) -> Void)? = nil, manifest: ([IndexedFile]) -> [UInt8]
  ) -> [UInt8]? {
    let builder = IndexBuilder(sources, vault, file, progress)
    let batches = (sources.count + batch - 1) / batch
    TwoThreads.run(batches, chunk: 1) { builder.run($0) }
    return builder.finish(identity, manifest)
  }

  /// Reads one batch and adds all batches that are next in order.
  private func run(_ number: Int) {
    var entries: [RecipeEntry] = []
    var outcomes: [IndexedFile] = []
    let range = number * Self.batch..<min((number + 1) * Self.batch, sources.count)
    for source in range {
      outcomes.append(read(sources[source], &entries))
    }
    let run = PostingRun(entries)
    let done = state.withLock { state in
      state.runs[number] = run
      state.outcomes[number] = outcomes
      state.done += range.count
      Self.addTexts(&state)
      return state.done
    }
    progress?(done, sources.count)
  }

  private func read(_ source: IndexSource, _ entries: inout [RecipeEntry]) -> IndexedFile {
    switch source {
    case .stored(let segment, let recipe):
      entries.append(segment.entry(recipe))
      return .recipe(entries.count - 1, nil)
    case .file(let path):
      do throws(FileProblem) {
        let contents = try vault.read(path)
        let document = RecipeDocument(bytes: contents.bytes, path: path.string, settings: vault.settings.reading)
        guard document.recipe.isRecipe else { return .other(contents.stamp) }
        entries.append(RecipeEntry(RecipeRecord(document, path: path)))
        return .recipe(entries.count - 1, contents.stamp)
      } catch {
        return .failure(error)
      }
    }
  }

  /// Writes the texts of the batches that are complete up to here.
  private static func addTexts(_ state: inout State) {
    while state.nextRun < state.runs.count, var run = state.runs[state.nextRun] {
      for entry in run.entries {
        state.textOffsets.append(UInt64(state.sink.count - state.textStart))
        state.sink.append(entry.text)
      }
      run.dropTexts()
      // Recipes are numbered over all batches from here on.
      state.outcomes[state.nextRun] = state.outcomes[state.nextRun].map { outcome in
        if case .recipe(let number, let stamp) = outcome { return .recipe(state.recipes + number, stamp) }
        return outcome
      }
      state.recipes += run.entries.count
      state.runs[state.nextRun] = run
      state.nextRun += 1
    }
  }

  private func finish(_ identity: Identity, _ manifest: ([IndexedFile]) -> [UInt8]) -> [UInt8]? {
    state.withLock { state in
      state.sink.end(.texts, from: state.textStart)
      let runs = state.runs.compactMap { $0 }
      state.runs = []
      Self.writeEntries(runs, state.textOffsets, to: &state.sink)
      PostingMerger.write(runs, to: &state.sink)
      state.sink.write(.manifest, manifest(state.outcomes.flatMap { $0 }))
      state.sink.finish(
        generation: identity.generation, base: identity.base, fingerprint: identity.fingerprint, recipes: state.recipes)
      return state.sink.isGood ? state.sink.memory : nil
    }
  }

  private static func writeEntries(_ runs: [PostingRun], _ textOffsets: [UInt64], to sink: inout IndexSink) {
    let entries = runs.flatMap(\.entries)
    let ranks = titleRanks(entries)
    var fixed: [UInt8] = []
    fixed.reserveCapacity(entries.count * EntryLayout.size)
    var keys: Set<[UInt8]> = []
    let start = sink.begin()
    for (number, entry) in entries.enumerated() {
      var places = ByteWriter()
      places.put(textOffsets[number])
      places.put(UInt64(sink.count - start))
      places.put(entry.fieldEnds.last ?? 0)
      places.put(UInt32(clamping: entry.summary.count))
      var rank = ByteWriter()
      rank.put(ranks[number])
      fixed += places.bytes
      fixed += entry.fixed[EntryLayout.prep..<EntryLayout.titleRank]
      fixed += rank.bytes
      fixed += entry.fixed[EntryLayout.fieldEnds...]
      sink.append(entry.summary)
      entry.summary.withUnsafeBytes { SummaryCoding.eachKey($0) { key, _ in keys.insert(Array(key)) } }
    }
    sink.end(.summaries, from: start)
    sink.write(.entries, fixed)
    let folded = Set(keys.map { Folding.fold($0) }).sorted { $0.lexicographicallyPrecedes($1) }
    sink.write(.keys, Array(folded.map { $0 + [RecipeRecord.separator] }.joined()))
  }

  /// The place of each recipe in the order of titles, then of paths.
  private static func titleRanks(_ entries: [RecipeEntry]) -> [UInt32] {
    let keys = entries.map { $0.summary.withUnsafeBytes { Array(SummaryCoding.sortTitle($0)) } }
    let order = entries.indices.sorted { left, right in
      if keys[left] != keys[right] { return keys[left].lexicographicallyPrecedes(keys[right]) }
      let paths = [left, right].map { number in
        entries[number].summary.withUnsafeBytes { VaultPath(bytes: Array(SummaryCoding.path($0))) }
      }
      return paths[0] < paths[1]
    }
    var ranks = [UInt32](repeating: 0, count: entries.count)
    for (rank, number) in order.enumerated() { ranks[number] = UInt32(clamping: rank) }
    return ranks
  }
}
