// A vault that is changed at random, and its index compared with what reading all files gives.

import Glibc
import VaultFolder

@testable import RecipeIndex

/// Random numbers that a seed repeats (SplitMix64, by Sebastiano Vigna).
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}

/// A vault in a scratch folder with a cache beside it.
struct Scenario {
  let scratch = Scratch()
  let cache = Scratch()
  var random: SeededNumbers

  init(seed: UInt64) { random = SeededNumbers(seed: seed) }

  /// The vault, opened anew.
  var vault: VaultFolder {
    let root = (try? VaultLocator.find(option: scratch.root.string, variable: nil, home: nil).root) ?? scratch.root
    return VaultFolder(root: root)
  }

  func open(_ change: (inout IndexOptions) -> Void = { _ in }) -> RecipeSnapshot {
    var options = IndexOptions(cacheFolder: cache.root)
    change(&options)
    return RecipeIndex.open(vault, options: options)
  }

  /// The files of the index, by name; the pieces of the delta have one in common.
  var indexFiles: [String] {
    Set(cache.names(cache.names().first ?? "").map { $0.hasPrefix("piece-") ? "piece" : $0 }).sorted()
  }

  func indexFile(_ name: String) -> String { cache.full((cache.names().first ?? "") + "/" + name) }

  /// What a snapshot says that two snapshots of one state must agree on.
  static func state(_ snapshot: RecipeSnapshot) -> [String] {
    var lines = snapshot.all.map(line).sorted()
    lines += snapshot.notRecipes.map(\.string).sorted()
    lines += snapshot.problems.map { "\($0)" }.sorted()
    for query in Self.queries {
      let hits = snapshot.search(Query(query)).hits
      lines.append(
        query + ": "
          + hits.map { "\(snapshot.path($0.number).string) \($0.score) \($0.fields.rawValue)" }.joined(separator: " "))
    }
    return lines
  }

  /// A summary as text, its keys in order.
  private static func line(_ summary: RecipeSummary) -> String {
    var rest = summary
    rest.frontMatter = [:]
    return "\(rest)" + summary.frontMatter.keys.sorted().map { "\($0)=\(summary.frontMatter[$0] ?? [])" }.joined()
  }

  /// What differs between two states, short enough to be read; nil when nothing does.
  static func difference(_ left: [String], _ right: [String]) -> String? {
    if left == right { return nil }
    let pair = zip(left, right).first { $0 != $1 }
    return "\(left.count) and \(right.count): \(pair?.0.prefix(400) ?? "") | \(pair?.1.prefix(400) ?? "")"
  }

  static let queries = [
    "", "onion", "nion", "lemon OR tofu", "-onion", "\"olive oil\"", "time:<30m", "tag:soup", "has:rating", "味噌",
    "note:x", "is:favorite", "path:a", "salt-flakes",
  ]

  private static let words = [
    "onion", "lemon", "tofu", "olive oil", "salt-flakes", "jalapeño", "合わせ味噌", "butter", "flour", "Crème",
  ]

  /// The text of some recipe.
  mutating func text() -> String {
    let title = "\(Self.words.randomElement(using: &random) ?? "") \(Int.random(in: 0..<30, using: &random))"
    var text = "---\ntitle: \(title)\n"
    if Bool.random(using: &random) { text += "time: \(Int.random(in: 5..<90, using: &random)) min\n" }
    if Bool.random(using: &random) { text += "tags: [soup, \(Self.words.randomElement(using: &random) ?? "")]\n" }
    if Int.random(in: 0..<4, using: &random) == 0 { text += "favorite: true\nrating: 4\nnote: x\n" }
    text += "---\n\n## Ingredients\n\n"
    for _ in 0..<Int.random(in: 2..<5, using: &random) {
      text += "- 100 g \(Self.words.randomElement(using: &random) ?? "")\n"
    }
    return text + "\n## Steps\n\n1. Fry the \(Self.words.randomElement(using: &random) ?? "").\n2. Serve.\n"
  }

  private mutating func folder() -> String { ["", "a/", "b/", "a/c/", "d/"].randomElement(using: &random) ?? "" }

  private mutating func path() -> String { folder() + "\(Int.random(in: 0..<12, using: &random)).md" }

  /// Changes something, as any other program would.
  mutating func step() -> String {
    let (path, other) = (path(), path())
    switch Int.random(in: 0..<12, using: &random) {
    case 0...3:
      scratch.write(path, text())
      return "write \(path)"
    case 4:
      scratch.write(path + ".new", text())
      rename(scratch.full(path + ".new"), scratch.full(path))
      return "write and rename over \(path)"
    case 5:
      remove(scratch.full(path))
      return "remove \(path)"
    case 6:
      rename(scratch.full(path), scratch.full(other))
      return "move \(path) to \(other)"
    case 7:
      let (from, to) = (folder(), "d\(Int.random(in: 0..<3, using: &random))")
      if !from.isEmpty { rename(scratch.full(from), scratch.full(to)) }
      return "move folder \(from) to \(to)"
    case 8:
      scratch.link(path, to: scratch.full(other))
      return "link \(path) to \(other)"
    case 9:
      chmod(scratch.full(path), Bool.random(using: &random) ? 0 : 0o644)
      return "chmod \(path)"
    case 10:
      // The content changes and the time of the change is set back.
      var status = stat()
      guard stat(scratch.full(path), &status) == 0 else { return "nothing" }
      scratch.write(path, text())
      utimensat(AT_FDCWD, scratch.full(path), [status.st_atim, status.st_mtim], 0)
      return "write \(path), clock set back"
    default:
      scratch.write(path, "# Notes\n\nNothing to cook.\n")
      return "write article \(path)"
    }
  }
}
