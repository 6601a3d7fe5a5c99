// The recipes of a vault at one moment, to be listed, searched and sorted.

public import SourceText
public import VaultFolder

/// The recipes of a vault as they were when it was opened.
public struct RecipeSnapshot: Sendable {
  /// Where the recipes are kept.
  enum Storage: Sendable {
    case records(RecordStore)
  }

  let storage: Storage
  /// The Markdown files that are no recipes.
  public let notRecipes: [VaultPath]
  /// Files and folders that could not be read and were left out.
  public let problems: [FileProblem]

  init(storage: Storage, notRecipes: [VaultPath], problems: [FileProblem]) {
    self.storage = storage
    self.notRecipes = notRecipes
    self.problems = problems
  }

  private var store: any RecipeStore {
    switch storage {
    case .records(let store): store
    }
  }

  /// How many recipes there are; they are numbered from 0.
  public var count: Int { store.count }

  /// What is known of a recipe without its text.
  public subscript(number: Int) -> RecipeSummary { store.summary(number) }

  /// All recipes, in the order of their files.
  public var all: [RecipeSummary] { (0..<count).map { self[$0] } }

  /// The recipes that answer a query: best match first, by title when the query looks for no text.
  public func search(_ query: Query) -> SearchResult {
    switch storage {
    case .records(let store): Self.search(query, in: store)
    }
  }

  /// The hits in the order of a key; recipes without a value come last either way.
  public func sorted(_ hits: [Hit], by key: SortKey) -> [Hit] {
    switch storage {
    case .records(let store): SortKeys.sorted(hits, by: key, in: store)
    }
  }

  private static func search(_ query: Query, in store: some RecipeStore) -> SearchResult {
    let resolved = QueryResolver.resolve(query, keys: store.keys)
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
