// The recipes of a vault at one moment, to be listed, searched and sorted.

public import SourceText
public import VaultFolder

/// The recipes of a vault as they were when it was opened.
///
/// For one thread. When the index turns out to be damaged, the files are read instead and the question is answered again from them;
/// numbers of earlier answers mean nothing then, which no caller sees that reads what it needs after each question.
public final class RecipeSnapshot {
  /// Where the recipes are kept.
  private enum Storage {
    case read(ReadRecipes)
    case indexed(IndexedRecipes)
  }

  private var storage: Storage
  private let reread: () -> ReadRecipes

  init(_ recipes: ReadRecipes) {
    storage = .read(recipes)
    reread = { recipes }
  }

  init(indexed: IndexedRecipes, vault: VaultFolder, options: IndexOptions) {
    storage = .indexed(indexed)
    reread = {
      var again = options
      (again.isRebuild, again.isUnchecked) = (true, false)
      // What is damaged is made anew for the next time.
      _ = IndexKey(vault, cacheFolder: options.cacheFolder).map {
        IndexOpener(vault: vault, key: $0, options: again).open()
      }
      return RecipeIndex.read(vault)
    }
  }

  private func with<Result>(_ body: (any RecipeStore) -> Result) -> Result {
    if case .indexed(let indexed) = storage {
      let result = body(indexed.store)
      if !indexed.store.isDamaged { return result }
      storage = .read(reread())
    }
    switch storage {
    case .read(let recipes): return body(recipes.store)
    case .indexed(let indexed): return body(indexed.store)
    }
  }

  /// Whether words can be looked for: not where only summaries were made of the files.
  public var hasTexts: Bool {
    if case .read(let recipes) = storage { recipes.hasTexts } else { true }
  }

  /// The numbers of all recipes, rising, in the order of their files as far as they did not change lately.
  public var numbers: [Int] { with { store in (0..<store.count).filter { store.isAlive($0) } } }

  /// How many recipes there are.
  public var count: Int { with { $0.aliveCount } }

  /// What is known of a recipe without its text.
  public subscript(number: Int) -> RecipeSummary { with { $0.summary(number) } }

  /// The keys, folded, that can stand in a query and in `--sort`.
  public var keys: Set<String> { with { $0.keys.union(QueryResolver.builtIn) } }

  /// All recipes.
  public var all: [RecipeSummary] {
    with { store in (0..<store.count).filter { store.isAlive($0) }.map { store.summary($0) } }
  }

  /// The path of a recipe.
  public func path(_ number: Int) -> VaultPath { with { $0.path(number) } }

  /// The paths of recipes as `shown`, each with `ending` behind it.
  public func paths(_ hits: [Hit], shown: ShownPaths, ending: UInt8) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(hits.count * 64)
    if case .indexed(let indexed) = storage {
      let store = indexed.store
      for hit in hits {
        shown.append(store.pathBytes(hit.number), to: &output)
        output.append(ending)
      }
      return output
    }
    for hit in hits { output += shown.bytes(path(hit.number)) + [ending] }
    return output
  }

  /// The lines that lists print into a pipe: path as `shown`, title, minutes, servings, rating, `*` if favorite, tags, separated by tabs.
  public func lines(_ hits: [Hit], shown: ShownPaths) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(hits.count * 128)
    if case .indexed(let indexed) = storage {
      let store = indexed.store
      for hit in hits { PipedLine.append(store.line(hit.number), shown: shown, to: &output) }
      return output
    }
    for hit in hits {
      PipedLine.make(self[hit.number]).withUnsafeBytes { PipedLine.append($0, shown: shown, to: &output) }
    }
    return output
  }

  /// The Markdown files that are no recipes.
  public var notRecipes: [VaultPath] {
    switch storage {
    case .read(let recipes): recipes.notRecipes
    case .indexed(let indexed): indexed.notRecipes
    }
  }

  /// Files and folders that could not be read and were left out.
  public var problems: [FileProblem] {
    switch storage {
    case .read(let recipes): recipes.problems
    case .indexed(let indexed): indexed.problems
    }
  }

  /// The recipes that answer a query: best match first, by title when the query looks for no text.
  ///
  /// With `isBrief`, only `paths` and `lines` are asked of the hits afterwards, and nothing else of them is read.
  public func search(_ query: Query, isBrief: Bool = false) -> SearchResult {
    if case .indexed(let indexed) = storage {
      let store = indexed.store
      let result = Self.search(query, in: store)
      // Damage must show now, while the question can still be answered from the files.
      for hit in result.hits {
        _ = store.line(hit.number)
        _ = store.pathBytes(hit.number)
      }
      if !isBrief { for hit in result.hits { _ = store.summaryBytes(hit.number) } }
      if !store.isDamaged { return result }
      storage = .read(reread())
    }
    guard case .read(let recipes) = storage else { return SearchResult(hits: [], query: query) }
    return Self.search(query, in: recipes.store)
  }

  /// The hits in the order of a key; recipes without a value come last either way.
  public func sorted(_ hits: [Hit], by key: SortKey) -> [Hit] {
    switch storage {
    case .read(let recipes): SortKeys.sorted(hits, by: key, in: recipes.store)
    case .indexed(let indexed): SortKeys.sorted(hits, by: key, in: indexed.store)
    }
  }

  /// Whether a text stands in any recipe.
  func isFound(_ match: TextMatch) -> Bool { with { $0.find(match).recipes > 0 } }

  /// The words of the recipes that are near to one.
  func near(_ word: [UInt8], in fields: SearchFields) -> [NearTerm] {
    let filter = NearTermFilter(word)
    switch storage {
    case .read(let recipes): return recipes.store.near(filter, in: fields)
    case .indexed(let indexed): return indexed.store.near(filter, in: fields)
    }
  }

  private static func search(_ query: Query, in store: some RecipeStore) -> SearchResult {
    let resolved = QueryResolver.resolve(query, keys: query.needsKeys ? store.keys : [])
    let hits = QueryEvaluator(resolved, over: store).run()
    return SearchResult(hits: SortKeys.bestFirst(hits, in: store), query: resolved)
  }
}

/// The answer to a query.
public struct SearchResult: Sendable {
  /// The recipes that answer it.
  public let hits: [Hit]
  /// The query as it was understood.
  public let query: Query

  /// What was read as text though it looks like something else.
  public var notes: [Diagnostic] { query.notes }
}
