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
  ///
  /// Only with `needsTexts` words can be looked for in them.
  func snapshot(needsTexts: Bool = true) throws -> RecipeSnapshot {
    if let opened = openedSnapshot, opened.hasTexts || !needsTexts { return opened }
    var options = indexOptions()
    options.needsTexts = needsTexts
    let snapshot = RecipeIndex.open(try vault(), options: options)
    if openedSnapshot == nil { tell(snapshot.problems) }
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
    let snapshot = try snapshot(needsTexts: !words.isEmpty)
    let query = Query(words: words, aliases: try vault().settings.aliases)
    let result = snapshot.search(query, isBrief: isBrief(invocation))
    // Fifty brackets without partners are one thing to say.
    var said: Set<[String]> = []
    tell(result.notes.filter { said.insert([$0.id.rawValue] + $0.arguments).inserted })
    var found = Found(snapshot: snapshot, result: result, hits: result.hits)
    if let key = invocation.value(.sort) { found.hits = snapshot.sorted(found.hits, by: try sortKey(key, snapshot)) }
    return found
  }

  /// Whether the answer is told in paths or in the lines for pipes, which need nothing else of the recipes.
  private func isBrief(_ invocation: Invocation) -> Bool {
    let lists: Set = ["list", "search"]
    guard invocation.path.count == 1, lists.contains(invocation.path[0]), !invocation.has(.sort) else { return false }
    if invocation.has(.paths) || invocation.has(.null) { return true }
    let others: [Option] = [.json, .format, .snippet, .interactive]
    return !console.setup.isTerminal && !others.contains { invocation.has($0) }
  }

  /// The order that `--sort` names: a built-in one, or a key that some recipe has.
  private func sortKey(_ text: String, _ snapshot: RecipeSnapshot) throws -> SortKey {
    let key = SortKey(text)
    guard let name = key.frontMatterKey.map({ Folding.fold($0) }), !snapshot.keys.contains(name) else { return key }
    let names = Set(SortKey.names).union(snapshot.keys).sorted()
    let near = NearName.find(name, in: names)
    let hint =
      near.map { "did you mean '\($0)'?" }
      ?? "there are \(SortKey.names.joined(separator: ", ")) and every front-matter key"
    throw Failure(.sortKeyUnknown, String(text.hasSuffix("-") ? text.dropLast() : text[...]), hint)
  }

  /// Says that nothing was found and which words are near, or how to begin in an empty vault; `--count` prints 0 all the same.
  func tellEmptiness(_ found: Found, _ invocation: Invocation) throws -> ExitCode {
    if invocation.has(.count) { console.print("0") }
    let code = try tellEmptiness(invocation.words)
    for suggestion in found.snapshot.suggestions(for: found.result.query) {
      let near = suggestion.near.map { "'\($0)'" }
      let words =
        near.count > 1 ? near.dropLast().joined(separator: ", ") + " or " + near[near.count - 1] : near.joined()
      tell([Diagnostic(.termsNear, nil, [suggestion.word, words])])
    }
    return code
  }

  /// A query as it is told: the beginning of a very long one.
  private static func shortened(_ query: String) -> String {
    query.unicodeScalars.count <= 200 ? query : String(String.UnicodeScalarView(query.unicodeScalars.prefix(200))) + "…"
  }

  /// Says that nothing was found, or how to begin in an empty vault.
  func tellEmptiness(_ words: [String]) throws -> ExitCode {
    tell([
      words.isEmpty
        ? Diagnostic(.vaultEmpty, nil, [try vault().root.string])
        : Diagnostic(.nothingFound, nil, [Self.shortened(words.joined(separator: " "))])
    ])
    return .nothing
  }
}
