// The recipes that a query finds, in the order in which they are to be told: what list, search, random, tags and stats begin with.

internal import CommandTable
internal import RecipeIndex
internal import SourceText
internal import VaultFolder

/// Recipes that were found.
struct Found {
  /// The recipes of the vault.
  let snapshot: RecipeSnapshot
  /// The query and all that it finds.
  let result: SearchResult
  /// Those of the hits that are to be told, in order.
  var hits: [Hit]

  /// The recipes that are to be told.
  var summaries: [RecipeSummary] { hits.map { snapshot[$0.number] } }
}

extension Session {
  /// The recipes of the vault; files that could not be read are told.
  func snapshot() throws -> RecipeSnapshot {
    if let opened = openedSnapshot { return opened }
    let snapshot = RecipeIndex.open(try vault(), options: indexOptions())
    tell(snapshot.problems)
    openedSnapshot = snapshot
    return snapshot
  }

  /// Where the index is and how it is used.
  func indexOptions() -> IndexOptions {
    var options = IndexOptions(cacheFolder: globals.has(.noCache) ? nil : IndexOptions.cacheFolder { environment[$0] })
    options.isUnchecked = globals.has(.unchecked)
    return options
  }

  /// The recipes that the words of a query find, ordered by `--sort` or best first.
  func find(_ words: [String], _ invocation: Invocation) throws -> Found {
    let snapshot = try snapshot()
    let query = Query(words: words, aliases: try vault().settings.aliases)
    let result = snapshot.search(query)
    tell(result.notes)
    var found = Found(snapshot: snapshot, result: result, hits: result.hits)
    if let key = invocation.value(.sort) { found.hits = snapshot.sorted(found.hits, by: SortKey(key)) }
    return found
  }

  /// Says that nothing was found, or how to begin in an empty vault.
  func tellEmptiness(_ words: [String]) throws -> ExitCode {
    tell([
      words.isEmpty
        ? Diagnostic(.vaultEmpty, nil, [try vault().root.string])
        : Diagnostic(.nothingFound, nil, [words.joined(separator: " ")])
    ])
    return .nothing
  }
}
