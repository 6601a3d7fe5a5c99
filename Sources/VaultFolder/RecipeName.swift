// How a recipe is named on the command line: by its path, its file's name, its title or a part of the title, and never the wrong one.

public import SourceText

/// Finds the recipe that a word names.
public enum RecipeName {
  /// A recipe that can be named.
  public struct Candidate: Sendable, Hashable {
    /// Its path in the vault.
    public let path: VaultPath
    /// Its title.
    public let title: String

    /// A recipe.
    public init(path: VaultPath, title: String) {
      self.path = path
      self.title = title
    }
  }

  /// What a word names.
  public enum Meaning: Sendable, Hashable {
    /// The candidate of this number.
    case one(Int)
    /// These candidates, in the order of their paths.
    case several([Int])
    /// Nothing; the title that is nearest, if one is near.
    case nothing(near: String?)
  }

  /// What `word` names; `paths` are the places in the vault that it stands for when it is a path.
  public static func resolve(_ word: String, paths: [VaultPath] = [], among candidates: [Candidate]) -> Meaning {
    let wanted = key(word)
    if let number = named(by: paths + [VaultPath(word).normalized], candidates) { return .one(number) }
    guard !wanted.isEmpty else { return .nothing(near: nil) }
    let titles = candidates.map { key($0.title) }
    let rules: [(Int) -> Bool] = [
      { titles[$0] == wanted }, { isFileName(wanted, candidates[$0]) }, { isSlug(wanted, candidates[$0]) },
    ]
    for rule in rules {
      let equal = candidates.indices.filter(rule)
      if !equal.isEmpty { return meaning(equal, candidates) }
    }
    let parts = candidates.indices.filter { titles[$0].contains(wanted) }
    if !parts.isEmpty { return meaning(parts, candidates) }
    let hyphenless = withoutHyphens(wanted)
    let slugParts = candidates.indices.filter { withoutHyphens(titles[$0]).contains(hyphenless) }
    if !hyphenless.isEmpty, !slugParts.isEmpty { return meaning(slugParts, candidates) }
    return .nothing(near: NearName.find(word, in: candidates.map(\.title)))
  }

  /// What to say when a word does not name one recipe; nil when it does.
  public static func problem(_ word: String, _ meaning: Meaning, among candidates: [Candidate]) -> Diagnostic? {
    switch meaning {
    case .one: nil
    case .several(let numbers):
      Diagnostic(.recipeAmbiguous, nil, [word, numbers.map { candidates[$0].path.string }.joined(separator: ", ")])
    case .nothing(let near):
      Diagnostic(.recipeUnknown, nil, [word, near.map { "did you mean '\($0)'?" } ?? "`vault list` shows all recipes"])
    }
  }

  private static func meaning(_ numbers: [Int], _ candidates: [Candidate]) -> Meaning {
    if numbers.count == 1, let number = numbers.first { return .one(number) }
    return .several(numbers.sorted { candidates[$0].path < candidates[$1].path })
  }

  /// The candidate at one of these paths, with or without the ending of a Markdown file.
  private static func named(by paths: [VaultPath], _ candidates: [Candidate]) -> Int? {
    for path in paths {
      if let number = candidates.firstIndex(where: { $0.path == path }) { return number }
    }
    for path in paths {
      if let number = candidates.firstIndex(where: { stem($0.path.bytes).elementsEqual(path.bytes) }) { return number }
    }
    return nil
  }

  /// Whether a word is the name of the recipe's file, with or without its ending.
  private static func isFileName(_ wanted: String, _ candidate: Candidate) -> Bool {
    let name = candidate.path.name
    return key(String(decoding: stem(name), as: UTF8.self)) == wanted
      || key(String(decoding: name, as: UTF8.self)) == wanted
  }

  /// Whether a word is the file name that the recipe's title would give.
  private static func isSlug(_ wanted: String, _ candidate: Candidate) -> Bool {
    wanted.contains("-") && key(FileNames.make(candidate.title, ending: "")) == wanted
  }

  /// A part of a slug names what the same words do: `lemon-drizzle` is "lemon drizzle".
  private static func withoutHyphens(_ key: String) -> String {
    key.split { $0 == "-" || $0 == " " }.joined(separator: " ")
  }

  private static func stem(_ path: [UInt8]) -> ArraySlice<UInt8> {
    guard let dot = path.lastIndex(of: UInt8(ascii: ".")), WalkRules.isMarkdown(path) else { return path[...] }
    return path[..<dot]
  }

  /// The form in which names are compared: folded, runs of blanks one blank.
  private static func key(_ text: String) -> String {
    Folding.fold(text).split { $0.isWhitespace }.joined(separator: " ")
  }
}
