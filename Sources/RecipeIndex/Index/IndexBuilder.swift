// Makes an index: files are read and words numbered in batches on two threads, and put together in the order of the batches.

internal import RecipeDocument
internal import SourceText
internal import Synchronization
internal import VaultFolder

/// Recipes that are taken over from an index.
struct StoredRecipes: Sendable {
  let segment: IndexSegment
  /// Their numbers there, rising.
  let recipes: [Int]
}

/// What became of a file that was read.
enum IndexedFile: Sendable {
  /// The recipe of this number in the new index, read when the file had this stamp; nil when the stamp proves nothing.
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
  /// What a new index is made of: recipes that are taken over come first, then those of the files.
  struct Content: Sendable {
    var stored: [StoredRecipes] = []
    var files: [VaultPath] = []
    /// For a delta: its base.
    var base: IndexSegment?

    /// How many recipes are taken over.
    var storedCount: Int { stored.reduce(0) { $0 + $1.recipes.count } }
  }

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
  private let content: Content
  /// Files a batch: enough to share words, few enough that the last batch does not keep one thread waiting.
  private let batch: Int
  private let progress: (@Sendable (Int, Int) -> Void)?
  /// The number of the first recipe.
  private let first: Int
  private let state: Mutex<State>

  private init(
    _ content: Content, _ vault: VaultFolder, _ file: CacheFile?, first: Int,
    _ progress: (@Sendable (Int, Int) -> Void)?
  ) {
    self.vault = vault
    self.content = content
    self.progress = progress
    self.first = first
    batch = min(512, max(8, content.files.count / 8))
    let batches = content.stored.count + (content.files.count + batch - 1) / batch
    var sink = IndexSink(file: file)
    let start = sink.begin()
    state = Mutex(
      State(
        sink: sink, runs: Array(repeating: nil, count: batches), outcomes: Array(repeating: [], count: batches),
        textStart: start))
  }

  /// Makes an index in a file, or in memory; nil when the file cannot be written.
  ///
  /// Gives the bytes of an index in memory, none for one in a file. `manifest` is asked for when all files were read, with what became of each.
  static func build(
    _ content: Content, in vault: VaultFolder, to file: CacheFile?, as identity: IndexIdentity,
    progress: (@Sendable (Int, Int) -> Void)? = nil, manifest: ([IndexedFile]) -> [UInt8]
  ) -> IndexBytes? {
    let builder = IndexBuilder(content, vault, file, first: identity.older, progress)
    let batches = builder.state.withLock { $0.runs.count }
    TwoThreads.run(batches, chunk: 1) { builder.run($0) }
    return builder.finish(identity, manifest)
  }

  /// Makes one batch and adds all batches that are next in order.
  private func run(_ number: Int) {
    var outcomes: [IndexedFile] = []
    let run: PostingRun
    if number < content.stored.count {
      run = PostingRun(content.stored[number].segment, keeping: content.stored[number].recipes)
    } else {
      var entries: [RecipeEntry] = []
      let first = (number - content.stored.count) * batch
      for file in content.files[first..<min(first + batch, content.files.count)] {
        outcomes.append(read(file, &entries))
      }
      run = PostingRun(entries)
    }
    let done = state.withLock { state in
      state.runs[number] = run
      state.outcomes[number] = outcomes
      state.done += outcomes.count
      addTexts(&state)
      return state.done
    }
    progress?(done, content.files.count)
  }

  private func read(_ path: VaultPath, _ entries: inout [RecipeEntry]) -> IndexedFile {
    do throws(FileProblem) {
      // The time just before this file is read, not that of the whole look: of files written a moment ago more are settled by then.
      let rule = RacyRule(start: FreshnessCheck.now)
      let contents = try vault.read(path)
      let stamp = rule.settled(contents.stamp)
      let document = RecipeDocument(bytes: contents.bytes, path: path.string, settings: vault.settings.reading)
      guard document.recipe.isRecipe else { return .other(stamp) }
      entries.append(RecipeEntry(RecipeRecord(document, path: path)))
      return .recipe(entries.count - 1, stamp)
    } catch {
      return .failure(error)
    }
  }

  /// Writes the texts of the batches that are complete up to here.
  private func addTexts(_ state: inout State) {
    while state.nextRun < state.runs.count, var run = state.runs[state.nextRun] {
      for entry in run.entries {
        state.textOffsets.append(UInt64(state.sink.count - state.textStart))
        state.sink.append(entry.text)
      }
      run.dropTexts()
      // Recipes are numbered over all batches from here on.
      state.outcomes[state.nextRun] = state.outcomes[state.nextRun].map { outcome in
        if case .recipe(let number, let stamp) = outcome { return .recipe(first + state.recipes + number, stamp) }
        return outcome
      }
      state.recipes += run.entries.count
      state.runs[state.nextRun] = run
      state.nextRun += 1
    }
  }

  /// One of the two halves of what is left when all files were read.
  private enum Part: Sendable {
    case words(MergedWords)
    case entries(EntryTables)
  }

  private func finish(_ identity: IndexIdentity, _ manifest: ([IndexedFile]) -> [UInt8]) -> IndexBytes? {
    state.withLock { state in
      state.sink.end(.texts, from: state.textStart)
      let runs = state.runs.compactMap { $0 }
      let offsets = state.textOffsets
      let base = content.base
      state.runs = []
      let parts = TwoThreads.map(2, chunk: 1) { number in
        number == 0 ? Part.words(MergedWords(runs)) : Part.entries(EntryTables(runs, textOffsets: offsets, over: base))
      }
      for part in parts {
        switch part {
        case .words(let words): words.write(to: &state.sink)
        case .entries(let entries): entries.write(to: &state.sink)
        }
      }
      state.sink.write(.manifest, manifest(state.outcomes.flatMap { $0 }))
      state.sink.finish(as: identity, recipes: state.recipes)
      return state.sink.isGood ? state.sink.takeMemory() : nil
    }
  }
}
